// What a player of the house sees at a glance: what lies beyond the sea, whom to bring out of danger, what a second move brings.
import { advance, drawn, isMistake, legal, mustAnswer, open, readOptions, seeded, silent } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../src/ids.ts';
import { kingmaker } from '../src/index.ts';
import { forcesOf } from '../src/mind/forces.ts';
import { strengthOfAll } from '../src/rules/position/strength.ts';
import { commonsOf, lordsOf, votesBySeat } from '../src/rules/position/votes.ts';
import { NONE } from '../src/rules/spots.ts';
import { board, play, type Scene, seatNow } from './scene.ts';

/** The action that the glance prefers. */
const glance = (s: Scene): string => {
  const seat = seatNow(s);
  const actions = legal(kingmaker, s.state, seat);
  const priors = kingmaker.priors?.(s.state, seat, actions) ?? [];
  const best = priors.indexOf(Math.max(...priors));
  const action = actions[best];
  return action ? kingmaker.write(action) : 'nothing';
};
/** An heir in Calais, nobody else far and wide. */
const calais = (red: string): Scene =>
  board({
    red,
    yellow: 'percy in:alnwick',
    heirs: { henry: '-', margaret: '-', 'edward-wales': '-', 'richard-york': '-', 'edward-march': '-', george: '-' },
    options: { players: 2 },
  });

describe('6 ships are used', () => {
  test('the Captain of Calais goes aboard and fetches the heir who is there', () => {
    const s = calais('grey southampton anthony+captain-calais');
    expect(glance(s)).toBe('board grey anthony');
    expect(glance(play(s, 'board grey anthony'))).toBe('sail anthony in:calais in:calais');
  });
  test('without men enough nobody sails before strong walls', () => {
    expect(glance(calais('grey southampton anthony'))).not.toContain('board');
  });
});
describe('5.6, 17.2 Free Moves are used', () => {
  const window = (hands: object): Scene =>
    play(
      board({
        red: 'percy york; neville york',
        yellow: 'grey york',
        heirs: { margaret: 'york yellow' },
        hands,
        options: { players: 2 },
        more: { group: {} },
      }),
      'end-movement',
    );
  test('who is about to be overrun with an heir gets out of the way', () => {
    const s = window({ yellow: 'e18' });
    expect(glance(s)).toBe('use-free-move');
    expect(glance(play(s, 'use-free-move'))).toBe('free-move grey');
    expect(glance(play(s, 'use-free-move', 'free-move grey'))).toMatch(/^march grey /);
  });
  test('with another Event card the window passes', () => {
    expect(glance(window({ yellow: 'e28' }))).toBe('pass');
  });
});
describe('what is counted in one go is what is counted one by one', () => {
  test('votes of both Houses, and men of every force, along a game by chance', () => {
    const random = seeded(5);
    const options = readOptions(kingmaker.meta.options, PRESETS.advanced);
    if (isMistake(options)) throw new Error(options.reason);
    const { state } = open(kingmaker, options, random);
    const table = silent(state, random);
    for (let n = 0; n < 600; n++) {
      const [seat] = mustAnswer(kingmaker, state);
      const action = seat && drawn(kingmaker, state, seat, random);
      if (!seat || !action) break;
      advance(kingmaker, table, seat, action);
      if (n % 10 !== 0) continue;
      const votes = votesBySeat(state);
      const one = [0, 1, 2, 3].map((who) => lordsOf(state, who) + commonsOf(state, who));
      expect([...votes].slice(0, 4)).toEqual(one);
      for (const { area, nobles, men } of forcesOf(state))
        if (area !== NONE) expect(men).toBe(strengthOfAll(state, nobles, area));
    }
    expect(forcesOf(state).length).toBeGreaterThan(3);
  });
});
describe('7.1 a fight that is called off', () => {
  test.for(['besiege berwick', 'attack grey'])(
    '%s: it is worth nothing to have declared it, or it would be done for ever',
    (declared) => {
      const s = board({
        red: 'percy berwick marshal; hastings berwick',
        yellow: 'grey berwick',
        options: { players: 2 },
        phase: { name: 'combat', step: 'choose', kind: 'none' },
      });
      const before = kingmaker.evaluate?.(s.state, 'red');
      const after = play(s, declared, 'call-off');
      expect(kingmaker.evaluate?.(after.state, 'red')).toBe(before);
    },
  );
});
