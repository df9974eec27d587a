// What every game's folder is asked, each in one line of a test: are its rules whole, can its lesson be played.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, act, askedOf, begin, type Course, isMistake, type Kind, seeded, stateOf } from '@rose/table';
import { citedIn, emptySections, missingFrom, unlikeFigures, unlikeSections, untidyLines } from './rules-text.ts';

const SECTION = /'([1-9]\d*(?:\.\d+)*)'/g;
const FIGURE = /\b\d+\b/g;

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** What is wrong with the rules of a game: `folder` holds `src` and `text`. */
export const rulesFaultsIn = (folder: string, section = SECTION, figure = FIGURE): readonly string[] => {
  const read = (name: string): string => readFileSync(join(folder, 'text', name), 'utf8');
  const rules = { english: read('rules.en.md'), french: read('rules.fr.md') };
  const cited = citedIn(
    ['src', 'text'].flatMap((name) => sourcesBelow(join(folder, name))),
    section,
  );
  return [
    ...unlikeSections(rules).map((fault) => `the languages differ in their sections: ${fault}`),
    ...unlikeFigures(rules, figure).map((fault) => `the languages differ in their figures: ${fault}`),
    ...emptySections(rules).map((number) => `section ${number} says hardly anything`),
    ...missingFrom(rules.english, cited).map((number) => `section ${number} is cited and not there`),
    ...untidyLines(rules).map((text) => `typography: ${text}`),
  ];
};

interface Step {
  readonly title: string;
  readonly waitFor?: readonly string[];
  readonly reply?: string;
  readonly position?: object;
}
interface Lesson {
  readonly position: object;
  readonly seat: string;
  readonly steps: readonly Step[];
}
const dice = seeded(1);
const laid = (game: AnyGame, position: object): Course<Kind> => {
  const course = begin(game, { position }, dice);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
/** Plays on a copy, or says why that cannot be. */
const after = (game: AnyGame, course: Course<Kind>, seat: string, text: string): Course<Kind> | string => {
  const action = game.read(text);
  if (!action) return `"${text}" is no action`;
  const next: Course<Kind> = { ...course, entries: [...course.entries], steps: [...course.steps] };
  const step = act(game, next, seat, action, dice);
  return 'because' in step ? `${seat} may not "${text}": ${step.because.why}` : next;
};
const replied = (game: AnyGame, course: Course<Kind>, { reply }: Step): Course<Kind> | string => {
  if (reply === undefined) return course;
  const [seat] = askedOf(game, stateOf(course)).must;
  return seat === undefined ? `nobody is asked for "${reply}"` : after(game, course, seat, reply);
};

/** Why a lesson cannot be played as it is told, step by step and whichever of its ways the learner takes. */
export const lessonFaults = (game: AnyGame, { position, seat, steps }: Lesson): readonly string[] => {
  const faults: string[] = [];
  let tables: readonly Course<Kind>[] = [laid(game, position)];
  for (const step of steps) {
    const start = step.position ? [laid(game, step.position)] : tables;
    const ways = start.flatMap((course) =>
      step.waitFor ? step.waitFor.map((text) => after(game, course, seat, text)) : [course],
    );
    const ends = ways.map((way) => (typeof way === 'string' ? way : replied(game, way, step)));
    faults.push(...ends.flatMap((end) => (typeof end === 'string' ? [`${step.title}: ${end}`] : [])));
    tables = ends.filter((end) => typeof end !== 'string');
  }
  return steps.some(({ waitFor }) => waitFor) ? faults : [...faults, 'the lesson lets nobody do anything'];
};
