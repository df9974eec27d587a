// 7.1 What the active player can fight now: every stack and every place of the areas where he has somebody.
import { pick, refuse } from '@rose/table';
import type { Act, Action } from '../actions.ts';
import { areaOfPlace, canHold, PLACES, type PlaceId, placeName, placesIn } from '../data/places.ts';
import type { During, Refusal } from '../kind.ts';
import { areaOf, leadOf, listOf, noblesInArea, noblesThat, setOf, stackOf } from '../position/pieces.ts';
import { isOnLand, NONE } from '../spots.ts';
import { againAt, whyNotAttack, whyNotBesiege, whyNotGoIn } from './declaring.ts';
import { attackersOn, besiegersOn, canAttack, ledBy, targetsIn } from './forces.ts';
import { dueTownFight } from './town-fight.ts';

type Fighting = During<'combat'>;
/** With some of those who could join only. */
export type With = Act<'attack-with' | 'besiege-with'>;

/** Made once: they are looked at after every fight. */
const BESIEGES: readonly Act<'besiege'>[] = PLACES.map((place) => ({ do: 'besiege', place }));
/** Areas where the active player has somebody. */
const areasOf = (state: Fighting): readonly number[] => {
  const areas = new Set<number>();
  for (const noble of listOf(
    ledBy(
      state,
      noblesThat(state, () => true),
      state.turn,
    ),
  ))
    areas.add(areaOf(state, noble));
  areas.delete(NONE);
  return [...areas];
};
export function* fights(state: Fighting): Iterable<Act<'attack' | 'besiege' | 'go-in'>> {
  for (const area of areasOf(state)) {
    for (const stack of targetsIn(state, area, state.turn)) yield { do: 'attack', noble: leadOf(stack) };
    for (const place of placesIn(area)) if (canHold(place)) yield BESIEGES[place] as Act<'besiege'>;
  }
  for (const { place, nobles } of state.phase.relieved)
    for (const noble of listOf(nobles)) yield { do: 'go-in', noble, place };
}
const isLegal = (state: Fighting, action: Act<'attack' | 'besiege' | 'go-in'>): boolean => !whyNotFight(state, action);
const besiegersAt = (state: Fighting, place: number): number =>
  besiegersOn(state, state.turn, place, areaOfPlace(place), againAt(state, place));
/** 6.5, 14.3 Whoever is wanted for a siege he sailed to, or must fight where he is shut in, does nothing else before. Tables
 * of the first four rules let him spend his attack elsewhere. */
export const whyNotYet = (state: Fighting, set: number, place: number = NONE): Refusal | undefined => {
  if (state.rules < 5) return undefined;
  const shut = dueTownFight(state, state.turn, set);
  if (shut !== undefined && shut !== place) return refuse('14.3', { why: 'must-fight-inside', place: placeName(shut) });
  // Of two duties either may be done first.
  if (place !== NONE && (place === shut || state.phase.bound.includes(place as PlaceId))) return undefined;
  const due = state.phase.bound.find(
    (port) =>
      (besiegersAt(state, port) & set) !== 0 &&
      !whyNotBesiege(state, state.turn, port) &&
      whyNotBesiege(state, state.turn, port, listOf(besiegersAt(state, port) & ~set)),
  );
  return due === undefined ? undefined : refuse('6.5', { why: 'must-besiege', place: placeName(due) });
};
export const whyNotFight = (state: Fighting, action: Act<'attack' | 'besiege' | 'go-in'>): Refusal | undefined => {
  switch (action.do) {
    case 'attack':
      return (
        whyNotAttack(state, state.turn, action.noble) ??
        whyNotYet(state, attackersOn(state, state.turn, stackOf(state, action.noble)))
      );
    case 'besiege':
      return (
        whyNotBesiege(state, state.turn, action.place) ??
        whyNotYet(state, besiegersAt(state, action.place), action.place)
      );
    case 'go-in':
      return (
        whyNotGoIn(state, state.turn, action.noble, action.place) ?? whyNotYet(state, 1 << action.noble, action.place)
      );
  }
};
export const legalFights = (state: Fighting): Action[] => {
  const found: Action[] = [];
  for (const action of fights(state)) if (isLegal(state, action)) found.push(action);
  return found;
};
/** Whether there is anything to fight for; where nobody may attack any more, nothing is looked at. */
export const canFight = (state: Fighting): boolean => {
  const own = ledBy(
    state,
    noblesThat(state, (noble) => isOnLand(state.spot[noble] as number)),
    state.turn,
  );
  if (state.phase.relieved.length === 0 && !listOf(own).some((noble) => canAttack(state, noble))) return false;
  for (const action of fights(state)) if (isLegal(state, action)) return true;
  return false;
};
/** 6.5 Whoever sailed to besiege must do it, as long as he can. */
export const dueSiege = (state: Fighting): PlaceId | undefined =>
  state.phase.bound.find((place) => !whyNotBesiege(state, state.turn, place)) as PlaceId | undefined;

export const whyNotWith = (state: Fighting, action: With): Refusal | undefined =>
  action.do === 'attack-with'
    ? (whyNotAttack(state, state.turn, action.noble, action.nobles) ?? whyNotYet(state, setOf(action.nobles)))
    : (whyNotBesiege(state, state.turn, action.place, action.nobles) ??
      whyNotYet(state, setOf(action.nobles), action.place));

/** Some of those who could, against one of those who can be fought. */
export const sampleFight = (state: Fighting, random: (sides: number) => number): With | undefined => {
  if (state.phase.step !== 'choose') return undefined;
  const found = legalFights(state).filter((action) => action.do === 'attack' || action.do === 'besiege');
  if (found.length === 0) return undefined;
  const chosen = pick(found, random) as Act<'attack' | 'besiege'>;
  const able =
    chosen.do === 'attack'
      ? attackersOn(state, state.turn, stackOf(state, chosen.noble))
      : besiegersOn(state, state.turn, chosen.place, areaOfPlace(chosen.place), againAt(state, chosen.place));
  const nobles = listOf(able).filter(() => random(2) === 1);
  if (nobles.length === 0) return undefined;
  const action: With =
    chosen.do === 'attack'
      ? { do: 'attack-with', nobles, noble: chosen.noble }
      : { do: 'besiege-with', nobles, place: chosen.place };
  return whyNotWith(state, action) ? undefined : action;
};
/** Each noble alone against each who can be fought. */
export function* fightItems(state: Fighting): Iterable<With> {
  if (state.phase.step !== 'choose') return;
  for (const action of fights(state)) {
    const area = action.do === 'attack' ? areaOf(state, action.noble) : areaOfPlace(action.place);
    for (const noble of listOf(ledBy(state, noblesInArea(state, area), state.turn))) {
      if (action.do === 'attack') yield { do: 'attack-with', nobles: [noble], noble: action.noble };
      if (action.do === 'besiege') yield { do: 'besiege-with', nobles: [noble], place: action.place };
    }
  }
}
