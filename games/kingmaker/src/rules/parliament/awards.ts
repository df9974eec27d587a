// 9.3 Cards of Chancery are given to nobles, present or not, of any faction: as long as somebody can take them.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { isBesieged, whyNotBear } from '../asides/hand.ts';
import { moveCard } from '../changes/cards.ts';
import { changingHands } from '../changes/places.ts';
import { type CrownId, crownKind, crownName } from '../data/crown.ts';
import { NOBLES, type NobleId, nobleName, pieceName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { isAfloat, isInPlay, isOnBoard, roundFrom, seatOfNoble } from '../position/pieces.ts';
import { CHANCERY, DECK } from '../spots.ts';
import type { State } from '../state.ts';
import type { SittingTable, Stage } from './sitting.ts';

/** Ruling 92: on the board, neither besieged nor at sea, and fit to bear it. */
export const whyNotTake = (state: State, card: number, noble: number): Refusal | undefined => {
  const name = nobleName(noble);
  if (!isInPlay(state, noble) || !isOnBoard(state, noble)) return refuse('9.3', { why: 'not-on-board', noble: name });
  if (isAfloat(state, noble)) return refuse('9.3', { why: 'is-afloat', piece: pieceName(noble) });
  if (isBesieged(state, noble)) return refuse('9.3', { why: 'is-besieged', piece: pieceName(noble) });
  return whyNotBear(state, card, noble);
};
export const canBeGiven = (state: State, card: number): boolean =>
  NOBLES.some((noble) => isInPlay(state, noble) && !whyNotTake(state, card, noble));

/** Ruling 158: nobody is crowned by a bishop just awarded. */
export const giveCard = (table: SittingTable, card: number, noble: number): void => {
  const { state } = table;
  state.phase.cards = state.phase.cards.filter((other) => other !== card);
  changingHands(table as unknown as Table, () => moveCard(state, card, noble));
  if (crownKind(card) === 'bishop') state.fresh.push(card as CrownId);
  const seat = seatName(seatOfNoble(state, noble));
  table.tell('9.3', { say: 'awarded', seat, card: crownName(card), noble: nobleName(noble) });
};
/** Titles and offices that nobody can take go to the Crown deck, bishops back to Chancery where they are of it (14.4). */
export const putBack = (table: SittingTable, card: number): void => {
  const { state } = table;
  const pile = crownKind(card) === 'bishop' ? CHANCERY : DECK;
  state.phase.cards = state.phase.cards.filter((other) => other !== card);
  moveCard(state, card, pile);
  table.tell('9.3', { say: 'not-awarded', card: crownName(card), to: pile === DECK ? 'deck' : 'chancery' });
};

export const awarding: Stage<'award'> = {
  rule: '9.3',
  verbs: ['award'],
  asked: (state) => (state.phase.cards.some((card) => canBeGiven(state, card)) ? [state.phase.summoner] : []),
  candidates: (state) =>
    state.phase.cards.flatMap((card) =>
      NOBLES.filter((noble) => isInPlay(state, noble)).map(
        (noble) => ({ do: 'award', card: card as CrownId, noble }) as const,
      ),
    ),
  whyNot(state, _seat, { card, noble }) {
    if (!state.phase.cards.includes(card)) return refuse('9.3', { why: 'not-on-the-table', card: crownName(card) });
    return whyNotTake(state, card, noble);
  },
  apply: (table, _seat, { card, noble }) => giveCard(table, card, noble),
  byDefault(state): Act<'award'> | undefined {
    // Ruling 180: in turn order, from the summoner on.
    const order = roundFrom(state, state.phase.summoner).flatMap((seat) =>
      NOBLES.filter((one) => seatOfNoble(state, one) === seat),
    );
    for (const card of state.phase.cards) {
      const noble = order.find((one) => !whyNotTake(state, card, one));
      if (noble !== undefined) return { do: 'award', card: card as CrownId, noble: noble as NobleId };
    }
    return undefined;
  },
  close(table) {
    for (const card of table.state.phase.cards) putBack(table, card);
    return 'pardon';
  },
};
