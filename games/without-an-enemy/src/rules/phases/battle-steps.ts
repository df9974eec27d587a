// 8.6 to 8.9, 8.11 and 9.5 The steps of a cycle that roll: guns, volleys, engagement of the foot, the fight on the walls.

import { turnUp } from '../../secrecy/fog.ts';
import { type BlockId, blockName, isFoot, isGun, isHorse } from '../data/blocks.ts';
import { cityIn } from '../data/cities.ts';
import { FIRE_MALUS, FORTIFIED_HITS, GUNS_CYCLE, GUNS_MALUS, RESERVE_CYCLE, WALLS_MALUS } from '../data/tables.ts';
import { isFortified } from '../position.ts';
import {
  AIMS_AT_HORSE,
  type Blow,
  ENGAGED,
  FIRED,
  HELD_BACK,
  IN,
  PURSUING,
  SEATS,
  type Side,
  seatOf,
} from '../state.ts';
import {
  areaOf,
  attackerOf,
  type BattleTable,
  blocksWith,
  defenderOf,
  disciplineIn,
  eventOf,
  type Fighting,
  hasDone,
  hasHorse,
  hasInfantry,
  powerOf,
  ranksOf,
  reservesEnter,
  rollFor,
  type Shot,
  strikeAt,
  unnote,
} from './battle-line.ts';

/** Both sides, the Defender first. */
export const bothSides = (state: Fighting): readonly Side[] => [defenderOf(state), attackerOf(state)];
const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0);

/** 8.10 A pursuing block may come back at the start of a later cycle. */
export const rally = (table: BattleTable): void => {
  const { state } = table;
  for (const side of bothSides(state)) {
    const away = blocksWith(state, side, PURSUING);
    if (away.length === 0) continue;
    const faces = table.roll('8.10', 6, away.length);
    for (const [n, block] of away.entries()) {
      const back = (faces[n] as number) <= disciplineIn(state, block);
      if (back) state.phase.line[block] = IN;
      const says = { seat: seatOf(side), block: blockName(block), face: faces[n] as number };
      table.tell('8.10', { say: 'rallied', ...says, back });
    }
  }
};
/** 8.7 In cycle 2 the Reserves enter, unless their side has ordered a General Retreat. */
export const bringReserves = (table: BattleTable): void => {
  const { state } = table;
  if (state.phase.cycle !== RESERVE_CYCLE) return;
  for (const side of bothSides(state)) {
    const fresh = blocksWith(state, side, HELD_BACK);
    if (fresh.length === 0 || !reservesEnter(state, side)) continue;
    table.reveal(SEATS);
    for (const block of fresh) {
      state.phase.line[block] = IN;
      turnUp(state, block);
    }
    table.tell('8.7', { say: 'reserves-in', seat: seatOf(side), area: areaOf(state), blocks: fresh.map(blockName) });
  }
};

/** 9.7 Two hits for one strength behind walls that stand. */
const isWalled = (state: Fighting): boolean => {
  const city = cityIn(state.phase.area);
  const effect = eventOf(state, attackerOf(state));
  if (effect?.op === 'storm-mod' && 'asBreach' in effect) return false;
  return state.breach[city] === 0 && isFortified(state, city);
};
const strikeWalls = (table: BattleTable, hits: number): void => {
  const { state } = table;
  const side = defenderOf(state);
  if (!isWalled(state)) {
    strikeAt(table, side, 'walls', hits);
    return;
  }
  const all = state.phase.kept + hits;
  state.phase.kept = all % FORTIFIED_HITS;
  strikeAt(table, side, 'walls', Math.floor(all / FORTIFIED_HITS));
};
/** Whom hits of this battle fall on: the strongest of all in a Sortie with a marker, walls and stormers in a Storming. */
const strikeBy = (table: BattleTable, by: Side, target: Blow['target'], hits: number): void => {
  const { kind } = table.state.phase;
  const side = enemyOf(by);
  if (kind === 'sally') strikeAt(table, side, 'any', hits);
  else if (kind !== 'storm') strikeAt(table, side, target, hits);
  else if (side === defenderOf(table.state)) strikeWalls(table, hits);
  else strikeAt(table, side, target === 'line' ? 'stormers' : target, hits);
};
const sum = (hits: readonly number[]): number => hits.reduce((all, one) => all + one, 0);
/** Both sides roll before any loss is taken. */
const bothRoll = (table: BattleTable, rule: string, shotsOf: (side: Side) => readonly Shot[]): readonly number[] =>
  bothSides(table.state).map((side) => sum(rollFor(table, seatOf(side), rule, shotsOf(side))));

/** 8.8, 9.5 Whether a side's guns have a choice of targets. */
export const mayAim = (state: Fighting, side: Side): boolean => {
  const { cycle, kind } = state.phase;
  if (cycle !== GUNS_CYCLE || kind === 'sally' || (kind === 'storm' && side === attackerOf(state))) return false;
  const enemy = enemyOf(side);
  return gunsOf(state, side).length > 0 && hasInfantry(state, enemy) && hasHorse(state, enemy);
};
export const gunsOf = (state: Fighting, side: Side): readonly BlockId[] => ranksOf(state, side).filter(isGun);
/** What a gun fires at: Infantry, or Cavalry if it is told to or there is nothing else. */
const aimsAtHorse = (state: Fighting, gun: BlockId, enemy: Side): boolean =>
  hasDone(state, gun, AIMS_AT_HORSE) || !hasInfantry(state, enemy);
/** 8.8 -1 at Cavalry; 9.3 besieging guns at -1 in a Sortie; 9.5 none for those on the walls. */
const gunModifier = ({ phase }: Fighting, atHorse: boolean): number => {
  if (phase.kind === 'storm') return 0;
  return phase.kind === 'sally' || atHorse ? GUNS_MALUS : 0;
};
/** 8.8 Artillery fire, cycle 1 only. */
export const fireGuns = (table: BattleTable): void => {
  const { state } = table;
  if (state.phase.cycle !== GUNS_CYCLE) return;
  const volleys = bothSides(state).map((side) => {
    const storms = state.phase.kind === 'storm' && side === attackerOf(state);
    const guns = storms ? [] : gunsOf(state, side);
    const atHorse = guns.map((gun) => aimsAtHorse(state, gun, enemyOf(side)));
    const shots = guns.map((block, n) => ({
      block,
      power: powerOf(state, block, 'fire', gunModifier(state, atHorse[n] === true)),
    }));
    const targets = hasInfantry(state, enemyOf(side)) || hasHorse(state, enemyOf(side));
    return { side, atHorse, hits: targets ? rollFor(table, seatOf(side), '8.8', shots) : [] };
  });
  for (const { side, atHorse, hits } of volleys) {
    strikeBy(table, side, 'foot', sum(hits.filter((_, n) => !atHorse[n])));
    strikeBy(table, side, 'horse', sum(hits.filter((_, n) => atHorse[n])));
  }
};

/** 8.9 Infantry that may fire: not of a side in retreat; on the walls all fire anyway (9.5). */
export const musketsOf = (state: Fighting, side: Side): readonly BlockId[] => {
  if (state.phase.retreating[side] === 1) return [];
  if (state.phase.kind === 'storm' && side === defenderOf(state)) return [];
  return ranksOf(state, side).filter(isFoot);
};
/** 8.9 Firing is at -1. */
export const fireVolleys = (table: BattleTable): void => {
  const { state } = table;
  const walls = (side: Side): boolean => state.phase.kind === 'storm' && side === defenderOf(state);
  const hits = bothRoll(table, '8.9', (side) =>
    ranksOf(state, side)
      .filter((block) => isFoot(block) && (walls(side) || hasDone(state, block, FIRED)))
      .map((block) => ({ block, power: powerOf(state, block, 'fire', FIRE_MALUS) })),
  );
  for (const [n, side] of bothSides(state).entries()) strikeBy(table, side, 'line', hits[n] as number);
};
/** 8.11 Infantry that did not fire Engages. */
export const engageFoot = (table: BattleTable): void => {
  const { state } = table;
  const hits = bothRoll(table, '8.11', (side) =>
    ranksOf(state, side)
      .filter((block) => isFoot(block) && !hasDone(state, block, FIRED))
      .map((block) => ({ block, power: powerOf(state, block, 'engage', 0) })),
  );
  for (const [n, side] of bothSides(state).entries()) strikeBy(table, side, 'line', hits[n] as number);
};
/** 9.5 Infantry and Cavalry together; those on the walls at -1, though they have fired. */
export const engageWalls = (table: BattleTable): void => {
  const { state } = table;
  const defender = defenderOf(state);
  const hits = bothRoll(table, '9.5', (side) =>
    ranksOf(state, side)
      .filter((block) => isHorse(block) || (isFoot(block) && (side === defender || !hasDone(state, block, FIRED))))
      .map((block) => ({
        block,
        power: powerOf(state, block, 'engage', side === defender && isFoot(block) ? WALLS_MALUS : 0),
      })),
  );
  for (const [n, side] of bothSides(state).entries()) strikeBy(table, side, 'line', hits[n] as number);
};
/** 9.3 In a Sortie with a marker Cavalry Engages at normal effectiveness, and nobody routs. */
export const engageSally = (table: BattleTable): void => {
  const { state } = table;
  const hits = bothRoll(table, '9.3', (side) =>
    ranksOf(state, side)
      .filter(isHorse)
      .map((block) => ({ block, power: powerOf(state, block, 'engage', 0) })),
  );
  for (const [n, side] of bothSides(state).entries()) strikeBy(table, side, 'any', hits[n] as number);
};
/** What was done in a cycle is done with. */
export const forgetCycle = (table: BattleTable): void => unnote(table, FIRED | ENGAGED);
