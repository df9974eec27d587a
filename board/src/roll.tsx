// A roll of drawings that others bear by name: written as text, a few at a time, and laid out only where one is borne.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useDrawing } from './names.ts';
import { UNSEEN } from './silent.tsx';

/** So many milliseconds of writing at a time: a roll of fifty arms keeps a slow phone busy for most of a second. */
const AT_ONCE = 6;
const writeIn = (roll: Element, { shapes, textOf }: RollProps, id: (shape: string) => string): (() => void) => {
  const left = [...shapes];
  const named = (text: string): string => text.replaceAll('url(#', `url(#${id('')}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    const until = performance.now() + AT_ONCE;
    let text = '';
    for (let next = left.shift(); next !== undefined; next = performance.now() < until ? left.shift() : undefined)
      text += `<g id="${id(next)}">${named(textOf(next))}</g>`;
    roll.insertAdjacentHTML('beforeend', text);
    if (left.length > 0) timer = setTimeout(write);
  };
  roll.innerHTML = '';
  write();
  return () => clearTimeout(timer);
};

export interface RollProps {
  /** Their names in the drawing. */
  readonly shapes: readonly string[];
  /** One as text, with `url(#…)` for paints and clips of the same drawing; best written once for all the page. */
  textOf(shape: string): string;
}
export const Roll = (props: RollProps) => {
  const { id } = useDrawing();
  const roll = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => (roll.current ? writeIn(roll.current, props, id) : undefined), [id, props.shapes.join()]);
  // nobody lays out what nobody bears; a group would be laid out all the same, for the sake of paints in it
  return <svg ref={roll} style={UNSEEN} aria-hidden="true" />;
};
