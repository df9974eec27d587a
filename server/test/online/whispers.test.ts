// Talk between two at a table of more: for the rest it never happened.
import { describe, expect, test } from 'vitest';
import { endHere, guest, house, offerOf, seatAll } from './rig.ts';

const company = async () => {
  const at = await house();
  const [ann, ben, cat, eve] = [
    await guest(at, 'Ann'),
    await guest(at, 'Ben'),
    await guest(at, 'Cat'),
    await guest(at, 'Eve'),
  ];
  const { table, key } = await seatAll('kingmaker', [ann, ben, cat], { players: 3 });
  await eve.get({ ask: 'sit', table, viewer: 'spectator', key });
  return { at, ann, ben, cat, eve, table };
};
type Guest = Awaited<ReturnType<typeof company>>['ann'];
const telling = (table: string, to: Guest, text: string) =>
  ({ ask: 'say', table, audience: 'players', to: to.who.player, text }) as const;
const textsOf = async (person: Guest, table: string) =>
  (await person.get({ ask: 'chat', table })).lines.map(({ text }) => text);
/** Frames about talk, with what the clock writes taken out. */
const talkHeard = ({ heard }: Guest) =>
  heard
    .filter((frame) => frame.includes('"line') || frame.includes('"chat"'))
    .map((frame) => frame.replaceAll(/"id":\d+|"table":"\w+"|"player":"\w+"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '*'));

describe('talk between two', () => {
  test('is heard by these two, numbered among them, and marked with its reader', async () => {
    const { ann, ben, cat, table } = await company();
    expect(await ann.get(telling(table, ben, ' you and I '))).toEqual({ n: 1 });
    await ben.until(() => ben.news('chat').length > 0);
    expect(await cat.get(telling(table, ann, 'beware of Ben'))).toEqual({ n: 1 });
    expect(await ben.get(telling(table, ann, 'agreed'))).toEqual({ n: 2 });
    await ann.until(() => ann.news('chat').length === 3);
    expect((await ben.get({ ask: 'chat', table })).lines).toMatchObject([
      { n: 1, name: 'Ann', to: { player: ben.who.player, name: 'Ben' }, text: 'you and I', audience: 'players' },
      { n: 2, name: 'Ben', to: { player: ann.who.player, name: 'Ann' }, text: 'agreed' },
    ]);
    expect(await textsOf(ann, table)).toEqual(['you and I', 'beware of Ben', 'agreed']);
  });

  test('gives the others not a byte: they hear the same as where nobody whispered', async () => {
    const heard: (readonly string[])[][] = [];
    for (const whispers of [0, 3]) {
      const { ann, ben, cat, eve, table } = await company();
      await ann.get({ ask: 'say', table, audience: 'house', text: 'before' });
      for (let i = 0; i < whispers; i++) await ann.get(telling(table, ben, `secret ${i}`));
      expect(await ben.get({ ask: 'say', table, audience: 'house', text: 'after' })).toEqual({ n: 2 });
      for (const one of [cat, eve]) {
        await one.until(() => one.news('chat').some(({ line }) => line.text === 'after'));
        expect(await textsOf(one, table)).toEqual(['before', 'after']);
      }
      heard.push([talkHeard(cat), talkHeard(eve)]);
    }
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[0]?.[0]?.length).toBeGreaterThan(2);
  });

  test('stays between them when the game is over', async () => {
    const { ann, ben, cat, eve, table } = await company();
    await ann.get(telling(table, ben, 'you and I'));
    await endHere(table, [ann, ben, cat]);
    await cat.until(() => cat.sight(table)?.outcome !== undefined);
    for (const one of [cat, eve]) {
      expect(await textsOf(one, table)).toEqual([]);
      expect(one.heard.join()).not.toContain('you and I');
    }
    expect(await textsOf(ben, table)).toEqual(['you and I']);
  });

  test('is only for two who sit, and only among players', async () => {
    const { ann, ben, eve, table } = await company();
    const wrong = { trouble: 'bad-request', field: 'to' };
    expect(await ann.ask(telling(table, ann, 'to myself'))).toEqual(wrong);
    expect(await ann.ask(telling(table, eve, 'psst'))).toEqual(wrong);
    expect(await ann.ask({ ...telling(table, ben, 'psst'), audience: 'house' })).toEqual(wrong);
    expect(await eve.ask(telling(table, ben, 'psst'))).toEqual({ trouble: 'not-your-talk' });
    expect(await eve.ask({ ...telling(table, ben, 'psst'), audience: 'spectators' })).toEqual(wrong);
  });

  test('waits until the game has begun, and keeps the silence that a game asks for', async () => {
    const { at, ann, ben, cat } = await company();
    const open = { kind: 'open' } as const;
    const offer = offerOf('lancaster-york', [{ kind: 'me' }, open, open, open], { options: { players: 4 } });
    const { table, key } = await ann.get(offer);
    await ben.get({ ask: 'join', table, key });
    await ann.get({ ask: 'invitation', table });
    expect(await ann.ask(telling(table, ben, 'psst'))).toEqual({ trouble: 'bad-request', field: 'to' });
    await cat.get({ ask: 'join', table, key });
    await (await guest(at, 'Dan')).get({ ask: 'join', table, key });
    await ann.until(() => ann.news('gathering').some(({ state }) => state === 'running'));
    expect(await ann.ask(telling(table, ben, 'psst'))).toEqual({ trouble: 'silence' });
  });

  test('of a blocked player is not heard', async () => {
    const { ann, ben, table } = await company();
    await ben.get({ ask: 'block', player: ann.who.player, blocked: true });
    await ann.get(telling(table, ben, 'rude words'));
    await ann.until(() => ann.news('chat').length > 0);
    expect(await textsOf(ben, table)).toEqual([]);
    expect(ben.heard.join()).not.toContain('rude words');
  });

  test('may be reported by who was told, not by others', async () => {
    const { at, ann, ben, cat, table } = await company();
    const { n } = await ann.get(telling(table, ben, 'rude words'));
    const report = { ask: 'report', table, n, from: ann.who.player, reason: 'rude' } as const;
    expect(await cat.ask(report)).toEqual({ trouble: 'bad-request', field: 'n' });
    expect(await ben.ask({ ask: 'report', table, n, reason: 'rude' })).toEqual({ trouble: 'bad-request', field: 'n' });
    await ben.get(report);
    const rows = await at.database.db.selectFrom('reports').selectAll().execute();
    expect(rows).toMatchObject([{ player: ben.who.player, speaker: ann.who.player, said: 'rude words' }]);
  });

  test('keeps the newest of each two, and silences nobody else', async () => {
    const { at, ann, ben, cat, table } = await company();
    await cat.get(telling(table, ann, 'the first'));
    const pair = [ann.who.player, ben.who.player].toSorted((a, b) => a.localeCompare(b)).join('-');
    const rows = Array.from({ length: 1_000 }, (_, i) => ({
      table_id: table,
      pair,
      n: i + 1,
      player: ben.who.player,
      reader: ann.who.player,
      text: `noise ${i}`,
      at: new Date().toISOString(),
    }));
    for (let i = 0; i < rows.length; i += 500)
      await at.database.db
        .insertInto('whispers')
        .values(rows.slice(i, i + 500))
        .execute();
    expect(await ben.get(telling(table, ann, 'the newest'))).toEqual({ n: 1_001 });
    const kept = await at.database.db.selectFrom('whispers').select('n').where('pair', '=', pair).execute();
    expect(kept).toHaveLength(1_000);
    const texts = await textsOf(ann, table);
    expect(texts).toContain('the first');
    expect(texts.at(-1)).toBe('the newest');
  });
});
