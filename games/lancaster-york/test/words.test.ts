// Everything the two catalogues can say in games played by chance: said at all, in its own language, with its own spaces.
import { lancasterYork } from '@rose/lancaster-york';
import type { Action } from '@rose/lancaster-york/ids';
import { act, begin, choices, isMistake, mustAnswer, outcomeOf, pick, type Random, seeded, stateOf } from '@rose/table';
import { type Line, plain } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { gestures } from '../board/gestures.ts';
import type { LancasterYork } from '../src/rules/state.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

type Words = typeof en;
type State = LancasterYork['state'];
type Seat = LancasterYork['seat'];

/** Any verb, then any of its actions: else a plan would be edited for ever. */
const anyOf = (actions: readonly Action[], random: Random): Action => {
  const verb = pick([...new Set(actions.map((action) => action.do))], random);
  return pick(
    actions.filter((action) => action.do === verb),
    random,
  );
};

/** What is said at a table, by what it is about; sentences that differ only in their names are kept once each. */
const saidAt = (words: Words, state: State, said: Map<string, string>): void => {
  const note = (about: string, line: Line | string): void => {
    const text = typeof line === 'string' ? line : plain(line);
    said.set(`${about}: ${text}`, text);
  };
  for (const seat of lancasterYork.seats(state.options)) {
    const view = lancasterYork.view(state, seat);
    const { may, mayNot } = choices(lancasterYork, state, seat);
    const asked = words.prompt[state.phase.name]?.(view, seat, []);
    if (asked) for (const line of [asked.ask, asked.explain]) note('prompt', line);
    note('seat', words.seatLine(view, seat));
    note('aim', words.aim(view, seat));
    for (const picked of [['#calais'], ['percy'], ['york'], ['ship-berwick']]) {
      const inHand = state.phase.name === 'planning' ? words.prompt.planning?.(view, seat, picked) : undefined;
      if (inHand) for (const line of [inHand.ask, inHand.explain]) note('prompt', line);
    }
    for (const action of may.slice(0, 40)) {
      note('does', (words.does[action.do] as (one: Action) => Line)(action));
      for (const place of gestures(action).flat()) note('place', words.place(view, place));
    }
    for (const { refusal } of mayNot.slice(0, 40))
      note('why', (words.why[refusal.because.why as keyof Words['why']] as (why: unknown) => Line)(refusal.because));
  }
};
/** Whole games of 2, 3 and 4 players, looked at now and then. */
const everything = (words: Words): readonly string[] => {
  const said = new Map<string, string>();
  for (const players of [2, 3, 4]) {
    const random = seeded(1480 + players);
    const course = begin(lancasterYork, { options: { players } }, random);
    if (isMistake(course)) throw new Error(course.reason);
    for (let n = 0; n < 4000 && !outcomeOf(lancasterYork, course); n++) {
      const state = stateOf(course);
      if (n % 12 === 0) saidAt(words, state, said);
      const seat = pick(mustAnswer(lancasterYork, state), random) as Seat;
      act(lancasterYork, course, seat, anyOf(choices(lancasterYork, state, seat).may, random), random);
    }
    for (const { told } of course.steps)
      for (const { entry } of told) {
        const line = (words.log[entry.say] as (one: unknown) => Line)(entry);
        said.set(`${entry.say} ${plain(line)}`, plain(line));
      }
  }
  return [...said.values()];
};

/** Spaces and marks that the other language has. */
const SLIPS = {
  en: /[\u202f«»]|'|"/,
  fr: /[^\u202f][;!?]|[^\u00a0]:|'|«[^\u00a0]|[^\u00a0]»|\u0020[£%]/,
} as const;
describe.for([
  ['en', en],
  ['fr', fr],
] as const)('%s', ([language, words]) => {
  const said = everything(words);
  test('a great deal is said, and none of it is left empty or in the notation', () => {
    expect(said.length).toBeGreaterThan(800);
    expect(
      said.filter((text) => text.trim() === '' || /undefined|\[object|NaN|#[a-z]|[a-z]-[a-z]+-sea/.test(text)),
    ).toEqual([]);
  });
  test('in the spaces and marks of its language', () =>
    expect(said.filter((text) => SLIPS[language].test(text))).toEqual([]));
});

test('no sentence of one language is left in the other', () => {
  const names = new Set(everything(en));
  const shared = everything(fr).filter((text) => names.has(text) && /\s/.test(text));
  // names of the box, points and sums alone are alike in both
  expect(shared.filter((text) => !/^[\p{Lu}\d]/u.test(text))).toEqual([]);
});
