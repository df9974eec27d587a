// The plan of a turn as a whole: which stacks fall upon what together, who goes where to crown, and where the others wait.
import type { Action } from '../rules/actions.ts';
import { isOverseas, stepsBetween } from '../rules/data/areas.ts';
import { houseOf, isNoble, isRoyal, N, ROYALS } from '../rules/data/persons.ts';
import { hasCathedral, PLACES, roomOf } from '../rules/data/places.ts';
import { gateFor } from '../rules/position/control.ts';
import { has, isAlive, leadOf, seatOfNoble } from '../rules/position/pieces.ts';
import { isCrowned, keeperOfRoyal, seniorOf, soleKing } from '../rules/position/throne.ts';
import { areaAt, inside, isInside, NONE, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { beats, fallsOf, STORMED } from './chances.ts';
import { sentAway } from './embassies.ts';
import { type Force, forcesOf, riskAt, wallsAt, withRoads } from './forces.ts';
import { type Mover, menThere, moversOf } from './movers.ts';
import { plagueAt } from './plague.ts';
import { type Prey, preyOf } from './prey.ts';
import { quays } from './voyages.ts';
import {
  aliveIn,
  beaufortDecides,
  bishopsAmong,
  canCrown,
  crownWorth,
  fewLeft,
  heirWorth,
  planWorths,
  worthOfAll,
} from './worth.ts';

interface Turn {
  readonly state: State;
  readonly seat: number;
  readonly forces: readonly Force[];
  readonly worths: Float64Array;
  readonly movers: Mover[];
  readonly plague: (spot: number) => number;
}
interface Venture {
  /** Who marches, and where to. */
  readonly movers: readonly Mover[];
  readonly spot: number;
  readonly worth: number;
  readonly prey: Prey | undefined;
}
/** What is not worth so much is not worth the march; to get out of the way of several it is. */
const LEAST = 0.03;
const EACH = 0.01;

/** Own nobles who stand in an area and march no more. */
const standing = ({ state, seat, forces, movers }: Turn, area: number, but: number = NONE): number => {
  let set = 0;
  for (const force of forces) if (force.seat === seat && force.area === area && force.spot !== but) set |= force.nobles;
  for (const mover of movers) set &= ~mover.nobles;
  return set & ~state.idle & ~state.attacked;
};
const lossesOf = ({ worths }: Turn, set: number): number => {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += fallsOf(leadOf(rest)) * (worths[leadOf(rest)] as number);
  return sum;
};
const dangerOf = ({ state, seat, forces, plague }: Turn, spot: number, men: number, but: number): number => {
  const others = but === 0 ? forces : forces.filter((force) => (force.nobles & but) === 0);
  const risk = riskAt(state, others, seat, areaAt(spot), men, wallsAt(spot));
  return 1 - (1 - risk) * (1 - plague(spot));
};
const dangerNow = (turn: Turn, mover: Mover): number => {
  const force = turn.forces.find((one) => one.spot === mover.spot && one.seat === turn.seat);
  return dangerOf(turn, mover.spot, force?.men ?? mover.men, 0);
};
/** What marching there changes in danger. */
const exposure = (turn: Turn, movers: readonly Mover[], spot: number, men: number, but: number): number => {
  const after = dangerOf(turn, spot, men, but);
  const moved = movers.reduce((sum, mover) => sum + mover.worth * (after - dangerNow(turn, mover)), 0);
  const spots = new Set(movers.map((mover) => mover.spot));
  return [...spots].reduce((sum, one) => sum + leftBehind(turn, movers, one), moved);
};
/** What those who stay dare when others leave their spot. */
const leftBehind = (turn: Turn, leaving: readonly Mover[], spot: number): number => {
  const { state, seat, worths } = turn;
  const force = turn.forces.find((one) => one.spot === spot && one.seat === seat);
  const stay = leaving.reduce((set, mover) => set & ~mover.nobles, force?.nobles ?? 0);
  if (!force || stay === 0) return 0;
  const gone = leaving.reduce((sum, mover) => (mover.spot === spot ? sum + mover.heirs.length : sum), 0);
  const heirs = ROYALS.filter((royal) => state.spot[royal] === spot && keeperOfRoyal(state, royal) === seat);
  const worth =
    worthOfAll(worths, stay) +
    (gone > 0 ? 0 : heirs.reduce((sum, royal) => sum + fewLeft(state) * heirWorth(state, royal), 0));
  return worth * (dangerOf(turn, spot, menThere(state, stay, areaAt(spot)), 0) - dangerOf(turn, spot, force.men, 0));
};

/** The fewest and strongest stacks that can take a prey, and what it is worth to send them. */
const raid = (turn: Turn, prey: Prey): Venture | undefined => {
  const { state } = turn;
  const meeting = prey.how === 'walk' ? prey.spot : prey.area;
  const there = standing(turn, prey.area, prey.spot);
  const able = turn.movers.filter(
    ({ spot, area, reach }) => reach.has(meeting) || (prey.how !== 'walk' && area === prey.area && spot !== prey.spot),
  );
  if (able.length === 0 && there === 0) return undefined;
  able.sort((a, b) => b.men - a.men);
  const chosen: Mover[] = [];
  let set = prey.how === 'walk' ? 0 : there;
  const chance = (): number => {
    if (prey.how === 'walk') return chosen.length > 0 ? 1 : 0;
    const men = menThere(state, set, prey.area);
    return prey.how === 'siege' ? (men >= prey.men ? STORMED : 0) : beats(men, prey.men);
  };
  let won = chance();
  for (const mover of able) {
    if (won >= (prey.how === 'battle' ? 0.6 : STORMED)) break;
    chosen.push(mover);
    set |= mover.nobles;
    won = chance();
  }
  if (won === 0 || chosen.length === 0) return undefined;
  const men = menThere(state, set, prey.area);
  const end =
    prey.how === 'battle' || (isInside(prey.spot) && roomOf(placeAt(prey.spot)) < men) ? prey.area : prey.spot;
  const losses = prey.how === 'walk' ? 0 : lossesOf(turn, set);
  const worth = won * prey.worth - losses - exposure(turn, chosen, end, men, prey.nobles) - EACH * chosen.length;
  return { movers: chosen, spot: meeting, worth, prey };
};

/** 10.1 The claimant and the bishops, to a cathedral that is open to them. */
const CROWN_TO_WIN = 8;
const crowning = (turn: Turn, claimant: number): Venture | undefined => {
  const { state, seat } = turn;
  const bearer = turn.movers.find(({ heirs, nobles }) =>
    isNoble(claimant) ? has(nobles, claimant) : heirs.includes(claimant),
  );
  const stays = state.spot[claimant] as number;
  const own = ROYALS.filter((other) => isAlive(state, other) && keeperOfRoyal(state, other) === seat).length;
  const gain = own === aliveIn(state) ? CROWN_TO_WIN : crownWorth(state);
  let best: Venture | undefined;
  for (const place of PLACES) {
    const spot = inside(place);
    if (!hasCathedral(place) || gateFor(state, place, seat) !== 'open') continue;
    if (stays !== spot && !bearer?.reach.has(spot)) continue;
    const movers = stays === spot || !bearer ? [] : [bearer];
    let set = standing(turn, areaAt(spot)) & setAt(turn, spot);
    for (const mover of [...movers, ...turn.movers.filter((one) => one.spot === spot)]) set |= mover.nobles;
    for (const mover of turn.movers)
      if (
        !canCrown(state, set) &&
        !movers.includes(mover) &&
        mover.reach.has(spot) &&
        bishopsAmong(state, mover.nobles) > 0
      ) {
        movers.push(mover);
        set |= mover.nobles;
      }
    if (movers.length === 0 || !canCrown(state, set)) continue;
    const worth = gain - exposure(turn, movers, spot, menThere(state, set, areaAt(spot)), 0);
    if (!best || worth > best.worth) best = { movers, spot, worth, prey: undefined };
  }
  return best;
};
const setAt = ({ forces, seat }: Turn, spot: number): number =>
  forces.find((force) => force.seat === seat && force.spot === spot)?.nobles ?? 0;
/** How strongly an area draws: what could be taken there later, by all the men there are. */
const DRAW = 0.3;
/** Who is so near comes there in a turn; to go aboard one must be there. */
const NEAR = 4;
const TOGETHER = 0.12;
const drawOf = (prey: readonly Prey[], ports: readonly Prey[], men: number): ((area: number) => number) => {
  const known = new Map<number, number>();
  return (area) => {
    const found = known.get(area);
    if (found !== undefined) return found;
    let most = 0;
    for (const one of [...prey, ...ports]) {
      const steps = area === one.area ? 0 : stepsBetween(area, one.area);
      if (steps < 0) continue;
      const apart = ports.includes(one) ? steps : Math.max(0, steps - NEAR);
      const hope = one.men === 0 ? 1 : Math.min(1, men / (one.how === 'battle' ? 1.5 * one.men : one.men)) ** 2;
      most = Math.max(most, (DRAW * one.worth * hope) / (1 + apart / 3));
    }
    known.set(area, most);
    return most;
  };
};
/** The strongest force of the faction that others can walk to; nothing where it has none. */
const mainOf = ({ forces, seat }: Turn): Force | undefined => {
  let main: Force | undefined;
  for (const force of forces)
    if (force.seat === seat && force.area !== NONE && !isOverseas(force.area) && force.men > (main?.men ?? -1))
      main = force;
  return main;
};
/** How strongly the main force draws those who are not with it, and who brings an heir more. */
const GATHER = 0.1;
const ESCORT = 0.2;
const gathering = (mover: Mover, main: Force | undefined): ((area: number) => number) => {
  if (!main || (main.nobles & mover.nobles) !== 0) return () => 0;
  const pull = GATHER + (mover.heirs.length > 0 ? ESCORT : 0);
  return (area) => {
    const steps = area === main.area ? 0 : stepsBetween(area, main.area);
    return steps < 0 ? 0 : pull / (1 + steps / 4);
  };
};
/** Who is in danger anywhere gets as far away as he can: how near the nearest is that is stronger. */
const CLOSE = 0.3;
const closeness = ({ forces, seat }: Turn, area: number, men: number): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (const force of forces) {
    if (force.seat === seat || force.area === NONE || force.men <= men) continue;
    const steps = force.area === area ? 0 : stepsBetween(force.area, area);
    if (steps >= 0) nearest = Math.min(nearest, steps);
  }
  return 1 / (1 + nearest);
};
/** Where a stack that has nothing to take waits best; the place of the march, or nothing where it stays. */
const waiting = (turn: Turn, mover: Mover, draws: (area: number) => number): number | undefined => {
  const { forces, seat } = turn;
  const gathers = gathering(mover, mainOf(turn));
  const friends = (spot: number): number => {
    let men = 0;
    for (const force of forces) if (force.seat === seat && force.spot === spot) men += force.men;
    return spot === mover.spot ? men - mover.men : men;
  };
  const good = (spot: number): number => {
    const with_ = friends(spot);
    const area = areaAt(spot);
    const men = mover.men + with_;
    const danger = dangerOf(turn, spot, men, 0) * (1 + CLOSE * closeness(turn, area, men));
    return draws(area) + gathers(area) + (with_ > 0 ? TOGETHER : 0) - mover.worth * danger;
  };
  let best = good(mover.spot) + LEAST / (turn.state.options.players - 1);
  let found: number | undefined;
  for (const [spot, place] of mover.reach) {
    if (isInside(spot) && gateFor(turn.state, placeAt(spot), seat) !== 'open') continue;
    const worth = good(spot);
    if (worth <= best) continue;
    best = worth;
    found = place;
  }
  return found;
};

/** Who takes the last that are not his own holds all: nothing else is worth as much, before another does it. */
const DECIDES = 4;
/** What there is to be taken, as it bears upon the end: a sole King is seldom kept for long, unless he is the last. */
const targetsOf = ({ state, seat, forces, worths }: Turn): readonly Prey[] => {
  const prey = preyOf(state, seat, forces, worths);
  const left = ROYALS.filter((royal) => isAlive(state, royal) && keeperOfRoyal(state, royal) !== seat);
  const [last] = left.map((royal) => state.spot[royal]);
  const decides = left.every((royal) => state.spot[royal] === last);
  const king = soleKing(state);
  const lent = isRoyal(king) ? sentAway(state) * heirWorth(state, king) * fewLeft(state) : 0;
  return prey.map((one) => {
    const worth = decides && one.spot === last ? DECIDES : one.spot === state.spot[king] ? -lent : 0;
    return worth === 0 ? one : { ...one, worth: Math.max(0, one.worth + worth) };
  });
};

/** A march, by its place in the list, and what the plan it belongs to is worth. */
export interface March {
  readonly place: number;
  readonly worth: number;
}
/** The next march of the best plan; nothing where everybody stands as he should. */
export const nextMarch = (state: State, seat: number, actions: readonly Action[]): March | undefined => {
  const forces = withRoads(state, forcesOf(state));
  const worths = planWorths(state, seat);
  const movers = [...moversOf(state, seat, actions, worths)];
  const turn: Turn = { state, seat, forces, worths, movers, plague: plagueAt(state) };
  if (turn.movers.length === 0) return undefined;
  let prey = targetsOf(turn);
  const all = forces.filter((force) => force.seat === seat).reduce((sum, { men }) => sum + men, 0);
  const draws = drawOf(prey, quays(state, seat, actions), all);
  const claims: number[] = ROYALS.filter(
    (royal) =>
      isAlive(state, royal) &&
      keeperOfRoyal(state, royal) === seat &&
      !isCrowned(state, royal) &&
      seniorOf(state, houseOf(royal)) === royal,
  );
  if (seatOfNoble(state, N.beaufort) === seat && beaufortDecides(state, seat)) claims.push(N.beaufort);
  for (;;) {
    const deeds = [...prey.map((one) => raid(turn, one)), ...claims.map((royal) => crowning(turn, royal))];
    const best = deeds.reduce((most, deed) => (deed && deed.worth > (most?.worth ?? LEAST) ? deed : most), undefined);
    if (!best) break;
    const next = best.movers.find(
      ({ spot, area }) => spot !== best.spot && !(best.prey?.how !== 'walk' && area === best.prey?.area),
    );
    const place = next?.reach.get(best.spot);
    if (place !== undefined) return { place, worth: best.worth };
    // They stand where they should: the next best for the others.
    for (const mover of best.movers) turn.movers.splice(turn.movers.indexOf(mover), 1);
    prey = prey.filter((one) => one !== best.prey);
    if (best.prey === undefined) claims.length = 0;
  }
  for (const mover of turn.movers) {
    const place = waiting(turn, mover, draws);
    if (place !== undefined) return { place, worth: 0 };
  }
  return undefined;
};
