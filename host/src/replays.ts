// Games looked at step by step: each connection keeps the last few it asked for.
import type { Answers, Ask, ReplayStep, Trouble } from '@rose/protocol';
import { activeSeats, fingerprint, isMistake, type Kind, outcomeOf, type Step, stateOf } from '@rose/table';
import { chancesOf } from './chances.ts';
import { readFile } from './file.ts';
import type { Live } from './live.ts';
import type { Outside } from './outside.ts';
import { type Guest, mayReadJournal, mayWatchAs } from './seats.ts';
import { logStep, type Seen } from './sight.ts';
import { badFile, isTrouble, NO_TABLE, NOT_YOURS } from './trouble.ts';

interface Replay {
  readonly seen: Seen;
  /** Whether the replay may be looked at from this seat: a file is open to whoever has it. */
  may(viewer: string): boolean;
}
export interface Replays {
  open(ask: Extract<Ask, { ask: 'replay' }>): Promise<Answers['replay'] | Trouble>;
  look(ask: Extract<Ask, { ask: 'look' }>): Answers['look'] | Trouble;
}

const MOST_REPLAYS = 8;

const replayStep = ({ game }: Seen, step: Step<Kind>, isLast: boolean, closed: boolean): ReplayStep => ({
  ...logStep(step, 'spectator'),
  action: step.entry && 'action' in step.entry ? step.entry.action : undefined,
  active: isLast && closed ? [] : activeSeats(game, step.state),
});

const answer = (id: string, seen: Seen): Answers['replay'] => {
  const { record, game, course } = seen;
  const outcome = outcomeOf(game, course);
  const { steps } = course;
  return {
    replay: id,
    game: game.meta.id,
    seating: record.seating,
    steps: steps.map((step, i) => replayStep(seen, step, i === steps.length - 1, outcome !== undefined)),
    chances: chancesOf(seen),
    outcome,
    fingerprint: fingerprint(stateOf(course)),
  };
};

export const createReplays = (
  outside: Outside,
  guest: Guest,
  find: (table: string) => Promise<Live | Trouble>,
): Replays => {
  const replays = new Map<string, Replay>();
  let count = 0;

  const fromFile = (text: string): Replay | Trouble => {
    const read = readFile(outside.games, text);
    if (isMistake(read)) return badFile(read);
    const { file, game, course } = read;
    const seats = game.seats(course.opening.options);
    const seen = { record: { ...file, table: '' }, game, course };
    return { seen, may: (viewer) => viewer === 'spectator' || seats.includes(viewer) };
  };
  const fromTable = async (table: string): Promise<Replay | Trouble> => {
    const live = await find(table);
    if (isTrouble(live)) return live;
    const { record, game, course } = live;
    const closed = outcomeOf(game, course) !== undefined;
    if (!mayReadJournal(guest, game, record, closed)) return NOT_YOURS;
    const still = { ...course, entries: course.entries.slice(), steps: course.steps.slice() };
    return { seen: { record, game, course: still }, may: (viewer) => mayWatchAs(guest, record, viewer, closed) };
  };

  return {
    async open({ table, file }) {
      if ((table === undefined) === (file === undefined)) return { trouble: 'bad-request', field: 'table' };
      const found = table === undefined ? fromFile(file ?? '') : await fromTable(table);
      if (isTrouble(found)) return found;
      const id = `replay-${++count}`;
      replays.set(id, found);
      const [oldest] = replays.keys();
      if (replays.size > MOST_REPLAYS && oldest !== undefined) replays.delete(oldest);
      return answer(id, found.seen);
    },
    look({ replay, step, viewer }) {
      const found = replays.get(replay);
      if (!found) return NO_TABLE;
      const at = found.seen.course.steps[step];
      if (!at) return { trouble: 'bad-request', field: 'step' };
      if (!found.may(viewer)) return NOT_YOURS;
      return { view: found.seen.game.view(at.state, viewer), phase: at.state.phase.name };
    },
  };
};
