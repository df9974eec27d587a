// 12.3, 12.4 Regional recruitment: each Region's points are spent in it, Player 1 wholly before Player 2.
import { type Drawer, pick, refuse } from '@rose/table';
import type { RecruitmentAction } from '../actions.ts';
import { type AreaId, areaName, areasIn, isOffMap, REGIONS, regionName, regionOf } from '../data/areas.ts';
import { armyOf, type BlockId, blockName, homeOf, isClubmen, isCovenanter, isGun, isRegional } from '../data/blocks.ts';
import { areaOfCity, cityIn, cityName, isMajor, LONDON, NO_CITY, pointsOf, sympathyOf } from '../data/cities.ts';
import { RP_GUNS, RP_GUNS_LONDON, RP_LONDON, RP_PER_AREA, RP_PER_MAJOR } from '../data/tables.ts';
import { notNow } from '../names.ts';
import { at, isBesieged, isFriendly, isInside, isOnMap, isVacant } from '../position.ts';
import { deploy, hasMajor, LAND, strengthen, whyNotFrom, whyNotRoom } from '../recruiting.ts';
import {
  type During,
  other,
  type Phase,
  RESERVE,
  type Refusal,
  type Seat,
  type State,
  sideOf,
  type Table,
  type TableIn,
} from '../state.ts';

type Recruiting = During<'recruitment'>;

/** 12.3 One point for each Friendly Area, one for each unbesieged Major City held, two more for London. */
export const regionPoints = (state: State, side: number, region: number): number => {
  let points = 0;
  for (const area of areasIn(region)) {
    if (isFriendly(state, side, area)) points += RP_PER_AREA;
    const city = cityIn(area);
    if (city === NO_CITY || state.control[city] !== side || isBesieged(state, city)) continue;
    if (isMajor(city)) points += RP_PER_MAJOR;
    if (city === LONDON) points += RP_LONDON;
  }
  return points;
};
/** 12.4 A point of strength costs one; of artillery two, but in London one. */
const costOf = (block: BlockId, area: number): number => {
  if (!isGun(block)) return 1;
  return area === areaOfCity(LONDON) ? RP_GUNS_LONDON : RP_GUNS;
};
/** 12.4 Points for this block there, and for guns a Major City of its side. */
const whyNotPaid = (state: Recruiting, seat: Seat, block: BlockId, area: number): Refusal | undefined => {
  const cost = costOf(block, area);
  const region = regionOf(area);
  if (isGun(block) && !hasMajor(state, sideOf(seat), area))
    return refuse('12.4', { why: 'needs-major-city', area: areaName(area) });
  return (state.phase.points[region] as number) >= cost
    ? undefined
    : refuse('12.3', { why: 'no-region-points', region: regionName(region), cost });
};
/** 12.4 Not Clubmen or Covenanters, no Regional block away from home, nobody inside a besieged city. */
const whyNotGrow = (state: Recruiting, seat: Seat, block: BlockId): Refusal | undefined => {
  const wrong = whyNotRoom(state, seat, block);
  if (wrong) return wrong;
  const named = { block: blockName(block) };
  const area = at(state, block);
  if (isClubmen(block) || isCovenanter(block)) return refuse('12.4', { why: 'never-strengthened', ...named });
  if (isRegional(block) && regionOf(area) !== homeOf(block))
    return refuse('12.4', { why: 'outside-its-region', ...named, region: regionName(homeOf(block)) });
  if (isInside(state, block)) return refuse('12.4', { why: 'besieged', ...named, city: cityName(cityIn(area)) });
  return whyNotPaid(state, seat, block, area);
};
/** 12.4, 12.5 A Friendly Area, or a Vacant one whose Victory City sympathises with the side and is held by it. */
export const isOpenHome = (state: State, side: number, area: number): boolean => {
  if (isFriendly(state, side, area)) return true;
  const city = cityIn(area);
  if (city === NO_CITY || !isVacant(state, area)) return false;
  return pointsOf(city) > 0 && sympathyOf(city) === side && state.control[city] === side;
};
const whyNotLevy = (state: Recruiting, seat: Seat, block: BlockId, area: AreaId): Refusal | undefined => {
  const wrong = whyNotFrom(state, seat, block, area);
  if (wrong) return wrong;
  if (!isOpenHome(state, sideOf(seat), area)) return refuse('12.4', { why: 'not-friendly', area: areaName(area) });
  return whyNotPaid(state, seat, block, area);
};

/** 12.3 All points of a player are counted before he spends any. */
const startFor = ({ state }: Table, acting: Seat): void => {
  const side = sideOf(acting);
  const points = REGIONS.map((_, region) => regionPoints(state, side, region));
  const step = (state.excise[side] as number) > 0 ? 'excise' : 'recruit';
  state.phase = { name: 'recruitment', step, acting, points };
};
const spend = (state: TableIn<'recruitment'>['state'], block: BlockId, area: number): void => {
  const { points } = state.phase;
  const region = regionOf(area);
  points[region] = (points[region] as number) - costOf(block, area);
};

/** What can be paid for: `whyNot` turned round, block by block. */
const legalRecruits = (state: Recruiting, seat: Seat): readonly RecruitmentAction[] => {
  const side = sideOf(seat);
  const { points } = state.phase;
  const open = LAND.filter((area) => (points[regionOf(area)] as number) > 0 && isOpenHome(state, side, area));
  const into: RecruitmentAction[] = [];
  for (const block of armyOf(side)) {
    const place = state.at[block] as number;
    if (place === RESERVE) {
      const home = homeOf(block);
      for (const area of open)
        if ((home < 0 || regionOf(area) === home) && !whyNotPaid(state, seat, block, area))
          into.push({ do: 'deploy', block, area });
    } else if (place < RESERVE && !isOffMap(place) && (points[regionOf(place)] as number) > 0)
      if (!whyNotGrow(state, seat, block)) into.push({ do: 'strengthen', block });
  }
  into.push(END);
  return into;
};
/** One of them by dice: a block grows or takes the field somewhere, or that is all. */
const recruitDrawer = (state: Recruiting, seat: Seat): Drawer<RecruitmentAction> => {
  if (state.phase.step === 'excise') return (random) => pick(EXCISES, random);
  if (state.phase.points.every((points) => points === 0)) return () => END;
  const army = armyOf(sideOf(seat));
  return (random) => {
    const block = army[random(army.length + 1) - 1];
    if (block === undefined) return END;
    const place = at(state, block);
    if (place < RESERVE) return whyNotGrow(state, seat, block) ? undefined : { do: 'strengthen', block };
    if (place > RESERVE) return undefined;
    const area = pick(isRegional(block) ? areasIn(homeOf(block)) : LAND, random);
    return whyNotLevy(state, seat, block, area) ? undefined : { do: 'deploy', block, area };
  };
};
const END: RecruitmentAction = { do: 'end-recruitment' };
const EXCISES: readonly RecruitmentAction[] = REGIONS.map((_, region) => ({ do: 'excise', region }));

export const recruitment: Phase<'recruitment', RecruitmentAction> = {
  rule: '12.3',
  verbs: ['excise', 'strengthen', 'deploy', 'end-recruitment'],
  enter(table) {
    const { phase, player1 } = table.state;
    startFor(table, phase.name === 'recruitment' ? other(player1) : player1);
  },
  asked: ({ phase }) => ({ must: phase.step === 'over' ? [] : [phase.acting] }),
  *candidates(state, seat) {
    if (state.phase.step === 'excise') {
      yield* EXCISES;
      return;
    }
    for (const block of armyOf(sideOf(seat))) {
      if (isOnMap(state, block)) yield { do: 'strengthen', block };
      else if (at(state, block) === RESERVE) for (const area of LAND) yield { do: 'deploy', block, area };
    }
    yield END;
  },
  whyNot(state, seat, action) {
    if ((action.do === 'excise') !== (state.phase.step === 'excise')) return notNow('12.3', action.do);
    switch (action.do) {
      case 'strengthen':
        return whyNotGrow(state, seat, action.block);
      case 'deploy':
        return whyNotLevy(state, seat, action.block, action.area);
      case 'excise':
      case 'end-recruitment':
        return undefined;
    }
  },
  legal: (state, seat) => (state.phase.step === 'excise' ? EXCISES : legalRecruits(state, seat)),
  drawer: recruitDrawer,
  byDefault: ({ phase }) => (phase.step === 'excise' ? { do: 'excise', region: 0 } : END),
  apply(table, seat, action) {
    const { state } = table;
    const { phase } = state;
    const side = sideOf(seat);
    switch (action.do) {
      case 'excise':
        phase.points[action.region] = (phase.points[action.region] as number) + (state.excise[side] as number);
        state.excise[side] = 0;
        phase.step = 'recruit';
        table.tell('15.1', { say: 'excise-spent', seat, region: regionName(action.region) });
        return;
      case 'strengthen':
        spend(state, action.block, at(state, action.block));
        strengthen(table, action.block, '12.4');
        return;
      case 'deploy':
        spend(state, action.block, action.area);
        deploy(table, action.block, action.area, '12.4');
        return;
      case 'end-recruitment':
        table.tell('12.3', { say: 'recruitment-ended', seat });
        phase.step = 'over';
        return;
    }
  },
  next: ({ phase, player1 }) => (phase.acting === player1 ? 'recruitment' : 'return'),
};
