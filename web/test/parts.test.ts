import { signal } from '@preact/signals';
import type { Sight } from '@rose/protocol';
import { expect, test } from 'vitest';
import type { AnyFace } from '../../games/face.ts';
import type { AskHost } from '../src/table/picking/desk.ts';
import { createParts } from '../src/table/picking/parts.ts';

const face = { read: (text: string) => (text === 'noise' ? undefined : { do: text }) } as unknown as AnyFace;
const sightAt = (seq: number, open: readonly string[] | undefined = ['offer'], viewer = 'red'): Sight =>
  ({ table: 't', viewer, seq, ...(open ? { open } : {}) }) as unknown as Sight;
/** A host that counts what it is asked; `seq` is what it would answer for. */
const hostAt = (seq: { now: number }) => {
  const asked: string[] = [];
  const ask = (async (what: { seat: string }) => {
    asked.push(what.seat);
    const refusal = { rule: '1', because: { why: 'no' } };
    return { seq: seq.now, may: ['gift', 'noise'], mayNot: [{ action: 'crown', refusal }] };
  }) as unknown as AskHost;
  return { ask, asked };
};
const settled = async (): Promise<void> => new Promise((done) => void setTimeout(done, 0));

test('what an offer can be made of is asked for once a sight, and the last answer stands meanwhile', async () => {
  const seq = { now: 1 };
  const { ask, asked } = hostAt(seq);
  const sight = signal(sightAt(1));
  const refused: string[] = [];
  const parts = createParts(face, sight, ask, (game) => refused.push(game));
  expect(parts()).toBeUndefined();
  expect(parts()).toBeUndefined();
  await settled();
  expect(refused).toEqual([sight.value.game]);
  expect(parts()).toEqual({
    may: [{ do: 'gift' }],
    mayNot: [{ action: { do: 'crown' }, refusal: { rule: '1', because: { why: 'no' } } }],
  });
  expect(asked).toEqual(['red']);
  seq.now = 2;
  sight.value = sightAt(2);
  expect(parts()?.may).toHaveLength(1);
  await settled();
  expect(parts()?.may).toHaveLength(1);
  expect(asked).toEqual(['red', 'red']);
});
test('another seat sees nothing of it, and a moment without open verbs asks nothing', async () => {
  const { ask, asked } = hostAt({ now: 1 });
  const sight = signal(sightAt(1));
  const parts = createParts(face, sight, ask, () => undefined);
  parts();
  await settled();
  sight.value = sightAt(1, ['offer'], 'yellow');
  expect(parts()).toBeUndefined();
  sight.value = sightAt(2, []);
  expect(parts()).toBeUndefined();
  await settled();
  expect(asked).toEqual(['red', 'yellow']);
});
