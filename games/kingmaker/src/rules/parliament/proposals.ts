// 14.5 Which card is voted on, who may propose for it, and who comes after him.
import { crownKind } from '../data/crown.ts';
import { NOBLES, type NobleId } from '../data/persons.ts';
import { has, isInPlay } from '../position/pieces.ts';
import { NONE } from '../spots.ts';
import { putBack, whyNotTake } from './awards.ts';
import type { Sitting, SittingTable } from './sitting.ts';

export const cardOf = ({ phase }: Sitting): number => phase.cards[0] ?? NONE;
export const isBishop = (state: Sitting): boolean => crownKind(cardOf(state)) === 'bishop';
export const ableTo = (state: Sitting): readonly NobleId[] =>
  NOBLES.filter(
    (noble) => isInPlay(state, noble) && !has(state.phase.tried, noble) && !whyNotTake(state, cardOf(state), noble),
  );
/** Ruling 114: for a bishop the summoner alone, as often as he likes. */
export const proposerOf = (state: Sitting): number => {
  const { order } = state.phase;
  return (isBishop(state) ? state.phase.summoner : order[0]) ?? NONE;
};
export const nextCard = (table: SittingTable): void => {
  const { phase } = table.state;
  phase.tried = 0;
  phase.nominee = NONE as never;
  phase.order = [...phase.proposers];
};
export const giveUp = (table: SittingTable): void => {
  putBack(table, cardOf(table.state as Sitting));
  nextCard(table);
};
/** The next who may propose; without one nobody gets the card. */
export const nextProposer = (table: SittingTable): void => {
  const { phase } = table.state;
  if (isBishop(table.state as Sitting)) {
    giveUp(table);
    return;
  }
  phase.tried = 0;
  phase.order = phase.order.slice(1);
  if (phase.order.length === 0) giveUp(table);
};
