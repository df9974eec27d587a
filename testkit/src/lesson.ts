// A lesson as a learner walks it: played as it is told, whichever way is taken and whatever the dice say, and the same in
// both languages. A game asks with one line of a test each.
import {
  type AnyGame,
  act,
  askedOf,
  begin,
  type Course,
  choices,
  type Game,
  isMistake,
  type Kind,
  mustAnswer,
  play,
  type Random,
  seeded,
  stateOf,
} from '@rose/table';
import { type Lesson, type LessonStep, placesIn, plain } from '@rose/table/text';
import { numbersOf } from './rules-text.ts';

type Table = Course<Kind>;

const laid = (game: AnyGame, position: object, dice: Random): Table => {
  const course = begin(game, { position }, dice);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
/** Plays on a copy, or says why that cannot be. */
const after = (game: AnyGame, course: Table, seat: string, text: string, dice: Random): Table | string => {
  const action = game.read(text);
  if (!action) return `"${text}" is no action`;
  const next: Table = { ...course, entries: [...course.entries], steps: [...course.steps] };
  const step = act(game, next, seat, action, dice);
  return 'because' in step ? `${seat} may not "${text}": ${step.because.why}` : next;
};
const replied = (game: AnyGame, course: Table | string, { reply }: LessonStep, dice: Random): Table | string => {
  if (reply === undefined || typeof course === 'string') return course;
  const [seat] = askedOf(game, stateOf(course)).must;
  return seat === undefined ? `nobody is asked for "${reply}"` : after(game, course, seat, reply, dice);
};

interface Walked {
  readonly step: LessonStep;
  /** The tables as the learner finds them, however the earlier steps were done. */
  readonly found: readonly Table[];
  readonly faults: readonly string[];
}
const walked = (game: AnyGame, { position, seat, steps }: Lesson, dice: Random): readonly Walked[] => {
  let tables: readonly Table[] = [laid(game, position, dice)];
  return steps.map((step) => {
    const found = step.position ? [laid(game, step.position, dice)] : tables;
    const ways = found.flatMap((course) =>
      step.waitFor ? step.waitFor.map((text) => after(game, course, seat, text, dice)) : [course],
    );
    const ends = ways.map((way) => replied(game, way, step, dice));
    tables = ends.filter((end) => typeof end !== 'string');
    return { step, found, faults: ends.filter((end) => typeof end === 'string') };
  });
};

/** What is waited for must be waited for at the table too. */
const unasked = (game: AnyGame, seat: string, { step, found }: Walked): readonly string[] =>
  step.waitFor && found.some((course) => !mustAnswer(game, stateOf(course)).includes(seat))
    ? [`${seat} is not asked`]
    : [];
const isRolled = (game: AnyGame, seat: string, { step, found }: Walked): boolean =>
  found.some((course) =>
    (step.waitFor ?? []).some((text) => {
      const action = game.read(text);
      const played = action && play(game, stateOf(course), seat, action, seeded(1));
      return played && !('because' in played) && played.sealed === 'roll';
    }),
  );
/** A step that is taken up again is played from the last position laid: nothing may be rolled in between. */
const unlaid = (game: AnyGame, seat: string, walk: readonly Walked[]): readonly string[] => {
  const faults: string[] = [];
  let rolled = false;
  for (const one of walk) {
    rolled &&= one.step.position === undefined;
    if (rolled && one.step.waitFor) faults.push(`${one.step.title}: stands on dice that nobody can throw again`);
    rolled ||= isRolled(game, seat, one);
  }
  return faults;
};

export interface LessonPlan {
  /** So many throws of the dice are tried. */
  readonly seeds?: number;
  /** The rules in the language of the lesson, whose sections it cites. */
  readonly rules?: string;
  /** Whether the board has such a place or piece. */
  isPlace?(id: string): boolean;
}
/** Why a lesson cannot be played as it is told, step by step and whichever of its ways the learner takes. */
export const lessonFaults = (
  game: AnyGame,
  lesson: Lesson,
  { seeds = 1, rules, isPlace }: LessonPlan = {},
): readonly string[] => {
  const { seat, steps } = lesson;
  const sections = rules === undefined ? undefined : numbersOf(rules);
  const walks = Array.from({ length: seeds }, (_, seed) => walked(game, lesson, seeded(seed + 1)));
  const played = walks.flatMap((walk) => [
    ...walk.flatMap((one) => [...one.faults, ...unasked(game, seat, one)].map((why) => `${one.step.title}: ${why}`)),
    ...unlaid(game, seat, walk),
  ]);
  const cited = steps.flatMap(({ title, rule, light = [] }) => [
    ...(sections?.includes(rule) === false ? [`${title}: there is no section ${rule}`] : []),
    ...light.filter((id) => isPlace?.(id) === false).map((id) => `${title}: there is no place ${id}`),
  ]);
  const idle = steps.some(({ waitFor }) => waitFor) ? [] : ['the lesson lets nobody do anything'];
  return [...new Set([...played, ...cited, ...idle])];
};

const bones = ({ rule, waitFor, light, reply, position }: LessonStep): string =>
  JSON.stringify([rule, waitFor, light, reply, position]);
const named = ({ text }: LessonStep): string => [...new Set(placesIn(text))].sort().join(', ');
const LONGEST_TITLE = 31;
/** Where two languages teach another lesson, and what is not said in a few words. */
export const lessonsFaults = (one: Lesson, other: Lesson, longest = 340): readonly string[] => {
  const apart = one.steps.flatMap((step, at) => {
    const twin = other.steps[at];
    return twin && bones(step) === bones(twin) && named(step) === named(twin) ? [] : [`other bones: ${step.title}`];
  });
  const wordy = [...one.steps, ...other.steps].filter(({ title, text }) => {
    const said = plain(text);
    return title.length > LONGEST_TITLE || said.length >= longest || !/[.!?]$/.test(said);
  });
  const many = one.steps.length === other.steps.length ? [] : ['more steps in one language'];
  return [...many, ...apart, ...wordy.map(({ title }) => `not in a few words: ${title}`)];
};

export interface Walk<K extends Kind> {
  /** The tables as the learner finds them at the step of this title, for every throw and every way. */
  titled(title: string): readonly Course<K>[];
  /** Those of the last step. */
  last(): readonly Course<K>[];
  mayOf(course: Course<K>): readonly string[];
  /** What came of it, on a copy. */
  playOn(course: Course<K>, seat: K['seat'], text: string): Course<K>;
}
/** A lesson for tests of what it promises on its way. */
export const walkLesson = <K extends Kind>(game: Game<K>, lesson: Lesson, seeds = 1): Walk<K> => {
  const any = game as unknown as AnyGame;
  const walks = Array.from({ length: seeds }, (_, seed) => walked(any, lesson, seeded(seed + 1)));
  const foundAt = (at: number): readonly Course<K>[] =>
    walks.flatMap((walk) => (walk[at]?.found ?? []) as unknown as readonly Course<K>[]);
  return {
    titled(title) {
      const at = lesson.steps.findIndex((step) => step.title === title);
      if (at < 0) throw new Error(`no step is called ${title}`);
      return foundAt(at);
    },
    last: () => foundAt(lesson.steps.length - 1),
    mayOf: (course) => choices(game, stateOf(course), lesson.seat as K['seat']).may.map(game.write),
    playOn(course, seat, text) {
      const played = after(any, course as unknown as Table, seat, text, seeded(1));
      if (typeof played === 'string') throw new Error(played);
      return played as unknown as Course<K>;
    },
  };
};
