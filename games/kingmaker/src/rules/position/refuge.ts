// 16.3 Refuge: with these cards nobody remains overseas without one, but for a few who are at home there.
import { A, isOverseas } from '../data/areas.ts';
import { C } from '../data/crown.ts';
import { EVENTS, type EventId, eventKind } from '../data/events.ts';
import { N } from '../data/persons.ts';
import { isFortified, P, placesIn } from '../data/places.ts';
import { areaAt, handOf } from '../spots.ts';
import type { State } from '../state.ts';
import { holderOf, lordOf } from './control.ts';
import { areaOf, isAlive, isAllied, listOf, noblesInArea, seatOfNoble } from './pieces.ts';
import { keeperOfRoyal, survivors } from './throne.ts';

export const isRefugeArea = (state: State, area: number): boolean => state.options.refuge > 0 && isOverseas(area);
/** Ruling 143: who needs no card. */
const isAtHome = (state: State, noble: number, area: number): boolean => {
  switch (area) {
    case A.ireland:
      return state.held[C['lieutenant-ireland']] === noble;
    case A.man:
      return noble === N.stanley;
    case A.calais:
      return state.held[C['captain-calais']] === noble;
    case A.anglesey:
      return state.held[C.treasurer] === noble;
    case A.wight:
      return lordOf(state, P.carisbrooke) === noble;
    default:
      return false;
  }
};
/** Of a group for which a card was played, and still where it went. */
export const isRefugee = (state: State, piece: number): boolean =>
  state.refuges.some(
    ({ area, pieces }) => area === areaOf(state, piece) && (pieces as readonly number[]).includes(piece),
  );
export const mayRemain = (state: State, noble: number, area: number): boolean =>
  !isRefugeArea(state, area) ||
  isAtHome(state, noble, area) ||
  (areaOf(state, noble) === area && isRefugee(state, noble));
export const refugeCardsOf = (state: State, seat: number): readonly EventId[] =>
  state.options.refuge === 0
    ? []
    : EVENTS.filter((event) => state.events[event] === handOf(seat) && eventKind(event) === 'refuge');

/** Ruling 143: others come only to besiege, to attack or to take an heir. */
export const hasBusiness = (state: State, seat: number, area: number): boolean => {
  const peaceful = area === A.continent || area === A.scotland;
  const heirs = survivors(state).some(
    (royal) =>
      isAlive(state, royal) && areaAt(state.spot[royal] as number) === area && keeperOfRoyal(state, royal) !== seat,
  );
  if (heirs || peaceful) return heirs;
  return (
    placesIn(area).some((place) => isFortified(place) && holderOf(state, place) !== seat) ||
    listOf(noblesInArea(state, area)).some((noble) => !isAllied(state, seatOfNoble(state, noble), seat))
  );
};
/** Whether nobles of a faction may go to an area now. */
export const mayGoTo = (state: State, seat: number, nobles: readonly number[], area: number): boolean =>
  !isRefugeArea(state, area) ||
  nobles.every((noble) => isAtHome(state, noble, area)) ||
  refugeCardsOf(state, seat).length > 0 ||
  hasBusiness(state, seat, area);
