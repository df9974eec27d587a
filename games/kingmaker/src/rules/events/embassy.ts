// 4.4 Embassy: the sole King goes alone to the named town, and belongs to whoever receives him there.
import { setKeeper } from '../changes/heirs.ts';
import { put } from '../changes/places.ts';
import { isOverseas } from '../data/areas.ts';
import { townsOn } from '../data/events.ts';
import { isNoble, pieceName } from '../data/persons.ts';
import { placeName } from '../data/places.ts';
import type { Table } from '../kind.ts';
import { isUnderSiege } from '../position/control.ts';
import { areaOf, leadOf, noblesAt, seatsIn } from '../position/pieces.ts';
import { soleKing } from '../position/throne.ts';
import { inside, isInside, isOnLand, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';
import { answers } from './called.ts';
import { callTo } from './summons.ts';

/** Ruling 56: besieged, at sea or overseas he does not go. */
const canGo = (state: State, king: number): boolean => {
  const spot = state.spot[king] as number;
  if (!isOnLand(spot) || isOverseas(areaOf(state, king))) return false;
  return !(isInside(spot) && isUnderSiege(state, placeAt(spot)));
};
export const embassy = (table: Table, card: number): void => {
  const { state } = table;
  const place = townsOn(card)[0] as number;
  const king = soleKing(state);
  if (king === NONE || !canGo(state, king) || isUnderSiege(state, place)) {
    table.tell('4.4', { say: 'embassy-fails', place: placeName(place) });
    return;
  }
  if (isNoble(king)) {
    if (answers(state, king)) callTo(table, king, place);
    return;
  }
  put(state, king, inside(place));
  table.tell('4.4', { say: 'embassy', royal: pieceName(king), place: placeName(place) });
  const seats = seatsIn(state, noblesAt(state, inside(place)));
  const alone = seats !== 0 && (seats & (seats - 1)) === 0;
  setKeeper(table, king, alone ? leadOf(seats) : NONE);
};
