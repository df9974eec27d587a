// Seats that change hands, and take-backs by consent, over real sockets.
import { describe, expect, test } from 'vitest';
import { KINDS } from '../databases.ts';
import { BOT, type Guest, guest, house, inStep, type Match, offerOf, playOne, seatAll } from './rig.ts';

const table2 = async (kind: (typeof KINDS)[number] = 'sqlite') => {
  const at = await house(kind);
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const match = await seatAll('deux-roses', [ann, ben]);
  return { at, ann, ben, match };
};
/** So many moves, whoever's turn it is. */
const moves = async (match: Match, people: readonly Guest[], count: number): Promise<void> => {
  for (let i = 0; i < count; i++) {
    await playOne(match, people);
    await inStep(match, people);
  }
};
const lastAbout = (person: Guest) => person.news('about').at(-1)?.about;

describe.for(KINDS)('a take-back on %s', (kind) => {
  test('is asked of the other, shows what would be undone, and is done when they agree', async () => {
    const { at, ann, ben, match } = await table2(kind);
    const { table } = match;
    await moves(match, [ann, ben], 4);
    const before = ann.sight(table);
    const [seat, other] = before?.active.includes('lancaster') ? ['york', 'lancaster'] : ['lancaster', 'york'];
    const [asker, asked] = seat === 'york' ? [ben, ann] : [ann, ben];
    expect(await asker.ask({ ask: 'undo', table, seat: seat as string })).toMatchObject({ trouble: 'no-undo' });
    const { unlearned } = await asker.get({ ask: 'unlearn', table, seat: seat as string });
    expect(unlearned).toMatchObject({ dice: false, revealed: false, steps: [{ seq: 4, seat }] });
    expect(await asker.get({ ask: 'take-back', table, seat: seat as string })).toEqual({ done: false });
    const seen = await asked.until(() => lastAbout(asked)?.takeBack);
    expect(seen).toMatchObject({ seat, unlearned, agreed: [], waiting: [other] });
    const wrong = { ask: 'answer-take-back', table, seat: seat as string, agree: true } as const;
    expect(await asked.ask(wrong)).toEqual({ trouble: 'not-your-seat' });
    expect(await asked.get({ ...wrong, seat: other as string })).toEqual({ done: true });
    await asker.until(() => asker.sight(table)?.seq === 5);
    expect(asker.sight(table)?.active).toEqual([seat]);
    await asker.until(() => lastAbout(asker) !== undefined && lastAbout(asker)?.takeBack === undefined);
    expect(await asked.ask({ ...wrong, seat: other as string })).toEqual({ trouble: 'nothing-asked' });
    expect(at.logged).toEqual([]);
  });
});

describe('a take-back', () => {
  test('that is refused, or withdrawn, changes nothing', async () => {
    const { ann, ben, match } = await table2();
    const { table } = match;
    await moves(match, [ann, ben], 2);
    const answer = { ask: 'answer-take-back', table, agree: false } as const;
    expect(await ann.ask({ ...answer, seat: 'lancaster' })).toEqual({ trouble: 'nothing-asked' });
    await ann.get({ ask: 'take-back', table, seat: 'lancaster' });
    expect(await ben.ask({ ask: 'take-back', table, seat: 'york' })).toEqual({ trouble: 'already-asked' });
    await ben.until(() => lastAbout(ben)?.takeBack);
    expect(await ben.get({ ...answer, seat: 'york' })).toEqual({ done: false });
    await ann.until(() => lastAbout(ann)?.takeBack === undefined);
    await ann.get({ ask: 'take-back', table, seat: 'lancaster' });
    await ann.until(() => lastAbout(ann)?.takeBack);
    expect(await ann.get({ ...answer, seat: 'lancaster' })).toEqual({ done: false });
    expect(await ben.ask({ ...answer, seat: 'york', agree: true })).toEqual({ trouble: 'nothing-asked' });
    expect(ann.sight(table)?.seq).toBe(2);
  });

  test('that only one had still to agree to is done when that one goes for good', async () => {
    const at = await house();
    const people = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Cat')] as const;
    const [ann, ben, cat] = people;
    const match = await seatAll('lancaster-york', people, { players: 3 });
    const { table, seats } = match;
    const [first = '', second = ''] = seats;
    while (!ann.sight(table)?.log.some(({ seat }) => seat === first)) await moves(match, people, 1);
    await ann.get({ ask: 'take-back', table, seat: first });
    await ben.until(() => lastAbout(ben)?.takeBack);
    await ben.get({ ask: 'answer-take-back', table, seat: second, agree: true });
    const before = ann.sight(table)?.seq ?? 0;
    await at.tables.leave(cat.who.player, [table]);
    await ann.until(() => (ann.sight(table)?.seq ?? 0) > before && lastAbout(ann)?.takeBack === undefined);
    expect(
      (await at.database.db.selectFrom('entries').select('entry').execute()).some(
        ({ entry }) => 'undo' in JSON.parse(entry),
      ),
    ).toBe(true);
    expect(at.logged).toEqual([]);
  });

  test('lapses when the game goes on', async () => {
    const { ann, ben, match } = await table2();
    const { table } = match;
    await moves(match, [ann, ben], 2);
    await ann.get({ ask: 'take-back', table, seat: 'lancaster' });
    await ben.until(() => lastAbout(ben)?.takeBack);
    await moves(match, [ann, ben], 1);
    await ben.until(() => lastAbout(ben)?.takeBack === undefined);
    const agree = { ask: 'answer-take-back', table, seat: 'york', agree: true } as const;
    expect(await ben.ask(agree)).toEqual({ trouble: 'nothing-asked' });
  });

  test('of who plays bots alone is done at once', async () => {
    const at = await house();
    const ann = await guest(at, 'Ann');
    const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
    await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
    const match = { table, key: '', seats: ['lancaster'] };
    await ann.until(() => ann.sight(table)?.active.includes('lancaster'));
    await playOne(match, [ann]);
    const seq = await ann.until(() => ann.sight(table)?.active.includes('lancaster') && ann.sight(table)?.seq);
    expect(await ann.get({ ask: 'take-back', table, seat: 'lancaster' })).toEqual({ done: true });
    expect(await ann.until(() => (ann.sight(table)?.seq ?? 0) > seq)).toBe(true);
  });
});

describe('a seat that is left', () => {
  test('is kept warm by the table’s bot, and may be reclaimed by its player alone', async () => {
    const { at, ann, ben, match } = await table2();
    const { table } = match;
    const eve = await guest(at, 'Eve');
    expect(await ben.ask({ ask: 'hand-over', table, seat: 'lancaster' })).toEqual({ trouble: 'not-your-seat' });
    expect(await ann.ask({ ask: 'reclaim', table, seat: 'lancaster' })).toEqual({ trouble: 'no-stand-in' });
    await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
    await ben.until(() => ben.sight(table)?.seating['lancaster']?.kind === 'bot');
    const about = await ben.until(() => lastAbout(ben)?.standIns['lancaster']);
    expect(about).toEqual({ player: ann.who.player, name: 'Ann' });
    for (let i = 0; i < 4; i++) {
      await ben.until(() => ben.sight(table)?.active.includes('york'));
      await playOne({ ...match, seats: ['york'] }, [ben]);
    }
    const stolen = { ask: 'reclaim', table, seat: 'lancaster' } as const;
    expect(await eve.ask(stolen)).toEqual({ trouble: 'not-your-seat' });
    expect(await ben.ask(stolen)).toEqual({ trouble: 'not-your-seat' });
    const act = { ask: 'play', table, seq: 0, seat: 'lancaster', action: 'x' } as const;
    expect(await ann.ask(act)).toEqual({ trouble: 'not-your-seat' });
    await ann.get(stolen);
    await ben.until(() => ben.sight(table)?.seating['lancaster']?.kind === 'person');
    expect((await ann.get({ ask: 'sit', table, viewer: 'lancaster' })).about.standIns).toEqual({});
    expect(at.logged).toEqual([]);
  });

  test('of a player who goes for good is taken by the stand-in, and gatherings go on without them', async () => {
    const { at, ann, ben, match } = await table2();
    const { table } = match;
    const { table: waiting } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, { kind: 'open' }]));
    await at.tables.leave(ann.who.player, [table, waiting]);
    await ben.until(() => ben.sight(table)?.seating['lancaster']?.kind === 'bot');
    expect(await ben.ask({ ask: 'invitation', table: waiting })).toEqual({ trouble: 'no-such-table' });
  });
});

describe('hints', () => {
  test('are for who plays bots, not for who plays persons', async () => {
    const { at, ann, match } = await table2();
    const other = { trouble: 'others-play' };
    expect(await ann.ask({ ask: 'hint', table: match.table, seat: 'lancaster' })).toEqual(other);
    const kit = await guest(at, 'Kit');
    const { table } = await kit.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
    await kit.get({ ask: 'sit', table, viewer: 'lancaster' });
    await kit.until(() => kit.sight(table)?.active.includes('lancaster'));
    const { advice } = await kit.get({ ask: 'hint', table, seat: 'lancaster' });
    expect(kit.sight(table)?.may).toContain(advice.action);
  });
});
