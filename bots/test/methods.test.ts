// A page fetches only the methods of thinking that its game may ask for: with those alone the bots choose what they would
// choose with all.
import { type AnyGame, begin, isMistake, type Kind, legal, mustAnswer, seeded, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { BOT_NAMES, botsFor } from '../src/fetched.ts';
import { BOTS } from '../src/index.ts';
import { methodsFor } from '../src/methods.ts';
import { newSteward } from '../src/steward.ts';
import { counting } from './positions.ts';

const opened = (game: AnyGame): Kind['state'] => {
  const course = begin(game, {}, seeded(5));
  if (isMistake(course)) throw new Error(course.reason);
  return stateOf(course);
};

describe.for([...GAMES])('%s', ([, game]) => {
  const state = opened(game);
  const [seat = ''] = mustAnswer(game, state);
  const seen = { game, view: game.view(state, seat), seat, may: legal(game, state, seat) };
  test.for(BOT_NAMES)('%s chooses alike', async (name) => {
    const alone = (await botsFor(game)).get(name);
    const thought = BOTS.get(name)?.choose(seen, seeded(3), counting(10));
    expect(thought).toBeDefined();
    expect(alone?.choose(seen, seeded(3), counting(10))).toEqual(thought);
  });
});
test('a game of two without secrets may meet dice, unless it says that it has none', () => {
  const game = GAMES.get('deux-roses') as AnyGame;
  const { diceless: _diceless, ...meta } = game.meta;
  expect(methodsFor(game)).toEqual(['depths']);
  expect(methodsFor({ ...game, meta } as AnyGame)).toEqual(['depths', 'worlds']);
});
test('what was not fetched is missed by name', () => {
  const game = GAMES.get('richard-iii') as AnyGame;
  const state = opened(game);
  const [seat = ''] = mustAnswer(game, state);
  const seen = { game, view: game.view(state, seat), seat, may: legal(game, state, seat) };
  expect(() => newSteward({}).choose(seen, seeded(3), counting(10))).toThrow('richard-iii is thought about in worlds');
});
