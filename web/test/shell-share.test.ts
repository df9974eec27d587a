import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from '../src/share.ts';

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
