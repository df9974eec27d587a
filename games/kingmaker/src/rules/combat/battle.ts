// 7.2 Battle: odds, card, the fallen, the taken.

import { kill } from '../changes/deaths.ts';
import { claimHeirs, orphan, setKeeper } from '../changes/heirs.ts';
import { liftSieges, put } from '../changes/places.ts';
import { namedOn, resultOf } from '../data/events.ts';
import { placesIn } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Table, TableIn } from '../kind.ts';
import { has, isAlive, isInPlay, isOnBoard, leadOf, listOf } from '../position/pieces.ts';
import { strengthOfAll } from '../position/strength.ts';
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { takePrisoners } from './captives.ts';
import { turnCard } from './card.ts';
import { heirsWith, leaderOf } from './forces.ts';
import { oddsOf, winsAt } from './odds.ts';

/** Those of a force who still stand. */
const standing = (state: State, set: number): number => {
  let left = 0;
  for (const noble of listOf(set)) if (isInPlay(state, noble) && isOnBoard(state, noble)) left |= 1 << noble;
  return left;
};
/** 7.2 The nobles printed on the card who took part. */
export const fallen = (card: number, set: number): number =>
  namedOn(card).reduce((sum, noble) => sum | (has(set, noble) ? 1 << noble : 0), 0);

/** An heir goes to the side that took him: to one of its nobles, if none stands with him. */
const takeHeirs = (table: Table, heirs: readonly number[], winners: number, seat: number): void => {
  const { state } = table;
  for (const royal of heirs) {
    if (!isAlive(state, royal)) continue;
    setKeeper(table, royal, seat);
    const spots = listOf(winners).map((noble) => state.spot[noble] as number);
    if (!spots.includes(state.spot[royal] as number)) put(state, royal, spots[0] as number);
    state.group[royal] = state.group[leadOf(winners)] as number;
  }
};
/** 7.4 Who beat the besiegers of a place may attack it, or go in, in the same phase. */
const relieve = (table: TableIn<'combat'>, besieged: readonly number[], winners: number): void => {
  for (const place of besieged) table.state.phase.relieved.push({ place: place as never, nobles: winners });
};

export const fightBattle = (table: TableIn<'combat'>): void => {
  const whole = table as unknown as Table;
  const { state } = whole;
  const { attackers, defenders, by, area } = table.state.phase;
  state.attacked |= attackers;
  state.defended |= defenders;
  const card = turnCard(whole, by);
  if (card === NONE || resultOf(card) === 'bad-weather') {
    whole.tell('7.2', { say: 'bad-weather' });
    return;
  }
  const men = [strengthOfAll(state, attackers, area), strengthOfAll(state, defenders, area)] as const;
  const odds = oddsOf(men[0], men[1]);
  const [strong, weak] = men[0] > men[1] ? [attackers, defenders] : [defenders, attackers];
  const seat = leaderOf(state, strong);
  const heirs = heirsWith(state, weak);
  const all = [...heirs, ...heirsWith(state, strong)];
  const losers = leaderOf(state, weak);
  const besieged = weak === defenders ? placesIn(area).filter((place) => state.siege[place] === losers) : [];
  kill(whole, fallen(card, attackers | defenders), [], 'combat');
  const winners = standing(state, strong);
  if (!winsAt(odds, resultOf(card))) whole.tell('7.2', { say: 'indecisive', odds });
  else {
    whole.tell('7.2', { say: 'battle-won', seat: seatName(seat), odds });
    // Ruling 67: where every victor falls, nobody is taken.
    if (winners !== 0) {
      takeHeirs(whole, heirs, winners, seat);
      const taken = standing(state, weak);
      for (const noble of listOf(taken)) put(state, noble, NONE);
      relieve(table, besieged, winners);
      finish(whole, all);
      takePrisoners(whole, seat, winners, taken);
      return;
    }
  }
  finish(whole, all);
};
const finish = (table: Table, heirs: readonly number[]): void => {
  orphan(table, heirs);
  claimHeirs(table);
  liftSieges(table);
};
