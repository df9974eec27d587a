// 8.1 Death: all die first, then cards are sorted, places turn neutral, heirs are freed (ruling 190). Whoever calls this
// claims heirs afterwards, where his rule says so.
import { dukeOf, HOUSES, isDuke, N, nobleName } from '../data/persons.ts';
import { LOYAL } from '../data/tables.ts';
import { twoDice } from '../dice.ts';
import type { Table } from '../kind.ts';
import type { Cause } from '../log.ts';
import { pieceNames } from '../naming.ts';
import { has, listOf, seatOfNoble } from '../position/pieces.ts';
import { isTitled } from '../position/strength.ts';
import { keeperOfRoyal, seniorOf } from '../position/throne.ts';
import { ASIDE, captiveOf, DECK, factionSeat, handSeat, isInFaction, isInHand, NONE } from '../spots.ts';
import { dropCards, moveCard } from './cards.ts';
import { claimDuke, endRoyal, freeHeirs, uncrown } from './heirs.ts';
import { changingHands, liftSieges, put, unnotePlaces } from './places.ts';

/** Whoever he commanded is his own master again, and he is nobody's man or prisoner. */
export const releaseNoble = (table: Table, noble: number): void => {
  const { state } = table;
  state.captors[noble] = 0;
  state.command[noble] = NONE;
  state.usedBy[noble] = NONE;
  state.ransom &= ~(1 << noble);
  for (const other of state.command.keys()) if (state.command[other] === noble) state.command[other] = NONE;
};
/** Takes a noble off the board: his own card goes to the deck, the others as 8.1 says unless somebody took them. */
const removeNoble = (table: Table, noble: number): void => {
  const { state } = table;
  put(state, noble, NONE);
  releaseNoble(table, noble);
  if (noble === N.beaufort) uncrown(state, noble);
  dropCards(state, noble);
  moveCard(state, noble, isDuke(noble) ? ASIDE : DECK);
};
/** 15.5 His successor keeps the title alone, and starts from one of his castles. */
const succeed = (table: Table, noble: number): void => {
  const { state } = table;
  put(state, noble, captiveOf(seatOfNoble(state, noble)));
  releaseNoble(table, noble);
  if (noble === N.beaufort) uncrown(state, noble);
  dropCards(state, noble, true);
  state.homing.push(noble);
};

/** 15.5 Ruling 130: for each titled noble two dice; the Dukes pass on as 15.7 says. */
const loyalOnes = (table: Table, nobles: number, cause: Cause): number => {
  const { state } = table;
  const limit = LOYALTY[cause];
  if (!state.options.advanced || limit === undefined) return 0;
  let loyal = 0;
  for (const noble of listOf(nobles)) {
    if (isDuke(noble) || !isTitled(state, noble)) continue;
    const dice = twoDice(table, '15.5');
    const stays = dice <= limit;
    if (stays) loyal |= 1 << noble;
    table.tell('15.5', { say: 'loyalty', noble: nobleName(noble), dice, stays });
  }
  return loyal;
};
const LOYALTY: { readonly [C in Cause]?: number } = {
  combat: LOYAL.combat,
  siege: LOYAL.combat,
  plague: LOYAL.misfortune,
  called: LOYAL.misfortune,
};

/** `stormed`: see `changingHands`. */
export const kill = (
  table: Table,
  nobles: number,
  royals: readonly number[],
  cause: Cause,
  stormed: number = NONE,
): void => {
  if (nobles === 0 && royals.length === 0) return;
  const pieces = [...listOf(nobles), ...royals];
  const rule = cause === 'execution' ? '8.3' : '8.1';
  table.tell(rule, { say: 'died', pieces: pieceNames(pieces), cause });
  remove(table, nobles, royals, loyalOnes(table, nobles, cause), stormed);
};
/** The same without a word of its own; `loyal`: those who are succeeded. */
export const remove = (
  table: Table,
  nobles: number,
  royals: readonly number[],
  loyal = 0,
  stormed: number = NONE,
): void => {
  const { state } = table;
  const seniors = HOUSES.map((house) => seniorOf(state, house));
  changingHands(
    table,
    () => {
      for (const royal of royals) endRoyal(table, royal);
      for (const noble of listOf(nobles))
        if (has(loyal, noble)) succeed(table, noble);
        else removeNoble(table, noble);
      unnotePlaces(state, nobles);
    },
    stormed,
  );
  freeHeirs(table);
  if (state.options.advanced) passDukes(table, seniors);
  // A Duke who passes on may have been somebody's last noble.
  if (state.options.advanced && state.rules > 3) freeHeirs(table);
  liftSieges(table);
};

/** 15.7 Ruling 121: a Duke whose house has a new senior goes to whoever controls that one, unless he is there already. */
const passDukes = (table: Table, before: readonly number[]): void => {
  const { state } = table;
  for (const [n, house] of HOUSES.entries()) {
    const duke = dukeOf(house);
    const senior = seniorOf(state, house);
    const keeper = senior === NONE ? NONE : keeperOfRoyal(state, senior);
    if (senior !== before[n] && holderSeat(state.held[duke] as number) !== keeper)
      changingHands(table, () => {
        if (isInFaction(state.held[duke] as number)) removeNoble(table, duke);
        else if (isInHand(state.held[duke] as number)) moveCard(state, duke, ASIDE);
        unnotePlaces(state, 1 << duke);
      });
    claimDuke(table, house);
  }
};
const holderSeat = (holder: number): number => {
  if (isInFaction(holder)) return factionSeat(holder);
  return isInHand(holder) ? handSeat(holder) : NONE;
};
