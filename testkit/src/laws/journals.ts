// Laws about what is written down: seals, undo, take-back, replay and size.
import { deflateRawSync } from 'node:zlib';
import {
  type Course,
  isAside,
  isMistake,
  isPassing,
  type Journal,
  type Kind,
  mustAnswer,
  outcomeOf,
  replay,
  scripted,
  stateOf,
  undo,
  whyNoUndo,
} from '@rose/table';
import { type Change, type Law, type Story, same } from './law.ts';
import { printOf } from './print.ts';
import { counted } from './secrecy.ts';

/** Sealed exactly when dice fell, something was revealed, or others must act now. */
const sealIsExact = ({ before, seat, action, step }: Change): string | undefined => {
  const { entry, state } = step;
  if (!entry || !('action' in entry)) return undefined;
  const { game } = before;
  const faces = (entry.rolls ?? []).flatMap((roll) => roll.faces);
  const found = counted(game, before.state, seat, action, scripted(faces));
  const turned =
    isAside(game, before.state, seat) || mustAnswer(game, before.state).join() !== mustAnswer(game, state).join();
  const expected = found.rolls > 0 ? 'roll' : found.reveals > 0 ? 'reveal' : turned ? 'turn' : undefined;
  if (entry.sealed !== expected) return `${entry.action} is sealed by ${entry.sealed}, not by ${expected}`;
  if (found.rolls !== (entry.rolls ?? []).length) return `${entry.action} rolled ${found.rolls} times, not as written`;
  return same(found.state, state) ? undefined : `${entry.action} leads to two states from the same dice`;
};

/** A game that says it throws nothing throws nothing, from its opening on. */
const dicelessThrowsNothing = ({ game, course }: Story): string | undefined => {
  if (!game.meta.diceless) return undefined;
  if (course.opening.rolls.length > 0) return 'dice fall at the opening of a game without any';
  const threw = course.entries.find((entry) => 'action' in entry && (entry.rolls?.length ?? 0) > 0);
  return threw && `dice fall at entry ${threw.seq} of a game without any`;
};

const aside = (course: Course<Kind>): Course<Kind> => ({
  ...course,
  entries: course.entries.slice(),
  steps: course.steps.slice(),
});

/** A seat may undo exactly its own last unsealed action, and stands then where it stood before. */
const undoRestores = ({ game, course, prints }: Story): string | undefined => {
  const at = course.steps.findLastIndex(({ entry }) => !isPassing(entry));
  const last = course.steps[at]?.entry;
  const over = outcomeOf(game, course) !== undefined;
  for (const seat of game.seats(course.opening.options)) {
    const may = !over && last !== undefined && 'action' in last && last.seat === seat && last.sealed === undefined;
    const reason = whyNoUndo(game, course, seat);
    if (may !== (reason === undefined)) return `${seat} ${may ? 'may not' : 'may'} undo entry ${last?.seq}: ${reason}`;
    const then = aside(course);
    if ((undo(game, then, seat, last?.seq ?? 0) === undefined) !== may) return `undo by ${seat} is decided in two ways`;
    if (may && printOf(stateOf(then)) !== prints[at - 1]) return `undo of entry ${last?.seq} leads elsewhere`;
  }
  return undefined;
};

/** With everybody's consent any standing entry can be taken back, and the table stands where it stood. */
const takeBackRestores = ({ game, course, prints, random }: Story): string | undefined => {
  if (outcomeOf(game, course) || course.steps.length < 2) return undefined;
  const seats = game.seats(course.opening.options);
  const at = random(course.steps.length - 1);
  const { entry } = course.steps[at] ?? {};
  const seat = seats[random(seats.length) - 1] ?? '';
  const others = seats.filter((other) => other !== seat);
  const then = aside(course);
  const reason = undo(game, then, seat, entry?.seq ?? 0, others);
  if (reason) return `all agree to take back entry ${entry?.seq}, yet: ${reason}`;
  if (printOf(stateOf(then)) !== prints[at - 1]) return `taking back entry ${entry?.seq} leads elsewhere`;
  const alone = aside(course);
  const last = course.steps.findLastIndex((step) => !isPassing(step.entry));
  const mine = at === last && whyNoUndo(game, course, seat) === undefined;
  if (!mine && undo(game, alone, seat, entry?.seq ?? 0, others.slice(1)) === undefined)
    return `entry ${entry?.seq} was taken back although ${others[0]} did not agree`;
  return undefined;
};

export const journalOf = (course: Course<Kind>): Journal => ({ opening: course.opening, entries: course.entries });

/** The journal, through JSON, leads to the same states, entries, words and end. */
const replayIsEqual = ({ game, course, prints }: Story): string | undefined => {
  const again = replay(game, JSON.parse(JSON.stringify(journalOf(course))) as Journal);
  if (isMistake(again)) return `${again.field} ${again.reason}`;
  const differs = again.steps.findIndex((step, i) => printOf(step.state) !== prints[i]);
  if (differs >= 0) return `entry ${again.steps[differs]?.entry?.seq ?? 0} leads to another state`;
  if (again.steps.length !== prints.length) return 'the replay has another length';
  if (!same(again.entries, course.entries)) return 'the replay writes other entries';
  if (
    !same(
      again.steps.map((step) => step.told),
      course.steps.map((step) => step.told),
    )
  )
    return 'other words are told';
  return same(outcomeOf(game, again), outcomeOf(game, course)) ? undefined : 'the replay ends otherwise';
};

/** What a finished game may take in a store that deflates it, in bytes: at tables of two, and at larger ones. */
const MOST_STORED = 40_000;
const MOST_STORED_OF_MANY = 60_000;
const storedIsSmall = ({ game, course }: Story): string | undefined => {
  if (!outcomeOf(game, course)) return undefined;
  const most = game.meta.seats.length > 2 ? MOST_STORED_OF_MANY : MOST_STORED;
  const text = JSON.stringify(course.entries);
  if (text.length <= most) return undefined;
  const { length } = deflateRawSync(text, { level: 9, memLevel: 9 });
  return length <= most ? undefined : `${course.entries.length} entries take ${length} bytes`;
};

export const SEALS: readonly Law<Change>[] = [['seal-is-exact', sealIsExact]];
export const UNDO: readonly Law<Story>[] = [
  ['undo-restores', undoRestores],
  ['take-back-restores', takeBackRestores],
];
export const REPLAY: readonly Law<Story>[] = [
  ['replay-is-equal', replayIsEqual],
  ['stored-is-small', storedIsSmall],
  ['diceless-throws-nothing', dicelessThrowsNothing],
];
