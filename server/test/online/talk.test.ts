// Talk, notes, blocks and reports, over real sockets.
import { describe, expect, test } from 'vitest';
import { comeIn, guest, house, offerOf, seatAll, stranger } from './rig.ts';

const company = async () => {
  const at = await house();
  const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
  const match = await seatAll('deux-roses', [ann, ben]);
  const { table, key } = match;
  await eve.get({ ask: 'sit', table, viewer: 'spectator', key });
  return { at, ann, ben, eve, table, key };
};
type Company = Awaited<ReturnType<typeof company>>;
const textsOf = async (person: Company['ann'], table: string) =>
  (await person.get({ ask: 'chat', table })).lines.map(({ text }) => text);

describe('talk', () => {
  test('is heard by its audience alone: players by players, spectators by spectators, the house by all', async () => {
    const { at, ann, ben, eve, table, key } = await company();
    const nobody = await stranger(at);
    await nobody.get({ ask: 'sit', table, viewer: 'spectator', key });
    await ann.get({ ask: 'say', table, audience: 'players', text: ' my plan ' });
    await eve.get({ ask: 'say', table, audience: 'spectators', text: 'what a move' });
    await ben.get({ ask: 'say', table, audience: 'house', text: 'welcome all' });
    for (const one of [ann, ben, eve, nobody])
      await one.until(() => one.news('chat').some(({ line }) => line.text === 'welcome all'));
    expect(await textsOf(ben, table)).toEqual(['my plan', 'welcome all']);
    expect(await textsOf(eve, table)).toEqual(['what a move', 'welcome all']);
    expect((await nobody.get({ ask: 'chat', table, after: 2 })).lines).toMatchObject([{ n: 3, name: 'Ben' }]);
    for (const one of [eve, nobody]) expect(one.heard.join()).not.toContain('my plan');
    for (const one of [ann, ben]) expect(one.heard.join()).not.toContain('what a move');
    const not = { trouble: 'not-your-talk' };
    expect(await eve.ask({ ask: 'say', table, audience: 'players', text: 'psst' })).toEqual(not);
    expect(await eve.ask({ ask: 'say', table, audience: 'house', text: 'psst' })).toEqual(not);
    expect(await ann.ask({ ask: 'say', table, audience: 'spectators', text: 'psst' })).toEqual(not);
    const [seat] = ann.sight(table)?.active ?? [];
    const loser = seat === 'lancaster' ? ann : ben;
    await loser.get({ ask: 'manner', table, seat: seat as string, manner: 'resign' });
    expect(await textsOf(ann, table)).toEqual(['my plan', 'what a move', 'welcome all']);
    expect(await textsOf(eve, table)).toEqual(['what a move', 'welcome all']);
  });

  test('waits for the end where the game asks its players for silence; those who look on may talk', async () => {
    const at = await house();
    const [ann, ben, cat, dan] = [
      await guest(at, 'Ann'),
      await guest(at, 'Ben'),
      await guest(at, 'Cat'),
      await guest(at, 'Dan'),
    ];
    const eve = await guest(at, 'Eve');
    const four = await seatAll('lancaster-york', [ann, ben, cat, dan], { players: 4 });
    for (const audience of ['players', 'house'] as const)
      expect(await ann.ask({ ask: 'say', table: four.table, audience, text: 'attack London' })).toEqual({
        trouble: 'silence',
      });
    await eve.get({ ask: 'sit', table: four.table, viewer: 'spectator', key: four.key });
    await eve.get({ ask: 'say', table: four.table, audience: 'spectators', text: 'what a draft' });
    const open = await seatAll('lancaster-york', [ann, ben, cat, dan], { players: 4, talk: true });
    await ann.get({ ask: 'say', table: open.table, audience: 'players', text: 'attack London' });
    const two = await seatAll('lancaster-york', [ann, ben], { players: 2 });
    await ann.get({ ask: 'say', table: two.table, audience: 'players', text: 'attack London' });
  });

  test('at a table by link is not for who has no key', async () => {
    const { at, table } = await company();
    const kit = await guest(at, 'Kit');
    expect(await kit.ask({ ask: 'chat', table })).toEqual({ trouble: 'wrong-key' });
    const say = { ask: 'say', table, audience: 'spectators', text: 'x' } as const;
    expect(await kit.ask(say)).toEqual({ trouble: 'wrong-key' });
  });

  test('of a blocked player is not heard, and their tables are not met', async () => {
    const { at, ann, ben, table } = await company();
    await ann.get({ ask: 'block', player: ben.who.player, blocked: true });
    expect(await ann.get({ ask: 'blocks' })).toEqual({ players: [{ player: ben.who.player, name: 'Ben' }] });
    await ben.get({ ask: 'say', table, audience: 'players', text: 'rude words' });
    await ben.until(() => ben.news('chat').length > 0);
    const { table: open } = await ann.get(
      offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }], { access: 'public' }),
    );
    expect((await ben.get({ ask: 'lobby' })).gatherings).toEqual([]);
    expect(await ben.ask({ ask: 'join', table: open })).toEqual({ trouble: 'no-such-table' });
    expect(await textsOf(ann, table)).toEqual([]);
    expect(ann.heard.join()).not.toContain('rude words');
    await ann.get({ ask: 'block', player: ben.who.player, blocked: false });
    expect(await textsOf(ann, table)).toEqual(['rude words']);
    expect((await ben.get({ ask: 'lobby' })).gatherings).toMatchObject([{ table: open }]);
    expect(at.logged).toEqual([]);
  });

  test('may be reported by who heard it', async () => {
    const { at, ann, ben, eve, table } = await company();
    const { n } = await ben.get({ ask: 'say', table, audience: 'players', text: 'rude words' });
    const report = { ask: 'report', table, n, reason: 'rude' } as const;
    expect(await eve.ask(report)).toEqual({ trouble: 'bad-request', field: 'n' });
    await ann.get(report);
    const rows = await at.database.db.selectFrom('reports').selectAll().execute();
    expect(rows).toMatchObject([{ player: ann.who.player, table_id: table, n, reason: 'rude' }]);
  });
});

describe('notes', () => {
  test('are for who wrote them, on each of their devices, and for nobody else', async () => {
    const { ann, ben, eve, table } = await company();
    await ann.get({ ask: 'note', table, text: 'the left wing' });
    await ann.get({ ask: 'note', table, text: 'the right wing' });
    expect(await ann.get({ ask: 'notes', table })).toEqual({ text: 'the right wing' });
    expect(await ben.get({ ask: 'notes', table })).toEqual({ text: '' });
    expect(await eve.ask({ ask: 'note', table, text: 'x' })).toEqual({ trouble: 'not-there' });
  });
});

describe('talk before a table begins', () => {
  const gathered = async (access: 'public' | 'link') => {
    const at = await house();
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const open = { kind: 'open' } as const;
    const offer = offerOf('lancaster-york', [{ kind: 'me' }, open, open], { options: { players: 3 }, access });
    const { table, key } = await ann.get(offer);
    await ann.get({ ask: 'invitation', table });
    return { at, ann, ben, eve, table, key };
  };
  const saying = (table: string, text: string) => ({ ask: 'say', table, audience: 'players', text }) as const;

  test('is among those who sit and those who are invited, live, and goes on when it has begun', async () => {
    const { at, ann, ben, eve, table, key } = await gathered('link');
    const nobody = await stranger(at);
    await ben.get({ ask: 'invitation', table, key });
    await nobody.get({ ask: 'invitation', table, key });
    await ann.get(saying(table, 'come in'));
    for (const one of [ann, ben, nobody])
      await one.until(() => one.news('chat').some(({ line }) => line.text === 'come in'));
    await ben.get(saying(table, 'which side is left?'));
    await ann.until(() => ann.news('chat').some(({ line }) => line.name === 'Ben'));
    expect(await nobody.ask(saying(table, 'psst'))).toEqual({ trouble: 'sign-in' });
    for (const ask of [{ ask: 'chat', table }, saying(table, 'psst')] as const)
      expect(await eve.ask(ask)).toEqual({ trouble: 'wrong-key' });
    const forged = { ask: 'invitation', table, key: 'f'.repeat(32) } as const;
    expect(await eve.ask(forged)).toEqual({ trouble: 'wrong-key' });
    expect(await eve.ask({ ask: 'chat', table })).toEqual({ trouble: 'wrong-key' });
    await ben.get({ ask: 'join', table, key });
    await ann.get({ ask: 'start', table });
    await ann.until(() => ann.news('gathering').some(({ state }) => state === 'running'));
    expect(await textsOf(ben, table)).toEqual(['come in', 'which side is left?']);
    // Whoever had the link and did not sit down is an onlooker now.
    expect((await nobody.get({ ask: 'chat', table })).lines).toEqual([]);
    expect(eve.heard.join()).not.toContain('come in');
    expect(at.logged).toEqual([]);
  });

  test('at a public table is not for whoever merely looks', async () => {
    const { ann, ben, eve, table } = await gathered('public');
    await eve.get({ ask: 'invitation', table });
    expect(await eve.ask({ ask: 'chat', table })).toEqual({ trouble: 'not-there' });
    expect(await eve.ask(saying(table, 'psst'))).toEqual({ trouble: 'not-there' });
    await ben.get({ ask: 'join', table });
    await ben.get({ ask: 'invitation', table });
    await ann.get(saying(table, 'good evening'));
    await ben.until(() => ben.news('chat').length > 0);
    expect(eve.heard.join()).not.toContain('good evening');
    await ben.get({ ask: 'stand-up', table });
    expect(await ben.ask({ ask: 'chat', table })).toEqual({ trouble: 'not-there' });
  });

  test('knows blocks and reports; when the table is called off, only what was reported is kept', async () => {
    const { at, ann, ben, table, key } = await gathered('link');
    await ben.get({ ask: 'join', table, key });
    await ann.get(saying(table, 'be welcome'));
    const { n } = await ben.get(saying(table, 'rude words'));
    await ann.get({ ask: 'report', table, n, reason: 'rude' });
    await ann.get({ ask: 'block', player: ben.who.player, blocked: true });
    expect(await textsOf(ann, table)).toEqual(['be welcome']);
    await ben.get({ ask: 'invitation', table });
    await ben.get(saying(table, 'more of them'));
    await ben.until(() => ben.news('chat').some(({ line }) => line.text === 'more of them'));
    expect(ann.heard.join()).not.toContain('more of them');
    await ann.get({ ask: 'call-off', table });
    expect(await at.database.db.selectFrom('chat').select('text').execute()).toEqual([]);
    const [kept] = await at.database.db.selectFrom('reports').selectAll().execute();
    expect(kept).toMatchObject({ speaker: ben.who.player, said: 'rude words', reason: 'rude' });
    expect(await ben.ask(saying(table, 'hello?'))).toEqual({ trouble: 'no-such-table' });
  });
});

describe('a crowd', () => {
  test('of spectators that fills its own talk silences no player, and the newest lines stay', async () => {
    const { at, ann, ben, eve, table } = await company();
    await ann.get({ ask: 'say', table, audience: 'players', text: 'our first' });
    const rows = Array.from({ length: 5_000 }, (_, i) => ({
      table_id: table,
      n: i + 2,
      player: eve.who.player,
      audience: 'spectators' as const,
      text: `noise ${i}`,
      at: new Date().toISOString(),
    }));
    for (let i = 0; i < rows.length; i += 500)
      await at.database.db
        .insertInto('chat')
        .values(rows.slice(i, i + 500))
        .execute();
    await eve.get({ ask: 'say', table, audience: 'spectators', text: 'the newest' });
    await ann.get({ ask: 'say', table, audience: 'players', text: 'still heard' });
    expect(await textsOf(ben, table)).toEqual(['our first', 'still heard']);
    expect((await textsOf(eve, table)).at(-1)).toBe('the newest');
    const kept = at.database.db.selectFrom('chat').select('n').where('audience', '=', 'spectators');
    expect((await kept.execute()).length).toBe(5_000);
  });

  test('does not hear who was sent away from its gathering', async () => {
    const at = await house();
    const [ann, eve] = [await guest(at, 'Ann'), await guest(at, 'Eve')];
    const { table, key } = await ann.get(
      offerOf('lancaster-york', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], { options: { players: 3 } }),
    );
    await eve.get({ ask: 'invitation', table, key });
    await eve.get({ ask: 'join', table, key });
    await eve.get({ ask: 'say', table, audience: 'players', text: 'hello' });
    await ann.get({ ask: 'send-away', table, player: eve.who.player, reason: 'no' });
    const away = { trouble: 'sent-away', reason: 'no' };
    expect(await eve.ask({ ask: 'say', table, audience: 'players', text: 'again' })).toEqual(away);
    expect(await eve.ask({ ask: 'chat', table })).toEqual(away);
  });

  test.for(['link', 'public'] as const)(
    'does not hear who was sent away once the game has begun either (%s)',
    async (access) => {
      const at = await house();
      const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
      const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
      const { table, key } = await ann.get(offerOf('lancaster-york', chairs, { access, options: { players: 3 } }));
      await eve.get({ ask: 'invitation', table, key });
      await eve.get({ ask: 'join', table, key });
      await ann.get({ ask: 'send-away', table, player: eve.who.player, reason: 'no' });
      await ben.get({ ask: 'join', table, key });
      await ann.get({ ask: 'start', table });
      const away = { trouble: 'sent-away', reason: 'no' };
      const again = await comeIn(at, eve.who);
      for (const one of [eve, again]) {
        const sat = await one.ask({ ask: 'sit', table, key, viewer: 'spectator' });
        // What is public she may watch like anybody.
        if (access === 'link') expect(sat).toEqual(away);
        else expect(sat).not.toHaveProperty('trouble');
        expect(await one.ask({ ask: 'say', table, audience: 'spectators', text: 'again' })).toEqual(away);
        expect(await one.ask({ ask: 'chat', table })).toEqual(away);
      }
      const { about } = await ben.get({ ask: 'sit', table, viewer: 'spectator' });
      expect(JSON.stringify(about)).not.toContain(eve.who.player);
      expect(at.logged).toEqual([]);
    },
  );

  test('of one audience does not push out what was said to another', async () => {
    const at = await house();
    const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
    const { table } = await seatAll('deux-roses', [ann, ben]);
    await ann.get({ ask: 'say', table, audience: 'players', text: 'our first' });
    const noise = Array.from({ length: 600 }, (_, i) => ({
      table_id: table,
      n: i + 2,
      player: ben.who.player,
      audience: 'house' as const,
      text: `noise ${i}`,
      at: new Date().toISOString(),
    }));
    for (let i = 0; i < noise.length; i += 300)
      await at.database.db
        .insertInto('chat')
        .values(noise.slice(i, i + 300))
        .execute();
    const texts = await textsOf(ann, table);
    expect([texts[0], texts.at(-1), texts.length]).toEqual(['our first', 'noise 599', 501]);
  });
});
