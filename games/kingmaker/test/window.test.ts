// 17.3 In the window at the end of movement nobody is stuck.
import { describe, expect, test } from 'vitest';
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
test('17.3 before a closed Continent nobody in the open at Calais has a way: his movement closes by itself', () => {
  const calais = { red: 'grey calais', yellow: 'roos york' };
  expect(phase(board(calais))).not.toBe('movement');
  expect(phase(board({ ...calais, more: { rules: 2 } }))).toBe('movement');
  const open = board({ ...calais, options: { advanced: true } });
  expect([phase(open), legal(open, 'march grey')]).toEqual(['movement', ['march grey continent']]);
});
test('17.2 only who was given the Free Move moves in the window', () => {
  const s = window();
  expect(legal(s, 'march holland')).toEqual([]);
  expect(why(s, 'board holland anthony')).toBe('has-moved');
  may(s, 'march grey salisbury');
});

describe('5.6 ruling 42: the card is for one ship with her passengers', () => {
  const fleet = () =>
    play(
      board({
        red: 'grey london',
        yellow: 'howard southampton trinity+falcon; berkeley southampton',
        hands: { yellow: 'e18 e19' },
        more: { ships: { trinity: 'in:southampton', falcon: 'in:southampton' }, group: { berkeley: 1 } },
      }),
      'end-movement',
      'use-free-move',
    );
  test('a ship without a Free Move does not join the company of one that has it, nor the other way round', () => {
    const s = play(fleet(), 'free-move trinity');
    expect([why(s, 'convoy falcon trinity'), why(s, 'convoy trinity falcon')]).toEqual(
      Array(2).fill('cannot-move-again'),
    );
    const sailed = play(s, 'sail trinity sea:needles-sea -');
    expect(at(sailed, 'trinity', 'falcon')).toEqual(['sea:needles-sea', 'in:southampton']);
  });
  test('whom the card was played on may have two empty ships lie together for him; once he is aboard none joins', () => {
    const s = play(fleet(), 'free-move howard');
    may(s, 'convoy falcon trinity');
    expect(why(play(s, 'board howard trinity'), 'convoy falcon trinity')).toBe('cannot-move-again');
  });
});
