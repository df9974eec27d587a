// 10.2 Where a player has left and no bot was agreed: the first card offered is picked, aid is declined, an unfinished
// plan is emptied and confirmed (ruling 82).
import { C } from '../rules/data/cards.ts';
import type { Action } from '../rules/state.ts';
import type { View } from '../secrecy/seen.ts';

const isBlank = (view: View): boolean => {
  const { plan } = view;
  return (
    plan === null || (!plan.bid && plan.moves.length + plan.sails.length + plan.cubes.length + plan.forces.length === 0)
  );
};
/** Ruling 82: a plan that was begun but not confirmed is emptied before a bot goes on. */
export const left = (view: View): Action | undefined =>
  view.phase.name === 'planning' && !isBlank(view) ? { do: 'clear' } : undefined;

export const standIn = (view: View): Action => {
  const [first] = view.shown;
  if (view.phase.name === 'draft' && first !== undefined) return { do: 'pick', card: C[first] };
  if (view.phase.name === 'taxes') return { do: 'decline-aid' };
  return isBlank(view) ? { do: 'lock' } : { do: 'clear' };
};
