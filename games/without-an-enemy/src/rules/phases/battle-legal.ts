// What may be answered in a battle: what is asked often is listed directly, without asking for each in turn.
import type { BattleAction } from '../actions.ts';
import { BLOCKS, type BlockId } from '../data/blocks.ts';
import { AIMS_AT_HORSE, FIRED, type Seat, sideOf } from '../state.ts';
import { battleCandidates, whyNotAnswer } from './battle-answers.ts';
import { legalRegroups, legalRetreats } from './battle-end.ts';
import { type Fighting, hasDone } from './battle-line.ts';
import { gunsOf, musketsOf } from './battle-steps.ts';
import { strongest } from './hits.ts';

const TAKES: readonly BattleAction[] = BLOCKS.map((block) => ({ do: 'take-hit', block }));
const FIRES: readonly BattleAction[] = BLOCKS.map((block) => ({ do: 'fire', block }));
const AIMS: readonly BattleAction[] = BLOCKS.map((block) => ({ do: 'aim', block }));
const READY: BattleAction = { do: 'ready' };
const ORDERS: readonly BattleAction[] = [{ do: 'order-retreat' }, { do: 'fight-on' }];
const made = (actions: readonly BattleAction[], blocks: readonly BlockId[]): BattleAction[] =>
  blocks.map((block) => actions[block] as BattleAction);
/** Of these who have not done it yet, or that is all. */
const stillTo = (
  state: Fighting,
  blocks: readonly BlockId[],
  what: number,
  actions: readonly BattleAction[],
): readonly BattleAction[] => [
  ...made(
    actions,
    blocks.filter((block) => !hasDone(state, block, what)),
  ),
  READY,
];
export const legalAnswers = (state: Fighting, seat: Seat): readonly BattleAction[] => {
  const { blows, step } = state.phase;
  if (blows.length > 0) return made(TAKES, strongest(state));
  if (step === 'regroup') return legalRegroups(state, seat);
  if (step === 'fire') return stillTo(state, musketsOf(state, sideOf(seat)), FIRED, FIRES);
  if (step === 'aim') return stillTo(state, gunsOf(state, sideOf(seat)), AIMS_AT_HORSE, AIMS);
  if (step === 'order') return ORDERS;
  if (step === 'retreat' || step === 'leave') return legalRetreats(state, seat);
  return [...battleCandidates(state, seat)].filter((action) => whyNotAnswer(state, seat, action) === undefined);
};
