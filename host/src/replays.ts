// Games looked at step by step, each as one viewer may know it: each connection keeps the last few it asked for.
import type { Answers, Ask, ReplayStep, Trouble } from '@rose/protocol';
import { type Course, fingerprint, isMistake, type Kind, mustAnswer, outcomeOf, type Step, stateOf } from '@rose/table';
import { judgeOf } from './chances.ts';
import type { Environment } from './environment.ts';
import { knownSteps, type Ledger } from './ledger.ts';
import type { Live } from './live.ts';
import { type Guest, mayWatchAs, sitterOf } from './seats.ts';
import { EVERYTHING, logStep, pictureFor, type Seen } from './sight.ts';
import { gently } from './tail.ts';
import { badFile, isTrouble, NO_TABLE, NOT_YOURS } from './trouble.ts';

/** What is known of each step of a course without looking at its state again. */
interface Notes {
  readonly active: readonly (readonly string[])[];
  readonly chances: readonly number[] | undefined;
}
interface Found {
  readonly seen: Seen;
  /** Who may know of what, where that matters still. */
  readonly ledger?: Ledger;
  /** Whether nothing needs to be kept from anybody any more. */
  readonly isOpen: boolean;
  readonly viewers: readonly string[];
  /** Whether the replay may be looked at from this seat. */
  may(viewer: string): boolean;
}
interface Replay extends Found {
  readonly notes: Notes;
}
type Asked<A extends Ask['ask']> = Extract<Ask, { ask: A }>;
export interface Replays {
  open(ask: Asked<'replay'>): Promise<Answers['replay'] | Trouble>;
  look(ask: Asked<'look'>): Answers['look'] | Trouble;
  retell(ask: Asked<'retell'>): Answers['retell'] | Trouble;
}

const MOST_REPLAYS = 8;
/** Of all that a connection looks at together, unless it is one alone: several long games as they are played. */
const MOST_STEPS = 24_000;

const isClosed = ({ game, course }: Seen): boolean => outcomeOf(game, course) !== undefined;
const seatsOf = ({ game, course }: Seen): readonly string[] => game.seats(course.opening.options);
const mayUncover = (seen: Seen): boolean => seen.game.everything !== undefined && isClosed(seen);

/** Every step once nothing is hidden; else those that the viewer may know of, so that nobody counts another's edits. */
const shownSteps = ({ seen, isOpen, ledger }: Replay, viewer: string): readonly Step<Kind>[] =>
  isOpen ? seen.course.steps : knownSteps(seen.course, ledger, viewer);

const stepsFor = (replay: Replay, viewer: string): readonly ReplayStep[] => {
  const { seen, isOpen, ledger, notes } = replay;
  const steps = shownSteps(replay, viewer);
  const over = isClosed(seen);
  let place = 0;
  const step = (at: Step<Kind>, i: number): ReplayStep => {
    while (seen.course.steps[place] !== at) place++;
    return {
      ...logStep(at, viewer, isOpen ? undefined : ledger),
      action: at.entry && 'action' in at.entry && (isOpen || at.entry.seat === viewer) ? at.entry.action : undefined,
      active: i === steps.length - 1 && over ? [] : (notes.active[place] ?? []),
    };
  };
  return steps.map(step);
};

/** Every state is looked at once, with turns for others in between; none of them is kept. */
const readNotes = async (environment: Environment, { seen, isOpen }: Found): Promise<Notes> => {
  const { game, course } = seen;
  const active: (readonly string[])[] = [];
  // The same few seats, again and again.
  const known = new Map<string, readonly string[]>();
  const chances: number[] = [];
  const judge = isOpen ? judgeOf(seen) : undefined;
  await gently(environment, course.steps, (step) => {
    const must = mustAnswer(game, step.state);
    const same = known.get(must.join()) ?? must;
    known.set(must.join(), same);
    active.push(same);
    if (judge) chances.push(judge(step));
  });
  return { active, chances: judge ? chances : undefined };
};
/** Read once for all who look back at a table as it stands. */
const noted = new WeakMap<Course<Kind>, Promise<Notes>>();
const notesOf = (environment: Environment, found: Found): Promise<Notes> => {
  const { course } = found.seen;
  const known = noted.get(course);
  if (known) return known;
  const notes = readNotes(environment, found);
  noted.set(course, notes);
  notes.catch(() => noted.delete(course));
  return notes;
};

const answer = (id: string, replay: Replay, viewer: string): Answers['replay'] => {
  const { seen, isOpen, viewers, notes } = replay;
  const { record, game, course } = seen;
  return {
    replay: id,
    game: game.meta.id,
    seating: record.seating,
    viewer,
    viewers,
    secrets: game.meta.secrets,
    steps: stepsFor(replay, viewer),
    chances: notes.chances,
    outcome: outcomeOf(game, course),
    fingerprint: isOpen ? fingerprint(stateOf(course)) : undefined,
  };
};

const isOpenNow = (seen: Seen): boolean => !seen.game.meta.secrets || isClosed(seen);
/** A file is open to whoever has it; all its secrets at once when the game is over. */
const ofFile = (seen: Seen): Found => {
  const viewers = [...(mayUncover(seen) ? [EVERYTHING] : []), 'spectator', ...seatsOf(seen)];
  return { seen, isOpen: isOpenNow(seen), viewers, may: (viewer) => viewers.includes(viewer) };
};
/**
 * From one's own seat, or from beside the table. Where several seats share a device and secrets last, nobody knows who
 * sits before it: it offers no seat, though whoever has drawn the curtain may ask for theirs.
 */
const ofTable = (seen: Seen, ledger: Ledger, guest: Guest): Found => {
  const { record } = seen;
  const isOpen = isOpenNow(seen);
  const may = (viewer: string): boolean =>
    viewer === EVERYTHING ? mayUncover(seen) : mayWatchAs(guest, record, viewer, isClosed(seen));
  const mine = seatsOf(seen).filter(may);
  const isShared = seatsOf(seen).filter((seat) => sitterOf(record, seat)?.kind === 'person' && may(seat)).length > 1;
  const beside = [...(mayUncover(seen) ? [EVERYTHING] : []), 'spectator'];
  const viewers = isOpen ? [...beside, ...mine] : isShared ? beside : [...mine, ...beside];
  return { seen, ledger, isOpen, viewers, may };
};

export const createReplays = (
  environment: Environment,
  guest: Guest,
  find: (table: string) => Promise<Live | Trouble>,
  mostSteps = MOST_STEPS,
): Replays => {
  const replays = new Map<string, Replay>();
  let count = 0;

  const fromFile = async (text: string): Promise<Found | Trouble> => {
    const { readFile } = await import('./shapes.ts');
    const read = readFile(environment.games, text);
    if (isMistake(read)) return badFile(read);
    const { file, game, course } = read;
    return ofFile({ record: { ...file, table: '' }, game, course });
  };
  const fromTable = async (table: string): Promise<Found | Trouble> => {
    const live = await find(table);
    if (isTrouble(live)) return live;
    // What stands now, whatever is played meanwhile, which makes a course of its own: nothing of it is copied.
    const { record, game, ledger, course } = live;
    return ofTable({ record, game, course }, ledger, guest);
  };
  /** The oldest go, as far as all together are too many. */
  const makeRoom = (): void => {
    let steps = [...replays.values()].reduce((sum, { seen }) => sum + seen.course.steps.length, 0);
    for (const [id, { seen }] of replays) {
      if (replays.size <= 1 || (replays.size <= MOST_REPLAYS && steps <= mostSteps)) return;
      steps -= seen.course.steps.length;
      replays.delete(id);
    }
  };
  const found = (id: string, viewer: string): Replay | Trouble => {
    const replay = replays.get(id);
    if (!replay) return NO_TABLE;
    return replay.may(viewer) ? replay : NOT_YOURS;
  };

  return {
    async open({ table, file, viewer }) {
      if ((table === undefined) === (file === undefined)) return { trouble: 'bad-request', field: 'table' };
      const wanted = await (table === undefined ? fromFile(file ?? '') : fromTable(table));
      if (isTrouble(wanted)) return wanted;
      const eyes = viewer ?? wanted.viewers[0] ?? 'spectator';
      if (!wanted.may(eyes)) return NOT_YOURS;
      const replay = { ...wanted, notes: await notesOf(environment, wanted) };
      const id = `replay-${++count}`;
      replays.set(id, replay);
      makeRoom();
      return answer(id, replay, eyes);
    },
    look({ replay: id, step, viewer }) {
      const replay = found(id, viewer);
      if (isTrouble(replay)) return replay;
      const { game } = replay.seen;
      const at = shownSteps(replay, viewer)[step];
      if (!at) return { trouble: 'bad-request', field: 'step' };
      const view = viewer === EVERYTHING ? game.everything?.(at.state) : pictureFor(game, at.state, viewer);
      return view ? { view, phase: at.state.phase.name } : NOT_YOURS;
    },
    retell({ replay: id, viewer }) {
      const replay = found(id, viewer);
      return isTrouble(replay) ? replay : { steps: stepsFor(replay, viewer) };
    },
  };
};
