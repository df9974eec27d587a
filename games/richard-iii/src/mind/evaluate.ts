// How good a position is for a side, from -1 (lost) to 1 (won): for bots. First of all who will count more supporters at
// the end of the campaign (8.2), by what stands, can still come and may be lost; then heirs, nobles for good, and arms.
import { A, AREA_COUNT, isExile } from '../rules/data/areas.ts';
import { BLOCK_COUNT, BLOCKS, type BlockId, diesForGood, HEIRS, kindOf, NO_BLOCK } from '../rules/data/blocks.ts';
import { type CardId, pointsOf } from '../rules/data/cards.ts';
import { SETUPS } from '../rules/data/scenarios.ts';
import { heldBy, isLivingHeir, isPrisoner, sideOfBlock } from '../rules/position.ts';
import { other, POOL, type Seat, type State, seatOf, sideOf } from '../rules/state.ts';
import { chance, type Forces, fireOf, forcesOf, indexOf, riskAt } from './forces.ts';

/** 8.2 Heirs, nobles and church are supporters. */
const SUPPORTS: readonly boolean[] = BLOCKS.map((block) => ['heir', 'noble', 'church'].includes(kindOf(block)));
export const isSupporter = (block: BlockId): boolean => SUPPORTS[block] === true;
const FOR_GOOD: readonly number[] = BLOCKS.map((block) => {
  if (!isSupporter(block) || kindOf(block) === 'heir') return 0;
  return diesForGood(block) ? 1 : 0.6;
});

/** Of what is attacked a part is always saved, a part always lost. */
const SAVED = 0.3;
const SPARED = 0.65;
/** Of what could be attacked in the next turn, this much of the chance is feared. */
const FEAR = 0.3;
/** A point of the cards to come brings so many supporters from the pool or from exile, and each is so likely. */
const CALLED = 0.6;
const CALL_SURE = 0.75;
const LANDED = 1.2;
const LAND_SURE = 0.7;
/** Of a turn to come, the spread of the margin. */
const SPREAD = 0.5;
const SPREAD_A_TURN = 0.75;
/** Of an heir in danger so much is given up: an army that can take him comes, a weak one mostly does not. */
const HUNTED = 0.75;
/** 6.81 A throne that is empty, though only until supply. */
const KING = 0.35;
/** The throne between campaigns; heirs by how many live; nobles who live; force in the field. */
const THRONE = 1.6;
/** 9 Who has none left has lost. */
const HEIR_WORTH = [-3, 1.4, 2.4, 3.2, 3.8, 4.3] as const;
const HEIR = 0.5;
const NOBLE = 0.12;
const ARMS = 1.5;
const AVERAGE_CARD = 2.5;

/** How much of a side's blocks in an area will stand there when the turn is over. */
const keepIn = (state: State, forces: Forces, side: number, area: number, fear: number): number => {
  if (heldBy(state, 1 - side, area) === 0) {
    const risk = fear === 0 ? 0 : riskAt(forces, side, area);
    danger[indexOf(side, area)] = HUNTED * risk * risk;
    return 1 - fear * risk;
  }
  const attacker = attackerOf(state, area);
  const mine = indexOf(side, area);
  const theirs = indexOf(1 - side, area);
  const { fire, guard, steps } = forces;
  const [a, d] = attacker === side ? [mine, theirs] : [theirs, mine];
  const won = chance(fire[a] as number, steps[a] as number, guard[d] as number, steps[d] as number);
  danger[mine] = HUNTED * (attacker === side ? 1 - won : won);
  return SAVED + SPARED * (attacker === side ? won : 1 - won);
};
const attackerOf = (state: State, area: number): number => {
  if (state.phase.name === 'battle' && state.phase.area === area) return sideOf(state.phase.attacker);
  for (const attack of state.attacks) if (attack.area === area) return sideOf(attack.attacker);
  return sideOf(state.player1);
};

/** Points a side may still spend in this campaign. */
const pointsToCome = (state: State, side: number): number => {
  const { phase } = state;
  let points = (state.hands[side] as readonly CardId[]).length * AVERAGE_CARD;
  if (phase.name !== 'action') return points;
  if (sideOf(phase.acting) === side) points += phase.points;
  else if (phase.acting === state.player1) points += pointsOf(state.cards[side] as CardId);
  return points;
};

interface Standing {
  /** 8.2 as it would be counted, by expectation. */
  supporters: number;
  inPool: number;
  inExile: number;
  nobles: number;
  arms: number;
  /** Heirs, and the King, that will be dead, by expectation. */
  heirsLost: number;
  kingLost: number;
}
const MAN = A['isle-of-man'];
/** By side and area, how much of what stands there will, and how likely an heir dies there; filled anew for every state. */
const keep = new Float64Array(2 * AREA_COUNT);
const danger = new Float64Array(2 * AREA_COUNT);
const IS_HEIR: readonly boolean[] = BLOCKS.map((block) => kindOf(block) === 'heir');
/** Both sides at once, Lancaster first. */
const stand = (state: State): readonly [Standing, Standing] => {
  const fresh = (): Standing => ({
    supporters: 0,
    inPool: 0,
    inExile: 0,
    nobles: 0,
    arms: 0,
    heirsLost: 0,
    kingLost: 0,
  });
  const both = [fresh(), fresh()] as const;
  const { at, down, steps } = state;
  for (let n = 0; n < BLOCK_COUNT; n++) {
    const place = at[n] as number;
    if (place > POOL) continue;
    const block = n as BlockId;
    const side = sideOfBlock(state, block);
    const found = both[side];
    const supports = SUPPORTS[n] as boolean;
    const worth = FOR_GOOD[n] as number;
    if (place === POOL || down[n] === 1 || isPrisoner(state, block)) {
      if (down[n] === 0 && place === POOL && supports) found.inPool++;
      found.nobles += worth;
      continue;
    }
    const stays = keep[side * AREA_COUNT + place] as number;
    found.nobles += worth * (0.5 + 0.5 * stays);
    found.arms += (steps[n] as number) * fireOf(block) * stays;
    if (!supports) continue;
    if (IS_HEIR[n]) {
      const lost = danger[side * AREA_COUNT + place] as number;
      found.heirsLost += lost;
      if (n === state.king) found.kingLost = lost;
    }
    if (isExile(place) || place === MAN) found.inExile++;
    else found.supporters += stays;
  }
  both[0].supporters += (keep[A.middlesex] as number) + (state.prisoner ? 1 : 0);
  both[1].supporters += keep[AREA_COUNT + A.middlesex] as number;
  return both;
};
const standings = (state: State, forces: Forces, fear: number): readonly [Standing, Standing] => {
  keep.fill(0);
  danger.fill(0);
  for (let side = 0; side < 2; side++)
    for (let area = 0; area < AREA_COUNT; area++)
      if (heldBy(state, side, area) > 0) keep[indexOf(side, area)] = keepIn(state, forces, side, area, fear);
  return stand(state);
};

/** Supporters by the end of the campaign, with those who can still be called or shipped. */
const expected = ({ supporters, inPool, inExile }: Standing, points: number): number => {
  const called = Math.min(inPool, points * CALLED);
  const landed = Math.min(inExile, Math.max(0, points - called) * LANDED);
  return supporters + CALL_SURE * called + LAND_SURE * landed;
};

/** What the heirs of a house are worth, those it will lose already missing. */
const heirsOf = (state: State, seat: Seat, lost: number): number => {
  let living = 0;
  for (const heir of HEIRS[seat]) if (isLivingHeir(state, heir)) living++;
  const left = Math.max(0, living - lost);
  const whole = Math.floor(left);
  const [worth, more] = [HEIR_WORTH[whole] as number, HEIR_WORTH[whole + 1] ?? 0];
  return left === whole ? worth : worth + (left - whole) * (more - worth);
};
const isLast = (state: State): boolean => state.campaign >= SETUPS[state.options.scenario].lastCampaign;

/** How far the Pretender is ahead of the King, in logits of winning the game. */
const lead = (state: State): number => {
  const king = sideOf(state.kingSide);
  const turns = (state.hands[0] as readonly CardId[]).length;
  const toAct = state.phase.name === 'action' || (state.phase.name === 'card' && turns > 0) ? 1 : 0;
  const forces = forcesOf(state);
  const fear = turns > 0 || toAct > 0 ? FEAR : 0;
  const both = standings(state, forces, fear);
  const royal = both[king];
  const rebel = both[king === 0 ? 1 : 0];
  const margin = expected(rebel, pointsToCome(state, 1 - king)) - expected(royal, pointsToCome(state, king)) - 0.5;
  const sharpness = 1.7 / (SPREAD + SPREAD_A_TURN * (turns + 0.5 * toAct));
  const throne = sharpness * margin;
  const living = heirsOf(state, seatOf(1 - king), rebel.heirsLost) - heirsOf(state, seatOf(king), royal.heirsLost);
  const heirs = HEIR * living + KING * (state.king === NO_BLOCK ? 1 : royal.kingLost);
  const all = royal.arms + rebel.arms;
  const arms = all === 0 ? 0 : (ARMS * (rebel.arms - royal.arms)) / all;
  if (isLast(state)) return throne + heirs + (arms * turns) / 7;
  return THRONE * Math.tanh(throne / 2) + heirs + NOBLE * (rebel.nobles - royal.nobles) + (arms * (turns + 1)) / 8;
};

export const evaluate = (state: State, seat: Seat): number => {
  const ahead = Math.tanh(lead(state) / 2);
  return seat === other(state.kingSide) ? ahead : -ahead;
};
