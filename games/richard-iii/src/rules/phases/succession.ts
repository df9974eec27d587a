// 6.81, 6.82 Succession, and minors who come of age.

import { know } from '../../secrecy/fog.ts';
import { type AreaId, areaName } from '../data/areas.ts';
import { type BlockId, blockName, HEIRS } from '../data/blocks.ts';
import { at, isInPlay, isOpen, placeName, put, seniorHeir } from '../position.ts';
import { MINOR, SEATS, type Seat, type State, sideOf, type Table } from '../state.ts';
import { heirEntries } from './recruiting.ts';

/** 6.81 The senior royal heir is King where he stands, and his place is announced (ruling 10.9). */
export const crown = (table: Table): void => {
  const { state } = table;
  const heir = seniorHeir(state, state.kingSide);
  if (heir === state.king) return;
  state.king = heir;
  table.reveal(SEATS);
  if (isInPlay(state, heir)) know(state, heir);
  const place = placeName(at(state, heir));
  table.tell('6.81', { say: 'crowned', seat: state.kingSide, block: blockName(heir), place });
};

/** 6.82 The minor who enters next, when an entry is owed. */
export const nextMinor = (state: State, seat: Seat): BlockId | undefined => {
  if (state.owed[sideOf(seat)] === 0) return undefined;
  return HEIRS[seat].find((heir) => at(state, heir) === MINOR);
};
/** 6.82 A royal minor enters at an open crown, a Pretender's in exile. */
export const minorPlaces = (state: State, seat: Seat): readonly AreaId[] =>
  heirEntries(state, seat).filter((area) => isOpen(state, sideOf(seat), area));

export const enterMinor = (table: Table, seat: Seat, block: BlockId, area: AreaId): void => {
  const { state } = table;
  const side = sideOf(seat);
  state.owed[side] = (state.owed[side] as number) - 1;
  put(state, block, area);
  know(state, block);
  table.tell('6.82', { say: 'minor-entered', seat, block: blockName(block), area: areaName(area) });
};
