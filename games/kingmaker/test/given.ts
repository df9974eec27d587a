// The law of the window (17.2): in it nobody moves but who was given the Free Move, with whom he carries and who carries him.
import type { Kingmaker } from '../src/index.ts';
import type { Action } from '../src/rules/actions.ts';
import { PIECES, pieceName } from '../src/rules/data/persons.ts';
import { SHIPS, shipName } from '../src/rules/data/ships.ts';
import { isMove } from '../src/rules/movement/verbs.ts';
import { aboard, isAtSea } from '../src/rules/spots.ts';

type State = Kingmaker['state'];
/** 2: given, and not used yet. */
const GIVEN = 2;
/** 5.6 A card is for the company as it was: who joined it later was given nothing. */
const isGivenShip = ({ sailed }: State, ship: number): boolean => sailed[ship] === GIVEN;
/** Nobody stays aboard in port (6.4): who is aboard there has come aboard in this window, and by the Free Move alone. */
const hasBoarded = ({ spot, ships, fleet }: State, ship: number): boolean =>
  spot.includes(aboard(fleet[ship] as number)) && !isAtSea(ships[ship] as number);
const mayGo = (state: State, ship: number): boolean => isGivenShip(state, ship) || hasBoarded(state, ship);

/** Who moved though nobody gave him a move; nothing, where the law is kept or no window is open. */
export const strayIn = (before: State, action: Action, after: State): string | undefined => {
  if (before.phase.name !== 'free-moves' || !isMove(action)) return undefined;
  const carried = new Set(SHIPS.filter((ship) => mayGo(before, ship)).map((ship) => aboard(ship)));
  const stray = PIECES.find(
    (piece) =>
      before.spot[piece] !== after.spot[piece] &&
      before.moved[piece] !== GIVEN &&
      !carried.has(before.spot[piece] as number),
  );
  if (stray !== undefined) return `${action.do} moves ${pieceName(stray)}, who has no Free Move`;
  const ship = SHIPS.find((one) => before.ships[one] !== after.ships[one] && !mayGo(before, one));
  return ship === undefined ? undefined : `${action.do} moves ${shipName(ship)}, which has no Free Move`;
};
