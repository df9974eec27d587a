// What an entry leads to beside itself: a bot is woken where it must answer, and where its word on an offer may be wanted.
import { expect, test } from 'vitest';
import { isForBot } from '../src/socket/keeping.ts';

const seating = { red: { kind: 'person', name: 'Ann' }, blue: { kind: 'bot', bot: 'steward', strength: 1 } } as const;
const entry = { seq: 1, seat: 'red', action: 'walk' };
const at = (...active: readonly string[]) => ({ seating, active, outcome: undefined });

test('a bot is woken where it must answer, not where it only may', () => {
  expect([isForBot(entry, at('blue')), isForBot(entry, at('red'))]).toEqual([true, false]);
});
test('a bot is woken by manners, and by nothing where the game is over', () => {
  const offer = { seq: 1, seat: 'red', manner: 'offer-draw' } as const;
  const over = { ...at('blue'), outcome: { winners: [], how: 'agreed', rule: '1' } as const };
  expect([isForBot(offer, at('red')), isForBot(entry, over)]).toEqual([true, false]);
});
