// 17.3 In the window at the end of movement nobody is stuck.
import { expect, test } from 'vitest';
import { at, board, legal, may, phase, play, why } from './scene.ts';

const window = () =>
  play(
    board({
      red: 'grey southampton anthony; holland southampton',
      yellow: 'roos york',
      hands: { yellow: 'e18', red: 'e19' },
      more: { group: { holland: 1 } },
    }),
    'end-movement',
    'use-free-move',
    'free-move roos',
    'march roos pontefract',
    'pass',
    'free-move grey',
  );
test('17.3 whoever went aboard by a Free Move may still sail when nobody else has to move', () => {
  const s = play(window(), 'board grey anthony');
  expect(why(s, 'pass')).toBe('passengers-in-port');
  const sailed = play(s, 'sail anthony sea:needles-sea -', 'pass');
  expect([phase(sailed), at(sailed, 'grey')]).toEqual(['draw', ['aboard:anthony']]);
});
test('17.2 only who was given the Free Move moves in the window', () => {
  const s = window();
  expect(legal(s, 'march holland')).toEqual([]);
  expect(why(s, 'board holland anthony')).toBe('has-moved');
  may(s, 'march grey salisbury');
});
