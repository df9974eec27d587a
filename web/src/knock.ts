// A soft knock on the table when the turn comes back to the guest, for those who want it.
import type { Sight } from '@rose/protocol';
import { onNews } from './connection.ts';
import { isHere } from './here.ts';
import { sound } from './prefs.ts';

const seen = new Map<string, boolean>();
/** Only where somebody else moves in between: on a shared screen everybody is looking anyway. */
const comesBack = ({ table, viewer, active, seating }: Sight): boolean => {
  const mine = active.includes(viewer);
  const before = seen.get(table);
  seen.set(table, mine);
  return mine && before === false && Object.values(seating).some((sitter) => !isHere(sitter));
};

export const knock = (): void => {
  if (sound.value) void import('./sounds.ts').then(({ play }) => play('knock'));
};

export const knockOnTurns = (): void => {
  onNews((news) => {
    if (news.news === 'sight' && comesBack(news.sight)) knock();
  });
};
