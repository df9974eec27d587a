// Somebody who fills the talk of a table with long lines keeps nobody from it who has a slow line.
import { expect, test } from 'vitest';
import { MOST_UNREAD } from '../../src/socket/rates.ts';
import { pairOf } from '../../src/talk/whispers.ts';
import { guest, house, seatAll } from './rig.ts';

const LONG = '薔'.repeat(1_000);
test('what is told of talk at once is a small part of what a page may leave unread, and the newest', async () => {
  const at = await house();
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const { table } = await seatAll('deux-roses', [ann, ben]);
  const said = { table_id: table, player: ben.who.player, text: LONG, at: new Date().toISOString() };
  const many = Array.from({ length: 800 }, (_, i) => i + 1);
  const lines = many.map((n) => ({ ...said, n, audience: n % 2 === 0 ? ('players' as const) : ('house' as const) }));
  const pair = pairOf(ann.who.player, ben.who.player);
  const whispers = many.slice(0, 300).map((n) => ({ ...said, n, pair, reader: ann.who.player }));
  await at.database.db.insertInto('chat').values(lines).execute();
  await at.database.db.insertInto('whispers').values(whispers).execute();
  await ben.get({ ask: 'say', table, audience: 'players', text: 'good game' });
  const { lines: told } = await ann.get({ ask: 'chat', table });
  expect(told.some(({ text }) => text === 'good game')).toBe(true);
  // News of what was just said may come after the answer.
  const answer = Math.max(...ann.heard.map((frame) => Buffer.byteLength(frame)));
  expect(answer).toBeGreaterThan(50_000);
  expect(answer).toBeLessThan(MOST_UNREAD / 2);
});

test('whom one does not hear takes no room from the others', async () => {
  const at = await house();
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const { table } = await seatAll('deux-roses', [ann, ben]);
  await ann.get({ ask: 'say', table, audience: 'house', text: 'welcome' });
  const said = { table_id: table, player: ben.who.player, text: LONG, audience: 'house' as const };
  const lines = Array.from({ length: 600 }, (_, i) => ({ ...said, n: i + 2, at: new Date().toISOString() }));
  await at.database.db.insertInto('chat').values(lines).execute();
  await ann.get({ ask: 'block', player: ben.who.player, blocked: true });
  expect((await ann.get({ ask: 'chat', table })).lines.map(({ text }) => text)).toEqual(['welcome']);
});
