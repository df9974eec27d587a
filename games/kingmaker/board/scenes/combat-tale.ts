// The last combat as the log tells it: who declared it on whom. Small enough to be asked at every redraw.
import type { LogEntry, NobleName, Told, View } from '@rose/kingmaker/ids';
import { seatOfNoble } from '../stacks.ts';

export type Tale = readonly (readonly Told[])[] | undefined;
export type Entry<S extends LogEntry['say']> = Extract<LogEntry, { say: S }>;
export const said = <S extends LogEntry['say']>(tale: readonly Told[], say: S): Entry<S> | undefined =>
  tale.findLast((entry): entry is Entry<S> => entry.say === say);

export const DECLARED: readonly string[] = ['attack-declared', 'siege-declared', 'town-fight-declared'];
export interface Fought {
  readonly entry: Entry<'attack-declared' | 'siege-declared' | 'town-fight-declared'>;
  /** All that was told from there on. */
  readonly after: readonly Told[];
  readonly card: Entry<'combat-card'>;
  readonly attackers: readonly NobleName[];
  readonly defenders: readonly NobleName[];
}
/** The last combat of the log, once its card is turned. */
export const lastFought = (story: Tale): Fought | undefined => {
  const tale = (story ?? []).flat();
  const from = tale.findLastIndex(({ say }) => DECLARED.includes(say));
  if (from < 0) return undefined;
  const after = tale.slice(from);
  const card = said(after, 'combat-card');
  if (!card) return undefined;
  const entry = tale[from] as Fought['entry'];
  if (entry.say !== 'siege-declared')
    return { entry, after, card, attackers: entry.attackers, defenders: entry.defenders };
  const inside = after.flatMap((one) => (one.say === 'captured' ? (one as Entry<'captured'>).nobles : []));
  return { entry, after, card, attackers: entry.nobles, defenders: inside };
};
/** Whether this viewer had to do with it. */
export const tookPart = (view: View, viewer: string, story: Tale): boolean => {
  const fought = lastFought(story);
  if (!fought) return false;
  const { entry, attackers, defenders } = fought;
  return entry.seat === viewer || [...attackers, ...defenders].some((noble) => seatOfNoble(view, noble) === viewer);
};
