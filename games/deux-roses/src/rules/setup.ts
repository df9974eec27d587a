// 2 Set-up: the castles stand on their green stars, the markers show the sun; soldiers are placed in turn.
import type { Table } from '@rose/table';
import { copy } from './copy.gen.ts';
import { GREEN_STARS, nameOf } from './data/cells.ts';
import { CASTLE, type DeuxRoses, type Options, SEATS, STATE, type State, type Writable } from './state.ts';

const BLANK = STATE.blank();
/** The board before the first soldier. */
export const bareBoard = (options: Options, rules: number): Writable => {
  const state = copy({ ...BLANK, rules, options, castles: SEATS.map((seat) => GREEN_STARS[seat]) });
  for (const seat of SEATS) state.on[GREEN_STARS[seat]] = CASTLE[seat];
  return state;
};

export const setup = (options: Options, table: Pick<Table<DeuxRoses>, 'tell'>, rules: number): State => {
  const { lancaster, york } = GREEN_STARS;
  table.tell('2', { say: 'castles-stand', lancaster: nameOf(lancaster), york: nameOf(york) });
  return bareBoard(options, rules);
};
