// 6.8, 15.6 The lands overseas: which are open to whom.
import { A } from '../data/areas.ts';
import { C } from '../data/crown.ts';
import { P } from '../data/places.ts';
import { isUnderNoble, OUT } from '../spots.ts';
import type { State } from '../state.ts';
import { seatOfNoble } from './pieces.ts';

/** 15.9 The French have taken it, and its captain's card is out of the game. */
export const isCalaisLost = (state: State): boolean =>
  state.options.advanced && state.held[C['captain-calais']] === OUT;
/** 6.8 Lands overseas that nobody of a faction may go to (rulings 133, 148): with Refuge cards all are open. */
export const isClosedPort = (state: State, port: number, seat: number): boolean => {
  if (port === P.calais) return isCalaisLost(state);
  if (port !== P.scotland && port !== P.continent && port !== P.ireland) return false;
  if (state.options.refuge > 0) return false;
  if (state.options.advanced || port === P.scotland) return port === P.scotland;
  if (port === P.continent) return true;
  const lieutenant = state.held[C['lieutenant-ireland']] as number;
  return !isUnderNoble(lieutenant) || seatOfNoble(state, lieutenant) !== seat;
};
/** 15.6 Calais and the Continent touch, where both are open. */
export const isClosedArea = (state: State, area: number): boolean =>
  (area === A.continent && isClosedPort(state, P.continent, 0)) || (area === A.calais && isCalaisLost(state));
