// 15.3 Encounters: the side that has the attack engages columns, both sides send support, and each is decided by a card.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { kill } from '../changes/deaths.ts';
import { setKeeper } from '../changes/heirs.ts';
import { put } from '../changes/places.ts';
import { isBadWeather, turnCard } from '../combat/card.ts';
import { fallenByDice, standing } from '../combat/fallen.ts';
import { oddsOf, winsAt } from '../combat/odds.ts';
import { ODDS, type OddsName, resultOf } from '../data/events.ts';
import { NOBLE_COUNT, nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { COLUMNS, columnOf, isFront, isSecond, spaceName } from '../data/spaces.ts';
import type { Refusal, Table } from '../kind.ts';
import { nobleNames } from '../naming.ts';
import { loosenCommand } from '../parley/alliances.ts';
import { has, isAlive, leadOf, listOf, seatsOf, setOf } from '../position/pieces.ts';
import { strengthAt } from '../position/strength.ts';
import { captiveOf, NONE } from '../spots.ts';
import {
  clearField,
  encounterOf,
  type Field,
  type FieldTable,
  facing,
  fightersIn,
  heirsInFront,
  isEngaged,
  menIn,
  nearestTo,
  nobleIn,
  seatOfSide,
  setOfSide,
  sideOf,
  spaceOf,
  stepForward,
} from './lines.ts';
import { type Muster, waver } from './wavering.ts';

export const whyNotEngage = (state: Field, { space }: Act<'engage'>): Refusal | undefined =>
  facing(state).includes(space) && !isEngaged(state, space) ? undefined : refuse('15.3', { why: 'nobody-faces-him' });
export const engagements = (state: Field): readonly Act<'engage'>[] =>
  facing(state).map((space) => ({ do: 'engage', space }));

/** 15.3 From the second line in his own column; from an idle front, with who stands behind him, to the nearest encounter. */
export const whyNotSupport = (state: Field, { noble, space }: Act<'support'>): Refusal | undefined => {
  const name = { noble: nobleName(noble) };
  if (!has(setOfSide(state, state.phase.asked), noble)) return refuse('15.3', { why: 'not-your-noble', ...name });
  if (encounterOf(state, noble) !== NONE) return refuse('15.3', { why: 'fights-already', ...name });
  const own = spaceOf(state, noble);
  const column = columnOf(own);
  if (isSecond(own) && isEngaged(state, column))
    return space === column ? undefined : refuse('15.3', { why: 'not-the-nearest-fight', ...name });
  const before = isSecond(own) ? nobleIn(state, state.phase.asked, column) : NONE;
  const free = isFront(own) || (before !== NONE && state.phase.joins[before] === space);
  return free && nearestTo(state, column).includes(space)
    ? undefined
    : refuse('15.3', { why: 'not-the-nearest-fight', ...name });
};
export const supports = (state: Field): readonly Act<'support'>[] =>
  listOf(setOfSide(state, state.phase.asked)).flatMap((noble) =>
    encounterOf(state, noble) !== NONE
      ? []
      : COLUMNS.filter((column) => isEngaged(state, column)).map((space) => ({ do: 'support', noble, space }) as const),
  );

/** 15.3 In tens, to the nearest other encounter, as long as at least two to one is left in his own. */
export const whyNotDetach = (state: Field, { noble, men, space }: Act<'detach'>): Refusal | undefined => {
  const name = { noble: nobleName(noble) };
  const side = state.phase.asked;
  if (!has(setOfSide(state, side), noble)) return refuse('15.3', { why: 'not-your-noble', ...name });
  const column = encounterOf(state, noble);
  if (column === NONE || !nearestTo(state, column).includes(space))
    return refuse('15.3', { why: 'not-the-nearest-fight', ...name });
  if (men % 10 !== 0 || men < 10 || men >= strengthAt(state, noble, state.phase.area))
    return refuse('15.3', { why: 'not-so-many', ...name });
  if (state.phase.detached.some((sent) => sent.noble === noble))
    return refuse('15.3', { why: 'sent-already', ...name });
  return menIn(state, side, column) - men >= 2 * menIn(state, 1 - side, column)
    ? undefined
    : refuse('15.3', { why: 'not-two-to-one', ...name });
};
/** As many as he can spare, and every ten less. */
export const detachments = (state: Field): readonly Act<'detach'>[] => {
  const side = state.phase.asked;
  const found: Act<'detach'>[] = [];
  for (const noble of listOf(setOfSide(state, side))) {
    const column = encounterOf(state, noble);
    if (column === NONE) continue;
    const spare = menIn(state, side, column) - 2 * menIn(state, 1 - side, column);
    const most = Math.min(spare, strengthAt(state, noble, state.phase.area) - 1);
    for (const space of nearestTo(state, column))
      for (let men = 10; men <= most; men += 10) found.push({ do: 'detach', noble, men, space });
  }
  return found;
};

/** 15.3 Steps in favour of a side: of the original defender when attacked, of heirs in front; one at most in all. */
export const favoured = (state: Field): number => {
  const net = (state.phase.active === 0 ? 1 : 0) + heirsInFront(state, 1) - heirsInFront(state, 0);
  if (net === 0) return NONE;
  return net > 0 ? 1 : 0;
};
export interface Chances {
  readonly odds: OddsName;
  /** The side that can win; NONE at even odds. */
  readonly side: number;
}
export const chancesOf = (men: readonly [number, number], favour: number): Chances => {
  const base = ODDS.indexOf(oddsOf(men[0], men[1]));
  if (base === 0) return { odds: favour === NONE ? 'even' : 'majority', side: favour };
  const side = men[0] > men[1] ? 0 : 1;
  const moved = favour === NONE ? base : favour === side ? Math.min(base + 1, ODDS.length - 1) : base - 1;
  return { odds: ODDS[moved] as OddsName, side: moved === 0 ? NONE : side };
};

/** Heirs whose noble fell or was taken belong to the others, if these still stand; else they join another of their side. */
const takeHeirs = (table: FieldTable, heirs: readonly number[], sides: readonly [number, number]): void => {
  const { phase } = table.state;
  for (const royal of heirs) {
    const n = royal - NOBLE_COUNT;
    const side = has(sides[0], phase.with[n] as number) ? 0 : 1;
    if (has(setOfSide(table.state as Field, side), phase.with[n] as number)) continue;
    const others = standing(table.state, sides[1 - side] as number);
    const own = setOfSide(table.state as Field, side);
    phase.with[n] = others === 0 && own !== 0 ? leadOf(own) : NONE;
    if (others !== 0 && isAlive(table.state, royal))
      setKeeper(table as unknown as Table, royal, seatOfSide(table.state as Field, 1 - side));
  }
};
const fight = (table: FieldTable, column: number, mustered: readonly [number, number], favour: number): void => {
  const whole = table as unknown as Table;
  const state = table.state as Field;
  let musters: readonly [Muster, Muster] = [
    { set: setOf(fightersIn(state, 0, column)), men: mustered[0] },
    { set: setOf(fightersIn(state, 1, column)), men: mustered[1] },
  ];
  const wavers = (): boolean => {
    const changed = waver(table, musters);
    musters = changed ?? musters;
    return changed !== undefined;
  };
  const card = turnCard(whole, seatOfSide(state, state.phase.active), { waver: wavers });
  const sides = [musters[0].set, musters[1].set] as const;
  const men = [musters[0].men, musters[1].men] as const;
  const heirs = state.phase.heirs.filter((royal) => {
    const noble = state.phase.with[royal - NOBLE_COUNT] as number;
    return noble !== NONE && has(sides[0] | sides[1], noble);
  });
  const { odds, side } = chancesOf(men, favour);
  const wins = !isBadWeather(card) && side !== NONE && winsAt(odds, resultOf(card));
  const even = men[0] === men[1];
  const [strong, weak] = men[0] >= men[1] ? sides : ([sides[1], sides[0]] as const);
  const { nobles, royals } = fallenByDice(whole, even ? strong | weak : strong, even ? 0 : weak, heirs);
  whole.tell('15.3', {
    say: 'encounter',
    space: spaceName(column),
    attackers: nobleNames(sides[0]),
    defenders: nobleNames(sides[1]),
    men,
    odds,
    winner: wins ? seatName(seatOfSide(state, side)) : null,
  });
  kill(whole, nobles, royals, 'combat');
  const captors = wins ? standing(state, sides[side] as number) : 0;
  if (captors !== 0) take(table, side, captors, standing(state, sides[1 - side] as number));
  clearField(table);
  takeHeirs(
    table,
    heirs.filter((royal) => isAlive(state, royal)),
    sides,
  );
};
const take = (table: FieldTable, side: number, captors: number, taken: number): void => {
  const { state } = table;
  const seat = seatOfSide(state as Field, side);
  for (const noble of listOf(taken)) {
    put(state, noble, captiveOf(seat));
    state.captors[noble] = captors;
    state.command[noble] = NONE;
  }
  // 13.2 Nobody is led by a prisoner. Tables of the first five rules left him who was taken in the lines his command.
  if (state.rules > 5) loosenCommand(state);
  if (taken !== 0) table.tell('8.2', { say: 'captured', seat: seatName(seat), nobles: nobleNames(taken) });
};
/** All encounters of a half-round, column by column; men and favour are those of its beginning. */
export const fightAll = (table: FieldTable): void => {
  const state = table.state as Field;
  const favour = favoured(state);
  const columns = COLUMNS.filter((column) => isEngaged(state, column));
  const men = columns.map((column) => [menIn(state, 0, column), menIn(state, 1, column)] as const);
  for (const [n, column] of columns.entries()) {
    const both = [0, 1].every((side) => fightersIn(state, side, column).length > 0);
    if (both) fight(table, column, men[n] as readonly [number, number], favour);
  }
  stepForward(table);
};
/** Who joins shows his face. */
export const join = (table: FieldTable, noble: number, column: number): void => {
  const { state } = table;
  state.phase.joins[noble] = column;
  if (!has(state.phase.shown, noble)) {
    state.phase.shown |= 1 << noble;
    table.reveal(seatsOf(state.options));
  }
  const seat = seatName(seatOfSide(state as Field, sideOf(state as Field, noble)));
  table.tell('15.3', { say: 'supported', seat, noble: nobleName(noble), space: spaceName(column) });
};
