// What a hand tried in vain is put into an action the rules can judge: each is allowed or refused with its section.
import { richardIII } from '@rose/richard-iii';
import { AREA_NAMES, BLOCK_NAMES, read, type View, write } from '@rose/richard-iii/ids';
import { isRefusal, play } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { reachWith } from '../board/reach-with.ts';
import { acts, type Scene } from './scene.ts';

const scene: Scene = acts('lancaster', 4, {
  at: { middlesex: 'l-oxford l-henry-vi', kent: 'y-march', scotland: 'l-merc-scots', france: 'l-merc-french' },
  pool: 'l-stanley l-bombard',
});
const view = richardIII.view(scene.state, 'lancaster') as View;
const whyNot = (picked: readonly string[], place: string): string | undefined => {
  const [action] = reachWith(view, picked, place);
  if (!action) return undefined;
  const played = play(richardIII, scene.state, 'lancaster', action, () => 1);
  return isRefusal(played) ? `${played.because.why} ${played.rule}` : 'allowed';
};

describe('what a hand tried', () => {
  test('a march that is too far, by the shortest way', () => {
    expect(reachWith(view, ['l-oxford'], 'chester').map(write)).toEqual([
      'march l-oxford middlesex-leicester-derby-chester',
    ]);
    expect(whyNot(['l-oxford'], 'chester')).toBe('too-far 5.2');
  });
  test('over a sea that does not reach there, into the enemy’s exile', () => {
    expect(whyNot(['l-oxford'], 'ireland')).toBe('not-on-that-sea 5.3');
    expect(whyNot(['l-oxford'], 'calais')).toBe('enemy-exile 2.7');
    expect(whyNot(['l-merc-scots'], 'isle-of-man')).toMatch(/^cannot-sail/);
  });
  test('a recruit where he is not at home, and one that has no city', () => {
    expect(whyNot(['l-stanley'], 'kent')).toMatch(/^not-its-home/);
    expect(whyNot(['l-bombard'], 'warwick')).toMatch(/^needs-friendly-city/);
  });
  test('nothing is meant by the place where the block stands, nor by an empty hand in a field', () => {
    expect(reachWith(view, ['l-oxford'], 'middlesex')).toEqual([]);
    expect(reachWith(view, [], 'kent')).toEqual([]);
  });
  test('whatever is tried can be written, read and judged', () => {
    for (const block of BLOCK_NAMES.filter((name) => view.blocks[name]))
      for (const place of [...AREA_NAMES, block])
        for (const action of reachWith(view, place === block ? [] : [block], place)) {
          expect(read(write(action))).toEqual(action);
          expect(() => play(richardIII, scene.state, 'lancaster', action, () => 1)).not.toThrow();
        }
  });
});
