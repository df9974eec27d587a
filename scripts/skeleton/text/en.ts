// English.
import type { Seat, Skeleton, View } from '@rose/skeleton/ids';
import { type Catalogue, citing, line } from '@rose/table/text';

const NAMES = { first: 'First', second: 'Second' } as const;
const CHAPTERS = ['Set-up', 'Play', 'End'] as const;
const stones = (count: number): string => `${count} ${count === 1 ? 'stone' : 'stones'}`;

export const en: Catalogue<Skeleton> = {
  title: 'Skeleton Title',
  subtitle: 'Take the last stone',
  seats: NAMES,
  section: citing(CHAPTERS),
  options: { stones: { name: 'Stones', explain: 'How many stones lie in the pile at the start.' } },
  log: {
    'pile-lies': ({ stones: count }) => line`There are ${stones(count)} in the pile.`,
    took: ({ seat, count, left }) => line`${NAMES[seat]} takes ${stones(count)}; ${left} left.`,
  },
  why: {
    'too-few-left': ({ count, left }) => line`${stones(count)} cannot be taken: only ${left} left.`,
  },
  how: {
    'last-stone': ([winner = 'first']) => line`${NAMES[winner]} has taken the last stone and wins.`,
  },
  verbs: { take: 'Take' },
  does: { take: ({ count }) => line`Take ${stones(count)}.` },
  prompt: {
    play: (view: View, seat: Seat) => ({
      ask: view.toMove === seat ? line`How many stones do you take?` : line`${NAMES[view.toMove]} is taking stones.`,
      explain: line`Touch the first, second or third stone from the end, then the bowl. Whoever takes the last one wins.`,
      rule: '2',
    }),
  },
  place: (_view, id) => (id === 'bowl' ? 'Bowl' : `Stone ${id}`),
  seatLine: (view, seat) => (view.toMove === seat ? 'to move' : 'waiting'),
  aim: (view) => line`Take the last of the ${stones(view.left)}.`,
};
