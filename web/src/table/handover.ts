// Who looks at the table from this device: one person keeps a seat, several pass the device from hand to hand.
import type { Seating, Sight } from '@rose/protocol';
import { isHere } from '../here.ts';

/** The seats of persons at this device: all of them at its own tables, one's own in the open house. */
export const personsOf = (seating: Seating): readonly string[] =>
  Object.keys(seating).filter((seat) => isHere(seating[seat]));

export const isPassAndPlay = (seating: Seating): boolean => personsOf(seating).length > 1;

/** The seat to look from: the one that must act, else the one that looked last, else a bystander's place. */
export const viewerFor = (seating: Seating, active: readonly string[], now: string): string => {
  const persons = personsOf(seating);
  const acting = persons.filter((seat) => active.includes(seat));
  if (acting.includes(now)) return now;
  return acting[0] ?? (persons.includes(now) ? now : persons[0]) ?? 'spectator';
};

/** With secrets in the game the next person must not see what the last one saw. */
export const needsCurtain = (secrets: boolean, seating: Seating, from: string, to: string): boolean =>
  secrets && from !== to && to !== 'spectator' && isPassAndPlay(seating);

/** What bystanders see, with the choices of whoever acts: nothing in it is known to one person alone. */
export const shared = (common: Sight, { viewer, seq, may, noUndo }: Sight): Sight => ({
  ...common,
  viewer,
  seq,
  may,
  verbs: [],
  noUndo,
});
