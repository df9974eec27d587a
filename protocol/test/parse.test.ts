import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_ENTRIES, MOST_FILE_LENGTH, parseGameFile, parseJson, parseRequest } from '../src/index.ts';

const PLAY = { ask: 'play', id: 1, table: 't', seq: 0, seat: 'red', action: 'throw' };
const FILE = {
  format: 'rose-and-crown/1',
  opening: { game: 'toy', rules: 1, options: { rounds: 2 }, rolls: [{ rule: '1', sides: 6, faces: [3] }] },
  entries: [
    { seq: 1, seat: 'red', action: 'throw', rolls: [{ rule: '2', sides: 6, faces: [1, 2] }], sealed: 'roll' },
    { seq: 2, seat: 'blue', manner: 'offer-draw' },
    { seq: 3, seat: 'red', undo: 1, agreed: ['blue'] },
  ],
  seating: { red: { kind: 'person', name: 'Ann' }, blue: { kind: 'bot', bot: 'steward', strength: 3 } },
  opened: '2026-04-23T18:00:00.000Z',
  commitment: 'a'.repeat(64),
  fingerprint: 'b'.repeat(16),
};
const fieldOf = (parsed: { ok: boolean; field?: string }): string | undefined => (parsed.ok ? undefined : parsed.field);

describe('asks', () => {
  test('a right one comes through as it is', () => {
    expect(parseRequest(PLAY)).toEqual({ ok: true, value: PLAY });
    expect(parseRequest({ ask: 'tables', id: 2 })).toEqual({ ok: true, value: { ask: 'tables', id: 2 } });
  });
  test('a wrong one names its field', () => {
    expect(fieldOf(parseRequest({ ...PLAY, ask: 'cheat' }))).toBe('ask');
    expect(fieldOf(parseRequest({ ...PLAY, id: 'x' }))).toBe('id');
    expect(fieldOf(parseRequest({ ...PLAY, seq: 1.5 }))).toBe('seq');
    expect(fieldOf(parseRequest({ ...PLAY, action: 'x'.repeat(4_001) }))).toBe('action');
    expect(fieldOf(parseRequest({ ...PLAY, more: 1 }))).toBe('more');
    const open = { ask: 'open', id: 1, game: 'toy', draw: false, sitters: [{ kind: 'person', name: 'A' }] };
    expect(parseRequest(open).ok).toBe(true);
    expect(fieldOf(parseRequest({ ...open, sitters: [{ kind: 'bot', bot: 'x', strength: 4 }] }))).toBe(
      'sitters[0].strength',
    );
    expect(fieldOf(parseRequest({ ...open, sitters: [{ kind: 'ghost' }] }))).toBe('sitters[0].kind');
    expect(fieldOf(parseRequest({ ...open, options: [] }))).toBe('options');
    const odds = { ask: 'odds', id: 1, table: 't', seat: 'red' };
    expect(parseRequest(odds)).toEqual({ ok: true, value: odds });
    expect(parseRequest({ ...odds, actions: ['throw'] }).ok).toBe(true);
    expect(fieldOf(parseRequest({ ...odds, actions: ['x'.repeat(4_001)] }))).toBe('actions[0]');
    expect(fieldOf(parseRequest({ ...odds, actions: new Array(33).fill('x') }))).toBe('actions');
    expect(fieldOf(parseRequest({ ask: 'import', id: 1, file: 'x'.repeat(MOST_FILE_LENGTH + 1) }))).toBe('file');
  });
  test('a position that never ends is refused', () => {
    const round: Record<string, unknown> = {};
    round.again = round;
    const open = {
      ask: 'open',
      id: 1,
      game: 'toy',
      draw: false,
      sitters: [{ kind: 'person', name: 'A' }],
      position: round,
    };
    expect(fieldOf(parseRequest(open))).toBe('position');
  });
  test('nothing makes it throw', () => {
    const names = fc.constantFrom(
      'ask',
      'id',
      'table',
      'seq',
      'seat',
      'action',
      'file',
      'sitters',
      'options',
      '__proto__',
    );
    const almost = fc.dictionary(names, fc.oneof(fc.anything(), fc.constantFrom('play', 'open', 'sit', 1, 't')));
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withBigInt: true, withNullPrototype: true }), almost), (message) => {
        const parsed = parseRequest(message);
        if (!parsed.ok) expect([typeof parsed.field, parsed.field === ''].join()).toBe('string,false');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('game files', () => {
  test('a right one comes through as it is', () => {
    expect(parseGameFile(FILE)).toEqual({ ok: true, value: FILE });
  });
  test('a wrong one names its field', () => {
    const entries = (...more: unknown[]) => ({ ...FILE, entries: [...FILE.entries, ...more] });
    expect(fieldOf(parseGameFile(entries({ seq: 4, seat: 'red', action: 5 })))).toBe('entries[3].action');
    expect(fieldOf(parseGameFile(entries({ seq: 4, seat: 'red', manner: 'shout' })))).toBe('entries[3].manner');
    expect(fieldOf(parseGameFile(entries({ seq: 4, seat: 'red', undo: 'all' })))).toBe('entries[3].undo');
    expect(fieldOf(parseGameFile(entries({ seq: 4, seat: 'red', action: 'x', undo: 1 })))).toBe('entries[3].action');
    expect(
      fieldOf(
        parseGameFile(entries({ seq: 4, seat: 'red', action: 'x', rolls: [{ rule: '2', sides: 6, faces: [0] }] })),
      ),
    ).toBe('entries[3].rolls[0].faces[0]');
    expect(fieldOf(parseGameFile(entries(null)))).toBe('entries[3]');
    expect(fieldOf(parseGameFile({ ...FILE, entries: Array.from({ length: MOST_ENTRIES + 1 }, () => 0) }))).toBe(
      'entries',
    );
    expect(fieldOf(parseGameFile({ ...FILE, commitment: 'xyz' }))).toBe('commitment');
    for (const opened of ['', '2026', '2026-13-01T00:00:00.000Z', 'x2026-04-23T18:00:00.000Z', 5])
      expect(fieldOf(parseGameFile({ ...FILE, opened }))).toBe('opened');
    expect(fieldOf(parseGameFile({ ...FILE, seating: { red: { kind: 'person' } } }))).toBe('seating.red.name');
    expect(
      fieldOf(
        parseGameFile({ ...FILE, opening: { ...FILE.opening, rolls: [{ rule: '1', sides: 2 ** 40, faces: [] }] } }),
      ),
    ).toBe('opening.rolls[0].sides');
  });
  test('nothing makes it throw', () => {
    const part = fc.record(
      Object.fromEntries(
        Object.entries(FILE).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.anything())]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(part, fc.anything()), (value) => typeof parseGameFile(value).ok === 'boolean'),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.string(), (text) => typeof parseJson(text).ok === 'boolean'));
  });
  test('the longest journal that seven seats may write is read back', () => {
    const seats = ['lancaster', 'york', 'scope', 'percy', 'stanley', 'neville', 'courtenay'];
    const entries = Array.from({ length: 70_000 }, (_, i) => {
      const seat = seats[i % seats.length] as string;
      return { seq: i + 1, seat, action: 'march beaumont-of-alnwick newcastle-upon-tyne', sealed: 'turn' };
    });
    const text = JSON.stringify({ ...FILE, entries });
    const parsed = parseJson(text);
    expect(parsed.ok).toBe(true);
    expect(parseGameFile(parsed.ok ? parsed.value : undefined).ok).toBe(true);
  });
  test('the mark that some editors put first does not matter', () => {
    expect(parseJson(`\uFEFF${JSON.stringify(FILE)}`)).toEqual({ ok: true, value: FILE });
  });
  test('a text too long is not even read', () => {
    expect(fieldOf(parseJson(' '.repeat(MOST_FILE_LENGTH + 1)))).toBe('file');
  });
});
