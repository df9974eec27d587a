// By sea: which ships join, who goes aboard for what lies beyond the water, and where a laden fleet puts in.
import type { Act, Action } from '../rules/actions.ts';
import { isOverseas, stepsBetween } from '../rules/data/areas.ts';
import { areaOfPlace, type PlaceId, placesIn } from '../rules/data/places.ts';
import type { ShipId } from '../rules/data/ships.ts';
import { portGate, seasFrom } from '../rules/movement/voyage.ts';
import { isUnderSiege } from '../rules/position/control.ts';
import { isClosedPort } from '../rules/position/overseas.ts';
import { leadOf } from '../rules/position/pieces.ts';
import { fleetOf, holdOfFleet, passengersOf, portOf } from '../rules/position/ships.ts';
import { areaAt, inside, isAtSea, isInside, NONE } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { beats, fallsOf, STORMED } from './chances.ts';
import { type Force, forcesOf, riskAt, wallsAt } from './forces.ts';
import { type Mover, menThere, moversOf } from './movers.ts';
import { type Prey, preyOf } from './prey.ts';
import { nobleWorths, worthOfAll } from './worth.ts';

interface Coast {
  readonly state: State;
  readonly seat: number;
  readonly forces: readonly Force[];
  readonly worths: Float64Array;
  readonly prey: readonly Prey[];
}
export interface Passage {
  /** Of the action, in the list. */
  readonly place: number;
  readonly worth: number;
}
const coastOf = (state: State, seat: number): Coast => {
  const forces = forcesOf(state);
  const worths = nobleWorths(state);
  return { state, seat, forces, worths, prey: preyOf(state, seat, forces, worths) };
};
/** Who goes to sea is out of reach for a while, of friends as well. */
const PASSAGE = 0.08;
const BEHIND_WALLS = 0.03;

/** What nobles who come ashore in an area can take there, less what they lose and what they dare. */
const worthAshore = (coast: Coast, nobles: number, spot: number): number => {
  const { state, seat, forces, worths, prey } = coast;
  const area = areaAt(spot);
  const men = menThere(state, nobles, area);
  let losses = 0;
  for (let rest = nobles; rest !== 0; rest &= rest - 1)
    losses += fallsOf(leadOf(rest)) * (worths[leadOf(rest)] as number);
  let most = 0;
  for (const one of prey) {
    if (one.area !== area || (one.how === 'walk' && one.spot !== spot)) continue;
    const won = one.how === 'walk' ? 1 : one.how === 'siege' ? (men >= one.men ? STORMED : 0) : beats(men, one.men);
    most = Math.max(most, won * one.worth - (one.how === 'walk' ? 0 : losses));
  }
  const risk = riskAt(state, forces, seat, area, men, wallsAt(spot));
  return most - risk * worthOfAll(worths, nobles) + (isInside(spot) ? BEHIND_WALLS : 0);
};
/** The best landing by a port: in the open, inside what is open there, or before walls that can be stormed. */
const worthOfPort = (coast: Coast, nobles: number, port: PlaceId): number => {
  const { state, seat, prey } = coast;
  if (isClosedPort(state, port, seat) || isUnderSiege(state, port)) return 0;
  const area = areaOfPlace(port);
  if (portGate(state, port, seat) === 'open')
    return Math.max(...[area, ...placesIn(area).map(inside)].map((spot) => worthAshore(coast, nobles, spot)));
  const walls = prey.find((one) => one.spot === inside(port) && one.how === 'siege');
  return walls && menThere(state, nobles, area) >= walls.men ? worthAshore(coast, nobles, area) : 0;
};
const worthOfVoyage = (coast: Coast, nobles: number, ship: ShipId): number => {
  let most = 0;
  for (const port of seasFrom(coast.state, ship).ports)
    if (port !== portOf(coast.state, ship)) most = Math.max(most, worthOfPort(coast, nobles, port));
  return most - PASSAGE;
};

/** Safe, and of no use. */
const AT_SEA = -10;
/** 6.4 A fleet with somebody aboard puts in where that is worth most; on the open sea only where nothing else is. */
export const landing = (state: State, seat: number, actions: readonly Action[]): number | undefined => {
  const laden = (action: Action): action is Act<'sail' | 'assault'> =>
    (action.do === 'sail' || action.do === 'assault') && passengersOf(state, action.ship) !== 0;
  if (!actions.some(laden)) return undefined;
  const coast = coastOf(state, seat);
  let best: Passage | undefined;
  for (const [place, action] of actions.entries()) {
    if (!laden(action)) continue;
    const nobles = passengersOf(state, action.ship);
    const at = action.do === 'assault' ? areaOfPlace(action.place) : isAtSea(action.spot) ? NONE : action.land;
    const worth = at === NONE ? AT_SEA : worthAshore(coast, nobles, at);
    if (!best || worth > best.worth) best = { place, worth };
  }
  return best?.place;
};

const isShutOut = ({ area }: Mover): boolean => isOverseas(area);
/** Who stands beyond the sea and has nothing to take comes home some day. */
const HOME = 0.1;
/** The best reason to go aboard now; ships that lie together join first where one has not room enough. */
export const passage = (state: State, seat: number, actions: readonly Action[]): Passage | undefined => {
  if (!actions.some((action) => action.do === 'board' || action.do === 'convoy')) return undefined;
  const coast = coastOf(state, seat);
  const movers = moversOf(state, seat, actions, coast.worths);
  let best: Passage | undefined;
  for (const [place, action] of actions.entries()) {
    if (action.do !== 'board' && action.do !== 'convoy') continue;
    const worth = action.do === 'board' ? worthOfBoard(coast, movers, action) : worthOfJoining(coast, movers, action);
    if (worth > (best?.worth ?? 0)) best = { place, worth };
  }
  return best;
};
const worthOfBoard = (coast: Coast, movers: readonly Mover[], { piece, ship }: Act<'board'>): number => {
  const mover = movers.find(({ lead }) => lead === piece);
  if (!mover) return 0;
  return worthOfVoyage(coast, mover.nobles, ship) + (isShutOut(mover) ? HOME : 0);
};
const worthOfJoining = (coast: Coast, movers: readonly Mover[], { ship, leader }: Act<'convoy'>): number => {
  const { state } = coast;
  const port = portOf(state, leader);
  if (port === NONE || fleetOf(state, ship).length > 1) return 0;
  const [room, both] = [holdOfFleet(state, leader), holdOfFleet(state, leader) + holdOfFleet(state, ship)];
  let most = 0;
  for (const { area, nobles } of movers) {
    const men = nobles === 0 ? 0 : menAboard(state, nobles);
    if (area === areaOfPlace(port) && men > room && men <= both)
      most = Math.max(most, worthOfVoyage(coast, nobles, leader));
  }
  return most;
};
/** 6.3 Only men who are always with them go aboard. */
const menAboard = (state: State, nobles: number): number => {
  let men = 0;
  for (let rest = nobles; rest !== 0; rest &= rest - 1) men += state.men[leadOf(rest)] as number;
  return men;
};

/** Ports where own ships lie, as what draws men there: from them something beyond the sea can be taken. */
export const quays = (state: State, seat: number, actions: readonly Action[]): readonly Prey[] => {
  const ships = new Set<ShipId>();
  for (const action of actions)
    if (action.do === 'sail' && passengersOf(state, action.ship) === 0) ships.add(action.ship);
  if (ships.size === 0) return [];
  const { prey } = coastOf(state, seat);
  const found: Prey[] = [];
  for (const ship of ships) {
    const port = portOf(state, ship);
    if (port === NONE || portGate(state, port as PlaceId, seat) !== 'open') continue;
    const areas = new Set(seasFrom(state, ship).ports.map(areaOfPlace));
    for (const one of prey)
      if (isOverseas(one.area) && areas.has(one.area as never))
        found.push({ ...one, spot: inside(port), area: areaOfPlace(port as PlaceId), worth: 0.8 * one.worth });
  }
  return found;
};

/** 3.5 While others think about leave something must be done: a ship sails to where most men are, or who risks least
 * marches. */
export const pastime = (state: State, seat: number, actions: readonly Action[]): number => {
  const forces = forcesOf(state);
  const main = forces.reduce<Force | undefined>(
    (most, force) => (force.seat === seat && force.men > (most?.men ?? -1) ? force : most),
    undefined,
  );
  const weigh = (action: Action): number => {
    if (action.do === 'sail') {
      const steps = isAtSea(action.spot) || !main ? -1 : stepsBetween(main.area, areaAt(action.spot));
      return steps < 0 ? 0 : 10 + 1 / (1 + steps);
    }
    if (action.do !== 'march') return -5;
    const men = forces.find(({ nobles }) => ((nobles >> action.piece) & 1) === 1)?.men ?? 0;
    return 1 - riskAt(state, forces, seat, areaAt(action.spot), men, wallsAt(action.spot));
  };
  let [place, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [n, action] of actions.entries()) {
    const worth = weigh(action);
    if (worth <= most) continue;
    [place, most] = [n, worth];
  }
  return place;
};
