// 5.8, 8.2 to 8.4, 9.2 Before the first cycle: main border, retiring into the city, help from inside, Withdrawal.
import { refuse } from '@rose/table';
import { type AreaId, areaName } from '../data/areas.ts';
import { type BlockId, blockName, isCovenanter, isGun, isHorse } from '../data/blocks.ts';
import { across, type BorderId, borderBetween, borderLimit, neighboursOf } from '../data/borders.ts';
import { type CityId, cityIn, cityName, garrisonLimit, NO_CITY } from '../data/cities.ts';
import { withdrawalOf } from '../data/tables.ts';
import {
  cameOver,
  controls,
  eliminate,
  fieldOf,
  garrisonIn,
  goInside,
  insideOf,
  isInside,
  isOpenTo,
  mayEnter,
} from '../position.ts';
import {
  HELD_BACK,
  IN,
  LATE,
  OUT,
  other,
  type Refusal,
  SEATS,
  type Seat,
  type State,
  seatOf,
  sideOf,
  type Table,
} from '../state.ts';
import {
  areaOf,
  attackerOf,
  type BattleTable,
  defenderOf,
  everyOf,
  type Fighting,
  nameIn,
  ranksOf,
  showRanks,
  strikeAt,
} from './battle-line.ts';

/** 8.2 A side whose only field blocks are Artillery loses them without a battle. */
export const dropLoneGuns = (table: Table, area: AreaId): void => {
  const { state } = table;
  const lone = [0, 1].flatMap((side) => {
    const field = fieldOf(state, side, area);
    return field.every(isGun) ? field : [];
  });
  // Whether there are any is learned in either case.
  table.reveal(SEATS);
  for (const gun of lone) eliminate(table, gun);
};

/** 5.8 The areas the Attacker's blocks came from. */
export const approaches = (state: Fighting): readonly AreaId[] => {
  const ways = new Set<number>();
  for (const block of ranksOf(state, attackerOf(state))) ways.add(state.came[block] as number);
  ways.delete(0);
  return [...ways].map((way) => across((way - 1) as BorderId, state.phase.area));
};
/** 5.8 The force over the main border fights; what came over others is in Reserve, and so are the Defender's late ones. */
export const nameMain = (table: BattleTable, from: AreaId): void => {
  const { state } = table;
  const { phase } = state;
  phase.main = borderBetween(from, phase.area);
  for (const block of ranksOf(state, attackerOf(state)))
    if (state.came[block] !== 0 && state.came[block] !== phase.main + 1) phase.line[block] = HELD_BACK;
};
export const holdLate = ({ state }: BattleTable): void => {
  for (const block of ranksOf(state, defenderOf(state)))
    if (state.how[block] === LATE) state.phase.line[block] = HELD_BACK;
};
export const whyNotMain = (state: Fighting, from: AreaId): Refusal | undefined =>
  approaches(state).includes(from)
    ? undefined
    : refuse('5.8', { why: 'border-not-used', from: areaName(from), to: areaOf(state) });

/** 8.3, 8.12 The city of the area, if a side holds it; NO_CITY otherwise. */
export const refugeOf = (state: Fighting, side: number): CityId => {
  const city = cityIn(state.phase.area);
  return city !== NO_CITY && controls(state, side, city) ? city : NO_CITY;
};
/** 1.7, 8.3 Room for one more, and guns not alone. */
export const whyNotInside = (state: Fighting, block: BlockId, city: CityId): Refusal | undefined => {
  const names = { block: blockName(block), city: cityName(city) };
  const limit = garrisonLimit(city);
  if ((state.garrison[city] as number) >= limit) return refuse('1.7', { why: 'city-full', city: names.city, limit });
  if (isGun(block) && insideOf(state, state.phase.area).every(isGun))
    return refuse('8.3', { why: 'guns-need-company', ...names });
  return undefined;
};
/** 8.3 The Defender may put field blocks into a city he controls. */
export const canRetire = (state: Fighting): boolean => {
  const city = refugeOf(state, defenderOf(state));
  return state.phase.kind === 'field' && city !== NO_CITY && garrisonIn(state, state.phase.area) < garrisonLimit(city);
};
export const whyNotRetire = (state: Fighting, seat: Seat, block: BlockId): Refusal | undefined => {
  const city = refugeOf(state, sideOf(seat));
  if (city === NO_CITY) return refuse('8.3', { why: 'no-city-to-enter', area: areaOf(state) });
  if (!everyOf(state, sideOf(seat)).includes(block))
    return refuse('8.3', { why: 'not-in-battle', block: blockName(block) });
  return whyNotInside(state, block, city);
};
export const retire = (table: BattleTable, seat: Seat, block: BlockId, rule: string): void => {
  const { state } = table;
  const name = nameIn(state, block);
  goInside(state, block);
  state.phase.line[block] = OUT;
  table.tell(rule, { say: 'went-inside', seat, block: name, city: cityName(cityIn(state.phase.area)) });
};

/** 9.2 Infantry and Cavalry inside that may come out as Reserves of a relief. */
export const helpers = (state: Fighting): readonly BlockId[] =>
  insideOf(state, state.phase.area).filter((block) => !isGun(block) && state.phase.line[block] === OUT);
export const whyNotAid = (state: Fighting, block: BlockId): Refusal | undefined => {
  if (helpers(state).includes(block)) return undefined;
  const named = { block: blockName(block) };
  if (state.phase.line[block] !== OUT) return refuse('9.2', { why: 'chosen-already', ...named });
  return isInside(state, block) && isGun(block)
    ? refuse('9.2', { why: 'wrong-class', ...named })
    : refuse('9.2', { why: 'not-in-battle', ...named });
};
export const aid = (table: BattleTable, seat: Seat, block: BlockId): void => {
  const { state } = table;
  state.phase.line[block] = HELD_BACK;
  table.tell('9.2', { say: 'came-to-aid', seat, block: nameIn(state, block), area: areaOf(state) });
};

/** 8.12 Whether a block could leave the battle to a neighbouring area, limits of borders apart. */
export const isWayOut = (state: Fighting, block: BlockId, side: number, to: AreaId): boolean =>
  isOpenTo(state, side, to) &&
  mayEnter(state, block, to) &&
  !cameOver(state, 1 - side, borderBetween(state.phase.area, to), state.phase.area);
/** How many more may go over a border in this retreat or regroup (5.6). */
export const roomOver = ({ phase }: Fighting, border: BorderId): number =>
  borderLimit(border) - phase.used.filter((used) => used === border).length;
/** 8.4 All of the Defender's field blocks could leave; only Covenanters can go to Scotland. */
export const canWithdraw = (state: Fighting): boolean => {
  const side = defenderOf(state);
  const blocks = everyOf(state, side);
  const room = (block: BlockId): number =>
    neighboursOf(state.phase.area)
      .filter((to) => isWayOut(state, block, side, to))
      .reduce((sum, to) => sum + borderLimit(borderBetween(state.phase.area, to)), 0);
  const scots = blocks.filter(isCovenanter);
  const english = blocks.filter((block) => !isCovenanter(block));
  if (english[0] !== undefined && room(english[0]) < english.length) return false;
  return scots[0] === undefined || room(scots[0]) >= blocks.length;
};
/** 8.4 +1 for Cavalry alone, -1 for any Artillery, and the difference in Cavalry; Reserves count. */
export const withdrawalModifier = (state: Fighting): number => {
  const own = everyOf(state, defenderOf(state));
  const theirs = everyOf(state, attackerOf(state));
  const alone = own.every(isHorse) ? 1 : 0;
  const guns = own.some(isGun) ? -1 : 0;
  return alone + guns + own.filter(isHorse).length - theirs.filter(isHorse).length;
};
/** 8.4 The die: whether the Defender gets away, and what it costs him. */
export const withdraw = (table: BattleTable): void => {
  const { state } = table;
  showRanks(table);
  const modifier = withdrawalModifier(state);
  const [face = 1] = table.roll('8.4', 6);
  const { success, loss } = withdrawalOf(face + modifier);
  const seat = other(state.phase.attacker);
  table.tell('8.4', { say: 'withdrew', seat, area: areaOf(state), face, modifier, success, loss });
  strikeAt(table, sideOf(seat), 'loss', loss);
  state.phase.step = success ? 'leave' : 'open';
  if (success) state.phase.loser = seat;
};

/** The blocks of both sides stand in line. */
export const drawUp = (state: State, area: AreaId): number[] => {
  const line = state.at.map(() => OUT);
  for (const side of [0, 1]) for (const block of fieldOf(state, side, area)) line[block] = IN;
  return line;
};
export const seatAttacking = (state: State, area: AreaId): Seat => {
  const found = state.attackers[area] as number;
  if (found !== 0) return seatOf(found - 1);
  const city = cityIn(area);
  // Nobody entered: whoever holds the city defends it, else Player 1 attacks.
  return city === NO_CITY ? state.player1 : seatOf(1 - (state.control[city] as number));
};
