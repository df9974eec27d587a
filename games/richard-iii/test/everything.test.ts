// 15 When a game is over nothing is hidden any more.
import { richardIII } from '@rose/richard-iii';
import { BLOCK_NAMES, SEATS } from '@rose/richard-iii/ids';
import { describe, expect, test } from 'vitest';
import { battle } from './fight.ts';
import { wander } from './wander.ts';

const everything = (state: Parameters<typeof richardIII.view>[0]) => {
  const view = richardIII.everything?.(state);
  if (!view) throw new Error('nothing is shown');
  return view;
};

describe('the whole table', () => {
  test('every block with its place, both hands, the same facts as each side has', () => {
    let looked = 0;
    wander(5, (state) => {
      looked++;
      const view = everything(state);
      expect(Object.keys(view.blocks).sort()).toEqual([...BLOCK_NAMES].sort());
      expect([view.hidden, view.pools]).toEqual([[], { lancaster: 0, york: 0 }]);
      for (const seat of SEATS) {
        const own = richardIII.view(state, seat);
        expect([view.hands[seat], view.support[seat]]).toEqual([own.hands[seat], own.support[seat]]);
        const shown = Object.entries(own.blocks).filter(([, { steps }]) => steps !== null);
        expect(view.blocks).toMatchObject(Object.fromEntries(shown));
      }
    });
    expect(looked).toBeGreaterThan(50);
  });
  test('reserves of both sides lie open', () => {
    const { state } = battle({
      area: 'derby',
      attackers: 'y-norfolk:3',
      waves: { chester: 'y-suffolk' },
      defenders: 'l-clifford:2',
      relief: { lancaster: 'l-devon' },
    });
    const { phase, blocks } = everything(state);
    expect(phase.name === 'battle' && phase.reserves.toSorted()).toEqual(['l-devon', 'y-suffolk']);
    expect([blocks['l-devon']?.place, blocks['y-suffolk']?.place]).toEqual(['derby', 'derby']);
  });
});
