// 8.10 Cavalry engagement: charge, rout, pursuit.
import { type BlockId, blockName, isHorse } from '../data/blocks.ts';
import { CHARGE_BONUS, ROUT_MARGIN } from '../data/tables.ts';
import { strengthOf } from '../position.ts';
import { type Blow, ENGAGED, FLYING, PURSUING, ROUTED, type Side, STRUCK, seatOf } from '../state.ts';
import {
  type BattleTable,
  blocksWith,
  disciplineIn,
  type Fighting,
  hasDone,
  hasHorse,
  hasInfantry,
  note,
  powerOf,
  pursuitPower,
  ranksOf,
  rollFor,
  strikeAt,
  unnote,
} from './battle-line.ts';
import { bothSides, engageSally } from './battle-steps.ts';

const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0);
const horseOf = (state: Fighting, side: Side): readonly BlockId[] => ranksOf(state, side).filter(isHorse);
const sum = (hits: readonly number[]): number => hits.reduce((all, one) => all + one, 0);

/** Whom a side's Cavalry meets: Cavalry; without any, Infantry at +1, or Artillery. */
const targetOf = (state: Fighting, enemy: Side): Blow['target'] => {
  if (hasHorse(state, enemy)) return 'horse';
  return hasInfantry(state, enemy) ? 'foot' : 'guns';
};
/** 8.10 Step 1. Who engages Cavalry is marked: checks follow for those alone. */
export const charge = (table: BattleTable): void => {
  const { state } = table;
  if (state.phase.kind === 'sally') {
    engageSally(table);
    return;
  }
  unnote(table, STRUCK | FLYING | ENGAGED);
  const charges = bothSides(state).map((side) => {
    const target = targetOf(state, enemyOf(side));
    const bonus = target === 'horse' ? 0 : CHARGE_BONUS;
    const riders = horseOf(state, side);
    const shots = riders.map((block) => ({ block, power: powerOf(state, block, 'engage', bonus) }));
    return { side, target, riders, hits: sum(rollFor(table, seatOf(side), '8.10', shots)) };
  });
  for (const { side, target, riders, hits } of charges) {
    if (target === 'horse') for (const block of riders) note(table, block, ENGAGED);
    strikeAt(table, enemyOf(side), target, hits);
  }
};

/** 8.10 Step 3. Before enemy Cavalry that still stands, a block that lost strength may rout. */
const routers = (state: Fighting, side: Side): readonly BlockId[] =>
  hasHorse(state, enemyOf(side))
    ? horseOf(state, side).filter((block) => hasDone(state, block, ENGAGED) && hasDone(state, block, STRUCK))
    : [];
export const checkRout = (table: BattleTable): void => {
  const { state } = table;
  const both = bothSides(state).map((side) => ({ side, shaken: routers(state, side) }));
  for (const { side, shaken } of both) {
    if (shaken.length === 0) continue;
    const faces = table.roll('8.10', 6, shaken.length);
    for (const [n, block] of shaken.entries()) {
      const face = faces[n] as number;
      const routs = face > strengthOf(state, block) + ROUT_MARGIN;
      table.tell('8.10', { say: 'rout-check', seat: seatOf(side), block: blockName(block), face, routs });
      if (!routs) continue;
      state.phase.line[block] = ROUTED;
      note(table, block, FLYING);
    }
  }
};
const flyingOf = (state: Fighting, side: Side): readonly BlockId[] =>
  blocksWith(state, side, ROUTED).filter((block) => hasDone(state, block, FLYING));
/** 8.10 Steps 4 and 5. Where the enemy routed or is gone, whoever is above his discipline rides after him. */
export const pursue = (table: BattleTable): void => {
  const { state } = table;
  const rides = bothSides(state).map((side) => {
    const enemy = enemyOf(side);
    const chased = flyingOf(state, enemy);
    const gone = chased.length === 0 && !hasHorse(state, enemy);
    if (chased.length === 0 && !gone) return [];
    return horseOf(state, side).filter((block) => hasDone(state, block, ENGAGED));
  });
  const riders = rides.map((blocks, n) => pursuersOf(table, bothSides(state)[n] as Side, blocks));
  const hits = riders.map((blocks, n) => {
    const side = bothSides(state)[n] as Side;
    if (flyingOf(state, enemyOf(side)).length === 0) return 0;
    const shots = blocks.map((block) => ({ block, power: pursuitPower(state, block) }));
    return sum(rollFor(table, seatOf(side), '8.10', shots));
  });
  for (const [n, side] of bothSides(state).entries()) strikeAt(table, enemyOf(side), 'flying', hits[n] as number);
};
const pursuersOf = (table: BattleTable, side: Side, blocks: readonly BlockId[]): readonly BlockId[] => {
  const { state } = table;
  if (blocks.length === 0) return [];
  const faces = table.roll('8.10', 6, blocks.length);
  return blocks.filter((block, n) => {
    const face = faces[n] as number;
    const pursues = face > disciplineIn(state, block);
    table.tell('8.10', { say: 'pursuit-check', seat: seatOf(side), block: blockName(block), face, pursues });
    if (pursues) state.phase.line[block] = PURSUING;
    return pursues;
  });
};
