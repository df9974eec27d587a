// What bots are told: who is ahead, and what looks promising.
import { type AnyGame, act, begin, isMistake, legal, mustAnswer, pick, seeded, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { richardIII } from '../src/index.ts';
import { evaluate } from '../src/mind/evaluate.ts';
import { priors } from '../src/mind/priors.ts';
import { write } from '../src/papers/notation.ts';
import type { Action, Seat, State } from '../src/rules/state.ts';

const at = (position: object): State => {
  const course = begin(richardIII as unknown as AnyGame, { position }, seeded(1));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return stateOf(course) as State;
};
const walk = (games: number, look: (state: State, seat: Seat, may: readonly Action[]) => void): void => {
  const game = richardIII as unknown as AnyGame;
  for (let seed = 1; seed <= games; seed++) {
    const dice = seeded(seed);
    const course = begin(game, {}, dice);
    if (isMistake(course)) throw new Error(course.reason);
    for (let n = 0; n < 600; n++) {
      const state = stateOf(course) as State;
      const [seat] = mustAnswer(game, state) as readonly Seat[];
      if (seat === undefined) break;
      const may = legal(game, state, seat) as readonly Action[];
      look(state, seat, may);
      act(game, course, seat, pick(may, dice), dice);
    }
  }
};

describe('the evaluation', () => {
  test('stays between lost and won, and what one side gains the other loses', () => {
    walk(6, (state) => {
      const ahead = evaluate(state, 'lancaster');
      expect(Math.abs(ahead)).toBeLessThanOrEqual(1);
      expect(evaluate(state, 'york')).toBeCloseTo(-ahead, 12);
    });
  });
  const blocks = { 'l-henry-vi': 'cornwall', 'y-york': 'ireland', 'y-arundel': 'sussex', 'l-clifford': 'north-yorks' };
  const base = { campaign: 3, turn: 7, hands: { lancaster: [], york: [] }, blocks };
  const york = (more: object): number => evaluate(at({ ...base, blocks: { ...blocks, ...more } }), 'york');
  test('8.2 in the last turn of the last campaign supporters on the map count, in exile they hardly do', () => {
    expect(york({ 'y-norfolk': 'east-anglia' })).toBeGreaterThan(york({}) + 0.1);
    expect(york({ 'y-march': 'kent' })).toBeGreaterThan(york({ 'y-march': 'calais' }) + 0.1);
  });
  test('8.2 London counts as one supporter', () => {
    expect(york({ 'y-levy-london': 'middlesex' })).toBeGreaterThan(york({ 'y-levy-london': 'essex' }));
  });
  test('6.82 a dead heir is missed', () => {
    expect(york({ 'y-rutland': 'dead' })).toBeLessThan(york({ 'y-rutland': 'ireland' }));
  });
  test('a lone noble beside an army is in danger while there are turns to come', () => {
    const early = { campaign: 3, turn: 2, blocks: { ...blocks, 'l-oxford': 'wilts', 'l-devon': 'wilts' } };
    const danger = evaluate(at(early), 'york');
    const safe = evaluate(
      at({ ...early, blocks: { ...early.blocks, 'l-oxford': 'cumbria', 'l-devon': 'cumbria' } }),
      'york',
    );
    expect(danger).toBeLessThan(safe);
  });
});

describe('the priors', () => {
  test('one for each action, never negative, and something is always worth a thought', () => {
    walk(6, (state, seat, may) => {
      const found = priors(state, seat, may);
      expect(found).toHaveLength(may.length);
      for (const prior of found) expect(prior).toBeGreaterThanOrEqual(0);
      expect(Math.max(...found)).toBeGreaterThan(0);
      expect(found.every(Number.isFinite)).toBe(true);
    });
  });
  const promising = (position: object, seat: Seat): readonly string[] => {
    const state = at(position);
    const may = legal(richardIII as unknown as AnyGame, state, seat) as readonly Action[];
    const found = priors(state, seat, may);
    return may.filter((_, i) => (found[i] as number) > 0).map(write);
  };
  test('cards of equal points are one choice', () => {
    const hands = {
      lancaster: ['ap3-1', 'ap3-2', 'ap2-1', 'event-plague'],
      york: ['ap4-1', 'ap4-2', 'ap2-2', 'ap2-3'],
    };
    const found = promising({ turn: 4, hands, phase: { name: 'card', step: 'choose' } }, 'lancaster');
    expect([...found].sort()).toEqual(['play-card ap2-1', 'play-card ap3-1', 'play-card event-plague']);
  });
  test('who can only fire or pass fires, without a thought', () => {
    const position = {
      blocks: { 'l-devon': 'cornwall', 'y-arundel': 'cornwall' },
      phase: { name: 'battle', area: 'cornwall' },
    };
    const [seat] = mustAnswer(richardIII as unknown as AnyGame, at(position)) as readonly [Seat];
    expect(promising(position, seat)).toHaveLength(1);
    expect(promising(position, seat)[0]).toMatch(/^fire /);
  });
});
