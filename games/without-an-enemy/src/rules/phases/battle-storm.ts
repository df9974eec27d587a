// 9.3, 9.5 Sorties and Stormings: who fights in them.
import { refuse } from '@rose/table';
import { turnUp } from '../../secrecy/fog.ts';
import { type BlockId, blockName, isGun, sideOfBlock } from '../data/blocks.ts';
import { cityIn, stormLimit } from '../data/cities.ts';
import { fieldOf, insideOf } from '../position.ts';
import { besiegerOf, keeperOf } from '../sieges.ts';
import {
  type BattleKind,
  type During,
  FLED,
  HELD_BACK,
  IN,
  NOWHERE,
  OUT,
  other,
  type Refusal,
  SEATS,
  type Seat,
  type State,
  seatOf,
  sideOf,
  type Writable,
} from '../state.ts';
import { areaOf, attackerOf, type BattleTable, blocksWith, type Fighting, nameIn, ranksOf } from './battle-line.ts';

type Sieging = During<'siege'>;

/** 8.13 Whoever came here by Retreat, Withdrawal or Regroup may not storm this turn. */
export const cameToStorm = (state: State, block: BlockId): boolean => (state.how[block] as number) < FLED;

const lineFor = (state: Sieging): number[] => {
  const { area, picked, leads } = state.phase;
  const line = state.at.map(() => OUT);
  const besieger = besiegerOf(state, cityIn(area));
  if (leads === 'storm') {
    for (const block of insideOf(state, area)) line[block] = IN;
    for (const block of fieldOf(state, besieger, area))
      if (!isGun(block) && cameToStorm(state, block)) line[block] = HELD_BACK;
  } else for (const block of fieldOf(state, besieger, area)) line[block] = IN;
  for (const block of picked) line[block] = IN;
  return line;
};
/** The battle that a siege leads to. */
export const besiegedBy = (state: Writable, phase: Sieging['phase']): Writable['phase'] => {
  const city = cityIn(phase.area);
  const kind: BattleKind = phase.leads === 'nothing' ? 'sortie' : phase.leads;
  const side = kind === 'storm' ? besiegerOf(state, city) : keeperOf(state, city);
  const attacker = seatOf(side);
  return {
    name: 'battle',
    kind,
    area: phase.area,
    attacker,
    step: kind === 'sortie' ? 'withdraw' : 'open',
    acting: other(attacker),
    cycle: 0,
    main: NOWHERE,
    shown: 0,
    line: lineFor(state as Sieging),
    did: state.at.map(() => 0),
    retreating: [0, 0],
    blows: [],
    kept: 0,
    loser: 'nobody',
    used: [],
  };
};

/** 9.5 In cycle 2 others may take free places. */
export const stormCandidates = (state: Fighting): readonly BlockId[] => {
  const free = stormLimit(cityIn(state.phase.area)) - ranksOf(state, attackerOf(state)).length;
  return free > 0 ? blocksWith(state, attackerOf(state), HELD_BACK) : [];
};
export const whyNotJoinStorm = (state: Fighting, seat: Seat, block: BlockId): Refusal | undefined => {
  if (stormCandidates(state).includes(block)) return undefined;
  if (sideOfBlock(block) !== sideOf(seat) || state.phase.line[block] !== HELD_BACK)
    return refuse('9.5', { why: 'not-in-battle', block: blockName(block) });
  return refuse('9.5', { why: 'storm-limit', limit: stormLimit(cityIn(state.phase.area)) });
};
export const joinStorm = (table: BattleTable, seat: Seat, block: BlockId): void => {
  const { state } = table;
  state.phase.line[block] = IN;
  table.reveal(SEATS);
  turnUp(state, block);
  table.tell('9.5', { say: 'joined-storm', seat, block: nameIn(state, block), area: areaOf(state) });
};
