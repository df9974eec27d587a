// 16.2 Storm at Sea, of the variants: every ship at sea sinks with all aboard; those of two offices are home again.
import { moveCard, takeOff } from '../changes/cards.ts';
import { kill } from '../changes/deaths.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { crownKind } from '../data/crown.ts';
import { isNoble, isRoyal } from '../data/persons.ts';
import { cardOfShip, homePortOf, SHIPS, shipName } from '../data/ships.ts';
import type { Table } from '../kind.ts';
import { piecesAt, setOf } from '../position/pieces.ts';
import { isSailing, ownerOfShip } from '../position/ships.ts';
import { aboard, DECK, inside, isUnderNoble, NONE } from '../spots.ts';

const isOfOffice = (ship: number): boolean => crownKind(cardOfShip(ship)) === 'office';

export const stormAtSea = (table: Table): void => {
  const { state } = table;
  const ships = SHIPS.filter((ship) => isSailing(state, ship));
  const pieces = ships.flatMap((ship) => piecesAt(state, aboard(ship)));
  kill(table, setOf(pieces.filter(isNoble)), pieces.filter(isRoyal), 'storm');
  const [home, sunk] = [ships.filter(isOfOffice), ships.filter((ship) => !isOfOffice(ship))];
  for (const ship of home) {
    state.kept[ship] = NONE;
    state.fleet[ship] = ship;
    if (ownerOfShip(state, ship) === NONE) takeOff(state, ship);
    else state.ships[ship] = inside(homePortOf(ship));
  }
  for (const ship of sunk) {
    state.kept[ship] = NONE;
    state.notedShips[ship] = NONE;
    if (isUnderNoble(state.held[cardOfShip(ship)] as number)) moveCard(state, cardOfShip(ship), DECK);
    takeOff(state, ship);
  }
  if (home.length > 0) table.tell('16.2', { say: 'ships-sent-home', ships: home.map(shipName) });
  if (sunk.length > 0) table.tell('16.2', { say: 'ships-sunk', ships: sunk.map(shipName) });
  claimHeirs(table);
};
