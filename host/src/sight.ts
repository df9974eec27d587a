// A table as one viewer may see it: the view, the choices, and the log lines peeked for that viewer.
import type { LogStep, Refused, Sight, TableCard } from '@rose/protocol';
import {
  type AnyGame,
  activeSeats,
  type Course,
  choices,
  drawOffer,
  type Kind,
  outcomeOf,
  peekInto,
  type Step,
  stateOf,
  uncover,
} from '@rose/table';
import { type Guest, sitterOf, takeBack } from './seats.ts';
import type { TableRecord } from './store.ts';

/** A table in play: what was fixed at its opening, its game, and its course so far. */
export interface Seen {
  readonly record: TableRecord;
  readonly game: AnyGame;
  readonly course: Course<Kind>;
}

export const lastSeq = (course: Course<Kind>): number => course.entries.length;

/** Who must act; nobody once the table has closed, be it by resigning. */
export const activeAt = ({ game, course }: Seen): readonly string[] =>
  outcomeOf(game, course) ? [] : activeSeats(game, stateOf(course));

/** Not a seat but all of them at once: how a closed game may be looked at. */
export const EVERYTHING = 'everything';
const tellTo = (line: Kind['entry'], viewer: string): Kind['entry'] =>
  (viewer === EVERYTHING ? uncover(line) : peekInto(line, viewer)) as Kind['entry'];

export const logStep = ({ entry, told }: Step<Kind>, viewer: string): LogStep => ({
  seq: entry?.seq ?? 0,
  seat: entry?.seat,
  ...(entry && 'manner' in entry ? { manner: entry.manner } : {}),
  told: told.map(({ rule, entry: line }) => ({ rule, entry: tellTo(line, viewer) })),
});

/** How many of the steps a page holds still stand: entries never change, so equal numbers are equal steps. */
const kept = (course: Course<Kind>, held: readonly number[]): number => {
  const fork = course.steps.findIndex(({ entry }, i) => held[i] !== (entry?.seq ?? 0));
  return fork === -1 ? course.steps.length : fork;
};

const choicesOf = ({ game, course }: Seen, viewer: string): { may: readonly string[]; mayNot: readonly Refused[] } => {
  if (viewer === 'spectator' || outcomeOf(game, course)) return { may: [], mayNot: [] };
  const { may, mayNot } = choices(game, stateOf(course), viewer);
  return {
    may: may.map((action) => game.write(action)),
    mayNot: mayNot.map(({ action, refusal }) => ({ action: game.write(action), refusal })),
  };
};

/** `held`: the numbers of the steps the page already has. */
export const sightOf = (
  seen: Seen,
  guest: Guest,
  viewer: string,
  held: readonly number[],
  thinking: string | undefined,
): Sight => {
  const { record, game, course } = seen;
  const keep = kept(course, held);
  const outcome = outcomeOf(game, course);
  const undone = takeBack(guest, game, record, course, viewer);
  return {
    table: record.table,
    game: game.meta.id,
    options: course.opening.options,
    seating: record.seating,
    opened: record.opened,
    viewer,
    seq: lastSeq(course),
    view: game.view(stateOf(course), viewer),
    phase: stateOf(course).phase.name,
    active: activeAt(seen),
    ...choicesOf(seen, viewer),
    keep,
    log: course.steps.slice(keep).map((step) => logStep(step, viewer)),
    noUndo: typeof undone === 'string' ? undone : undefined,
    offer: drawOffer(course),
    outcome,
    thinking,
    commitment: record.commitment,
    secret: outcome ? record.secret : undefined,
  };
};

/** The table as its card in a list shows it, to anybody. */
export const cardOf = (seen: Seen, touched: string): TableCard => {
  const { record, game, course } = seen;
  const last = course.steps.at(-1);
  return {
    table: record.table,
    game: game.meta.id,
    seating: record.seating,
    opened: record.opened,
    touched,
    active: activeAt(seen),
    steps: course.steps.length - 1,
    last: last?.entry ? logStep(last, 'spectator') : undefined,
    outcome: outcomeOf(game, course),
  };
};

/** The seats on which the house plays. */
export const isBot = (record: TableRecord, seat: string): boolean => sitterOf(record, seat)?.kind === 'bot';
