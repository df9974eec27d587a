// Alpha-beta with a principal variation, for two seats, open positions and no dice. It plays on with the kernel's own
// `advance` on states it owns: there is one set of rules. The same seat may act twice in a row (a pass is automatic),
// so a score changes its sign when the active seat changes, not by alternating.
import {
  type AnyGame,
  advance,
  askedNow,
  copyState,
  fingerprint,
  type Kind,
  legal,
  type Outcome,
  silent,
  type Table,
} from '@rose/table';
import { AT_LEAST, AT_MOST, EXACT, remember } from './memory.ts';
import { order } from './order.ts';

/** Thirteen hexadecimal digits: as many as a number holds exactly. */
const keyOf = (game: AnyGame, state: Kind['state']): number =>
  game.key?.(state) ?? Number.parseInt(fingerprint(state).slice(0, 13), 16);

/** A won game, less one for each action on the way there: win quickly, lose slowly. */
export const WON = 1_000_000;
/** Scores beyond this are forced ends. */
export const FORCED = WON - 1_000;
/** Evaluations, -1 to 1, become whole numbers of this grain. */
export const GRAIN = 10_000;
export const MOST_DEPTH = 60;

export interface Tree {
  /** The score of a state for `seat` after looking `depth` actions further; worthless once `stopped()`. */
  look(state: Kind['state'], seat: string, depth: number, alpha: number, beta: number, ply: number): number;
  /** The state after an action; the given one stays. */
  after(state: Kind['state'], seat: string, action: Kind['action']): Kind['state'];
  /** What is expected from the state last looked at with an open window, at this ply. */
  line(ply: number): readonly Kind['action'][];
  nodes(): number;
  stopped(): boolean;
  /** Dice were thrown: what was found is not to be trusted. */
  rolled(): boolean;
}

const NODES_BETWEEN_LOOKS_AT_THE_CLOCK = 255;
const MEMORY_BITS = 17;

export const growTree = (game: AnyGame, firstSeat: string, isTimeUp: () => boolean): Tree => {
  const memory = remember(MEMORY_BITS);
  const ordering = order();
  const lines: (readonly Kind['action'][])[] = Array.from({ length: MOST_DEPTH + 2 }, () => []);
  let nodes = 0;
  let stopped = false;
  let rolled = false;
  const dice = (): number => {
    rolled = true;
    stopped = true;
    return 1;
  };

  const after: Tree['after'] = (state, seat, action) => {
    const draft = copyState(game, state);
    advance(game, silent(draft, dice) as Table<Kind>, seat, action);
    return draft as Kind['state'];
  };
  const ended = (outcome: Outcome<Kind>, seat: string, ply: number): number => {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(seat) ? WON - ply : ply - WON;
  };
  const judge = (state: Kind['state'], seat: string): number =>
    Math.round(GRAIN * Math.max(-1, Math.min(1, game.evaluate?.(state, seat) ?? 0)));

  const look: Tree['look'] = (state, seat, depth, alpha, beta, ply) => {
    nodes++;
    if ((nodes & NODES_BETWEEN_LOOKS_AT_THE_CLOCK) === 0 && isTimeUp()) stopped = true;
    if (stopped) return 0;
    lines[ply] = [];
    const outcome = game.outcome(state);
    if (outcome) return ended(outcome, seat, ply);
    if (depth <= 0 || ply >= MOST_DEPTH) return judge(state, seat);
    const [mover] = askedNow(game, state).must;
    if (mover === undefined) throw new Error(`${game.meta.id}: nobody acts in ${state.phase.name}`);
    return mover === seat
      ? search(state, mover, depth, alpha, beta, ply)
      : -search(state, mover, depth, -beta, -alpha, ply);
  };

  /** Forced ends are remembered by their distance from the position, not from the root. */
  const toMemory = (score: number, ply: number): number =>
    score > FORCED ? score + ply : score < -FORCED ? score - ply : score;
  const fromMemory = (score: number, ply: number): number =>
    score > FORCED ? score - ply : score < -FORCED ? score + ply : score;

  /** What the memory says of a position that was looked at as deep, where it settles a closed window. */
  const recall = (slot: number, depth: number, alpha: number, beta: number, ply: number): number | undefined => {
    if (slot < 0 || beta - alpha > 1 || (memory.depth[slot] as number) < depth) return undefined;
    const score = fromMemory(memory.score[slot] as number, ply);
    const kind = memory.kind[slot];
    return kind === EXACT || (kind === AT_LEAST ? score >= beta : score <= alpha) ? score : undefined;
  };

  /** The first action with the whole window; the others are only asked whether they are better, then looked at again. */
  const probe = (
    child: Kind['state'],
    mover: string,
    depth: number,
    floor: number,
    beta: number,
    ply: number,
    isFirst: boolean,
  ) => {
    if (isFirst) return look(child, mover, depth, floor, beta, ply);
    const score = look(child, mover, depth, floor, floor + 1, ply);
    return score > floor && score < beta ? look(child, mover, depth, floor, beta, ply) : score;
  };

  const search: Tree['look'] = (state, mover, depth, alpha, beta, ply) => {
    const key = keyOf(game, state);
    const slot = memory.find(key);
    const recalled = recall(slot, depth, alpha, beta, ply);
    if (recalled !== undefined) return recalled;
    const actions = legal(game, state, mover);
    const side = mover === firstSeat ? 0 : 1;
    const places = ordering.sort(actions, slot < 0 ? -1 : (memory.best[slot] as number), side, ply);
    let best = -WON;
    let bestPlace = 0;
    for (const [i, place] of places.entries()) {
      const action = actions[place] as Kind['action'];
      const floor = Math.max(alpha, best);
      const score = probe(after(state, mover, action), mover, depth - 1, floor, beta, ply + 1, i === 0);
      if (stopped) return 0;
      if (score <= best) continue;
      best = score;
      bestPlace = place;
      if (score > floor && beta - alpha > 1) lines[ply] = [action, ...(lines[ply + 1] as readonly Kind['action'][])];
      if (score < beta) continue;
      ordering.praise(action, side, ply, depth);
      break;
    }
    const kind = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    memory.put(key, depth, toMemory(best, ply), kind, bestPlace);
    return best;
  };

  return {
    look,
    after,
    line: (ply) => lines[ply] as readonly Kind['action'][],
    nodes: () => nodes,
    stopped: () => stopped,
    rolled: () => rolled,
  };
};
