// The question and its main button, as far as a touch would meet them, and how to take them out of the picture for a moment.
import { all, type Box, boxOf, common, nameOf, SCREEN, topAt } from './boxes.ts';

const ASKING = '#prompt, [data-zone="prompt"] .btn.primary, [data-zone="confirm"] .btn.primary';

export interface Asking {
  readonly what: string;
  readonly box: Box;
}
/** Behind a scene, a menu or a full sheet they are not meant to be seen. */
export const openQuestion = (): readonly Asking[] =>
  all(ASKING).flatMap((one): readonly Asking[] => {
    const box = common(boxOf(one), SCREEN());
    const top = box && topAt(box.x + box.w / 2, box.y + box.h / 2);
    return box && top && (one.contains(top) || top.contains(one)) ? [{ what: nameOf(one), box }] : [];
  });

let wiped: CSSStyleSheet | undefined;
/** Without a change of the page that anybody could notice: it keeps its focus, and takes touches as before. */
export const wipe = (isWiped: boolean): void => {
  if (!wiped) {
    wiped = new CSSStyleSheet();
    wiped.replaceSync(`:is(${ASKING}) { opacity: 0 !important; transition: none !important; }`);
  }
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== wiped);
  document.adoptedStyleSheets = isWiped ? [...others, wiped] : others;
};
