// A shared link that would fill the memory is no link.
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decode, encode } from '../src/share.ts';

test('a link comes back as it was, and one that unpacks without end is refused', async () => {
  const text = JSON.stringify({ moves: Array.from({ length: 5_000 }, (_, n) => `move ${n}`) });
  expect(await decode(await encode(text))).toBe(text);
  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64url');
  expect(bomb.length).toBeLessThan(100_000);
  expect(await decode(bomb)).toBeUndefined();
});
