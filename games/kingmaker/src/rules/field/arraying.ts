// 15.2 Setting up: first the defender, then the attacker. One to three nobles in front, others behind them, the rest waits.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { NOBLE_COUNT, nobleName, royalName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { COLUMNS, columnOf, isFront, isSecond, RESERVE } from '../data/spaces.ts';
import type { Refusal } from '../kind.ts';
import { nobleNames } from '../naming.ts';
import { countOf, has, leadOf, listOf, ofSeat, setOf } from '../position/pieces.ts';
import { keeperOfRoyal } from '../position/throne.ts';
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { type Field, type FieldTable, hasFront, nobleIn, seatOfSide, setOfSide, showFronts, spaceOf } from './lines.ts';

const unplaced = (state: Field, side: number): readonly number[] =>
  listOf(setOfSide(state, side)).filter((noble) => spaceOf(state, noble) === NONE);
export const whyNotDeploy = (state: Field, { noble, space }: Act<'deploy'>): Refusal | undefined => {
  const side = state.phase.asked;
  if (!unplaced(state, side).includes(noble)) return refuse('15.2', { why: 'not-to-deploy', noble: nobleName(noble) });
  if (space === RESERVE) return refuse('15.2', { why: 'no-such-space' });
  if (nobleIn(state, side, space) !== NONE) return refuse('15.2', { why: 'space-is-taken' });
  return isSecond(space) && nobleIn(state, side, columnOf(space)) === NONE
    ? refuse('15.2', { why: 'nobody-before-him' })
    : undefined;
};
export const deployments = (state: Field): readonly Act<'deploy'>[] =>
  unplaced(state, state.phase.asked).flatMap((noble) =>
    [0, 1, 2, 3, 4, 5].map((space) => ({ do: 'deploy', noble: noble as never, space }) as const),
  );
export const whyNotArrayed = (state: Field): Refusal | undefined =>
  hasFront(state, state.phase.asked) ? undefined : refuse('15.2', { why: 'needs-a-front' });

/** 15.2 An heir stands with a noble of his side; each changes once a step. */
export const whyNotStandWith = (state: Field, { royal, noble }: Act<'stand-with'>): Refusal | undefined => {
  const own = setOfSide(state, state.phase.asked);
  const now = state.phase.with[royal - NOBLE_COUNT] as number;
  const name = { royal: royalName(royal) };
  if (now === NONE || !has(own, now)) return refuse('15.2', { why: 'not-on-your-side', ...name });
  if (!has(own, noble) || noble === now || state.phase.shifted.includes(royal))
    return refuse('15.2', { why: 'cannot-stand-there', ...name });
  return undefined;
};
export const standings = (state: Field): readonly Act<'stand-with'>[] => {
  const own = setOfSide(state, state.phase.asked);
  return state.phase.with.flatMap((now, n) =>
    now === NONE || !has(own, now)
      ? []
      : listOf(own & ~(1 << now)).map((noble) => ({ do: 'stand-with', royal: (NOBLE_COUNT + n) as never, noble })),
  ) as readonly Act<'stand-with'>[];
};

/** One noble needs no question: in the middle, or facing somebody. */
const deployAlone = (table: FieldTable, side: number): void => {
  const state = table.state as Field;
  const theirs = COLUMNS.filter((column) => nobleIn(state, 1 - side, column) !== NONE);
  const space = theirs.length === 0 || theirs.includes(1) ? 1 : (theirs[0] as number);
  table.state.phase.space[leadOf(setOfSide(state, side))] = space;
};
/** Whoever was given no space waits in reserve; then the other side, or the first attack. */
const endArray = (table: FieldTable): void => {
  const state = table.state as Field;
  const { phase } = table.state;
  const side = phase.asked;
  for (const noble of unplaced(state, side)) phase.space[noble] = RESERVE;
  showFronts(table);
  phase.shifted = [];
  const own = listOf(setOfSide(state, side));
  table.tell('15.2', {
    say: 'arrayed',
    seat: seatName(seatOfSide(state, side)),
    front: nobleNames(setOf(own.filter((noble) => isFront(spaceOf(state, noble))))),
    second: own.filter((noble) => isSecond(spaceOf(state, noble))).length,
  });
  if (side === 1) phase.asked = 0;
  else phase.step = 'engage';
};
/** Up to the next question of the setting up. */
export const goOnArraying = (table: FieldTable): void => {
  const { phase } = table.state;
  while (phase.step === 'array') {
    const state = table.state as Field;
    if (countOf(setOfSide(state, phase.asked)) === 1) deployAlone(table, phase.asked);
    else if (unplaced(state, phase.asked).length > 0) return;
    endArray(table);
  }
};
export const readyToFight = endArray;

/** 15.2 Heirs begin with the first noble of their own faction who fights. */
export const escortOf = (state: State, royal: number, side: number): number => {
  const own = ofSeat(state, side, keeperOfRoyal(state, royal));
  return leadOf(own === 0 ? side : own);
};
