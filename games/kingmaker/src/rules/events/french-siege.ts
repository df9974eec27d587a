// 15.9 The French besiege Calais: without a captain inside and fifty men it is lost for good.
import { nearest, searcher } from '@rose/parts';
import { moveCard, releaseShip } from '../changes/cards.ts';
import { changingHands, put } from '../changes/places.ts';
import { A, areaName, isOverseas } from '../data/areas.ts';
import { C } from '../data/crown.ts';
import { areaOfPlace, P, type PlaceId, PORT_SEAS, PORTS_ON } from '../data/places.ts';
import { SEA_NEIGHBOURS } from '../data/seas.ts';
import { SHIPS, shipName } from '../data/ships.ts';
import type { Table } from '../kind.ts';
import { pieceNames } from '../naming.ts';
import { isCalaisLost } from '../position/overseas.ts';
import { piecesAt, seatOfNoble } from '../position/pieces.ts';
import { inside, isUnderNoble, NONE, OUT } from '../spots.ts';
import type { State } from '../state.ts';
import { windowFor } from './summons.ts';

/** Ruling 137. */
const CAPTAINS_MEN = 50;
/** Inside Calais with enough men of his own, wherever he fights. */
export const canHoldCalais = (state: State, noble: number, seat?: number): boolean =>
  state.spot[noble] === inside(P.calais) &&
  (state.men[noble] as number) >= CAPTAINS_MEN &&
  (seat === undefined || seatOfNoble(state, noble) === seat);
const search = searcher(SEA_NEIGHBOURS);
/** The nearest port on English soil; the first of equals. */
const refugePort = (): PlaceId => {
  const english = (sea: number): readonly PlaceId[] =>
    (PORTS_ON[sea] as readonly PlaceId[]).filter((port) => !isOverseas(areaOfPlace(port)));
  const seas = nearest(search, PORT_SEAS[P.calais] as readonly number[], (sea) => english(sea).length > 0);
  return seas.flatMap(english).sort((a, b) => a - b)[0] as PlaceId;
};
export const loseCalais = (table: Table): void => {
  const { state } = table;
  const pieces = [...piecesAt(state, inside(P.calais)), ...piecesAt(state, A.calais)];
  state.siege[P.calais] = NONE;
  state.noted[P.calais] = NONE;
  for (const piece of pieces) put(state, piece, A.continent);
  changingHands(table, () => moveCard(state, C['captain-calais'], OUT));
  const port = refugePort();
  const ships = SHIPS.filter((ship) => state.ships[ship] === inside(P.calais));
  for (const ship of ships) {
    state.ships[ship] = inside(port);
    if (state.kept[ship] !== NONE) releaseShip(state, ship);
  }
  table.tell('15.9', {
    say: 'calais-lost',
    pieces: pieceNames(pieces),
    area: areaName(A.continent),
    ships: ships.map(shipName),
  });
};
export const frenchSiege = (table: Table, event: number): void => {
  const { state } = table;
  if (isCalaisLost(state)) return;
  const captain = state.held[C['captain-calais']] as number;
  if (isUnderNoble(captain) && canHoldCalais(state, captain)) {
    table.tell('15.9', { say: 'calais-holds' });
    return;
  }
  if (state.options.commission) table.interrupt(windowFor(event));
  else loseCalais(table);
};
