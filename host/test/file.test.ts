import { deflateRawSync } from 'node:zlib';
import type { GameFile } from '@rose/protocol';
import { seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { commitmentOf, parseFile, toShort, verify } from '../src/index.ts';
import { ann, ben, bot, GAMES, join, openToy, type Person, playOut, rig } from './rig.ts';

const exported = async (person: Person, table: string): Promise<GameFile> =>
  JSON.parse((await person.get({ ask: 'export', table })).file) as GameFile;

const finished = async () => {
  const it = rig();
  const person = join(it.host);
  const { table } = await person.get({ ask: 'open', game: 'toy', sitters: [ann, ben], draw: true });
  await playOut(person, table);
  return { ...it, person, table, file: await exported(person, table) };
};
type Loose = { -readonly [P in keyof GameFile]: GameFile[P] } & Record<string, unknown>;
const broken = (file: GameFile, change: (file: Loose) => void): string => {
  const copy = structuredClone(file) as Loose;
  change(copy);
  return JSON.stringify(copy);
};
type Changed = Record<string, unknown>;
const entry = (file: Loose, at: number) => file.entries[at] as unknown as Changed;
const firstThrow = (file: GameFile) => file.entries.findIndex((one) => 'action' in one && one.rolls !== undefined);
const reroll = (file: Loose): void => {
  const rolls = entry(file, firstThrow(file)).rolls as { faces: number[] }[];
  const faces = rolls[0]?.faces as number[];
  faces[0] = ((faces[0] as number) % 6) + 1;
};

describe('export and import', () => {
  test('a finished game comes back the same, long or short', async () => {
    const { person, file, table } = await finished();
    const { name } = await person.get({ ask: 'export', table });
    expect(name).toMatch(/^toy-2026-04-23\.json$/);
    for (const text of [JSON.stringify(file), (await person.get({ ask: 'export', table, short: true })).file]) {
      const copy = await person.get({ ask: 'import', file: text });
      expect(copy.table).not.toBe(table);
      expect(await exported(person, copy.table)).toEqual(file);
    }
    expect(parseFile(toShort(file))).toEqual(file);
  });

  test('a running game is exported without its secret and goes on elsewhere with new dice', async () => {
    const here = rig();
    const person = join(here.host);
    const table = await openToy(person);
    await person.get({ ask: 'play', table, seq: 0, seat: 'red', action: 'look' });
    const file = await exported(person, table);
    expect(file.secret).toBeUndefined();
    const elsewhere = rig({ secret: () => new Uint8Array(32).fill(9) });
    const other = join(elsewhere.host);
    const copy = await other.get({ ask: 'import', file: JSON.stringify(file) });
    await playOut(other, copy.table);
    const end = await exported(other, copy.table);
    expect(end.earlier).toEqual([{ until: 1, commitment: file.commitment }]);
    const verdict = verify(GAMES, end);
    expect(verdict).toMatchObject({ ok: true, running: false });
    expect(verdict.proven).toBe(verdict.rolls - 8);
    expect(parseFile(toShort(end))).toEqual(end);
  });

  test('undo, manners and offers survive the short form', async () => {
    const { host } = rig();
    const person = join(host);
    const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, bot()], draw: false });
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'lancaster' });
    await person.get({ ask: 'play', table, seq: 0, seat: 'lancaster', action: sight.may[0] as string });
    await person.until(({ seq }) => seq === 2);
    await person.get({ ask: 'undo', table, seat: 'lancaster' });
    await person.get({ ask: 'manner', table, seat: 'lancaster', manner: 'offer-draw' });
    await person.until(({ seq }) => seq === 5);
    await person.get({ ask: 'manner', table, seat: 'lancaster', manner: 'resign' });
    const file = await exported(person, table);
    expect(file.entries.length).toBe(6);
    expect(parseFile(toShort(file))).toEqual(file);
    expect(verify(GAMES, file).faults).toEqual([]);
  });

  test('a whole game of about a hundred actions fits into a link', async () => {
    const { host } = rig({ random: seeded(11) });
    const person = join(host);
    const options = { plyLimit: 100 };
    const sitters = [bot('random'), bot('random')];
    const { table } = await person.get({ ask: 'open', game: 'deux-roses', options, sitters, draw: true });
    await person.get({ ask: 'pace', milliseconds: 0 });
    await person.get({ ask: 'sit', table, viewer: 'spectator' });
    await person.until(({ outcome }) => outcome !== undefined);
    const { file } = await person.get({ ask: 'export', table, short: true });
    const letters = deflateRawSync(file).toString('base64url').length;
    const { length } = (await exported(person, table)).entries;
    expect(length).toBeGreaterThanOrEqual(90);
    expect(letters).toBeLessThan(1500);
  });
});

/** Dice of other houses, each up to an entry. */
const before = (...until: number[]) => until.map((last) => ({ until: last, commitment: '0'.repeat(64) }));

describe('files that are not what they say', () => {
  const KINDS: readonly (readonly [what: string, field: RegExp, change: (file: Loose) => void])[] = [
    ['another format', /^format$/, (file) => void Object.assign(file, { format: 'rose-and-crown/9' })],
    ['a field too many', /^cheat$/, (file) => void Object.assign(file, { cheat: true })],
    ['an unknown game', /^opening\.game$/, (file) => void Object.assign(file.opening, { game: 'chess' })],
    ['rules of the future', /^rules$/, (file) => void Object.assign(file.opening, { rules: 99 })],
    ['a wrong option', /^options\.rounds$/, (file) => void Object.assign(file.opening.options, { rounds: 99 })],
    [
      'dice left over from the set-up',
      /^opening\.rolls$/,
      (file) => void (file.opening.rolls as object[]).push({ rule: '1', sides: 6, faces: [1] }),
    ],
    ['too few dice for the set-up', /^(opening\.)?rolls/, (file) => void Object.assign(file.opening, { rolls: [] })],
    [
      'an entry of the wrong shape',
      /^entries\[2\]\.action$/,
      (file) => void Object.assign(entry(file, 2), { action: 7 }),
    ],
    ['an action that is none', /^entries\[/, (file) => void Object.assign(entry(file, 0), { action: 'dance' })],
    ['an action out of turn', /^entries\[/, (file) => void Object.assign(entry(file, 0), { seat: 'nobody' })],
    ['an entry left out', /^entries\[/, (file) => void Object.assign(file, { entries: file.entries.slice(1) })],
    [
      'an impossible face',
      /^entries\[|^rolls$/,
      (file) => void Object.assign(entry(file, firstThrow(file)), { rolls: [{ rule: '2', sides: 6, faces: [7, 1] }] }),
    ],
    ['a wrong fingerprint', /^fingerprint$/, (file) => void Object.assign(file, { fingerprint: '0'.repeat(16) })],
    ['an empty seat', /^seating\.blue$/, (file) => void Object.assign(file, { seating: { red: ann } })],
    ['a bot nobody knows', /^seating\.red\.bot$/, (file) => void Object.assign(file.seating, { red: bot('hal') })],
    ['lots for other seats', /^lots$/, (file) => void Object.assign(file, { lots: [1, 2, 3] })],
    ['a day that is none', /^opened$/, (file) => void Object.assign(file, { opened: 'yesterday\n../x' })],
    [
      'earlier dice for all of it',
      /^earlier\[0\]\.until$/,
      (file) => void Object.assign(file, { earlier: before(1e9) }),
    ],
    [
      'earlier dice to the end',
      /^earlier\[0\]/,
      (file) => void Object.assign(file, { earlier: before(file.entries.length) }),
    ],
    ['earlier dice out of order', /^earlier\[1\]/, (file) => void Object.assign(file, { earlier: before(3, 2) })],
  ];
  test.for(KINDS)('%s', async ([, field, change]) => {
    const { person, file } = await finished();
    const before = (await person.get({ ask: 'tables' })).tables.length;
    const answer = await person.ask({ ask: 'import', file: broken(file, change) });
    expect(answer).toMatchObject({
      trouble: 'bad-file',
      field: expect.stringMatching(field) as unknown,
      reason: expect.stringMatching(/./) as unknown,
    });
    expect((await person.get({ ask: 'tables' })).tables.length).toBe(before);
  });

  test.for(['', '{', 'null', '[]', '[1]', '[1,"toy",1,{},0,[],5]', '"text"', '{"format":"rose-and-crown/1"'])(
    'the text %j',
    async (file) => {
      const person = join(rig().host);
      for (const ask of ['import', 'verify', 'replay'] as const)
        expect(await person.ask({ ask, file })).toMatchObject({ trouble: 'bad-file' });
    },
  );
});

describe('proofs', () => {
  const verdictOf = async (change: (file: Loose) => void) => {
    const { person, file } = await finished();
    return (await person.get({ ask: 'verify', file: broken(file, change) })).verdict;
  };

  test('an honest game is proven to the last die', async () => {
    const verdict = await verdictOf(() => {});
    expect(verdict).toMatchObject({ ok: true, running: false, faults: [] });
    expect(verdict.proven).toBe(verdict.rolls);
    expect(verdict.rolls).toBeGreaterThan(9);
  });

  test('a changed roll is found, and where', async () => {
    const verdict = await verdictOf(reroll);
    expect(verdict.ok).toBe(false);
    expect(verdict.faults.some(({ field }) => /^entries\[\d+\]\.rolls\[0\]$/.test(field))).toBe(true);
  });

  test('a changed action is found', async () => {
    const verdict = await verdictOf((file) => void Object.assign(entry(file, 1), { action: 'look' }));
    expect(verdict.ok).toBe(false);
  });

  test('a changed lot and a changed deal are found', async () => {
    expect(
      (await verdictOf((file) => void Object.assign(file, { lots: [3 - (file.lots?.[0] ?? 0)] }))).faults[0]?.field,
    ).toBe('lots[0]');
    const dealt = await verdictOf((file) => {
      const faces = file.opening.rolls[0]?.faces as number[];
      faces[0] = ((faces[0] as number) % 9) + 1;
    });
    expect(dealt.faults.map(({ field }) => field)).toContain('opening.rolls[0]');
  });

  test('another secret is found, even with a commitment made for it', async () => {
    const secret = 'ab'.repeat(32);
    const wrong = await verdictOf((file) => void Object.assign(file, { secret }));
    expect(wrong.faults.map(({ field }) => field)).toContain('secret');
    const forged = await verdictOf((file) => void Object.assign(file, { secret, commitment: commitmentOf(secret) }));
    expect(forged.ok).toBe(false);
    expect(forged.faults.some(({ field }) => field.includes('rolls'))).toBe(true);
  });

  test('a cheat cannot be hidden behind the dice of another house', async () => {
    const hidden = await verdictOf((file) => {
      reroll(file);
      Object.assign(file, { earlier: before(file.entries.length) });
    });
    expect(hidden.faults.map(({ field }) => field)).toContain('earlier[0].until');
  });

  test('a secret held back is found; a running game is reported as such', async () => {
    const held = await verdictOf((file) => void Reflect.deleteProperty(file, 'secret'));
    expect(held.faults).toEqual([{ field: 'secret', reason: 'is missing although the game is over' }]);
    const person = join(rig().host);
    const table = await openToy(person);
    const { verdict } = await person.get({ ask: 'verify', file: JSON.stringify(await exported(person, table)) });
    expect(verdict).toMatchObject({ ok: true, running: true, proven: 0, rolls: 8 });
  });
});

describe('replays', () => {
  test('every step of a finished game, from any seat; from a file the same', async () => {
    const { person, table, file } = await finished();
    const replay = await person.get({ ask: 'replay', table });
    const again = await person.get({ ask: 'replay', file: JSON.stringify(file) });
    expect(again).toEqual({ ...replay, replay: again.replay });
    expect(replay.steps.length).toBe(file.entries.length + 1);
    expect(replay.steps.at(-1)?.active).toEqual([]);
    expect(replay.fingerprint).toBe(file.fingerprint);
    const look = (step: number, viewer: string) => person.ask({ ask: 'look', replay: replay.replay, step, viewer });
    expect(await look(0, 'blue')).toMatchObject({ phase: 'stake', view: { hands: [{ cards: null }, { count: 3 }] } });
    expect(await look(999, 'blue')).toEqual({ trouble: 'bad-request', field: 'step' });
    expect(await look(0, 'nobody')).toEqual({ trouble: 'not-your-seat' });
    expect(await person.ask({ ask: 'look', replay: 'x', step: 0, viewer: 'red' })).toEqual({
      trouble: 'no-such-table',
    });
    expect(await person.ask({ ask: 'replay' })).toEqual({ trouble: 'bad-request', field: 'table' });
  });
});
