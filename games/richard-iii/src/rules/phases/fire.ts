// 6.4, 6.5 Fire and charge: dice, hits, and who takes them.

import { showSteps } from '../../secrecy/fog.ts';
import { type BlockId, blockName } from '../data/blocks.ts';
import { eliminate, seatOfBlock, stepsOf } from '../position.ts';
import { other, type Seat, type State, type Table, type TableIn } from '../state.ts';
import { battleOf, type Fighting, firepowerOf, frontOf } from './line.ts';

const SIDES = 6;

/** 6.4 As many dice as strength; each at or below the firepower hits. */
const shoot = (table: Table, block: BlockId) => {
  const firepower = firepowerOf(table.state as Fighting, block);
  const faces = table.roll('6.4', SIDES, stepsOf(table.state as State, block));
  let hits = 0;
  for (const face of faces) if (face <= firepower) hits++;
  return { firepower, faces, hits };
};

/** A block loses steps; the last eliminates it. */
const strike = (table: Table, block: BlockId, hits: number): void => {
  const { state } = table;
  const left = stepsOf(state, block) - hits;
  table.tell('6.4', { say: 'hit', seat: seatOfBlock(state, block), block: blockName(block), hits, left });
  if (left === 0) {
    eliminate(table, block);
    return;
  }
  state.steps[block] = left;
  showSteps(state, block);
};

/** 6.4 The strongest of a line; its owner chooses among equals. */
export const strongest = (state: Fighting, seat: Seat): readonly BlockId[] => {
  let best = 0;
  let blocks: BlockId[] = [];
  for (const block of frontOf(state, seat)) {
    const steps = stepsOf(state, block);
    if (steps > best) blocks = [];
    if (steps < best) continue;
    best = steps;
    blocks.push(block);
  }
  return blocks;
};

/** 6.4 The strongest takes as many hits as it can; what is left goes on to the next strongest. */
export const takeHits = (table: TableIn<'battle'>, block: BlockId): void => {
  const phase = battleOf(table.state);
  const hits = Math.min(phase.hits, stepsOf(table.state, block));
  phase.hits -= hits;
  strike(table, block, hits);
  spreadHits(table);
};
/** Hits fall by themselves until the owner must choose; surplus is lost with the line (ruling 7.6). */
export const spreadHits = (table: TableIn<'battle'>): void => {
  const phase = battleOf(table.state);
  while (phase.hits > 0) {
    const blocks = strongest(table.state as Fighting, phase.acting);
    const [first, ...more] = blocks;
    if (first === undefined) {
      phase.hits = 0;
      return;
    }
    if (more.length > 0) {
      phase.step = 'hits';
      return;
    }
    const hits = Math.min(phase.hits, stepsOf(table.state, first));
    phase.hits -= hits;
    strike(table, first, hits);
  }
};

/** 6.4 The block fires at the enemy's line. */
export const fire = (table: TableIn<'battle'>, seat: Seat, block: BlockId): void => {
  const phase = battleOf(table.state);
  const shot = shoot(table, block);
  table.tell('6.4', { say: 'fired', seat, block: blockName(block), ...shot });
  phase.hits = shot.hits;
  phase.acting = other(seat);
  spreadHits(table);
};

/** 6.5 The heir fires at one enemy; if it stands, it fires back at him alone. Surplus is lost. */
export const charge = (table: TableIn<'battle'>, seat: Seat, block: BlockId, target: BlockId): void => {
  const { state } = table;
  const shot = shoot(table, block);
  const names = { block: blockName(block), target: blockName(target) };
  table.tell('6.5', { say: 'charged', seat, ...names, ...shot });
  const dies = shot.hits >= stepsOf(state, target);
  if (shot.hits > 0) strike(table, target, Math.min(shot.hits, stepsOf(state, target)));
  if (dies) return;
  const answer = shoot(table, target);
  const back = { block: names.target, target: names.block };
  table.tell('6.5', { say: 'fired-back', seat: other(seat), ...back, ...answer });
  if (answer.hits > 0) strike(table, block, Math.min(answer.hits, stepsOf(state, block)));
};
