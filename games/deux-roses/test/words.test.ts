// Both catalogues say everything that can happen, each in its own language and typography.
import { deuxRoses } from '@rose/deux-roses';
import { CELL_NAMES, type DeuxRoses, type LogEntry, read, type View, type Why } from '@rose/deux-roses/ids';
import { act, begin, type Course, choices, isMistake, legal, outcomeOf, pick, seeded, stateOf } from '@rose/table';
import { type Catalogue, type Line, plain } from '@rose/table/text';
import { proseFaults, type Saying as SayingOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson as lessonEn } from '../text/lesson.en.ts';
import { lesson as lessonFr } from '../text/lesson.fr.ts';

type Words = Catalogue<DeuxRoses>;
type Saying = SayingOf<DeuxRoses>;

const told = (entry: LogEntry): Saying => {
  const say = entry.say;
  return (words) => (words.log[say] as (entry: LogEntry) => Line)(entry);
};
const refused = (because: Why): Saying => {
  return (words) => (words.why[because.why] as (because: Why) => Line)(because);
};
const done = (action: DeuxRoses['action']): Saying => {
  return (words) => (words.does[action.do] as (action: DeuxRoses['action']) => Line)(action);
};

const PICKS = [[], ['e3'], ['e3', 'd4'], ['e3', 'c4'], ['#reinforce']];
const asked = (view: View): readonly Saying[] =>
  (['lancaster', 'york'] as const).flatMap((seat) => [
    ...PICKS.flatMap((picked): Saying[] => [
      (words) => words.prompt[view.phase](view, seat, picked).ask,
      (words) => words.prompt[view.phase](view, seat, picked).explain,
    ]),
    (words: Words) => words.aim(view, seat),
  ]);
const named = (view: View): readonly Saying[] => [
  ...[...CELL_NAMES, '#reinforce', '#marker-lancaster', '#marker-york'].map(
    (id): Saying =>
      (words) =>
        words.place(view, id),
  ),
  (words) => words.seatLine(view, 'lancaster'),
  (words) => words.seatLine(view, 'york'),
];

interface Heard {
  readonly entries: Map<string, LogEntry>;
  readonly refusals: Map<string, Why>;
  readonly actions: Map<string, DeuxRoses['action']>;
  readonly views: View[];
}
/** Everything that happened, was refused, offered and seen in a random game. */
const listen = (course: Course<DeuxRoses>, seed: number, heard: Heard): void => {
  const random = seeded(seed);
  for (let n = 0; !outcomeOf(deuxRoses, course); n++) {
    const state = stateOf(course);
    const seat = state.toMove;
    if (n % 10 === 0 || n < 10) {
      heard.views.push(deuxRoses.view(state, seat));
      for (const { action, refusal } of choices(deuxRoses, state, seat).mayNot) {
        heard.actions.set(deuxRoses.write(action), action);
        if (refusal.rule !== undefined) heard.refusals.set(JSON.stringify(refusal.because), refusal.because as Why);
      }
    }
    const action = pick(legal(deuxRoses, state, seat), random);
    heard.actions.set(deuxRoses.write(action), action);
    const step = act(deuxRoses, course, seat, action, random);
    if ('because' in step) throw new Error(step.because.why);
    for (const { entry } of step.told) heard.entries.set(JSON.stringify(entry), entry);
  }
  heard.views.push(deuxRoses.view(stateOf(course), 'lancaster'));
};

const opened = (given: { readonly options?: object; readonly position?: object }): Course<DeuxRoses> => {
  const course = begin(deuxRoses, given, seeded(1));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const HEARD: Heard = { entries: new Map(), refusals: new Map(), actions: new Map(), views: [] };
for (const seed of [1, 2, 3]) listen(opened({ options: { plyLimit: 100 } }), seed, HEARD);
// A castle about to fall, one short side on the moon, a side that can only pass: rare in random games.
const STUCK = { castle: 'a4', soldiers: [], marker: 'moon' };
const RARE = [
  { lancaster: { soldiers: ['c4', 'b4'] }, york: STUCK, options: { plyLimit: 20 } },
  { lancaster: { soldiers: ['c4', 'b3'] }, york: { castle: 'a2', soldiers: ['e3'], marker: 'moon' }, actions: 150 },
  {
    lancaster: { soldiers: ['b3', 'b4', 'c3'], marker: 'sun' },
    york: { castle: 'a3', soldiers: ['d1'], marker: 'moon' },
  },
];
for (const position of RARE) for (const seed of [1, 2, 3, 4]) listen(opened({ position }), seed, HEARD);

// No hand reaches for these, it takes own soldiers only and calls a step a step; a written action may.
const WRITTEN: readonly Why[] = [
  { why: 'not-your-soldier', cell: 'c3' },
  { why: 'not-a-neighbour', from: 'e3', to: 'c3' },
  { why: 'that-is-a-step', from: 'e3', to: 'd4' },
];
for (const because of WRITTEN) HEARD.refusals.set(JSON.stringify(because), because);

const sentences: readonly Saying[] = [
  ...[...HEARD.entries.values()].map(told),
  // Told before the first action, by the set-up.
  ...opened({}).steps.flatMap((step) => step.told.map(({ entry }) => told(entry))),
  ...HEARD.views.flatMap(asked),
];
const names: readonly Saying[] = [
  ...HEARD.views.flatMap(named),
  (words) => words.how['castle-ejected'](['lancaster']),
  (words) => words.how['castle-ejected'](['york']),
  (words) => words.how['both-passed']([]),
  (words) => words.how['ply-limit']([]),
  ...Object.keys(en.verbs).map(
    (verb): Saying =>
      (words) =>
        words.verbs[verb as DeuxRoses['action']['do']],
  ),
  ...Object.keys(en.options).flatMap((name): Saying[] => [
    (words) => words.options[name as keyof DeuxRoses['options']].name,
    (words) => words.options[name as keyof DeuxRoses['options']].explain,
  ]),
  ...['1', '2', '2.1', '3.0', '3.5', '4.2', '5.3', '6.4', '7'].map(
    (rule): Saying =>
      (words) =>
        words.section(rule),
  ),
];
const actions: readonly Saying[] = [...HEARD.actions.values(), { do: 'pass' as const }].map(done);
const refusals = [...HEARD.refusals.values()].map(refused);
const textOf = (said: Line | string): string => (typeof said === 'string' ? said : plain(said));
const taughtBy = ({ steps }: typeof lessonEn): readonly string[] =>
  steps.flatMap(({ title, text }) => [title, plain(text)]);

describe('what was heard is enough to judge by', () => {
  test('every kind of line occurs', () => {
    expect(new Set([...HEARD.actions.values()].map((action) => action.do)).size).toBeGreaterThanOrEqual(8);
    const says = new Set([...HEARD.entries.values()].map((entry) => entry.say));
    expect([...says, 'castles-stand'].sort()).toEqual(expect.arrayContaining(Object.keys(en.log).sort()));
    const whys = new Set([...HEARD.refusals.values()].map((because) => because.why));
    expect([...whys].sort()).toEqual(Object.keys(en.why).sort());
  });
});

test('each language says it, whole and in its own way', () => {
  const own = {
    en: /\b(the|and|of|to|is|your|soldiers?|castles?|garden|cell|step|attack|turn|empty)\b/i,
    fr: /\b(le|la|les|des|est|une?|votre|soldats?|château|jardin|case|pas|tour|vide)\b/i,
  };
  const sentence = /^(\p{Lu}|[a-g][1-7]\b).*[.!?]$/u;
  const taught = { en: taughtBy(lessonEn), fr: taughtBy(lessonFr) };
  expect(proseFaults({ en, fr }, { sentences, refusals, actions, names, taught, ids: [], own, sentence })).toEqual([]);
});

describe('lines as they are read', () => {
  const say = (words: Words, text: string): string => {
    const action = read(text);
    if (!action) throw new Error(`not an action: ${text}`);
    return textOf(done(action)(words));
  };
  test('a push tells where it ends', () => {
    expect(say(en, 'breakthrough e3 NE')).toBe('Breakthrough: e3 and d4 advance, c4 is driven to b4');
    expect(say(en, 'breakthrough c4 NE')).toBe('Breakthrough: c4 and b4 advance, a4 is driven out of the garden');
    expect(say(fr, 'attack d4 NE')).toBe('Attaque soutenue\u00a0: d4 prend la place de c4, repoussé en b4');
    expect(say(fr, 'translate e3+e4 NE')).toBe('Translation\u00a0: e3 et e4 vont vers le nord-est, en d4 et en d5');
  });
  test('sections are cited by chapter', () => {
    expect(['4.1', '4.0', '3.2', '2'].map((rule) => en.section(rule))).toEqual([
      'Combat 4.1',
      'Combat',
      'Moves 3.2',
      'Set-up',
    ]);
    expect(fr.section('3.2')).toBe('Déplacements 3.2');
  });
  test('seats and cells are named with what stands there', () => {
    const view = deuxRoses.view(stateOf(opened({ position: { lancaster: { soldiers: ['d4'] } } })), 'lancaster');
    expect(en.place(view, 'd4')).toBe('d4, red star, Lancaster soldier');
    expect(fr.place(view, 'b3')).toBe('b3, étoile verte, château d’York');
    expect(en.seatLine(view, 'lancaster')).toBe('1 soldier, 3 in reserve · red rose');
    expect(fr.seatLine(view, 'york')).toBe('0 soldat, 4 en réserve · rose blanche');
    expect(textOf(en.aim(view, 'lancaster'))).toMatch(/two pushes/);
    const laid = deuxRoses.view(stateOf(opened({})), 'york');
    expect(en.seatLine(laid, 'york')).toBe('4 to place · white rose');
    expect(en.place(laid, '#marker-york')).toBe('Marker: sun, a reinforcement may be called');
  });
});
