// 5 Reinforcements: a lost soldier may be replaced near the castle, when the marker allows it.
import { refuse } from '@rose/table';
import { CELLS, type CellId, nameOf } from '../data/cells.ts';
import { ARMY, entryCells, isEmpty, showsMoon, soldiersOf } from '../position.ts';
import type { OtherAction } from '../situation.ts';
import type { PlayAction, Refusal, Seat, State } from '../state.ts';

export type Call = Extract<PlayAction, { do: 'reinforce' }>;

export function* callCandidates(): Iterable<Call> {
  for (const cell of CELLS) yield { do: 'reinforce', cell };
}

export const whyNotCall = (state: State, seat: Seat, { cell }: Call): Refusal | undefined => {
  // 5.1 Only who has lost a soldier may call one (ruling 34).
  if (soldiersOf(state, seat).length >= ARMY) return refuse('5.1', { why: 'no-soldier-lost' });
  // 5.3 Not while the marker shows the moon (ruling 38).
  if (showsMoon(state, seat)) return refuse('5.3', { why: 'marker-shows-moon' });
  // 5.2 On an empty cell touching the castle or a soldier linked to it (rulings 35, 36).
  if (!isEmpty(state, cell)) return refuse('5.2', { why: 'cell-taken', cell: nameOf(cell) });
  if (!entryCells(state, seat).includes(cell))
    return refuse('5.2', { why: 'not-linked-to-castle', cell: nameOf(cell) });
  return undefined;
};

/** Adds the legal calls: `whyNotCall` turned round. */
export const addCalls = (state: State, seat: Seat, soldiers: readonly CellId[], into: OtherAction[]): void => {
  if (soldiers.length >= ARMY || showsMoon(state, seat)) return;
  for (const cell of entryCells(state, seat)) into.push({ do: 'reinforce', cell });
};
