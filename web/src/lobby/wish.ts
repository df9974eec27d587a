// A table as somebody wishes to open it, and the ask that comes of it.
import type { Access, ClockTerms, OnlineAsk, Sides, WishedChair } from '@rose/protocol';
import type { Values } from '../home/presets.ts';
import { BOT } from '../sitter.ts';

export type ClockKind = ClockTerms['kind'];
export interface TableWish {
  readonly game: string;
  readonly options: Values;
  readonly sides: Sides;
  /** One's own seat where sides are chosen, and the one that is wished for in a bid. */
  readonly seat: string;
  readonly points: number;
  /** Who may take the other chairs, in order: anybody, or the house at a strength. */
  readonly others: readonly ('open' | 1 | 2 | 3)[];
  readonly access: Access;
  readonly clock: ClockKind;
  readonly slow: { readonly daysPerMove: number; readonly bank: number; readonly cap: number };
  readonly live: { readonly minutes: number; readonly increment: number };
  /** Nobody: whoever leaves loses. */
  readonly standIn: 1 | 2 | 3 | 'none';
}

export const firstWish = (game: string, seats: readonly string[], standIn: 1 | 2 | 3): TableWish => ({
  game,
  options: {},
  sides: 'random',
  seat: seats[0] ?? '',
  points: 0,
  others: seats.slice(1).map(() => 'open' as const),
  access: 'public',
  clock: 'none',
  slow: { daysPerMove: 3, bank: 7, cap: 14 },
  live: { minutes: 30, increment: 15 },
  standIn,
});

const clockOf = ({ clock, slow, live }: TableWish): ClockTerms => {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'slow':
      return { kind: 'slow', ...slow, cap: Math.max(slow.cap, slow.bank) };
    case 'live':
      return { kind: 'live', ...live };
  }
};

/** Where sides are chosen chair `i` is seat `i`; else one's own is the first. */
const chairsOf = ({ sides, seat, others }: TableWish, seats: readonly string[]): readonly WishedChair[] => {
  const rest: WishedChair[] = others
    .slice(0, seats.length - 1)
    .map((who) => (who === 'open' ? { kind: 'open' } : { kind: 'bot', bot: BOT, strength: who }));
  const at = sides === 'chosen' ? Math.max(0, seats.indexOf(seat)) : 0;
  return [...rest.slice(0, at), { kind: 'me' }, ...rest.slice(at)];
};

export const offerOf = (wish: TableWish, seats: readonly string[]): Extract<OnlineAsk, { ask: 'offer' }> => ({
  ask: 'offer',
  game: wish.game,
  options: wish.options,
  chairs: chairsOf(wish, seats),
  sides: wish.sides,
  access: wish.access,
  clock: clockOf(wish),
  standIn: wish.standIn === 'none' ? null : { bot: BOT, strength: wish.standIn },
  ...(wish.sides === 'bid' ? { bid: { seat: wish.seat, points: wish.points } } : {}),
});
