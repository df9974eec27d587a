// 15.3 Battle lines: the two strongest stand one behind the other, fall upon whom they outnumber, and help each other.
import type { Action } from '../rules/actions.ts';
import { frontIn, nobleIn, secondIn } from '../rules/field/lines.ts';
import type { During } from '../rules/kind.ts';
import { NONE } from '../rules/spots.ts';

type Field = During<'field'>;
const MIDDLE = 1;
const COLUMNS = 3;
const menOf = (state: Field, noble: number): number => (noble === NONE ? 0 : (state.men[noble] as number));
const menIn = (state: Field, side: number, column: number): number =>
  menOf(state, frontIn(state, side, column)) + menOf(state, secondIn(state, side, column));

/** The strongest in the middle of the front, the next behind him, the others where they cover him. */
const arraying = (state: Field, noble: number, space: number): number => {
  const side = state.phase.asked;
  const men = menOf(state, noble);
  if (nobleIn(state, side, MIDDLE) === NONE) return space === MIDDLE ? 1000 + men : men;
  if (space === MIDDLE + COLUMNS) return 500 + men;
  return space < COLUMNS ? -men : -1000;
};
export const fieldWeight = (state: Field, action: Action): number => {
  const { asked } = state.phase;
  switch (action.do) {
    case 'deploy':
      return arraying(state, action.noble, action.space);
    case 'engage':
      return menIn(state, asked, action.space) > menIn(state, 1 - asked, action.space) ? 100 : -1;
    case 'support':
      return 50;
    case 'ready':
      return 0;
    case 'stand-with':
      return -2;
    case 'shift':
      return action.space < COLUMNS ? -3 : -4;
    case 'disagree':
      return 1;
    case 'agree':
    case 'detach':
    case 'exchange':
      return -5;
    default:
      return Number.NEGATIVE_INFINITY;
  }
};
