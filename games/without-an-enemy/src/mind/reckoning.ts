// The end of a fight in numbers: played out once with dice, to where the winner may regroup.
import type { silent } from '@rose/table';
import type { BattleAction } from '../rules/actions.ts';
import type { BlockId } from '../rules/data/blocks.ts';
import { battle } from '../rules/phases/battle.ts';
import { type BattleTable, everyOf, type Fighting } from '../rules/phases/battle-line.ts';
import { isOnMap, strengthOf } from '../rules/position.ts';
import { other, type Seat, type State, seatOf, sideOf, type WithoutAnEnemy } from '../rules/state.ts';
import { conduct } from './conduct.ts';

export type Silent = ReturnType<typeof silent<WithoutAnEnemy>>;
/** What stands in the fight, and for whom it is reckoned. */
export interface Stakes {
  readonly seat: Seat;
  readonly own: readonly Stake[];
  readonly enemy: readonly Stake[];
}
interface Stake {
  readonly block: BlockId;
  readonly strength: number;
}
export type Ending = 'won' | 'lost' | 'neither';
export interface Result {
  readonly ending: Ending;
  readonly own: number;
  readonly enemy: number;
}

export const stakesIn = (state: Fighting, seat: Seat): Stakes => {
  const stand = (of: Seat): readonly Stake[] =>
    everyOf(state, sideOf(of)).map((block) => ({ block, strength: strengthOf(state, block) }));
  return { seat, own: stand(seat), enemy: stand(other(seat)) };
};
const lostOf = (state: State, stakes: readonly Stake[]): number => {
  let lost = 0;
  for (const { block, strength } of stakes)
    lost += isOnMap(state, block) ? Math.max(0, strength - strengthOf(state, block)) : strength;
  return lost;
};

const isOver = ({ phase }: Fighting): boolean =>
  phase.blows.length === 0 && (phase.step === 'regroup' || phase.step === 'over');
/** Who has lost; a Withdrawal or a Sortie that comes home decides nothing. */
const endingOf = (state: Fighting, seat: Seat, got: 'away' | undefined): Ending => {
  const { loser, kind, attacker } = state.phase;
  if (loser === 'nobody' || got === 'away') return 'neither';
  const sallied = kind === 'sally' || kind === 'sortie';
  if (sallied && loser === attacker && everyOf(state, sideOf(attacker)).length > 0) return 'neither';
  return loser === seat ? 'lost' : 'won';
};
const askedIn = (state: Fighting): Seat => {
  const [blow] = state.phase.blows;
  return blow ? seatOf(blow.side) : state.phase.acting;
};

/** Plays the fight to its end, on a state the caller owns. */
export const playOut = (table: Silent, stakes: Stakes, first: BattleAction | undefined): Result => {
  const fight = table as unknown as BattleTable;
  const { state } = fight;
  let next = first;
  let got: 'away' | undefined;
  battle.goOn?.(fight);
  while (!isOver(state)) {
    const seat = askedIn(state);
    battle.apply(fight, seat, next ?? conduct(state, seat));
    if (state.phase.step === 'leave') got = 'away';
    next = undefined;
    battle.goOn?.(fight);
  }
  const ending = endingOf(state, stakes.seat, got);
  return { ending, own: lostOf(state as State, stakes.own), enemy: lostOf(state as State, stakes.enemy) };
};
