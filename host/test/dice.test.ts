import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf, diceFor } from '../src/index.ts';
import { ann, ben, join, openToy, playOut, rig } from './rig.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('dice from a secret', () => {
  test('the commitment is its SHA-256, as another implementation finds it', () => {
    expect(commitmentOf(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
  });

  test('faces are the words of HMAC-SHA256 over number and block, as another implementation finds them', () => {
    const words = [0, 1, 2].flatMap((block) => {
      const bytes = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`17:${block}`).digest();
      return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i));
    });
    const limit = 2 ** 32 - (2 ** 32 % 6);
    const due = words.filter((word) => word < limit).map((word) => (word % 6) + 1);
    const random = diceFor(SECRET, 17);
    expect(due.map(() => random(6))).toEqual(due);
  });

  test('each entry has dice of its own, and each secret', () => {
    const throwTen = (secret: string, seq: number) => {
      const random = diceFor(secret, seq);
      return Array.from({ length: 10 }, () => random(1_000_000)).join();
    };
    const all = [0, 1, 2].flatMap((seq) => [throwTen(SECRET, seq), throwTen(SECRET.replace('00', '01'), seq)]);
    expect(new Set(all).size).toBe(6);
  });

  test('all six faces come about equally often', () => {
    const random = diceFor(SECRET, 1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n++) {
      const at = random(6) - 1;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('secrecy', () => {
  test('no message before the end holds the secret; the commitment stands from the start and fits it', async () => {
    const { host, secrets } = rig();
    const person = join(host);
    const table = await openToy(person);
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'red' });
    await person.get({ ask: 'export', table });
    await person.get({ ask: 'replay', table });
    const end = await playOut(person, table);
    const sent = person.heard.map((message) => JSON.stringify(message));
    const closing = sent.findIndex((text) => /"outcome":\{/.test(text));
    const [secret] = secrets as [string];
    expect(end.secret).toBe(secret);
    expect(commitmentOf(secret)).toBe(sight.commitment);
    expect(closing).toBeGreaterThan(5);
    for (const text of sent.slice(0, closing)) expect(text).not.toContain(secret);
    expect(sent.slice(closing).some((text) => text.includes(secret))).toBe(true);
  });

  test('a viewer never gets what its seat may not know', async () => {
    const { host } = rig();
    const [red, blue, beside] = [join(host), join(host), join(host)];
    const table = await openToy(red);
    const mine = (await red.get({ ask: 'sit', table, viewer: 'red' })).sight;
    const theirs = (await blue.get({ ask: 'sit', table, viewer: 'blue' })).sight;
    const other = (await beside.get({ ask: 'sit', table, viewer: 'spectator' })).sight;
    expect(mine.log[0]?.told[0]?.entry).toMatchObject({
      say: 'dealt',
      hands: [[expect.any(Number), expect.any(Number), expect.any(Number)], undefined],
    });
    expect(theirs.log[0]?.told[0]?.entry).toMatchObject({ say: 'dealt', hands: [undefined, expect.any(Array)] });
    expect(other.log[0]?.told[0]?.entry).toMatchObject({ say: 'dealt', hands: [undefined, undefined] });
    expect([other.may, other.verbs]).toEqual([[], []]);
    await red.get({ ask: 'play', table, seq: 0, seat: 'red', action: 'look' });
    expect(red.last().log[0]?.told[0]?.entry).toHaveProperty('card', expect.any(Number));
    expect(blue.last().log[0]?.told[0]?.entry).toHaveProperty('card', undefined);
  });

  test('seats drawn by lot: the draw is written down, and differs from table to table', async () => {
    const { host, environment } = rig();
    const person = join(host);
    const seen = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const { table } = await person.get({ ask: 'open', game: 'toy', sitters: [ann, ben], draw: true });
      const kept = await environment.store.load(table);
      const [face] = kept?.record.lots ?? [];
      const first = kept?.record.seating.red;
      expect(kept?.record.lots?.length).toBe(1);
      expect(first).toEqual(face === 2 ? ann : ben);
      seen.add(JSON.stringify(first));
    }
    expect(seen.size).toBe(2);
  });
});
