// 5.56 Plague: every enemy block in a city area loses a step, and may be eliminated.

import { blurLoss, isKnownAt, showLoss } from '../../secrecy/fog.ts';
import { type AreaId, areaName } from '../data/areas.ts';
import { type BlockId, PER_SIDE, REBEL } from '../data/blocks.ts';
import { blocksIn, eliminate, isWon, stepsOf } from '../position.ts';
import { other, SEATS, type Seat, sideOf, type Table } from '../state.ts';

export const plague = (table: Table, seat: Seat, area: AreaId): void => {
  const { state } = table;
  const side = sideOf(other(seat));
  table.reveal(SEATS);
  table.tell('5.56', { say: 'plagued', seat, area: areaName(area) });
  const sure: BlockId[] = [];
  for (let n = 0; n < PER_SIDE; n++) {
    const block = (side * PER_SIDE + n) as BlockId;
    if (isKnownAt(state, block, area)) sure.push(block);
  }
  const sick = blocksIn(state, side, area);
  blurLoss(state, side, area);
  for (const block of sick) {
    if (isWon(state)) return;
    if (stepsOf(state, block) === 1) eliminate(table, block);
    else state.steps[block] = stepsOf(state, block) - 1;
  }
  // The Rebel is black, so all see that it was there.
  if (sick.includes(REBEL) && state.at[REBEL] === area) showLoss(state, REBEL);
  // Who was certainly there and stands has certainly lost a step.
  for (const block of sure) if (state.at[block] === area) state.high[block] = (state.high[block] as number) - 1;
};
