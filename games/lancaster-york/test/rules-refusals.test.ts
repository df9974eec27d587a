// Every refusal names the section that forbids: the page of the rules a player is sent to.
import { expect, test } from 'vitest';
import { type Board, board, type Seat } from './rules-scene.ts';

const GIVEN: Board = {
  red: 'windsor neville bishop-exeter ship-berwick',
  yellow: 'york london percy',
  gone: 'cardiff tudor bishop-york ship-pembroke',
  money: { red: 9 },
  mercenaries: { red: 1 },
};
const WRITTEN = ['bid 3 midlands', 'troops windsor 18', 'mercenaries windsor 1', 'guard neville', 'bribe percy'];
const REFUSED: readonly (readonly [order: string, section: string, why: string])[] = [
  ['unlock', '4.1', 'plan-is-open'],
  ['stay neville', '4.1', 'no-such-order'],
  ['unbribe ship-kingston', '4.1', 'no-such-order'],
  ['bid 3 midlands', '4.2', 'already-so'],
  ['bid 10 midlands', '4.2', 'bid-above-treasury'],
  ['bid 1 wales', '4.2', 'no-landing'],
  ['sail ship-berwick nm-west', '4.3', 'beyond-two-zones'],
  ['sail ship-plymouth wc-sea', '4.3', 'not-your-piece'],
  ['sail ship-pembroke wa-sea', '2.5', 'left-the-game'],
  ['move neville midlands', '4.4', 'no-shared-border'],
  ['move percy northern-england', '4.4', 'not-your-piece'],
  ['move stafford midlands', '4.4', 'not-your-piece'],
  ['move tudor wales', '2.5', 'left-the-game'],
  ['troops windsor 18', '4.5', 'already-so'],
  ['troops windsor 21', '4.5', 'not-enough-troops'],
  ['mercenaries windsor 2', '4.5', 'not-enough-mercenaries'],
  ['troops winchester 1', '4.5', 'nobody-owns-it'],
  ['troops london 0', '4.5', 'no-such-order'],
  ['troops york 1', '4.6', 'no-presence'],
  ['mercenaries cardiff 1', '2.5', 'left-the-game'],
  ['bribe neville', '4.7', 'your-own-person'],
  ['bribe percy', '4.7', 'cube-lies-there'],
  ['guard neville', '4.7', 'cube-lies-there'],
  ['guard percy', '4.7', 'not-your-person'],
  ['bribe stafford', '4.7', 'nobody-owns-it'],
  ['guard bishop-york', '2.5', 'left-the-game'],
];
test.for(REFUSED)('rule 4.1 F47 %s: %s %s', ([order, section, why]) => {
  const refusal = board(GIVEN)
    .play('red', ...WRITTEN)
    .try('red', order);
  expect([refusal?.rule ?? '', refusal?.because.why ?? '']).toEqual([section, why]);
});

test('rule 4.1 a confirmed plan is reopened before it is changed; an empty one cannot be cleared', () => {
  const s = board(GIVEN);
  expect(s.try('red', 'clear')).toMatchObject({ rule: '4.1', because: { why: 'plan-is-empty' } });
  const locked = s.play('red', 'lock');
  for (const order of ['lock', 'clear', 'bid 1 midlands', 'troops york 1', 'troops windsor 1'])
    expect(locked.try('red', order)).toMatchObject({ rule: '4.1', because: { why: 'plan-is-locked' } });
});
test('rule 2.2 a card that is not offered, and one that is taken', () => {
  const s = board({ turn: 2, shown: 'london york', phase: { name: 'draft', picked: 1 } }).play('yellow', 'pick london');
  const seat: Seat = 'blue';
  expect(s.try(seat, 'pick london')).toMatchObject({ rule: '2.2', because: { why: 'card-is-taken', by: 'yellow' } });
  expect(s.try(seat, 'pick durham')).toMatchObject({ rule: '2.2', because: { why: 'card-not-shown' } });
});
