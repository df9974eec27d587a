// When a scene is to be shown: looks for a moment in what was just told.
import { type Signal, useSignal } from '@preact/signals';
import type { Kind } from '@rose/table';
import { useEffect } from 'preact/hooks';
import type { Moment } from '../../../../games/face.ts';
import { scenes } from '../../prefs.ts';
import type { TableContext } from '../context.ts';
import type { Desk } from '../picking/desk.ts';

/** How each table was last seen, also before a curtain fell: what is public in it is the same for all. */
const lastSeen = new Map<string, { readonly seq: number; readonly view: Kind['view'] }>();

/** The moment in what was just told, once. */
export const useMoment = ({ desk, words }: TableContext): Signal<Moment | undefined> => {
  const moment = useSignal<Moment | undefined>(undefined);
  const show = (found: Moment): void => {
    moment.value = found;
  };
  useEffect(
    () =>
      desk.change.subscribe((change) => {
        const { table, seq, view: after, outcome } = desk.sight.peek();
        const before = lastSeen.get(table);
        lastSeen.set(table, { seq, view: after });
        if (!before || before.seq === seq || change.kind !== 'forward' || outcome) return;
        const told = change.steps.flatMap((step) => step.told.map(({ entry }) => entry));
        const found = desk.face.moment?.({ before: before.view, after, told, words });
        if (found instanceof Promise) void found.then(show, () => undefined);
        else if (found) show(found);
      }),
    [desk, words, moment],
  );
  return moment;
};

/** Where it is not told large, two lines tell of it, as soon as the board is done. */
export const useBrief = (desk: Desk, moment: Signal<Moment | undefined>, isFree: boolean): void => {
  const now = moment.value;
  useEffect(() => {
    if (!now || !isFree || scenes.peek() === 'all') return;
    desk.told.value = { title: now.title, text: now.how };
    moment.value = undefined;
  }, [now, isFree, desk, moment]);
};
