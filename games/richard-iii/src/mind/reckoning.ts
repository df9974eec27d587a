// The end of a battle in numbers: played out once with dice, or counted over all the ways the dice can fall.
import { allOf, hits } from '@rose/parts';
import { silent } from '@rose/table';
import { copy } from '../rules/copy.gen.ts';
import type { AreaId } from '../rules/data/areas.ts';
import { type BlockId, NO_BLOCK, twinOf } from '../rules/data/blocks.ts';
import { battle } from '../rules/phases/battle.ts';
import { type Fighting, firepowerOf } from '../rules/phases/line.ts';
import { blocksIn, hasLost, heldBy, isStanding, isWon, stepsOf } from '../rules/position.ts';
import {
  type BattleAction,
  other,
  type RichardIII,
  type Seat,
  type State,
  sideOf,
  type TableIn,
} from '../rules/state.ts';
import { conduct } from './conduct.ts';

/** Shares and means over however many battles. */
export interface Result {
  readonly win: number;
  readonly own: number;
  readonly enemy: number;
}
/** What stands in the battle, and for whom it is reckoned. */
export interface Stakes {
  readonly seat: Seat;
  readonly area: AreaId;
  readonly own: readonly Stake[];
  readonly enemy: readonly Stake[];
}
interface Stake {
  readonly block: BlockId;
  readonly steps: number;
}

export const stakesIn = (state: State, seat: Seat, area: AreaId): Stakes => {
  const stand = (of: Seat): readonly Stake[] =>
    blocksIn(state, sideOf(of), area).map((block) => ({ block, steps: stepsOf(state, block) }));
  return { seat, area, own: stand(seat), enemy: stand(other(seat)) };
};

const STEPS = ['treason', 'turn', 'hits'];
export const isFighting = (state: State, area: number): state is Fighting =>
  state.phase.name === 'battle' && state.phase.area === area && STEPS.includes(state.phase.step) && !isWon(state);

/** A block that fell or changed sides is lost with all its steps. */
const lostOf = (state: State, stakes: readonly Stake[]): number => {
  let lost = 0;
  for (const { block, steps } of stakes) lost += isStanding(state, block) ? steps - stepsOf(state, block) : steps;
  return lost;
};
const resultOf = (state: State, { seat, area, own, enemy }: Stakes): Result => {
  const won = isWon(state) ? hasLost(state, other(seat)) : heldBy(state, sideOf(seat), area) > 0;
  return { win: won ? 1 : 0, own: lostOf(state, own), enemy: lostOf(state, enemy) };
};

/** Plays the battle to its end, on a state the caller owns. */
export const playOut = (
  table: ReturnType<typeof silent<RichardIII>>,
  stakes: Stakes,
  first: BattleAction | undefined,
): Result => {
  const { state } = table;
  let next = first;
  while (isFighting(state, stakes.area)) {
    battle.apply(table as TableIn<'battle'>, state.phase.acting, next ?? conduct(state));
    next = undefined;
  }
  return resultOf(state as State, stakes);
};

interface Throw {
  readonly shares: readonly number[];
  faces(outcome: number): readonly number[];
}
const facesOf = (hit: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => (n < hit ? 1 : 6));
/** 6.4 A throw that hits so often; 6.9 one that turns a block or does not. */
const throwOf = (state: State, shooter: BlockId, rule: string, count: number): Throw => {
  if (rule === '6.9') {
    const turned = allOf(count, 1 / 2);
    return { shares: [1 - turned, turned], faces: (outcome) => new Array<number>(count).fill(outcome + 1) };
  }
  if (rule !== '6.4') throw new Error(`richard-iii: dice of ${rule} in a battle`);
  const shares = hits(count, firepowerOf(state as Fighting, shooter));
  return { shares, faces: (outcome) => facesOf(outcome, count) };
};

/** Every way an action can end, with its share; a charge throws twice. */
function* waysOf(state: Fighting, action: BattleAction): Iterable<{ readonly share: number; readonly after: State }> {
  const script: number[] = [];
  for (;;) {
    const after = copy(state);
    const counts: number[] = [];
    let share = 1;
    const table = silent<RichardIII>(after as State, () => 1);
    const roll = (rule: string, _sides: number, count = 1): readonly number[] => {
      const n = counts.length;
      const answers = action.do === 'charge' && n > 0;
      const shooter = answers ? action.target : 'block' in action ? action.block : NO_BLOCK;
      const { shares, faces } = throwOf(after as State, shooter, rule, count);
      counts.push(shares.length);
      const outcome = script[n] ?? 0;
      script[n] = outcome;
      share *= shares[outcome] as number;
      return faces(outcome);
    };
    battle.apply({ ...table, roll } as TableIn<'battle'>, state.phase.acting, action);
    if (share > 0) yield { share, after: after as State };
    while (script.length > 0 && (script.at(-1) as number) + 1 >= (counts[script.length - 1] as number)) script.pop();
    if (script.length === 0) return;
    script[script.length - 1] = (script.at(-1) as number) + 1;
  }
}

/** Everything about a battle that decides how it goes on. */
const keyOf = ({ phase, at, steps }: Fighting, blocks: readonly BlockId[]): string => {
  const { step, round, attacker, acting, hits: left, acted, reserves, turned, rolled, warwickRolled, crossed } = phase;
  const rest = [step, round, attacker, acting, left, rolled, warwickRolled, phase.treasonSpent].join();
  const lists = [acted, reserves, turned, crossed].map((list) => list.toSorted((a, b) => a - b).join()).join(';');
  return `${rest};${lists};${blocks.map((block) => `${at[block]}:${steps[block]}`).join()}`;
};

/** Counts every way the dice can fall; nothing when they lead to more than `most` positions. */
export const countAll = (
  start: Fighting,
  stakes: Stakes,
  first: BattleAction | undefined,
  most: number,
): Result | undefined => {
  const blocks = [...stakes.own, ...stakes.enemy].flatMap(({ block }) => [block, twinOf(block)]);
  const concerned = blocks.filter((block) => block !== NO_BLOCK);
  const known = new Map<string, Result>();
  let isTooMuch = false;
  let positions = 0;
  const from = (state: State): Result => {
    if (!isFighting(state, stakes.area)) return resultOf(state, stakes);
    const key = keyOf(state, concerned);
    const before = known.get(key);
    if (before) return before;
    if (++positions > most) isTooMuch = true;
    const result = over(state, conduct(state));
    known.set(key, result);
    return result;
  };
  const over = (state: Fighting, action: BattleAction): Result => {
    let [win, own, enemy] = [0, 0, 0];
    for (const { share, after } of waysOf(state, action)) {
      if (isTooMuch) break;
      const result = from(after);
      win += share * result.win;
      own += share * result.own;
      enemy += share * result.enemy;
    }
    return { win, own, enemy };
  };
  const result = first ? over(start, first) : from(start);
  return isTooMuch ? undefined : result;
};
