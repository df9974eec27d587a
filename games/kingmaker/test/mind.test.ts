// What a player of the house sees at a glance: what lies beyond the sea, whom to bring out of danger, what a second move brings.
import { legal } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
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
