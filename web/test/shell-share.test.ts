import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode, gameFile, textInside } from '../src/share.ts';

test('any text comes back from a link, and the link holds only letters an address may hold', async () => {
  const property = fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
    const letters = await encode(text);
    expect(letters).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await decode(letters)).toBe(text);
  });
  await fc.assert(property, { numRuns: 60 });
});
test('a journal becomes much smaller', async () => {
  const text = JSON.stringify(
    Array.from({ length: 100 }, (_, at) => ({ seq: at + 1, seat: 'york', action: 'step e3-d4' })),
  );
  expect((await encode(text)).length).toBeLessThan(text.length / 4);
});
test('a link that was cut or changed gives nothing', async () => {
  const letters = await encode('a game that was played');
  expect(await decode(letters.slice(0, -6))).toBeUndefined();
  expect(await decode(`!${letters}`)).toBeUndefined();
  expect(await decode('')).toBeUndefined();
});
test('a small game is saved for eyes, a large one packed; both are read again', async () => {
  const journal = (length: number) =>
    JSON.stringify(Array.from({ length }, (_, at) => ({ seq: at + 1, seat: 'york', action: 'march é3-d4' })));
  const small = await gameFile('game.json', journal(10));
  expect([small.name, small.type, await small.text()]).toEqual(['game.json', 'application/json', journal(10)]);
  const large = await gameFile('game.json', journal(4000));
  expect([large.name, large.type]).toEqual(['game.json.gz', 'application/gzip']);
  expect(large.size).toBeLessThan(60_000);
  expect([await textInside(small), await textInside(large)]).toEqual([journal(10), journal(4000)]);
});
test('a packed file that was cut is no game, and harms nothing', async () => {
  const large = await gameFile('game.json', JSON.stringify(Array.from({ length: 20_000 }, (_, at) => at)));
  const cut = await textInside(large.slice(0, large.size - 40));
  expect((): unknown => JSON.parse(cut)).toThrow();
});
