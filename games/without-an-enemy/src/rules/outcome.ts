// 14 Victory of each kind.
import type { Outcome } from '@rose/table';
import { FIRST_YEAR } from './data/calendar.ts';
import { SETUPS } from './data/scenarios.ts';
import { MAJOR_VICTORY } from './data/tables.ts';
import type { State, WithoutAnEnemy } from './state.ts';
import { trackOf } from './track.ts';

/** 14.2 In a Victory Phase, not in 1642, three points are a major victory. */
const major = (state: State): Outcome<WithoutAnEnemy> | undefined => {
  const track = trackOf(state);
  if (state.year === FIRST_YEAR || Math.abs(track) < MAJOR_VICTORY) return undefined;
  return { winners: [track > 0 ? 'royalist' : 'parliament'], how: 'major-victory', rule: '14.2' };
};
/** 14.3, 14.6 After the last turn the scenario's own count decides. */
const final = (state: State): Outcome<WithoutAnEnemy> => {
  const { royalistFrom, parliamentTo } = SETUPS[state.options.scenario];
  const track = trackOf(state);
  if (track >= royalistFrom) return { winners: ['royalist'], how: 'minor-victory', rule: '14.3' };
  if (track <= parliamentTo) return { winners: ['parliament'], how: 'minor-victory', rule: '14.3' };
  return { winners: [], how: 'draw', rule: '14.3' };
};

export const outcome = (state: State): Outcome<WithoutAnEnemy> | undefined => {
  if (state.phase.name === 'victory') return major(state);
  return state.phase.name === 'count' ? final(state) : undefined;
};
