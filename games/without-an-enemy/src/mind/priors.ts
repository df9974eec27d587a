// For bots: how promising each legal action looks at a glance; 0: not worth a thought. Uses what the state says, and a
// bot only ever has states it has imagined.
import type {
  BattleAction,
  EventAction,
  InitiativeAction,
  RecruitmentAction,
  ReturnAction,
  SiegeAction,
  SurrenderAction,
  TacticsAction,
} from '../rules/actions.ts';
import { apOf, effectOf } from '../rules/data/cards.ts';
import { type Action, type During, type Seat, type State, sideOf } from '../rules/state.ts';
import { forcesOf, indexOf } from './forces.ts';
import { actionPriors } from './priors-actions.ts';
import { battlePriors } from './priors-battle.ts';
import {
  eventPriors,
  homePriors,
  recruitmentPriors,
  replacePriors,
  siegePriors,
  starvePriors,
  surrenderPriors,
} from './priors-year.ts';

/** Points first; an event is a little more. */
const cardPrior = (seat: Seat, action: InitiativeAction): number => {
  if (action.do === 'go-first') return action.seat === seat ? 0.5 : 0.6;
  return 0.2 + 0.25 * apOf(action.card) + (effectOf(action.card) ? 0.2 : 0);
};
/** An event where most fight; areas in any order, the largest first. */
const tacticsPriors = (state: State, seat: Seat, actions: readonly TacticsAction[]): readonly number[] => {
  const forces = forcesOf(state);
  const side = sideOf(seat);
  const fight = (area: number): number => {
    const [own, theirs] = [indexOf(side, area), indexOf(1 - side, area)];
    const ours = (forces.power[own] as number) + (forces.walls[own] as number);
    return 0.1 + Math.min(ours, (forces.power[theirs] as number) + (forces.walls[theirs] as number));
  };
  return actions.map(({ area }) => fight(area));
};

export const priors = (state: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
  switch (state.phase.name) {
    case 'initiative':
      return (actions as readonly InitiativeAction[]).map((action) => cardPrior(seat, action));
    case 'events':
      return eventPriors(state, seat, actions as readonly EventAction[]);
    case 'actions':
      return actionPriors(state as During<'actions'>, seat, actions);
    case 'tactics':
      return tacticsPriors(state, seat, actions as readonly TacticsAction[]);
    case 'battle':
      return battlePriors(state as During<'battle'>, seat, actions as readonly BattleAction[]);
    case 'siege':
      return siegePriors(state as During<'siege'>, seat, actions as readonly SiegeAction[]);
    case 'supply':
      return starvePriors(state, actions);
    case 'surrender':
      return surrenderPriors(state, seat, actions as readonly SurrenderAction[]);
    case 'new-blocks':
      return replacePriors(state, actions);
    case 'recruitment':
      return recruitmentPriors(state, seat, actions as readonly RecruitmentAction[]);
    case 'return':
      return homePriors(state, seat, actions as readonly ReturnAction[]);
    case 'deal':
    case 'turn':
    case 'victory':
    case 'count':
    case 'deck':
      return actions.map(() => 1);
  }
};
