// Whatever an ask makes the house tell others, whoever asked pays for all who hear it: at a table and in the lobby.
import type { SocketAsk } from '@rose/protocol';
import { expect, test, vi } from 'vitest';
import type { Client } from './client.ts';
import type { Node } from './node.ts';
import { comeIn, type Guest, guest, house, inStep, offerOf, playOne, seatAll, stranger } from './rig.ts';

type News = Parameters<Client['news']>[0];
const newsOf = (client: Client): number => client.heard.filter((text) => text.includes('"news":')).length;

/** Does something, waits until all who follow it have heard the last of it, and compares what was told with what was paid. */
const payingFor = (at: Node, others: readonly Client[]) => {
  const told = vi.spyOn(at.tables.context, 'told');
  return async (followers: readonly Client[], last: News, does: () => Promise<unknown>): Promise<void> => {
    const before = others.map(newsOf);
    const heard = followers.map((one) => one.news(last).length);
    told.mockClear();
    await does();
    for (const [i, one] of followers.entries()) await one.until(() => one.news(last).length > (heard[i] ?? 0));
    const news = others.reduce((sum, one, i) => sum + newsOf(one) - (before[i] ?? 0), 0);
    const paid = told.mock.calls.reduce((sum, [hearers]) => sum + hearers, 0);
    expect(news).toBeGreaterThanOrEqual(followers.length);
    expect(paid).toBeGreaterThanOrEqual(news);
  };
};
const crowd = async (at: Node, many: number): Promise<readonly Client[]> =>
  Promise.all(Array.from({ length: many }, () => stranger(at)));

test('at a table', async () => {
  const at = await house();
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const match = await seatAll('deux-roses', [ann, ben], {}, { access: 'public' });
  const { table } = match;
  for (let i = 0; i < 3; i++) {
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
  }
  const watchers = await crowd(at, 6);
  for (const one of watchers) await one.get({ ask: 'sit', table, viewer: 'spectator' });
  for (const one of watchers) await one.until(() => one.news('about').some(({ about }) => about.spectators === 6));
  const elsewhere = await comeIn(at, ben.who);
  const pays = payingFor(at, [...watchers, elsewhere]);
  const asking = (by: Guest, last: News, ask: SocketAsk) => pays(watchers, last, () => by.get(ask));
  const late = await stranger(at);
  const [mover, other] = ann.sight(table)?.active.includes('lancaster') ? [ann, ben] : [ben, ann];
  const [seat, against] = mover === ann ? (['lancaster', 'york'] as const) : (['york', 'lancaster'] as const);
  const { seq = 0 } = mover.sight(table) ?? {};
  await asking(mover, 'about', { ask: 'take-back', table, seq, seat });
  const { id: asked } = await other.until(() => other.about(table)?.takeBack);
  await asking(other, 'about', { ask: 'answer-take-back', table, seat: against, asked, agree: false });
  await asking(mover, 'about', { ask: 'vote-end', table, agree: true });
  const { id: vote } = await mover.until(() => mover.about(table)?.endVote);
  await asking(mover, 'about', { ask: 'vote-end', table, vote, agree: false });
  await asking(mover, 'chat', { ask: 'say', table, audience: 'house', text: 'welcome' });
  await asking(mover, 'sight', { ask: 'manner', table, seq, seat, manner: 'offer-draw' });
  const { seq: offered } = await other.until(() => other.sight(table)?.offer !== undefined && other.sight(table));
  await asking(other, 'sight', { ask: 'manner', table, seq: offered, seat: against, manner: 'decline-draw' });
  await pays(watchers, 'about', () => late.get({ ask: 'sit', table, viewer: 'spectator' }));
  await pays(watchers, 'about', () => late.get({ ask: 'leave', table }));
  await asking(other, 'about', { ask: 'hand-over', table, seat: against });
  await asking(other, 'about', { ask: 'reclaim', table, seat: against });
  await pays(watchers, 'sight', () => playOne(match, [ann, ben]));
  expect(at.logged).toEqual([]);
});

test('in the lobby and at a gathering', async () => {
  const at = await house();
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const [lobby, invited] = [await crowd(at, 4), await crowd(at, 3)];
  for (const one of lobby) await one.get({ ask: 'lobby' });
  const pays = payingFor(at, [...lobby, ...invited]);
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const offer = offerOf('lancaster-york', chairs, { access: 'public', options: { players: 3 } });
  const made: { table: string; key: string }[] = [];
  await pays(lobby, 'lobby', async () => made.push(await ann.get(offer)));
  const { table = '', key = '' } = made[0] ?? {};
  for (const one of invited) await one.get({ ask: 'invitation', table, key });
  await pays(invited, 'gathering', () => ben.get({ ask: 'join', table, key }));
  await pays(invited, 'gathering', () => ben.get({ ask: 'stand-up', table }));
  await pays(invited, 'gathering', () => ben.get({ ask: 'join', table, key }));
  await pays(invited, 'gathering', () => ann.get({ ask: 'send-away', table, player: ben.who.player, reason: 'no' }));
  await pays(invited, 'gathering', () => ann.get({ ask: 'call-off', table }));
  expect(at.logged).toEqual([]);
});
