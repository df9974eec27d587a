// 9.5 Where a Parliament sits, and whether the present player-turn has seen one.
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';

/** The place of the Parliament that sits now; NONE without one. */
export const siteOf = ({ phase, under }: State): number => {
  if (phase.name === 'parliament') return phase.site;
  const sitting = under.find(({ name }) => name === 'parliament');
  return sitting?.name === 'parliament' ? sitting.site : NONE;
};
/** The King's peace of a Parliament lasts until its summoner's next turn is over: so a fresh one tells of it. */
export const hasSat = (state: State): boolean =>
  state.peace.some(({ seat, turn }) => seat === state.turn && turn === (state.turns[seat] as number) + 1);
