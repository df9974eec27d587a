// What a bot means to write: a plan is thought about once, and the orders that write it follow at once. A sheet that
// lies on the way of a plan it has chosen leads on to that plan; an empty one is always thought about anew.
import { advance, copyState, type Kind, type Planner, silent } from '@rose/table';
import type { Seen, Thought } from './bot.ts';

/** A plan, and what was thought of it. */
export interface Intention {
  readonly plan: object;
  readonly thought: Omit<Thought, 'action' | 'line'>;
}
export interface Intentions {
  recall(sheet: string): Intention | undefined;
  keep(sheet: string, intention: Intention): void;
}
/** Sheets remembered: those of a few dozen plans. */
const MOST = 2000;
export const newIntentions = (): Intentions => {
  const known = new Map<string, Intention>();
  return {
    recall: (sheet) => known.get(sheet),
    keep(sheet, intention) {
      known.delete(sheet);
      known.set(sheet, intention);
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
  };
};

/** No plan of the house takes more orders. */
const LONGEST = 80;
const noDice = (): number => {
  throw new Error('bots: writing on a sheet rolls no dice');
};
interface Way {
  /** The orders that are still to be written, then the confirmation. */
  readonly line: readonly Kind['action'][];
  /** The sheet after each order. */
  readonly sheets: readonly string[];
}
/** From the sheet as it is to the plan, order by order. */
const wayTo = ({ game, seat }: Seen, planner: Planner<Kind>, world: Kind['state'], plan: object): Way => {
  const end = copyState(game, world);
  planner.lay(end, seat, plan);
  const confirmation = planner.toward(end as Kind['state'], seat, plan);
  const state = copyState(game, world) as Kind['state'];
  const table = silent(state, noDice);
  const line: Kind['action'][] = [];
  const sheets: string[] = [];
  for (let n = 0; n < LONGEST; n++) {
    const action = planner.toward(state, seat, plan);
    if (game.write(action) === game.write(confirmation)) break;
    advance(game, table, seat, action);
    line.push(action);
    sheets.push(planner.sheet(game.view(state, seat)) ?? '');
  }
  return { line: [...line, confirmation], sheets };
};

/** Who writes (a bot and its strength), by which game's planner, and what it has in mind. */
export interface Writing {
  readonly planner: Planner<Kind>;
  readonly as: string;
  readonly kept: Intentions;
}
/** The first step of a chosen plan; those after it are kept in mind. */
export const begin = (
  seen: Seen,
  writing: Writing,
  world: Kind['state'],
  intention: Intention,
): Thought | undefined => {
  const { planner, as, kept } = writing;
  const { line, sheets } = wayTo(seen, planner, world, intention.plan);
  for (const sheet of sheets) kept.keep(`${as} ${sheet}`, intention);
  return offered(seen, line, intention);
};
/** The next step of a plan that was chosen earlier, if this sheet lies on its way. */
export const goOn = (seen: Seen, { planner, as, kept }: Writing, world: Kind['state']): Thought | undefined => {
  const intention = kept.recall(`${as} ${planner.sheet(seen.view) ?? ''}`);
  return intention && offered(seen, wayTo(seen, planner, world, intention.plan).line, intention);
};
const offered = ({ game, may }: Seen, line: readonly Kind['action'][], { thought }: Intention): Thought | undefined => {
  const text = game.write(line[0] as Kind['action']);
  const action = may.find((other) => game.write(other) === text);
  return action && { ...thought, action, line: [action, ...line.slice(1)], depth: line.length };
};
