// A table as one viewer may see it: the view, the choices, and the log lines peeked for that viewer.
import type { Answers, LogStep, Sight, TableCard } from '@rose/protocol';
import {
  type AnyGame,
  askedNow,
  type Course,
  choices,
  drawOffer,
  isAsked,
  items,
  type Kind,
  legal,
  openVerbs,
  outcomeOf,
  peekInto,
  type Step,
  stateOf,
  uncover,
  verbsNow,
} from '@rose/table';
import { type Clock, clockSight } from './clock.ts';
import { type Held, isKnownTo, knownSteps, type Ledger, numberOf } from './ledger.ts';
import { type Guest, sitterOf, takeBack } from './seats.ts';
import type { TableRecord } from './store.ts';
import type { WindowNow } from './windows.ts';

/** A table in play: what was fixed at its opening, its game, and its course so far. */
export interface Seen {
  readonly record: TableRecord;
  readonly game: AnyGame;
  readonly course: Course<Kind>;
}
/** The same, with who may know of what. */
export interface Watched extends Seen {
  readonly ledger: Ledger;
  readonly clock?: Clock | undefined;
  readonly window?: WindowNow | undefined;
}

export const lastSeq = (course: Course<Kind>): number => course.entries.length;
/** The newest entry by a viewer's own count. */
export const numberNow = ({ course, ledger }: Watched, viewer: string): number =>
  numberOf(ledger, viewer, lastSeq(course));

/** Who must act; nobody once the table has closed, be it by resigning. */
export const activeAt = ({ game, course }: Seen): readonly string[] =>
  outcomeOf(game, course) ? [] : askedNow(game, stateOf(course)).must;

/** Not a seat but all of them at once: how a closed game may be looked at. */
export const EVERYTHING = 'everything';
const tellTo = (line: Kind['entry'], viewer: string): Kind['entry'] =>
  (viewer === EVERYTHING ? uncover(line) : peekInto(line, viewer)) as Kind['entry'];

/** A step as one viewer may read it, under that viewer's own number; lines that are not for its ears are left out. */
export const logStep = ({ entry, told }: Step<Kind>, viewer: string, ledger?: Ledger): LogStep => ({
  seq: ledger ? numberOf(ledger, viewer, entry?.seq ?? 0) : (entry?.seq ?? 0),
  seat: entry?.seat,
  ...(entry && 'manner' in entry ? { manner: entry.manner } : {}),
  ...(entry && 'action' in entry && entry.by ? { by: entry.by } : {}),
  told: told.flatMap(({ rule, entry: line }) => {
    const heard: Kind['entry'] | undefined = tellTo(line, viewer);
    return heard === undefined ? [] : [{ rule, entry: heard }];
  }),
});

/** How many of the steps a page holds still stand: entries never change, so equal numbers are equal steps; and a step
 * stands only on those that were there when it was made, so the last that is equal speaks for all before it. */
export const kept = (steps: readonly Held[], held: readonly Held[]): number => {
  for (let i = Math.min(steps.length, held.length); i > 0; i--)
    if (steps[i - 1]?.entry?.seq === held[i - 1]?.entry?.seq) return i;
  return 0;
};

const hasChoices = ({ game, course }: Seen, viewer: string): boolean =>
  viewer !== 'spectator' && outcomeOf(game, course) === undefined && isAsked(game, stateOf(course), viewer);

/** What may be done, and what else could be tried, by its verb alone: most of that is never reached for. */
const choicesOf = (seen: Seen, viewer: string): Pick<Sight, 'may' | 'verbs' | 'open'> => {
  if (!hasChoices(seen, viewer)) return { may: [], verbs: [] };
  const { game, course } = seen;
  const state = stateOf(course);
  const may = legal(game, state, viewer).map((action) => game.write(action));
  const open = openVerbs(game, state, viewer);
  return { may, verbs: verbsNow(game, state, viewer), ...(open.length > 0 ? { open } : {}) };
};

/** Everything that a hand could reach for and may not do now, each with its reason. */
export const refusalsOf = (seen: Watched, viewer: string): Answers['refusals'] => {
  const { game, course, ledger } = seen;
  const refused = hasChoices(seen, viewer) ? choices(game, stateOf(course), viewer).mayNot : [];
  return {
    seq: numberOf(ledger, viewer, lastSeq(course)),
    mayNot: refused.map(({ action, refusal }) => ({ action: game.write(action), refusal })),
  };
};

/** What an action of an open verb could be made of, each thing allowed or with the reason why it is not. */
export const itemsOf = (seen: Watched, viewer: string): Answers['items'] => {
  const { game, course, ledger } = seen;
  const made = hasChoices(seen, viewer) ? items(game, stateOf(course), viewer) : { may: [], mayNot: [] };
  return {
    seq: numberOf(ledger, viewer, lastSeq(course)),
    may: made.may.map((action) => game.write(action)),
    mayNot: made.mayNot.map(({ action, refusal }) => ({ action: game.write(action), refusal })),
  };
};

/** What a page is sent of a view. */
export const pictureFor = (game: AnyGame, state: Kind['state'], viewer: string): Kind['view'] =>
  game.picture?.(state, viewer) ?? game.view(state, viewer);

/** `steps`: those that the viewer may know of; `keep`: how many of them the page already has. */
export const sightOf = (
  seen: Watched,
  guest: Guest,
  viewer: string,
  steps: readonly Step<Kind>[],
  keep: number,
  thinking: string | undefined,
): Sight => {
  const { record, game, course, ledger } = seen;
  const outcome = outcomeOf(game, course);
  const undone = takeBack(guest, seen, viewer, steps);
  return {
    table: record.table,
    game: game.meta.id,
    options: course.opening.options,
    seating: record.seating,
    opened: record.opened,
    viewer,
    seq: numberOf(ledger, viewer, lastSeq(course)),
    view: pictureFor(game, stateOf(course), viewer),
    phase: stateOf(course).phase.name,
    active: activeAt(seen),
    ...choicesOf(seen, viewer),
    keep,
    log: steps.slice(keep).map((step) => logStep(step, viewer, ledger)),
    noUndo: typeof undone === 'string' ? undone : undefined,
    offer: drawOffer(course),
    outcome,
    thinking,
    ...(seen.clock ? { clock: clockSight(seen.clock) } : {}),
    ...(seen.window ? { answersFrom: seen.window.until } : {}),
    commitment: record.commitment,
    secret: outcome ? record.secret : undefined,
  };
};

/** The table as its card in a list shows it, to anybody: nothing that is kept from those who look on. */
export const cardOf = (seen: Watched, touched: string): TableCard => {
  const { record, game, course, ledger } = seen;
  const steps = knownSteps(course, ledger, 'spectator');
  const last = steps.at(-1);
  return {
    table: record.table,
    game: game.meta.id,
    seating: record.seating,
    opened: record.opened,
    touched,
    active: activeAt(seen),
    steps: steps.length - 1,
    last: last?.entry ? logStep(last, 'spectator', ledger) : undefined,
    outcome: outcomeOf(game, course),
  };
};
/** When anybody could last see something happen at a table. */
export const touchedBy = ({ ledger, course }: Watched, before: string, now: string): string =>
  isKnownTo(ledger, 'spectator', lastSeq(course)) ? now : before;

/** Whose time would run: those who must act, where a person sits. */
export const timedAt = (seen: Seen): readonly string[] =>
  activeAt(seen).filter((seat) => sitterOf(seen.record, seat)?.kind === 'person');

/** The seats on which the house plays. */
export const isBot = (record: TableRecord, seat: string): boolean => sitterOf(record, seat)?.kind === 'bot';
