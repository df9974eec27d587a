// By sea: which ships join, who goes aboard for what lies beyond the water, and where a laden fleet puts in.
import { searcher } from '@rose/parts';
import type { Act, Action } from '../rules/actions.ts';
import { isOverseas, stepsBetween } from '../rules/data/areas.ts';
import { areaOfPlace, isPort, type PlaceId, PORT_SEAS, PORTS, placesIn } from '../rules/data/places.ts';
import { SEA_NEIGHBOURS } from '../rules/data/seas.ts';
import { holdOf, SHIPS, type ShipId, VOYAGE } from '../rules/data/ships.ts';
import { portGate, seasFrom } from '../rules/movement/voyage.ts';
import { isUnderSiege } from '../rules/position/control.ts';
import { isClosedPort } from '../rules/position/overseas.ts';
import { leadOf } from '../rules/position/pieces.ts';
import { fleetOf, holdOfFleet, passengersOf, portOf, sailorOf } from '../rules/position/ships.ts';
import { areaAt, inside, isAtSea, isInside, NONE, placeAt, seaAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { beats, fallsOf, STORMED } from './chances.ts';
import { type Force, forcesOf, riskAt, wallsAt } from './forces.ts';
import { type Mover, menThere, moversOf } from './movers.ts';
import { type Prey, preyOf } from './prey.ts';
import { planWorths, worthOfAll } from './worth.ts';

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
  const worths = planWorths(state, seat);
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
  const more = passage(state, seat, actions);
  return more && more.worth > (best?.worth ?? 0) - PASSAGE + COMPANY ? more.place : best?.place;
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
/** Those aboard, and of the stacks that could still go aboard there the strongest that find room. */
const crewOf = ({ state }: Coast, movers: readonly Mover[], ship: ShipId, room: number, aboard: number): number => {
  const port = portOf(state, ship);
  let crew = aboard;
  let space = room - menAboard(state, crew);
  const ready = movers.filter(({ area, nobles }) => nobles !== 0 && (nobles & crew) === 0 && isPortIn(port, area));
  for (const { nobles } of ready.sort((a, b) => b.men - a.men)) {
    const men = menAboard(state, nobles);
    if (men > space) continue;
    crew |= nobles;
    space -= men;
  }
  return crew;
};
const isPortIn = (port: number, area: number): boolean => port !== NONE && areaOfPlace(port) === area;
/** Better alone than with many. */
const COMPANY = 0.02;
const worthOfBoard = (coast: Coast, movers: readonly Mover[], { piece, ship }: Act<'board'>): number => {
  const mover = movers.find(({ lead }) => lead === piece);
  if (!mover) return 0;
  const { state } = coast;
  const aboard = passengersOf(state, ship) | mover.nobles;
  const crew = crewOf(coast, movers, ship, holdOfFleet(state, ship), aboard);
  const worth = Math.max(worthOfVoyage(coast, aboard, ship), worthOfVoyage(coast, crew, ship) - COMPANY);
  return worth + (isShutOut(mover) ? HOME : 0);
};
/** All the room that own ships in a port have. */
const roomInPort = ({ state, seat }: Coast, port: number): number =>
  SHIPS.reduce(
    (sum, ship) => (sailorOf(state, ship) === seat && portOf(state, ship) === port ? sum + holdOf(ship) : sum),
    0,
  );
const worthOfJoining = (coast: Coast, movers: readonly Mover[], { ship, leader }: Act<'convoy'>): number => {
  const { state } = coast;
  const port = portOf(state, leader);
  const room = holdOfFleet(state, leader);
  if (port === NONE || fleetOf(state, ship).length > 1 || holdOf(ship) > room) return 0;
  const aboard = passengersOf(state, leader);
  const more = crewOf(coast, movers, leader, roomInPort(coast, port), aboard);
  const worth = worthOfVoyage(coast, more, leader);
  return worth > worthOfVoyage(coast, crewOf(coast, movers, leader, room, aboard), leader) + COMPANY ? worth : 0;
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
  const coast = coastOf(state, seat);
  const { prey } = coast;
  const found: Prey[] = [];
  for (const ship of ships) {
    const port = portOf(state, ship);
    if (port === NONE || portGate(state, port as PlaceId, seat) !== 'open') continue;
    const areas = new Set(seasFrom(state, ship).ports.map(areaOfPlace));
    const room = roomInPort(coast, port);
    for (const one of prey)
      if (isOverseas(one.area) && areas.has(one.area as never) && (one.how !== 'siege' || room >= one.men))
        found.push({ ...one, spot: inside(port), area: areaOfPlace(port as PlaceId), worth: 0.8 * one.worth });
  }
  return found;
};

/** By port: seas to every sea. */
const FROM_PORT: (Int32Array | undefined)[] = [];
const search = searcher(SEA_NEIGHBOURS);
const seaWay = (port: number, spot: number): number => {
  FROM_PORT[port] ??= search(PORT_SEAS[port] as readonly number[], {}).costs.slice();
  const costs = FROM_PORT[port] as Int32Array;
  if (spot === inside(port)) return 0;
  if (isAtSea(spot)) return 1 + (costs[seaAt(spot)] as number);
  return 2 + Math.min(...(PORT_SEAS[placeAt(spot)] as readonly number[]).map((sea) => costs[sea] as number));
};
/** The port at home where all ships can meet and from where an heir beyond the sea is a voyage away; nothing where there
 * is none, or where all of them have too little room. */
const meetingPort = (coast: Coast, ships: readonly ShipId[]): PlaceId | undefined => {
  const { state, seat, forces, prey } = coast;
  const room = ships.reduce((sum, ship) => sum + holdOf(ship), 0);
  const men = forces.reduce((sum, force) => (force.seat === seat ? sum + force.men : sum), 0);
  const goals = prey.filter(
    ({ area, heirs, how, men: walls }) =>
      isOverseas(area) && heirs > 0 && (how === 'walk' || (how === 'siege' && Math.min(room, men) >= walls)),
  );
  if (goals.length === 0) return undefined;
  const main = forces.reduce<Force | undefined>(
    (most, force) => (force.seat === seat && force.men > (most?.men ?? -1) ? force : most),
    undefined,
  );
  let [best, least]: [PlaceId | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const port of PORTS) {
    const area = areaOfPlace(port);
    if (isOverseas(area) || portGate(state, port, seat) !== 'open' || isUnderSiege(state, port)) continue;
    const isNear = goals.some((goal) =>
      placesIn(goal.area).some((other) => isPort(other) && seaWay(port, inside(other)) <= VOYAGE),
    );
    const steps = main && main.area !== NONE ? stepsBetween(main.area, area) : 0;
    if (!isNear || steps < 0) continue;
    const way = ships.reduce((sum, ship) => sum + Math.ceil(seaWay(port, state.ships[ship] as number) / VOYAGE), 0);
    if (way + steps / 10 >= least) continue;
    [best, least] = [port, way + steps / 10];
  }
  return best;
};
/** Empty ships sail to where they meet. */
export const assembling = (state: State, seat: number, actions: readonly Action[]): number | undefined => {
  if (!actions.some((action) => action.do === 'sail')) return undefined;
  const ships = SHIPS.filter((ship) => sailorOf(state, ship) === seat && state.ships[ship] !== NONE);
  const port = meetingPort(coastOf(state, seat), ships);
  if (port === undefined) return undefined;
  let [found, most]: [number | undefined, number] = [undefined, 0];
  for (const [place, action] of actions.entries()) {
    if (action.do !== 'sail' || passengersOf(state, action.ship) !== 0) continue;
    if (!isAtSea(action.spot) && action.spot !== inside(port)) continue;
    const gain = seaWay(port, state.ships[action.ship] as number) - seaWay(port, action.spot);
    if (gain <= most) continue;
    [found, most] = [place, gain];
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
