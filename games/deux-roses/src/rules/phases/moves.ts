// 3 Moves: a step, a march along the chain, a translation of two.
import { refuse } from '@rose/table';
import {
  around,
  CELLS,
  type CellId,
  DIRECTION_IDS,
  directionName,
  nameOf,
  next,
  OUTSIDE,
  touch,
} from '../data/cells.ts';
import { chainFrom, isEmpty, isPieceOf, isSoldierOf, soldiersOf } from '../position.ts';
import type { OtherAction, Walk } from '../situation.ts';
import { other, type PlayAction, type Refusal, type Seat, type State } from '../state.ts';

export type Move = Extract<PlayAction, { do: 'step' | 'march' | 'translate' }>;
type Step = Extract<Move, { do: 'step' | 'march' }>;
type Translation = Extract<Move, { do: 'translate' }>;

/** What a hand could try: each soldier to each cell, each pair in each direction; at an enemy beside it, it attacks. */
export function* moveCandidates(state: State, seat: Seat): Iterable<Move> {
  const soldiers = soldiersOf(state, seat);
  for (const from of soldiers) {
    for (const to of CELLS) {
      if (!touch(from, to)) {
        if (to !== from) yield { do: 'march', from, to };
      } else if (!isPieceOf(state, other(seat), to)) yield { do: 'step', from, to };
    }
  }
  for (const [i, first] of soldiers.entries()) {
    for (const second of soldiers.slice(i + 1))
      for (const direction of DIRECTION_IDS) yield { do: 'translate', first, second, direction };
  }
}

/** The verbs of these; the board is so large that every soldier has some cell that it does not touch. */
export const movesTried = (state: State, seat: Seat): readonly Move['do'][] => {
  const soldiers = soldiersOf(state, seat);
  if (soldiers.length === 0) return [];
  const steps = soldiers.some((from) => around(from).some((to) => !isPieceOf(state, other(seat), to)));
  return ['march', ...(steps ? (['step'] as const) : []), ...(soldiers.length > 1 ? (['translate'] as const) : [])];
};

/** 3.1 One soldier to a neighbouring empty cell, in any direction (ruling 15). */
const whyNotStep = (state: State, seat: Seat, { from, to }: Step): Refusal | undefined => {
  if (!isSoldierOf(state, seat, from)) return refuse('3.1', { why: 'not-your-soldier', cell: nameOf(from) });
  if (!isEmpty(state, to)) return refuse('3.1', { why: 'cell-taken', cell: nameOf(to) });
  if (!touch(from, to)) return refuse('3.1', { why: 'not-a-neighbour', from: nameOf(from), to: nameOf(to) });
  return undefined;
};

/** 3.2 One soldier along an unbroken chain of its own, to an empty cell next to that chain (rulings 16 to 18). */
const whyNotMarch = (state: State, seat: Seat, { from, to }: Step): Refusal | undefined => {
  if (!isSoldierOf(state, seat, from)) return refuse('3.2', { why: 'not-your-soldier', cell: nameOf(from) });
  if (!isEmpty(state, to)) return refuse('3.2', { why: 'cell-taken', cell: nameOf(to) });
  if (touch(from, to)) return refuse('3.2', { why: 'that-is-a-step', from: nameOf(from), to: nameOf(to) });
  const chain = chainFrom(soldiersOf(state, seat), from);
  if (chain.length === 0) return refuse('3.2', { why: 'no-chain', from: nameOf(from) });
  if (!chain.some((soldier) => touch(soldier, to)))
    return refuse('3.2', { why: 'chain-does-not-reach', from: nameOf(from), to: nameOf(to) });
  return undefined;
};

/** 3.3 Two soldiers that touch move one cell the same way, and push nobody (rulings 19, 20). */
const whyNotTranslate = (state: State, seat: Seat, action: Translation): Refusal | undefined => {
  const { first, second, direction } = action;
  for (const soldier of [first, second])
    if (!isSoldierOf(state, seat, soldier)) return refuse('3.3', { why: 'not-your-soldier', cell: nameOf(soldier) });
  if (!touch(first, second))
    return refuse('3.3', { why: 'soldiers-do-not-touch', cells: [nameOf(first), nameOf(second)] });
  for (const soldier of [first, second]) {
    const to = next(soldier, direction);
    if (to === OUTSIDE) return refuse('3.3', { why: 'off-the-board', direction: directionName(direction) });
    if (to === first || to === second || isEmpty(state, to)) continue;
    const why = isPieceOf(state, other(seat), to) ? 'translation-never-pushes' : 'cell-taken';
    return refuse('3.3', { why, cell: nameOf(to) });
  }
  return undefined;
};

export const whyNotMove = (state: State, seat: Seat, action: Move): Refusal | undefined => {
  switch (action.do) {
    case 'step':
      return whyNotStep(state, seat, action);
    case 'march':
      return whyNotMarch(state, seat, action);
    case 'translate':
      return whyNotTranslate(state, seat, action);
  }
};

/** The steps alone: all that the opening allows (3.4). */
export const legalSteps = (state: State, soldiers: readonly CellId[]): Walk[] => {
  const steps: Walk[] = [];
  for (const from of soldiers)
    for (const to of around(from)) if (isEmpty(state, to)) steps.push({ do: 'step', from, to });
  return steps;
};

/** Adds the legal marches: `whyNotMarch` turned round. */
export const addMarches = (state: State, soldiers: readonly CellId[], into: Walk[]): void => {
  for (const from of soldiers) {
    const chain = chainFrom(soldiers, from);
    for (let i = 0; i < chain.length; i++)
      for (const to of around(chain[i] as CellId))
        if (isEmpty(state, to) && !touch(from, to) && !touchesEarlier(chain, i, to))
          into.push({ do: 'march', from, to });
  }
};

/** Whether a cell is reached by an earlier link of the chain already. */
const touchesEarlier = (chain: readonly CellId[], link: number, cell: CellId): boolean => {
  for (let i = 0; i < link; i++) if (touch(chain[i] as CellId, cell)) return true;
  return false;
};

/** Adds the legal translations: `whyNotTranslate` turned round. */
export const addTranslations = (state: State, soldiers: readonly CellId[], into: OtherAction[]): void => {
  for (let i = 0; i < soldiers.length; i++)
    for (let j = i + 1; j < soldiers.length; j++)
      if (touch(soldiers[i] as CellId, soldiers[j] as CellId))
        addPair(state, soldiers[i] as CellId, soldiers[j] as CellId, into);
};

const addPair = (state: State, first: CellId, second: CellId, into: OtherAction[]): void => {
  for (const direction of DIRECTION_IDS) {
    const a = next(first, direction);
    const b = next(second, direction);
    if (a === OUTSIDE || b === OUTSIDE) continue;
    if ((a === second || isEmpty(state, a)) && (b === first || isEmpty(state, b)))
      into.push({ do: 'translate', first, second, direction });
  }
};
