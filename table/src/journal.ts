// The journal is the truth: from its entries everything that happened at a table follows. It keeps decisions and
// dice; states and log lines are replayed from them.
import { scripted } from './chance.ts';
import { type By, type Course, type Entry, isPassing, type Journal, nextSeq, type Step, stateOf } from './course.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game, Kind, Random, Refusal } from './game.ts';
import { applyManner, outcomeOf } from './manners.ts';
import { isMistake, type Mistake, mistake, readOptions } from './options.ts';
import { isAside, isRefusal, open, type Played, play, resume, type Seal } from './play.ts';

/** A written position with the options it is played under: its own, else those of the table. */
const withOptions = (position: unknown, options: unknown): unknown =>
  typeof position === 'object' && position !== null && !Array.isArray(position) && options !== undefined
    ? { options, ...position }
    : position;

/** Opens a course; a wrong option or position is a mistake of whoever wrote it. */
export const begin = <K extends Kind>(
  game: Game<K>,
  given: { readonly options?: unknown; readonly position?: unknown; readonly rules?: number },
  random: Random,
): Course<K> | Mistake => {
  const { rules = game.meta.rules } = given;
  const position = withOptions(given.position, given.options);
  const own = position === undefined ? given.options : (position as { options?: unknown } | null)?.options;
  const options = readOptions<K['options']>(game.meta.options, own);
  if (isMistake(options)) return options;
  let first: Played<K>;
  if (position === undefined) first = open(game, options, random, rules);
  else {
    const state = game.fromPosition(position, rules);
    if (isMistake(state)) return state;
    first = resume(game, state, random);
  }
  const from = position === undefined ? {} : { position: position as object };
  const opening = { game: game.meta.id, rules, options, ...from, rolls: first.rolls };
  return { opening, entries: [], steps: [{ entry: undefined, state: first.state, told: first.told }] };
};

/** The seat plays; the entry, its dice and its seal are written down, and whose choice it was if not its own hand's. */
export const act = <K extends Kind>(
  game: Game<K>,
  course: Course<K>,
  seat: K['seat'],
  action: K['action'],
  random: Random,
  by?: By,
): Step<K> | Refusal<K> => {
  if (outcomeOf(game, course)) return { rule: undefined, because: { why: 'game-is-over' } };
  const aside = isAside(game, stateOf(course), seat);
  const played = play(game, stateOf(course), seat, action, random);
  if (isRefusal(played)) return played;
  const rolls = played.rolls.length > 0 ? { rolls: played.rolls } : {};
  const sealed = played.sealed ? { sealed: played.sealed } : {};
  const entry: Entry = {
    seq: nextSeq(course),
    seat,
    action: game.write(action),
    ...rolls,
    ...sealed,
    ...(by ? { by } : {}),
    ...(aside ? { aside } : {}),
  };
  const step = { entry, state: played.state, told: played.told };
  course.entries.push(entry);
  course.steps.push(step);
  return step;
};

/** Why a seat may not undo: a word for the page. `secret`: others may be choosing unseen at the same moment. */
export type NoUndo = 'nothing-to-undo' | 'not-your-entry' | 'game-is-over' | 'secret' | Seal;
export const whyNoUndo = <K extends Kind>(game: Game<K>, course: Course<K>, seat: K['seat']): NoUndo | undefined => {
  if (outcomeOf(game, course)) return 'game-is-over';
  const last = course.steps[lastInTurn(course)]?.entry;
  if (!last || !('action' in last)) return 'nothing-to-undo';
  if (last.seat !== seat) return 'not-your-entry';
  return last.sealed;
};
/** The last step but for what others did aside without dice or a revelation: that does not keep a seat from undoing. */
const lastInTurn = ({ steps }: Course<Kind>): number => steps.findLastIndex(({ entry }) => !isPassing(entry));

/** Takes back entry `from` and all after it: the seat's own last unsealed entry, or more with consent. Whoever calls it
 * does again what others did aside since. */
export const undo = <K extends Kind>(
  game: Game<K>,
  course: Course<K>,
  seat: K['seat'],
  from: number,
  agreed?: readonly K['seat'][],
): NoUndo | undefined => {
  if (outcomeOf(game, course)) return 'game-is-over';
  const at = course.steps.findLastIndex((step) => step.entry?.seq === from);
  if (at < 1) return 'nothing-to-undo';
  const others = game.seats(course.opening.options).filter((other) => other !== seat);
  const byConsent = agreed !== undefined && others.every((other) => agreed.includes(other));
  if (!byConsent) {
    const reason = whyNoUndo(game, course, seat);
    if (reason) return reason;
    if (at !== lastInTurn(course)) return 'not-your-entry';
  }
  course.entries.push({ seq: nextSeq(course), seat, undo: from, ...(byConsent ? { agreed: others } : {}) });
  course.steps.splice(at);
  return undefined;
};

const consequences = ({ rolls = [], sealed, aside }: Extract<Entry, { action: string }>): string =>
  JSON.stringify([rolls, sealed ?? null, aside ?? null]);
const readEntry = <K extends Kind>(game: Game<K>, course: Course<K>, entry: Entry): string | undefined => {
  if (typeof entry !== 'object' || entry === null) return 'is not an entry';
  if (entry.seq !== nextSeq(course)) return `has the number ${entry.seq}, ${nextSeq(course)} was expected`;
  if (!game.seats(course.opening.options).includes(entry.seat)) return `names an unknown seat, ${entry.seat}`;
  if ('undo' in entry) {
    const reason = undo(game, course, entry.seat, entry.undo, entry.agreed);
    if (reason) return `takes back what may not be taken back (${reason})`;
    return fingerprint(course.entries.at(-1)) === fingerprint(entry) ? undefined : 'names others than had to agree';
  }
  if ('manner' in entry) {
    const reason = applyManner(game, course, entry.seat, entry.manner);
    return reason && `is out of place: ${entry.manner} (${reason})`;
  }
  if (typeof entry.action !== 'string') return 'is neither an action nor a manner nor an undo';
  const action = game.read(entry.action);
  if (!action) return `is not an action: ${entry.action}`;
  const faces = (entry.rolls ?? []).flatMap((roll) => roll.faces);
  const step = act(game, course, entry.seat, action, scripted(faces), entry.by);
  if ('because' in step) return `is refused (${step.because.why}): ${entry.seat} ${entry.action}`;
  const written = course.entries.at(-1);
  const isSame = written && 'action' in written && consequences(written) === consequences(entry);
  return isSame ? undefined : 'has dice or a seal that its action does not lead to';
};

/** Runs what may stumble over dice that do not fit, and says so in a sentence. */
const attempt = <T>(job: () => T): T | string => {
  try {
    return job();
  } catch (error) {
    return error instanceof Error ? error.message : 'does not fit the game';
  }
};

/** Plays one more entry of a journal from its own dice; a sentence says why it cannot be. */
export const readOn = <K extends Kind>(game: Game<K>, course: Course<K>, entry: Entry): string | undefined =>
  attempt(() => readEntry(game, course, entry));

/** Plays a journal again from its own dice; the first entry that cannot be is named. */
export const replay = <K extends Kind>(game: Game<K>, journal: Journal): Course<K> | Mistake => {
  const { opening, entries } = journal;
  const { rules } = opening;
  if (rules > game.meta.rules)
    return mistake('rules', `is ${rules}, newer than this house's ${game.meta.rules}; update the house`);
  if (!Number.isInteger(rules) || rules < 1) return mistake('rules', 'must be a whole number from 1 on');
  const course = attempt(() => begin(game, opening, scripted(opening.rolls.flatMap((roll) => roll.faces))));
  if (typeof course === 'string') return mistake('opening.rolls', course);
  if (isMistake(course)) return course;
  // A position is played under its own options: an opening that names others would tell a lie about the table.
  if (fingerprint(readOptions(game.meta.options, opening.options)) !== fingerprint(course.opening.options))
    return mistake('opening.options', 'are not those of the position it starts from');
  for (const [i, entry] of entries.entries()) {
    const reason = readOn(game, course, entry);
    if (reason) return mistake(`entries[${i}]`, reason);
  }
  return course;
};
