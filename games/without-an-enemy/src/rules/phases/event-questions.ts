// 15.1 Events that ask: what may be answered, and what comes of it.
import { onlyFor, refuse } from '@rose/table';
import { blurLoss, know, placeNow } from '../../secrecy/fog.ts';
import type { EventAction } from '../actions.ts';
import { A, AREAS, type AreaId, type AreaName, areaName, isOffMap, seaName } from '../data/areas.ts';
import { armyOf, B, type BlockId, blockName, isGun, isLeader, isRegionalLeader } from '../data/blocks.ts';
import { type Effect, fitsFilter } from '../data/cards.ts';
import { CITIES, type CityId, cityIn, cityName } from '../data/cities.ts';
import type { Adding, Deploying } from '../data/effects.ts';
import { DEPLOY_STRENGTH, QUARRELLING, SIEGE_MAX } from '../data/tables.ts';
import { nameFor, notNow, whyNotYours } from '../names.ts';
import { at, bringIn, isBesieged, isFriendly, isInside, isOnMap, isOpenTo, presentIn, weaken } from '../position.ts';
import { deploy, hasMajor, LAND, strengthen, whyNotFrom, whyNotRoom, whyNotStrengthen } from '../recruiting.ts';
import { settle } from '../sieges.ts';
import {
  type During,
  NOWHERE,
  other,
  RESERVE,
  type Refusal,
  SEATS,
  type Seat,
  sideOf,
  type TableIn,
  WAITING,
} from '../state.ts';
import { raiseMarker } from './event-effects.ts';

type Resolving = During<'events'>;
type Table = TableIn<'events'>;
type Removing = Extract<Effect, { op: 'remove-strength' }>;

/** How much there is to do, and who is asked. */
export const begin = ({ state }: Table, effect: Effect): void => {
  const { phase } = state;
  phase.points = pointsOf(effect);
  phase.acting = effect.op === 'remove-strength' ? other(phase.owner) : phase.owner;
};
const pointsOf = (effect: Effect): number => {
  switch (effect.op) {
    case 'add-strength':
    case 'remove-strength':
    case 'artillery':
      return effect.points;
    case 'deploy-or-add':
      return effect.add.points;
    case 'naval':
      return effect.besiegedPortStrength ?? 0;
    case 'deploy':
    case 'place-block':
    case 'sea-control':
    case 'siege-level':
    case 'hold':
      return 1;
    case 'march':
    case 'free-group-move':
    case 'lose-ap':
    case 'no-storm':
    case 'resist-siege':
    case 'year-end-rp':
    case 'reveal-hand':
    case 'fortify-london':
    case 'battle-mod':
    case 'absorb':
    case 'block-reserves':
    case 'storm-mod':
    case 'breach-mod':
      return 0;
  }
};
/** Only what "may" be done can be left (3.3). */
export const isOptional = (effect: Effect): boolean => effect.op === 'naval';

const timesOf = (state: Resolving, block: BlockId): number =>
  state.phase.touched.filter((touched) => touched === block).length;
const whyNotShare = (state: Resolving, block: BlockId, most: number): Refusal | undefined =>
  timesOf(state, block) < most ? undefined : refuse('15.1', { why: 'had-its-share', block: blockName(block) });
const misfit = (block: BlockId): Refusal => refuse('15.1', { why: 'event-does-not-fit', block: blockName(block) });

/** 15.1 add-strength: among fitting blocks, within 7.2. */
const whyNotAdd = (state: Resolving, seat: Seat, adding: Adding, block: BlockId): Refusal | undefined => {
  const wrong = whyNotYours(seat, block);
  if (wrong) return wrong;
  if (!fitsFilter(adding.filter, block)) return misfit(block);
  return (
    whyNotShare(state, block, adding.perBlockMax) ??
    whyNotStrengthen(state, seat, block, { ignoreRegion: adding.ignoreRegion === true })
  );
};
/** 15.1 naval: among the blocks in one besieged Port. */
const whyNotFeed = (state: Resolving, seat: Seat, most: number, block: BlockId): Refusal | undefined => {
  const wrong = whyNotRoom(state, seat, block);
  if (wrong) return wrong;
  if (!isInside(state, block)) return misfit(block);
  const city = cityIn(at(state, block));
  if (state.phase.city !== NOWHERE && state.phase.city !== city)
    return refuse('15.1', { why: 'another-port', city: cityName(state.phase.city) });
  return whyNotStrengthen(state, seat, block, { portLimit: most });
};
/** 15.1 artillery: an own gun in a Friendly Area. */
const whyNotGun = (state: Resolving, seat: Seat, block: BlockId): Refusal | undefined => {
  const wrong = whyNotRoom(state, seat, block);
  if (wrong) return wrong;
  if (!isGun(block)) return misfit(block);
  const area = at(state, block);
  return isFriendly(state, sideOf(seat), area) && !isInside(state, block)
    ? undefined
    : refuse('15.1', { why: 'not-friendly', area: areaName(area) });
};
const notThere = (area: AreaId): Refusal => refuse('15.1', { why: 'event-not-there', area: areaName(area) });
/** 15.1 deploy: a fitting block of the Reserve in one of the areas. */
const whyNotDeployed = (
  state: Resolving,
  seat: Seat,
  deploying: Deploying,
  block: BlockId,
  area: AreaId,
): Refusal | undefined => {
  const wrong = whyNotFrom(state, seat, block, area);
  if (wrong) return wrong;
  if (!fitsFilter(deploying.filter, block)) return misfit(block);
  if (!deploying.areas.some((name) => A[name] === area)) return notThere(area);
  const side = sideOf(seat);
  const open = deploying.requireFriendlyOrVacant ? isOpenTo(state, side, area) : isFriendly(state, side, area);
  return open ? undefined : refuse('15.1', { why: 'not-friendly', area: areaName(area) });
};
/** 15.1 place-block: a block that waits off the map. */
const whyNotPlaced = (
  state: Resolving,
  seat: Seat,
  effect: Extract<Effect, { op: 'place-block' }>,
  block: BlockId,
  area: AreaId,
): Refusal | undefined => {
  if (block !== B[effect.block]) return misfit(block);
  if (at(state, block) !== WAITING) return refuse('15.1', { why: 'block-not-on-map', block: blockName(block) });
  if (!effect.areas.some((name) => A[name] === area)) return notThere(area);
  return isOpenTo(state, sideOf(seat), area) ? undefined : refuse('15.1', { why: 'not-open', area: areaName(area) });
};
const whyNotGunDeployed = (state: Resolving, seat: Seat, block: BlockId, area: AreaId): Refusal | undefined => {
  const wrong = whyNotFrom(state, seat, block, area);
  if (wrong) return wrong;
  if (!isGun(block)) return misfit(block);
  const side = sideOf(seat);
  if (!isFriendly(state, side, area)) return refuse('15.1', { why: 'not-friendly', area: areaName(area) });
  return hasMajor(state, side, area) ? undefined : refuse('15.1', { why: 'needs-major-city', area: areaName(area) });
};
/** 15.1 remove-strength: on the map, Scotland included; not inside a city unless areas are named. */
const canLose = (state: Resolving, { filter }: Removing, block: BlockId): boolean => {
  if (!isOnMap(state, block) || !fitsFilter(filter, block)) return false;
  const area = at(state, block);
  if (isOffMap(area) && area !== A.scotland) return false;
  if (filter.areas) return filter.areas.some((name: AreaName) => A[name] === area);
  return !isInside(state, block);
};
const whyNotLose = (state: Resolving, seat: Seat, effect: Removing, block: BlockId): Refusal | undefined => {
  const wrong = whyNotYours(seat, block);
  if (wrong) return wrong;
  return canLose(state, effect, block) ? whyNotShare(state, block, effect.perBlockMax) : misfit(block);
};
/** 15.1 siege-level: an enemy city besieged at that level, below the last. */
const canRise = (state: Resolving, seat: Seat, least: number, city: CityId): boolean => {
  const marker = state.marker[city] as number;
  return state.control[city] !== sideOf(seat) && isBesieged(state, city) && marker >= least && marker < SIEGE_MAX;
};

const misfitting = (effect: Effect, action: EventAction): Refusal => notNow('15.1', `${effect.op} ${action.do}`);
/** Why an answer does not do. */
export const whyNotAsked = (state: Resolving, seat: Seat, effect: Effect, action: EventAction): Refusal | undefined => {
  switch (action.do) {
    case 'add':
      if (effect.op === 'add-strength') return whyNotAdd(state, seat, effect, action.block);
      if (effect.op === 'deploy-or-add') return whyNotAdd(state, seat, effect.add, action.block);
      if (effect.op === 'naval') return whyNotFeed(state, seat, effect.besiegedPortStrength ?? 0, action.block);
      return effect.op === 'artillery' ? whyNotGun(state, seat, action.block) : misfitting(effect, action);
    case 'deploy':
      return whyNotDeploying(state, seat, effect, action.block, action.area);
    case 'lose':
      return effect.op === 'remove-strength'
        ? whyNotLose(state, seat, effect, action.block)
        : misfitting(effect, action);
    case 'seize':
      return effect.op === 'sea-control' ? undefined : misfitting(effect, action);
    case 'undermine':
      if (effect.op !== 'siege-level') return misfitting(effect, action);
      return canRise(state, seat, effect.filter.minLevel, action.city)
        ? undefined
        : refuse('15.1', { why: 'no-siege-to-raise', city: cityName(action.city) });
    case 'hold':
      if (effect.op !== 'hold') return misfitting(effect, action);
      return presentIn(state, sideOf(other(seat)), action.area) > 0
        ? undefined
        : refuse('15.1', { why: 'no-enemy-there', area: areaName(action.area) });
    case 'end-event':
      return undefined;
  }
};
const whyNotDeploying = (state: Resolving, seat: Seat, effect: Effect, block: BlockId, area: AreaId) => {
  switch (effect.op) {
    case 'deploy':
      return whyNotDeployed(state, seat, effect, block, area);
    case 'deploy-or-add':
      return state.phase.touched.length > 0
        ? notNow('15.1', 'deploy')
        : whyNotDeployed(state, seat, effect.deploy, block, area);
    case 'place-block':
      return whyNotYours(seat, block) ?? whyNotPlaced(state, seat, effect, block, area);
    case 'artillery':
      return whyNotGunDeployed(state, seat, block, area);
    default:
      return notNow('15.1', 'deploy');
  }
};

const DEPLOYING: readonly Effect['op'][] = ['deploy', 'deploy-or-add', 'place-block', 'artillery'];
const ADDING: readonly Effect['op'][] = ['add-strength', 'deploy-or-add', 'naval', 'artillery'];
/** The areas that an event could speak of. */
const areasFor = (effect: Effect): readonly AreaId[] => {
  if (effect.op === 'deploy' || effect.op === 'place-block') return effect.areas.map((name) => A[name]);
  return effect.op === 'deploy-or-add' ? effect.deploy.areas.map((name) => A[name]) : LAND;
};
/** What a hand could reach for. */
export function* addCandidates(state: Resolving, seat: Seat, effect: Effect): Iterable<EventAction> {
  const army = armyOf(sideOf(seat));
  const reserves = army.filter((block) => at(state, block) === (effect.op === 'place-block' ? WAITING : RESERVE));
  if (DEPLOYING.includes(effect.op))
    for (const block of reserves) for (const area of areasFor(effect)) yield { do: 'deploy', block, area };
  for (const block of army) {
    if (!isOnMap(state, block)) continue;
    if (ADDING.includes(effect.op)) yield { do: 'add', block };
    if (effect.op === 'remove-strength') yield { do: 'lose', block };
  }
  if (effect.op === 'siege-level') for (const city of CITIES) yield { do: 'undermine', city };
  if (effect.op === 'hold') for (const area of AREAS) yield { do: 'hold', area };
}
/** Whether there is still something to ask. */
export const hasAnswer = (state: Resolving, effect: Effect): boolean => {
  const { points, acting } = state.phase;
  if (points <= 0) return false;
  if (effect.op === 'sea-control') return true;
  for (const action of addCandidates(state, acting, effect))
    if (!whyNotAsked(state, acting, effect, action)) return true;
  return false;
};

/** Leaders and Regional Leaders of a side in an area. */
const leadersIn = (state: Resolving, side: number, area: AreaId): number =>
  armyOf(side).filter((block) => at(state, block) === area && (isLeader(block) || isRegionalLeader(block))).length;
/** 15.1 hold: the owner says yes or no, and shows nothing more. */
const hold = (table: Table, seat: Seat, area: AreaId): void => {
  const { state } = table;
  const side = sideOf(other(seat));
  const holds = leadersIn(state, side, area) >= QUARRELLING;
  if (holds) state.stuck[side] = area;
  table.reveal(SEATS);
  table.tell('15.1', { say: 'quarrel', seat: other(seat), area: areaName(area), holds });
};
const lose = (table: Table, seat: Seat, block: BlockId): void => {
  const { state } = table;
  const area = at(state, block) as AreaId;
  const place = placeNow(state, block);
  const inside = isInside(state, block);
  table.tell('15.1', { say: 'lost-strength', seat, block: nameFor(seat, block), area: onlyFor(seat, areaName(area)) });
  weaken(table, block, 1);
  if (isOnMap(state, block)) blurLoss(state, block, place);
  else settle(table, area, inside);
};
const place = (table: Table, block: BlockId, area: AreaId, strength: number): void => {
  bringIn(table.state, block, area, strength);
  table.state.done[block] = 1;
  know(table.state, block);
  table.tell('15.1', { say: 'placed', block: blockName(block), area: areaName(area) });
};

export const apply = (table: Table, seat: Seat, effect: Effect, action: EventAction): void => {
  const { state } = table;
  const { phase } = state;
  phase.points -= 1;
  switch (action.do) {
    case 'add':
      if (effect.op === 'naval') phase.city = cityIn(at(state, action.block));
      phase.touched.push(action.block);
      strengthen(table, action.block, '15.1');
      return;
    case 'deploy':
      phase.points = 0;
      if (effect.op === 'place-block') place(table, action.block, action.area, effect.strength);
      else deploy(table, action.block, action.area, '15.1', strengthFor(effect));
      return;
    case 'lose':
      phase.touched.push(action.block);
      lose(table, seat, action.block);
      return;
    case 'seize':
      state.seized[sideOf(seat)] = action.sea;
      table.tell('15.1', { say: 'sea-seized', seat, sea: seaName(action.sea) });
      return;
    case 'undermine':
      raiseMarker(table, action.city, effect.op === 'siege-level' ? effect.delta : 0);
      return;
    case 'hold':
      hold(table, seat, action.area);
      return;
    case 'end-event':
      return;
  }
};
const strengthFor = (effect: Effect): number => {
  if (effect.op === 'deploy') return effect.strength;
  return effect.op === 'deploy-or-add' ? effect.deploy.strength : DEPLOY_STRENGTH;
};
