// The journal is the truth: append-only entries from which everything that happened at a table follows.
// It keeps decisions and dice; states and log lines are replayed from them.
import { scripted } from './chance.ts';
import type { Game, Kind, Outcome, Random, Refusal } from './game.ts';
import { isMistake, type Mistake, mistake, readOptions } from './options.ts';
import { activeSeats, isRefusal, open, type Played, play, type Roll, resume, type Seal, type Told } from './play.ts';

export interface Opening {
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  /** A table may start from a written position instead of the set-up. */
  readonly position?: object;
  readonly rolls: readonly Roll[];
}
export type Manner = 'resign' | 'offer-draw' | 'accept-draw' | 'decline-draw';
export type Entry = { readonly seq: number; readonly seat: string } & (
  | { readonly action: string; readonly rolls?: readonly Roll[]; readonly sealed?: Seal }
  | { readonly manner: Manner }
  /** Entry `undo` and all after it stand no more; beyond a seal the other seats must have agreed. */
  | { readonly undo: number; readonly agreed?: readonly string[] }
);
export interface Journal {
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}

/** The entries in force, undone ones left out. */
export const standing = (entries: readonly Entry[]): readonly Entry[] => {
  const result: Entry[] = [];
  for (const entry of entries) {
    if ('undo' in entry) while ((result.at(-1)?.seq ?? -1) >= entry.undo) result.pop();
    else result.push(entry);
  }
  return result;
};

/** A standing entry with what it led to; the first step is the opening's. */
export interface Step<K extends Kind> {
  readonly entry: Entry | undefined;
  readonly state: K['state'];
  readonly told: readonly Told<K>[];
}
/** A journal together with its states. Grows by `act`, `undo` and `mind` below, by nothing else. */
export interface Course<K extends Kind> {
  readonly opening: Opening;
  readonly entries: Entry[];
  readonly steps: Step<K>[];
}
export const stateOf = <K extends Kind>(course: Course<K>): K['state'] => (course.steps.at(-1) as Step<K>).state;
export const nextSeq = (course: Course<Kind>): number => course.entries.length + 1;

/** A written position with the options it is played under: its own, else those of the table. */
const withOptions = (position: unknown, options: unknown): unknown =>
  typeof position === 'object' && position !== null && !Array.isArray(position) && options !== undefined
    ? { options, ...position }
    : position;

/** Opens a course; a wrong option or position is a mistake of whoever wrote it. */
export const begin = <K extends Kind>(
  game: Game<K>,
  given: { readonly options?: unknown; readonly position?: unknown },
  random: Random,
): Course<K> | Mistake => {
  const position = withOptions(given.position, given.options);
  const own = position === undefined ? given.options : (position as { options?: unknown } | null)?.options;
  const options = readOptions<K['options']>(game.meta.options, own);
  if (isMistake(options)) return options;
  let first: Played<K>;
  if (position === undefined) first = open(game, options, random);
  else {
    const state = game.fromPosition(position);
    if (isMistake(state)) return state;
    first = resume(game, state, random);
  }
  const { id, rules } = game.meta;
  const from = position === undefined ? {} : { position: position as object };
  const opening = { game: id, rules, options, ...from, rolls: first.rolls };
  return { opening, entries: [], steps: [{ entry: undefined, state: first.state, told: first.told }] };
};

/** The seat plays; the entry, its dice and its seal are written down. */
export const act = <K extends Kind>(
  game: Game<K>,
  course: Course<K>,
  seat: K['seat'],
  action: K['action'],
  random: Random,
): Step<K> | Refusal<K> => {
  if (outcomeOf(game, course)) return { rule: undefined, because: { why: 'game-is-over' } };
  const played = play(game, stateOf(course), seat, action, random);
  if (isRefusal(played)) return played;
  const rolls = played.rolls.length > 0 ? { rolls: played.rolls } : {};
  const sealed = played.sealed ? { sealed: played.sealed } : {};
  const entry: Entry = { seq: nextSeq(course), seat, action: game.write(action), ...rolls, ...sealed };
  const step = { entry, state: played.state, told: played.told };
  course.entries.push(entry);
  course.steps.push(step);
  return step;
};

/** Why a seat may not undo: a word for the page. */
export type NoUndo = 'nothing-to-undo' | 'not-your-entry' | 'game-is-over' | Seal;
export const whyNoUndo = <K extends Kind>(game: Game<K>, course: Course<K>, seat: K['seat']): NoUndo | undefined => {
  if (outcomeOf(game, course)) return 'game-is-over';
  const last = course.steps.at(-1)?.entry;
  if (!last || !('action' in last)) return 'nothing-to-undo';
  if (last.seat !== seat) return 'not-your-entry';
  return last.sealed;
};

/** Takes back entry `from` and all after it: the seat's own last unsealed entry, or more with consent. */
export const undo = <K extends Kind>(
  game: Game<K>,
  course: Course<K>,
  seat: K['seat'],
  from: number,
  agreed?: readonly K['seat'][],
): NoUndo | undefined => {
  if (outcomeOf(game, course)) return 'game-is-over';
  const at = course.steps.findIndex((step) => step.entry?.seq === from);
  if (at < 1) return 'nothing-to-undo';
  const seats = game.seats(course.opening.options);
  const byConsent = agreed !== undefined && seats.every((other) => other === seat || agreed.includes(other));
  if (!byConsent) {
    const reason = whyNoUndo(game, course, seat);
    if (reason) return reason;
    if (at !== course.steps.length - 1) return 'not-your-entry';
  }
  course.entries.push({ seq: nextSeq(course), seat, undo: from, ...(byConsent ? { agreed } : {}) });
  course.steps.splice(at);
  return undefined;
};

/** Who offers a draw at this moment; an offer lapses when another seat plays on or declines. */
export const drawOffer = (course: Course<Kind>): string | undefined => {
  let offer: string | undefined;
  for (const { entry } of course.steps) {
    if (!entry) continue;
    if ('manner' in entry && entry.manner === 'offer-draw') offer = entry.seat;
    else if ('manner' in entry ? entry.manner === 'decline-draw' : entry.seat !== offer) offer = undefined;
  }
  return offer;
};

export type NoManner =
  | 'game-is-over'
  | 'not-at-this-table'
  | 'not-your-turn'
  | 'no-offer'
  | 'offer-stands'
  | 'offer-again-later';
const whyNotMind = <K extends Kind>(game: Game<K>, course: Course<K>, seat: K['seat'], manner: Manner) => {
  if (outcomeOf(game, course)) return 'game-is-over';
  const { resign, draw } = game.meta.manners;
  if ((manner === 'resign' ? resign : draw) === undefined) return 'not-at-this-table';
  const offer = drawOffer(course);
  switch (manner) {
    case 'resign':
      return activeSeats(game, stateOf(course)).includes(seat) ? undefined : 'not-your-turn';
    case 'offer-draw': {
      if (offer !== undefined) return 'offer-stands';
      const mine = course.steps.findLast(({ entry }) => entry?.seat === seat)?.entry;
      return mine && 'manner' in mine && mine.manner === 'offer-draw' ? 'offer-again-later' : undefined;
    }
    case 'accept-draw':
    case 'decline-draw':
      return offer === undefined || offer === seat ? 'no-offer' : undefined;
  }
};

/** Minds one's manners: resign, offer a draw, answer an offer. */
export const mind = <K extends Kind>(
  game: Game<K>,
  course: Course<K>,
  seat: K['seat'],
  manner: Manner,
): NoManner | undefined => {
  const reason = whyNotMind(game, course, seat, manner);
  if (reason) return reason;
  const entry: Entry = { seq: nextSeq(course), seat, manner };
  course.entries.push(entry);
  course.steps.push({ entry, state: stateOf(course), told: [] });
  return undefined;
};

/** How the table ended: by the game's rules, by resignation or by agreement of all. */
export const outcomeOf = <K extends Kind>(game: Game<K>, course: Course<K>): Outcome<K> | undefined => {
  const byRules = game.outcome(stateOf(course));
  if (byRules) return byRules;
  const last = course.steps.at(-1)?.entry;
  if (!last || !('manner' in last)) return undefined;
  const seats = game.seats(course.opening.options);
  const { resign = '', draw = '' } = game.meta.manners;
  if (last.manner === 'resign')
    return { winners: seats.filter((seat) => seat !== last.seat), how: 'resigned', rule: resign };
  if (last.manner !== 'accept-draw') return undefined;
  const offered = course.steps.findLastIndex(
    ({ entry }) => entry && 'manner' in entry && entry.manner === 'offer-draw',
  );
  const agreeing = new Set(course.steps.slice(offered).map(({ entry }) => entry?.seat));
  return seats.every((seat) => agreeing.has(seat)) ? { winners: [], how: 'agreed', rule: draw } : undefined;
};

const readEntry = <K extends Kind>(game: Game<K>, course: Course<K>, entry: Entry): string | undefined => {
  if (entry.seq !== nextSeq(course)) return `has the number ${entry.seq}, ${nextSeq(course)} was expected`;
  if (!game.seats(course.opening.options).includes(entry.seat)) return `names an unknown seat, ${entry.seat}`;
  if ('undo' in entry) {
    const reason = undo(game, course, entry.seat, entry.undo, entry.agreed);
    return reason && `takes back what may not be taken back (${reason})`;
  }
  if ('manner' in entry) {
    const reason = mind(game, course, entry.seat, entry.manner);
    return reason && `is out of place: ${entry.manner} (${reason})`;
  }
  const action = game.read(entry.action);
  if (!action) return `is not an action: ${entry.action}`;
  const faces = (entry.rolls ?? []).flatMap((roll) => roll.faces);
  const step = act(game, course, entry.seat, action, scripted(faces));
  if ('because' in step) return `is refused (${step.because.why}): ${entry.seat} ${entry.action}`;
  const written = course.entries.at(-1);
  const told = JSON.stringify([entry.rolls ?? [], entry.sealed ?? null]);
  const found = written && 'action' in written ? JSON.stringify([written.rolls ?? [], written.sealed ?? null]) : '';
  return told === found ? undefined : 'has dice or a seal that its action does not lead to';
};

/** Plays a journal again from its own dice; the first entry that cannot be is named. */
export const replay = <K extends Kind>(game: Game<K>, journal: Journal): Course<K> | Mistake => {
  const { opening, entries } = journal;
  if (opening.rules > game.meta.rules)
    return mistake('rules', `is ${opening.rules}, newer than this house's ${game.meta.rules}; update the house`);
  try {
    const course = begin(game, opening, scripted(opening.rolls.flatMap((roll) => roll.faces)));
    if (isMistake(course)) return course;
    for (const entry of entries) {
      const reason = readEntry(game, course, entry);
      if (reason) return mistake(`entries[${entry.seq}]`, reason);
    }
    return course;
  } catch (error) {
    return mistake('rolls', error instanceof Error ? error.message : 'do not fit the game');
  }
};
