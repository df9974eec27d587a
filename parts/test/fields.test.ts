import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type AnyField,
  apart,
  bit,
  bits,
  choice,
  column,
  copierText,
  covered,
  type Fault,
  faultIn,
  flag,
  list,
  marks,
  maybe,
  type Of,
  one,
  or,
  plainReader,
  record,
  row,
  shared,
  text,
  type ValueOf,
  type Written,
  whole,
  word,
  worded,
} from '../src/index.ts';

type CardId = number & { readonly card: true };
const C = { rose: 0, boar: 1, sun: 2 } as { readonly [N in 'rose' | 'boar' | 'sun']: CardId };
const CARD = one(C, 'a card');
/** A part of a longer row: its numbers begin at 7. */
const NOBLES: { readonly [N in 'percy' | 'neville' | 'mowbray']: number } = { neville: 8, percy: 7, mowbray: 9 };
const NOBLE = one(NOBLES, 'a noble');
const SEATS = ['red', 'yellow', 'blue'] as const;
const SEAT = one(SEATS);
const NONE = -1 as CardId;

const STATE = record({
  options: shared<{ readonly players: number }>(),
  turn: or(whole(1, 7), 1),
  toMove: word(SEATS),
  open: flag,
  trump: maybe(CARD, NONE),
  scores: column(SEAT, whole(0, 99), { some: true }),
  troops: column(NOBLE, whole(0, 5), { rest: 0 }),
  hands: covered(column(SEAT, list(CARD, 3))),
  aid: column(SEAT, bit),
  moved: marks(NOBLE),
  bribed: bits(NOBLE),
  count: apart(whole(0, 9)),
  held: row(2, whole(0, 5)),
  deals: list(record({ by: SEAT, sum: or(whole(1, 9), 1) }), 2, 'must be a list of at most two deals'),
  phase: choice({
    draft: { step: word(['show', 'pick']), picked: list(CARD) },
    war: { field: record({ lines: column(SEAT, list(NOBLE)), round: whole(1, 4) }) },
    end: {},
  }),
});
type State = Of<typeof STATE>;

const bare = (): ValueOf<typeof STATE> => ({ ...STATE.blank(), options: { players: 2 }, scores: [0, 0] });
const full = (): ValueOf<typeof STATE> => ({
  options: { players: 2 },
  turn: 3,
  toMove: 'yellow',
  open: true,
  trump: C.boar,
  scores: [4, 5],
  troops: [0, 2, 0],
  hands: [[C.sun, C.rose], [], [C.boar]],
  aid: [1, 0, 0],
  moved: [0, 0, 1],
  bribed: 0b101,
  count: 6,
  held: [5, 0],
  deals: [{ by: 2, sum: 7 }],
  phase: { name: 'war', field: { lines: [[7, 9], [], [8]], round: 2 } },
});
const WORDS = {
  options: { players: 2 },
  turn: 3,
  toMove: 'yellow',
  open: true,
  trump: 'boar',
  scores: { red: 4, yellow: 5 },
  troops: { neville: 2 },
  hands: { red: ['sun', 'rose'], yellow: [], blue: ['boar'] },
  aid: { red: true, yellow: false, blue: false },
  moved: ['mowbray'],
  bribed: ['percy', 'mowbray'],
  deals: [{ by: 'blue', sum: 7 }],
  phase: {
    name: 'war',
    field: { lines: { red: ['percy', 'mowbray'], yellow: [], blue: ['neville'] }, round: 2 },
  },
};
const read = (given: unknown, standing = bare()): State | Fault => {
  const page = plainReader();
  const state = STATE.read(page, given, '', standing);
  return page.fault() ?? state;
};

describe('a description of a state', () => {
  test('its type is that of the state: read-only, names, ids and phases told apart', () => {
    expectTypeOf<State['turn']>().toEqualTypeOf<number>();
    expectTypeOf<Pick<State, 'toMove'>>().toEqualTypeOf<{ readonly toMove: 'red' | 'yellow' | 'blue' }>();
    expectTypeOf<State['hands']>().toEqualTypeOf<readonly (readonly CardId[])[]>();
    expectTypeOf<Extract<State['phase'], { name: 'draft' }>['step']>().toEqualTypeOf<'show' | 'pick'>();
    expectTypeOf<ValueOf<typeof STATE>['moved']>().toEqualTypeOf<number[]>();
    expectTypeOf<Written<typeof STATE>['trump']>().toEqualTypeOf<'rose' | 'boar' | 'sun' | null>();
    expectTypeOf<'count' extends keyof Written<typeof STATE> ? true : false>().toEqualTypeOf<false>();
    expect(STATE.keys).not.toContain('count');
  });
  test('is blank where nothing is said', () => {
    expect(STATE.blank()).toEqual({
      options: {},
      turn: 1,
      toMove: 'red',
      open: false,
      trump: NONE,
      scores: [0, 0, 0],
      troops: [0, 0, 0],
      hands: [[], [], []],
      aid: [0, 0, 0],
      moved: [0, 0, 0],
      bribed: 0,
      count: 0,
      held: [0, 0],
      deals: [],
      phase: { name: 'draft', step: 'show', picked: [] },
    });
  });
  test('writes names for numbers, and leaves out what goes without saying', () => {
    expect(STATE.write(full())).toEqual(WORDS);
    expect(STATE.write(bare())).toMatchObject({ trump: null, troops: {}, moved: [], bribed: [] });
    expect(STATE.say(full(), ['turn', 'hands'])).toEqual({ turn: WORDS.turn, hands: WORDS.hands });
    expect(() => CARD.write(5 as CardId)).toThrow('5 has no name among rose to sun');
  });
  test('reads back what it wrote; what is kept apart stays as it stands', () => {
    expect(read(structuredClone(WORDS), { ...bare(), count: 6, held: [5, 0] })).toEqual(full());
  });
  test('what is left out stays as it stands, inside of columns and records too', () => {
    expect(read({}, full())).toEqual(full());
    const { hands, phase } = read({ hands: { yellow: ['rose'] }, phase: { name: 'war', field: {} } }, full()) as State;
    expect(hands).toEqual([[C.sun, C.rose], [C.rose], [C.boar]]);
    expect(phase).toEqual(full().phase);
  });
  test('a phase of another name starts blank; its name alone is enough', () => {
    expect((read({ phase: 'end' }, full()) as State).phase).toEqual({ name: 'end' });
    expect((read({ phase: { name: 'draft', step: 'pick' } }, full()) as State).phase).toEqual({
      name: 'draft',
      step: 'pick',
      picked: [],
    });
  });
  test('some members are read one after the other into what stands', () => {
    const page = plainReader();
    const state = bare();
    STATE.fill(page, state, { turn: 4, aid: { blue: true }, open: true }, '', ['turn', 'aid']);
    expect(page.fault()).toBeUndefined();
    expect(state).toEqual({ ...bare(), turn: 4, aid: [0, 0, 1] });
  });
});

describe('reading is strict', () => {
  const FAULTS: readonly (readonly [unknown, string, string])[] = [
    [[], 'position', 'must be an object'],
    [{ turns: 1 }, 'turns', `is unknown; known are: ${STATE.keys.join(', ')}`],
    [{ count: 1 }, 'count', `is unknown; known are: ${STATE.keys.join(', ')}`],
    [{ turn: 8 }, 'turn', 'must be a whole number from 1 to 7'],
    [{ turn: 1.5 }, 'turn', 'must be a whole number from 1 to 7'],
    [{ turn: null }, 'turn', 'must be a whole number from 1 to 7'],
    [{ toMove: 'green' }, 'toMove', 'must be one of: red, yellow, blue'],
    [{ open: 1 }, 'open', 'must be true or false'],
    [{ trump: 'lion' }, 'trump', 'must be a card'],
    [{ trump: 'toString' }, 'trump', 'must be a card'],
    [{ scores: { green: 1 } }, 'scores.green', 'is unknown; known are: red, yellow'],
    [{ scores: { blue: 1 } }, 'scores.blue', 'is unknown; known are: red, yellow'],
    [{ scores: { red: -1 } }, 'scores.red', 'must be a whole number from 0 to 99'],
    [{ troops: { talbot: 1 } }, 'troops.talbot', 'must be a noble'],
    [{ hands: { red: ['rose', 'lion'] } }, 'hands.red[1]', 'must be a card'],
    [{ hands: { red: ['rose', 'rose', 'rose', 'rose'] } }, 'hands.red', 'must have 3 items at most'],
    [{ hands: { red: 'rose' } }, 'hands.red', 'must be a list'],
    [{ aid: { red: 1 } }, 'aid.red', 'must be true or false'],
    [{ moved: ['talbot'] }, 'moved[0]', 'must be a noble'],
    [{ bribed: 5 }, 'bribed', 'must be a list'],
    [{ deals: [{ by: 'red' }, { sum: 2 }] }, 'deals[1].by', 'must be one of: red, yellow, blue'],
    [{ deals: [{}, {}, {}] }, 'deals', 'must be a list of at most two deals'],
    [{ phase: { name: 'peace' } }, 'phase.name', 'must be one of: draft, war, end'],
    [{ phase: { name: 'end', step: 'show' } }, 'phase.step', 'is unknown; known are: name'],
    [{ phase: { name: 'war', field: { round: 5 } } }, 'phase.field.round', 'must be a whole number from 1 to 4'],
  ];
  test.for(FAULTS)('%j: %s %s', ([given, field, reason]) => {
    expect(read(given)).toEqual({ field, reason });
  });
  test('two words are named as a choice', () => {
    const page = plainReader();
    word(['sun', 'moon']).read(page, 'star', 'marker');
    expect(page.fault()).toEqual({ field: 'marker', reason: 'must be "sun" or "moon"' });
  });
  test('whole numbers without an end', () => {
    const page = plainReader();
    expect([whole(0).read(page, 1e9, 'actions'), whole(0).read(page, -1, 'actions')]).toEqual([1e9, 0]);
    expect(page.fault()).toEqual({ field: 'actions', reason: 'must be a whole number, 0 or more' });
  });
  test('a row that is given words has them', () => {
    const scores = list(whole(0, 9));
    const WORDED = record({
      pair: worded(
        row(2, whole(0, 9)),
        scores,
        (pair) => pair,
        (said) => said,
      ),
    });
    expect(WORDED.write({ pair: [1, 2] })).toEqual({ pair: [1, 2] });
    expect(WORDED.read(plainReader(), { pair: [3, 4] }, '')).toEqual({ pair: [3, 4] });
  });
  test('text that is too long, or none', () => {
    for (const given of ['x'.repeat(281), 3]) {
      const page = plainReader();
      text.read(page, given, 'promise');
      expect(page.fault()).toEqual({ field: 'promise', reason: 'must be a text of at most 280 characters' });
    }
  });
  test('other words: senseless ones are refused with the reason given', () => {
    const HOUR = worded(
      whole(0, 1439),
      record({ hour: whole(0, 23), minute: or(whole(0, 99), 0) }),
      (minutes) => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 }),
      ({ hour, minute }) => (minute < 60 ? hour * 60 + minute : undefined),
      'must be an hour of sixty minutes',
    );
    const page = plainReader();
    expect(HOUR.write(75)).toEqual({ hour: 1, minute: 15 });
    expect([HOUR.read(page, { hour: 12 }, 'at'), HOUR.read(page, undefined, 'at', 3)]).toEqual([720, 3]);
    expect(page.fault()).toBeUndefined();
    HOUR.read(page, { hour: 12, minute: 61 }, 'at');
    expect(page.fault()).toEqual({ field: 'at', reason: 'must be an hour of sixty minutes' });
    const other = plainReader();
    HOUR.read(other, { hour: 24 }, 'at');
    expect(other.fault()).toEqual({ field: 'at.hour', reason: 'must be a whole number from 0 to 23' });
  });
});

describe('a state out of its ranges', () => {
  test('one in its ranges has no fault', () => {
    expect(faultIn(STATE, full())).toBeUndefined();
    expect(faultIn(STATE, bare())).toBeUndefined();
  });
  const card = (id: number): CardId => id as CardId;
  const CASES: readonly (readonly [Partial<ValueOf<typeof STATE>>, string])[] = [
    [{ turn: 0 }, 'turn'],
    [{ toMove: 'green' as 'red' }, 'toMove'],
    [{ trump: card(3) }, 'trump'],
    [{ scores: [1, 2, 3, 4] }, 'scores'],
    [{ troops: [0, 0] }, 'troops'],
    [{ troops: [0, 6, 0] }, 'troops.neville'],
    [{ hands: [[], [card(3)], []] }, 'hands.yellow[0]'],
    [{ hands: [[], [], [C.sun, C.sun, C.sun, C.sun]] }, 'hands.blue'],
    [{ aid: [0, 2, 0] }, 'aid.yellow'],
    [{ moved: [0, 0.5, 0] }, 'moved'],
    [{ bribed: 8 }, 'bribed'],
    [{ count: 10 }, 'count'],
    [{ held: [0] }, 'held'],
    [{ held: [0, 6] }, 'held[1]'],
    [{ deals: [{ by: 0, sum: 0 }] }, 'deals[0].sum'],
    [{ phase: { name: 'war', field: { lines: [[], [], [10]], round: 1 } } }, 'phase.field.lines.blue[0]'],
    [{ phase: { name: 'peace' as 'end' } }, 'phase.name'],
  ];
  test.for(CASES)('%j: %s', ([change, field]) => {
    expect(faultIn(STATE, { ...full(), ...change })?.field).toBe(field);
  });
  test('in a list, one fits exactly where it fits alone', () => {
    const items = [whole(2, 4), whole(2), SEAT, NOBLE, bit, bits(NOBLE), maybe(SEAT, -1), maybe(NOBLE, 10 as never)];
    const apart = [
      maybe(NOBLE, -1),
      or(maybe(SEAT, 5), 5),
      worded(whole(0, 1), flag, Boolean, Number),
      flag,
      word(SEATS),
    ];
    const values = [
      -2,
      -1,
      0,
      1,
      1.5,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      1e9,
      Number.NaN,
      '1',
      'red',
      true,
      null,
      undefined,
    ];
    for (const item of [...items, ...apart] as readonly AnyField[])
      for (const value of values) {
        const reason = item.fault(value)?.reason;
        expect(faultIn(list(item), [item.blank(), value])).toEqual(reason && { field: '[1]', reason });
      }
  });
});

describe('the text of a copier', () => {
  test('names every member, slices what is flat, goes into what is not', () => {
    const { deals, hands, options, phase, turn } = STATE.members;
    const of = record({ options, turn, hands, deals, phase });
    expect(copierText({ copy: { of, from: 'State', to: 'Writable' } })).toMatchInlineSnapshot(`
      "// Made from the description of the state by the test that holds it to that; \`npx vitest run -u\` makes it anew.
      import type { State, Writable } from './state.ts';

      export const copy = (value: State): Writable => ({
        options: value.options,
        turn: value.turn,
        hands: value.hands.map((item0) => item0.slice()),
        deals: value.deals.map((item0) => ({
          by: item0.by,
          sum: item0.sum,
        })),
        phase: value.phase.name === 'draft' ? {
          name: value.phase.name,
          step: value.phase.step,
          picked: value.phase.picked.slice(),
        } : value.phase.name === 'war' ? {
          name: value.phase.name,
          field: {
            lines: value.phase.field.lines.map((item0) => item0.slice()),
            round: value.phase.field.round,
          },
        } : {
          name: value.phase.name,
        },
      });
      "
    `);
  });
});

describe('what all may see', () => {
  test('is everything that has words and is not covered', () => {
    const { hands: _covered, ...open } = STATE.write(full());
    expect(STATE.show(full())).toEqual(open);
  });
  test('reads back without naming a field, and leaves the rest as it stands', () => {
    const page = plainReader();
    const state = bare();
    STATE.fill(page, state, STATE.show(full()));
    expect(page.fault()).toBeUndefined();
    expect(state).toEqual({ ...full(), hands: bare().hands, count: bare().count, held: bare().held });
  });
});
