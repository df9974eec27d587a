// What a mouse is told where it rests, a finger is told where it touches: the words of a small picture, on a paper.
import { useEffect } from 'preact/hooks';
import type { Desk } from '../picking/desk.ts';

/** These answer a touch themselves. */
const ANSWERS = 'button, a[href], input, summary, label, [role="button"], [data-place]';

const toldAt = ({ target }: Event): string | undefined => {
  const titled = target instanceof Element ? target.closest('.at-table [title]') : null;
  return titled && !titled.closest(ANSWERS) ? (titled.getAttribute('title') ?? undefined) : undefined;
};
export const useTold = (desk: Desk): void =>
  useEffect(() => {
    const tell = (event: Event): void => {
      const told = toldAt(event);
      if (told !== undefined) desk.refusing.value = undefined;
      // said already: the same touch again puts it away
      desk.told.value = told === undefined || told === desk.told.peek()?.title ? undefined : { title: told };
    };
    // before whatever the touch itself brings about, so that it is not wiped out
    document.addEventListener('click', tell, { capture: true });
    return () => document.removeEventListener('click', tell, { capture: true });
  }, [desk]);
