// Both catalogues say all that happened in games played by chance, each in its own language and typography.
import { lancasterYork } from '@rose/lancaster-york';
import {
  type Action,
  CARD_NAMES,
  type LancasterYork,
  REGION_NAMES,
  TITLES,
  ZONE_NAMES,
} from '@rose/lancaster-york/ids';
import { act, begin, choices, isMistake, mustAnswer, outcomeOf, pick, type Random, seeded, stateOf } from '@rose/table';
import { type Line, plain } from '@rose/table/text';
import { proseFaults, type Saying as SayingOf } from '@rose/testkit';
import { expect, test } from 'vitest';
import { gestures } from '../board/gestures.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { lesson as lessonEn } from '../text/lesson.en.ts';
import { lesson as lessonFr } from '../text/lesson.fr.ts';

type Saying = SayingOf<LancasterYork>;
type Loose = Readonly<Record<string, (given: object) => Line>>;
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
const saying =
  (list: 'log' | 'why' | 'does', kind: string, given: object): Saying =>
  (words) =>
    (words[list] as Loose)[kind]?.(given) ?? '';

/** By what they are about, so that the same is not heard twice. */
const HEARD = { sentences: new Map<string, Saying>(), refusals: new Map(), actions: new Map(), names: new Map() } as {
  readonly [L in 'sentences' | 'refusals' | 'actions' | 'names']: Map<string, Saying>;
};
const PICKS: readonly (readonly string[])[] = [[], ['#calais'], ['percy'], ['york'], ['ship-berwick'], ['windsor']];
const hearState = (state: State): void => {
  for (const seat of lancasterYork.seats(state.options)) {
    const view = lancasterYork.view(state, seat);
    const at = `${seat} ${JSON.stringify(view)}`;
    for (const picked of PICKS) {
      const asked = (words: typeof en) => words.prompt[view.phase.name](view, seat, picked);
      HEARD.sentences.set(`ask ${picked.join()} ${at}`, (words) => asked(words).ask);
      HEARD.sentences.set(`explain ${picked.join()} ${at}`, (words) => asked(words).explain);
    }
    HEARD.sentences.set(`aim ${at}`, (words) => words.aim(view, seat));
    HEARD.names.set(`seat ${at}`, (words) => words.seatLine(view, seat));
    const { may, mayNot } = choices(lancasterYork, state, seat);
    for (const action of may.slice(0, 40)) {
      HEARD.actions.set(lancasterYork.write(action), saying('does', action.do, action));
      for (const place of gestures(action).flat()) HEARD.names.set(place, (words) => words.place(view, place));
    }
    for (const { refusal } of mayNot.slice(0, 40))
      if (Object.hasOwn(en.why, refusal.because.why))
        HEARD.refusals.set(JSON.stringify(refusal.because), saying('why', refusal.because.why, refusal.because));
  }
};
/** Whole games of 2, 3 and 4 players, looked at now and then. */
const hearGame = (players: number): void => {
  const random = seeded(1480 + players);
  const course = begin(lancasterYork, { options: { players } }, random);
  if (isMistake(course)) throw new Error(course.reason);
  for (let n = 0; n < 4000 && !outcomeOf(lancasterYork, course); n++) {
    const state = stateOf(course);
    if (n % 12 === 0) hearState(state);
    const seat = pick(mustAnswer(lancasterYork, state), random) as Seat;
    act(lancasterYork, course, seat, anyOf(choices(lancasterYork, state, seat).may, random), random);
  }
  for (const { entry } of course.steps.flatMap(({ told }) => told))
    HEARD.sentences.set(`log ${JSON.stringify(entry)}`, saying('log', entry.say, entry));
};
for (const players of [2, 3, 4]) hearGame(players);

const ends = (['most-points', 'more-kings', 'better-holdings', 'earlier-in-order'] as const).map(
  (how): Saying =>
    (words) =>
      words.how[how](['green']),
);
const labels: readonly Saying[] = [
  ...(Object.keys(en.verbs) as readonly Action['do'][]).map(
    (verb): Saying =>
      (words) =>
        words.verbs[verb],
  ),
  ...(['players', 'talk'] as const).flatMap((option): Saying[] => [
    (words) => words.options[option].name,
    (words) => words.options[option].explain,
  ]),
];
const taughtBy = ({ steps }: typeof lessonEn): readonly string[] =>
  steps.flatMap(({ title, text }) => [title, plain(text)]);
/** Names that only the game itself uses. */
const ids = [...CARD_NAMES, ...REGION_NAMES, ...ZONE_NAMES, ...TITLES, ...Object.keys(en.verbs)].filter((id) =>
  id.includes('-'),
);

test('a great deal is said', () => {
  expect(HEARD.actions.size).toBeGreaterThan(200);
  expect(HEARD.sentences.size).toBeGreaterThan(2000);
  expect(HEARD.refusals.size).toBeGreaterThan(100);
});
test('each language says it, whole and in its own way', () =>
  expect(
    proseFaults(
      { en, fr },
      {
        sentences: [...HEARD.sentences.values(), ...ends],
        refusals: [...HEARD.refusals.values()],
        actions: [...HEARD.actions.values()],
        names: [...HEARD.names.values(), ...labels],
        taught: { en: taughtBy(lessonEn), fr: taughtBy(lessonFr) },
        ids,
        own: {
          en: /\b(the|and|is|your|from|with|turn|troops?|ship|town)\b/,
          fr: /\b(le|les|des|est|une?|votre|vers|avec|tour|troupes?|navire|ville)\b/,
        },
        sentence: /^[\p{Lu}\d].*[.!?]$/u,
        action: /^[\p{Lu}\d].*[^.]$/u,
      },
    ),
  ).toEqual([]));
