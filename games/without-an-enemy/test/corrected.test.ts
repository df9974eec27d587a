// The owner of a box may correct what was reconstructed: the figures stand in data alone, the game follows them, and every law
// of the house still holds. Here they are others all at once.
import { readFileSync } from 'node:fs';
import type { AnyGame } from '@rose/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const TABLES = {
  KING_POINTS: 2,
  DEPLOY_STRENGTH: 2,
  FIRST_MARKER: 1,
  BREACH_MARKER: 2,
  STORM_MARKER: 3,
  STORM_MARKER_BREACHED: 2,
  FORTIFIED_HITS: 3,
  NMA_STRENGTH: 2,
  ALLOWANCE: { I: 3, C: 3, A: 2 },
  CHARGE_BONUS: 2,
  PURSUIT_MALUS: -2,
  NEVER_HITS: 5,
  ROUT_MARGIN: 0,
  QUARRELLING: 3,
  HAND_OPEN: 3,
  // this one is in the aid, where its table ends
  SIEGE_MAX: 4,
};
type Rows = readonly (readonly unknown[])[];
const richer = (deck: Rows): Rows => deck.map(([name, points, ...rest]) => [name, (points as number) + 1, ...rest]);
/** Every block is stronger by one, every border takes two more, every city holds three a size, every card brings one more. */
const BOX = '../src/rules/data/';
const correct = (): void => {
  vi.doMock(`${BOX}tables.ts`, async (original) => ({ ...(await original<object>()), ...TABLES }));
  vi.doMock(`${BOX}blocks.ts`, async (original) => {
    const box = await original<typeof import('../src/rules/data/blocks.ts')>();
    const FULL = box.FULL.map((strength) => strength + 1);
    return { ...box, FULL, STRONGEST: box.STRONGEST + 1, fullStrength: (block: number) => FULL[block] };
  });
  vi.doMock(`${BOX}borders.ts`, async (original) => {
    const box = await original<typeof import('../src/rules/data/borders.ts')>();
    return { ...box, WIDEST: box.WIDEST + 2, borderLimit: (border: never) => box.borderLimit(border) + 2 };
  });
  vi.doMock(`${BOX}cities.ts`, async (original) => {
    const box = await original<typeof import('../src/rules/data/cities.ts')>();
    return { ...box, MOST_INSIDE: 15, garrisonLimit: (city: number) => 3 * box.sizeOf(city) };
  });
  vi.doMock(`${BOX}royalist-cards.ts`, async (original) => ({
    ROYALIST_CARDS: richer((await original<{ readonly ROYALIST_CARDS: Rows }>()).ROYALIST_CARDS),
  }));
  vi.doMock(`${BOX}parliament-cards.ts`, async (original) => ({
    PARLIAMENT_CARDS: richer((await original<{ readonly PARLIAMENT_CARDS: Rows }>()).PARLIAMENT_CARDS),
  }));
};
const FILES = ['tables', 'blocks', 'borders', 'cities', 'royalist-cards', 'parliament-cards'];

describe('a corrected box', () => {
  // other tests of this worker know the box as it is
  beforeAll(() => {
    vi.resetModules();
    correct();
  });
  afterAll(() => {
    for (const file of FILES) vi.doUnmock(`${BOX}${file}.ts`);
    vi.resetModules();
  });
  test('has every figure of the tables that is reconstructed', () => {
    const source = readFileSync(new URL(`${BOX}tables.ts`, import.meta.url), 'utf8');
    const marked = source.match(/\/\*\* \[reconstructed\][^/]*\*\/\n(export const \w+[^\n]*\n)+/g) ?? [];
    const names = marked.flatMap((lines) => [...lines.matchAll(/export const (\w+)/g)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(10);
    expect(Object.keys(TABLES)).toEqual(expect.arrayContaining(names));
  });
  test('is played by', async () => {
    const { acts, allowed, refused, strength, table } = await import('./scene.ts');
    const s = acts('royalist', {
      at: { oxfordshire: 'r-forth r-astley:5', northumberland: 'r-newcastle', reserve: 'r-derby' },
    });
    allowed(s, 'royalist', 'move r-forth oxfordshire-berkshire-surrey-sussex');
    expect(strength(s.play('royalist', 'deploy r-derby northumberland'), 'r-derby')).toBe(2);
    const siege = { gloucestershire: 'r-astley r-train', gloucester: 'p-massey' };
    const phase = { name: 'siege', area: 'gloucestershire', step: 'assault', acting: 'royalist' };
    const before = (at: number) => table({ at: siege, marker: { gloucester: at }, todo: [], phase, seed: 1 });
    expect(refused(before(2), 'royalist', 'storm r-astley')).toBe('no-storm-yet');
    allowed(before(3), 'royalist', 'storm r-astley');
  });
  test('keeps every law', { timeout: 600_000 }, async () => {
    const { lawsFaults } = await import('@rose/testkit');
    const { withoutAnEnemy } = await import('@rose/without-an-enemy');
    const games = process.env['ROSE_LONG'] ? 60 : 4;
    const game = withoutAnEnemy as unknown as AnyGame;
    expect(lawsFaults(game, { games, seed: 1643, oneIn: 150, judgedEach: 1 })).toEqual([]);
  });
});
