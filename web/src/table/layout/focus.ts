// Focus is never lost: when what held it goes away with a move, it returns to where the hand was.
import { useEffect } from 'preact/hooks';
import type { Desk } from '../picking/desk.ts';

export const placeElement = (place: string, within: ParentNode = document): SVGElement | HTMLElement | null =>
  within.querySelector(`[data-place="${CSS.escape(place)}"]`);

type Home = { readonly place: string } | { readonly id: string };
const homeOf = (target: Element): Home | undefined => {
  const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (place !== undefined) return { place };
  const id = target.closest<HTMLElement>('[data-focus-home]')?.dataset['focusHome'];
  return id === undefined ? undefined : { id };
};
const elementOf = (home: Home): SVGElement | HTMLElement | null =>
  'place' in home ? placeElement(home.place) : document.getElementById(home.id);

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

export const useFocusKeeper = (desk: Desk): void => {
  useEffect(() => {
    let home: Home | undefined;
    let frame = 0;
    let wasHeld = false;
    const remember = (event: FocusEvent): void => {
      wasHeld = true;
      if (event.target instanceof Element) home = homeOf(event.target) ?? home;
    };
    const release = (event: PointerEvent): void => {
      // a press on bare ground lets go of the focus on purpose
      if (event.target instanceof Element && !event.target.closest('button, a, input, textarea, [tabindex]'))
        wasHeld = false;
    };
    const restore = (): void => {
      cancelAnimationFrame(frame);
      // the page is drawn in the next frame; what it took away is known in the one after
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (!wasHeld || !isLost()) return;
          const target = (home && elementOf(home)) ?? document.getElementById('prompt');
          target?.focus({ preventScroll: true });
        });
      });
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', release);
    const watch = [desk.sight, desk.menu].map((signal) => signal.subscribe(restore));
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', release);
      for (const stop of watch) stop();
    };
  }, [desk]);
};
