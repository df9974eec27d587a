import { skeletonGame } from '@rose/skeleton';
import { refuse } from '@rose/table';
import { scene } from '@rose/testkit';
import { describe, expect, test } from 'vitest';

describe('2 play', () => {
  test('case 1 the players take stones in turn', () => {
    const s = scene(skeletonGame, { options: { stones: 9 } })
      .play('first', 'take 2')
      .play('second', 'take 3');
    expect(s.state.left).toBe(4);
    expect(s.active()).toEqual(['first']);
  });
  test('case 2 nobody takes more than there are', () => {
    const s = scene(skeletonGame, { position: { left: 2 } });
    expect(s.try('first', 'take 3')).toEqual(refuse('2.1', { why: 'too-few-left', count: 3, left: 2 }));
    expect(s.legal('first')).toEqual(['take 1', 'take 2']);
  });
});

test('case 3 whoever takes the last stone wins', () => {
  const s = scene(skeletonGame, { position: { left: 3 } }).play('first', 'take 3');
  expect(s.outcome).toEqual({ winners: ['first'], how: 'last-stone', rule: '3' });
});
