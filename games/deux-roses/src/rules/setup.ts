// 2 Set-up: the castles stand on their green stars, the markers show the sun; soldiers are placed in turn.
import type { Draft, Table } from '@rose/table';
import { CELLS, GREEN_STARS, nameOf } from './data/cells.ts';
import { emptySieve } from './situation.ts';
import { CASTLE, type DeuxRoses, EMPTY, type Options, SEATS, type State } from './state.ts';

/** The board before the first soldier. */
export const bareBoard = (options: Options, rules: number): Draft<State> => {
  const state: Draft<State> = {
    rules,
    options,
    on: CELLS.map(() => EMPTY),
    castles: SEATS.map((seat) => GREEN_STARS[seat]),
    moon: [0, 0],
    toMove: 'lancaster',
    actions: 0,
    passes: 0,
    seen: [],
    sieve: emptySieve(),
    phase: { name: 'placement' },
  };
  for (const seat of SEATS) state.on[GREEN_STARS[seat]] = CASTLE[seat];
  return state;
};

export const setup = (options: Options, table: Pick<Table<DeuxRoses>, 'tell'>, rules: number): State => {
  const { lancaster, york } = GREEN_STARS;
  table.tell('2', { say: 'castles-stand', lancaster: nameOf(lancaster), york: nameOf(york) });
  return bareBoard(options, rules);
};
