// 8.3, 8.4 With one touch only what leaves no choice, or leaves a block where it is at home.
import { type Action, richardIII } from '@rose/richard-iii';
import { B } from '@rose/richard-iii/ids';
import { legal } from '@rose/table';
import { describe, expect, test, vi } from 'vitest';
import { atOnce } from '../board/together-home.ts';
import { en } from '../board/words.en.ts';
import { learn } from '../board/words.ts';
import { acts, documentOf, type Scene, say, written } from './scene.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en' } });
learn({ en });

const BLOCKS = {
  'l-henry-vi': 'middlesex',
  'l-somerset': 'middlesex',
  'l-oxford': 'leicester',
  'l-devon': 'cornwall',
  'l-clifford': 'oxford',
  'l-buckingham': 'kent',
  'l-exeter': 'cornwall',
  'y-york': 'ireland',
};
const going = (): Scene =>
  written({
    ...documentOf(acts('york', 2, { at: {} })),
    turn: 7,
    blocks: BLOCKS,
    phase: { name: 'political', step: 'home', acting: 'lancaster' },
  });
const bundlesIn = ({ state }: Scene) =>
  atOnce(richardIII.view(state, 'lancaster'), legal(richardIII, state, 'lancaster'));
const blockIn = (action: Action): number => ('block' in action ? action.block : -1);

describe('going home together', () => {
  const s = going();
  const all = legal(richardIII, s.state, 'lancaster');
  const waysOf = (block: number): number => all.filter((action) => blockIn(action) === block).length;
  const bundles = bundlesIn(s);
  const chosen = (key: string): readonly number[] =>
    bundles.find((bundle) => bundle.key === key)?.actions.map(blockIn) ?? [];
  const blocks = [...new Set(all.map(blockIn))];
  test('those who have one way only, each of them once', () => {
    expect(chosen('one-home')).toEqual(blocks.filter((block) => waysOf(block) === 1));
    expect(chosen('one-home').length).toBeGreaterThan(1);
  });
  test('lords with several homes to the nearest, and heirs with a choice not at all', () => {
    expect(waysOf(B['l-henry-vi'])).toBeGreaterThan(1);
    expect(chosen('nearest')).not.toContain(B['l-henry-vi']);
    for (const block of chosen('nearest')) expect(waysOf(block)).toBeGreaterThan(1);
    const devon = bundles.flatMap(({ actions }) => actions).find((action) => blockIn(action) === B['l-devon']);
    expect(devon && richardIII.write(devon)).toBe('go-home l-devon cornwall');
  });
  test('each is legal after the one before', () => {
    const after = say(s, ...bundles.flatMap(({ actions }) => actions.map(richardIII.write)));
    const left = legal(richardIII, after.state, 'lancaster').map(blockIn);
    expect(new Set(left)).toEqual(new Set([B['l-henry-vi'], B['l-somerset'], B['l-exeter']]));
  });
  test('nothing is offered in another phase', () => {
    const { state } = acts('lancaster', 4, { at: { kent: 'l-oxford l-devon', calais: 'y-york' } });
    expect(atOnce(richardIII.view(state, 'lancaster'), legal(richardIII, state, 'lancaster'))).toEqual([]);
  });
});
