// 16.1 Treachery: the drawer returns Crown cards of his hand to the deck, unseen, of his own choice.
import { onlyFor, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { moveCard } from '../changes/cards.ts';
import { CROWN, crownName } from '../data/crown.ts';
import { seatName } from '../data/seats.ts';
import type { During, Phase } from '../kind.ts';
import { DECK, handOf } from '../spots.ts';

const choices = (state: During<'treachery'>): readonly Act<'give-back'>[] =>
  CROWN.filter((card) => state.held[card] === handOf(state.phase.seat)).map((card) => ({ do: 'give-back', card }));

export const treachery: Phase<'treachery', Act<'give-back'>> = {
  rule: '16.1',
  verbs: ['give-back'],
  asked: ({ phase }) => ({ must: phase.cards > 0 ? [seatName(phase.seat)] : [] }),
  candidates: choices,
  whyNot: (state, _seat, { card }) =>
    state.held[card] === handOf(state.phase.seat)
      ? undefined
      : refuse('16.1', { why: 'not-in-hand', card: crownName(card) }),
  apply(table, seat, { card }) {
    const { state } = table;
    moveCard(state, card, DECK);
    state.phase.cards -= 1;
    table.tell('16.1', { say: 'gave-back', seat, card: onlyFor(seat, crownName(card)) });
  },
  next: () => undefined,
  byDefault: (state) => choices(state)[0],
};
