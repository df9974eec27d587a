// However fast somebody plays, and however many channels they have: what is written down to tell them stays small.
import { expect, test } from 'vitest';
import type { Node } from './node.ts';
import { endHere, type Guest, guest, house, inStep, offerOf, playOne, seatAll } from './rig.ts';

const CHANNELS = 10;
const subscribe = async ({ database }: Node, { who }: Guest): Promise<void> => {
  const rows = Array.from({ length: CHANNELS }, (_, i) => ({
    id: `${who.player}${i}`,
    player: who.player,
    kind: 'webhook' as const,
    target: JSON.stringify({ kind: 'webhook', address: `https://hook-${i}.example` }),
    created: 'now',
  }));
  await database.db.insertInto('channels').values(rows).execute();
};
const written = async ({ database }: Node) => ({
  notices: (await database.db.selectFrom('notices').select('id').where('kind', 'like', 'turn %').execute()).length,
  jobs: (await database.db.selectFrom('jobs').select('key').where('kind', '=', 'notice').execute()).length,
});

test('one notice of a turn waits for each channel, however often the turn passes', async () => {
  const sent: string[] = [];
  const courier = async ({ words }: { readonly words: { readonly text: string } }) => {
    sent.push(words.text);
    return 'done' as const;
  };
  const at = await house('sqlite', { noticeDelay: 1_500, courier });
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  await subscribe(at, ben);
  const match = await seatAll('deux-roses', [ann, ben]);
  for (let i = 0; i < 21; i++) {
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
  }
  expect((await written(at)).notices).toBeLessThan(4 * CHANNELS);
  expect((await written(at)).jobs).toBeLessThan(4 * CHANNELS);
  await ben.get({ ask: 'leave', table: match.table });
  // The newest turn is told all the same, once by each channel.
  if (ann.sight(match.table)?.active.includes('lancaster')) await playOne(match, [ann]);
  const turns = () => sent.filter((text) => text.includes('your turn')).length;
  await expect.poll(turns, { timeout: 20_000 }).toBe(CHANNELS);
  await expect.poll(async () => (await written(at)).jobs, { timeout: 20_000 }).toBe(0);
  expect(turns()).toBe(CHANNELS);
  expect(at.logged).toEqual([]);
});

test('who offers a rematch, calls it off and offers it again is told of once', async () => {
  const at = await house('sqlite', { noticeDelay: 3_600_000 });
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  await subscribe(at, ben);
  const { table } = await seatAll('deux-roses', [ann, ben]);
  await endHere(table, [ann, ben]);
  for (let i = 0; i < 5; i++) {
    const again = await ann.get({ ask: 'rematch', table });
    await ann.get({ ask: 'call-off', table: again.table });
  }
  const rows = at.database.db.selectFrom('notices').select('id').where('kind', 'like', 'rematch %');
  expect((await rows.execute()).length).toBe(CHANNELS);
});

test('a player of hundreds of tables is told of some', async () => {
  const much = { burst: 1_000, perSecond: 1_000 };
  const at = await house('sqlite', { noticeDelay: 3_600_000, rates: { make: much, 'address-make': much } });
  const ann = await guest(at, 'Ann');
  await subscribe(at, ann);
  const bot = { kind: 'bot', bot: 'random', strength: 1 } as const;
  for (let i = 0; i < 90; i++) await ann.get(offerOf('deux-roses', [{ kind: 'me' }, bot]));
  const { notices } = await written(at);
  expect(notices).toBeGreaterThan(20 * CHANNELS);
  expect(notices).toBeLessThanOrEqual(70 * CHANNELS);
});
