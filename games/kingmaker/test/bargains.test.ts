// What a player of the house says to offers, by what they are worth to both, and what he offers himself.
import { seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { type Board, board, type Scene, type Seat } from './scene.ts';

const outOfTurn = (s: Scene, seat: Seat): string => {
  const action = kingmaker.aside?.(kingmaker.view(s.state, seat), seat, seeded(3), []);
  return action?.do ?? 'nothing';
};
/** What is offered in forty moments. */
const proposals = (s: Scene, seat: Seat): readonly string[] => {
  const found = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const action = kingmaker.aside?.(kingmaker.view(s.state, seat), seat, seeded(seed), []);
    if (action) found.add(kingmaker.write(action));
  }
  return [...found];
};
const GIVEN: Board = {
  red: 'percy york',
  yellow: 'roos in:helmsley',
  hands: { red: 'saxon-1 burgundian-1', yellow: 'scots-1 neville' },
};
const offered = (terms: string, more: Board = {}): Scene =>
  board({ ...GIVEN, ...more }).play('red', `offer ${terms} -`);

test('what is said to others binds who is played for, and is known as such; what is done on the board is not', () => {
  const s = offered('red>yellow:hand:burgundian-1');
  const answer = kingmaker.aside?.(kingmaker.view(s.state, 'yellow'), 'yellow', seeded(3), []);
  expect(answer && kingmaker.consents?.(answer)).toBe(true);
  const binding = ['offer red>yellow:hand:saxon-1 -', 'leave-alliance', 'permit-all yellow', 'wish-end'];
  const plain = ['pass', 'end-movement'];
  const judged = [...binding, ...plain].map((text) => {
    const action = kingmaker.read(text);
    return action ? kingmaker.consents?.(action) : text;
  });
  expect(judged).toEqual([...binding.map(() => true), ...plain.map(() => false)]);
});

describe('12.3 an offer is answered by what it is worth', () => {
  test('a gift is taken', () => {
    expect(outOfTurn(offered('red>yellow:hand:burgundian-1'), 'yellow')).toBe('accept');
  });
  test('who asks without giving is refused', () => {
    expect(outOfTurn(offered('yellow>red:hand:scots-1'), 'yellow')).toBe('refuse');
  });
  test('a great lord is not sold for ten Saxons', () => {
    expect(outOfTurn(offered('red>yellow:hand:saxon-1,yellow>red:hand:neville'), 'yellow')).toBe('refuse');
  });
  test('more men for fewer are welcome', () => {
    expect(outOfTurn(offered('red>yellow:hand:burgundian-1,yellow>red:hand:scots-1'), 'yellow')).toBe('accept');
  });
  test('nobody else has anything to say to it', () => {
    expect(outOfTurn(offered('red>yellow:hand:burgundian-1'), 'blue')).toBe('nothing');
  });
  test('without offers nothing is said, where nobody gains by one', () => {
    expect(proposals(board(GIVEN), 'yellow')).toEqual([]);
  });
});
describe('12.2 promises are remembered', () => {
  const terms = 'red>yellow:hand:saxon-1,yellow>red:hand:scots-1';
  const promised = (fate: string): Board => ({
    more: { promises: [1, 2].map((round) => ({ seat: 'red', to: ['yellow'], words: 'peace', round, fate })) },
  });
  const withWords = (more: Board): Scene => board({ ...GIVEN, ...more }).play('red', `offer ${terms} peace`);
  test('the word of who kept his is worth something', () => {
    expect(outOfTurn(withWords(promised('kept')), 'yellow')).toBe('accept');
  });
  test('the word of who broke his is worth nothing', () => {
    expect(outOfTurn(withWords(promised('broken')), 'yellow')).toBe('refuse');
  });
});
describe('8.6 ransom', () => {
  test('a card of the hand is offered for an own noble, once', () => {
    const held = board({
      red: 'percy york',
      yellow: 'mowbray captive:red; roos in:helmsley',
      hands: { yellow: 'burgundian-1 saxon-1' },
      more: { ransom: ['mowbray'], captors: { mowbray: ['percy'] } },
    });
    const action = kingmaker.aside?.(kingmaker.view(held.state, 'yellow'), 'yellow', seeded(3), []);
    const text = action ? kingmaker.write(action) : 'nothing';
    expect(text).toMatch(/^offer yellow>red:hand:\S+,red>yellow:free:mowbray -?$/);
    expect(outOfTurn(held.play('yellow', text), 'yellow')).toBe('nothing');
  });
});

describe('12.3 a player of the house makes offers of its own', () => {
  test('a title that none of its nobles can bear goes to who can, for an Event card', () => {
    const s = board({
      red: 'percy york',
      yellow: 'roos in:helmsley',
      hands: { red: 'kent', yellow: 'e18 e19 e20 e21 e22' },
      options: { players: 2 },
    });
    expect(proposals(s, 'red')).toEqual(['offer red>yellow:hand:kent,yellow>red:any:free-move -']);
  });
  test('a title of use is kept', () => {
    const s = board({
      red: 'percy york; grey york',
      yellow: 'roos in:helmsley',
      hands: { red: 'kent', yellow: 'e18 e19' },
      options: { players: 2 },
    });
    expect(proposals(s, 'red')).toEqual([]);
  });
  test('13.1 who is not ahead seeks an ally, where alliances are made', () => {
    const lords: Board = {
      red: 'percy york',
      yellow: 'roos in:helmsley',
      blue: 'grey london',
      green: 'stanley chester',
    };
    expect(proposals(board({ ...lords, options: { alliances: true } }), 'red').join()).toContain('ally:red+');
    expect(proposals(board(lords), 'red')).toEqual([]);
  });
});

test('10.5 the end is asked for by persons: the house joins in once more than half of them have asked', () => {
  const lords: Board = {
    red: 'percy york',
    yellow: 'roos in:helmsley',
    blue: 'grey london',
    green: 'stanley chester',
    options: { ending: 'agreed' },
  };
  const asked = board(lords).play('red', 'wish-end');
  const says = (s: Scene, people: readonly Seat[]) =>
    kingmaker.aside?.(kingmaker.view(s.state, 'green'), 'green', seeded(3), people)?.do;
  expect(says(board(lords), ['red'])).not.toBe('wish-end');
  expect(says(asked, ['red'])).toBe('wish-end');
  expect(says(asked, ['red', 'blue'])).not.toBe('wish-end');
  expect(says(asked.play('blue', 'wish-end'), ['red', 'blue'])).toBe('wish-end');
  const over = asked.play('green', 'wish-end').play('yellow', 'wish-end');
  expect(kingmaker.outcome(over.state)?.how).toBe('counted');
});
