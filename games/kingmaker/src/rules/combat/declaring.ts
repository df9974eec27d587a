// 7.1 Declaring a battle or a siege: why not.
import { refuse } from '@rose/table';
import { A, areaName } from '../data/areas.ts';
import { nobleName } from '../data/persons.ts';
import { areaOfPlace, placeName } from '../data/places.ts';
import type { During, Refusal } from '../kind.ts';
import { gateFor, holderOf, isUnderSiege, roomIn } from '../position/control.ts';
import {
  areaOf,
  has,
  isInPlay,
  isOnBoard,
  leaderSeat,
  leadOf,
  listOf,
  noblesAt,
  noblesInArea,
  seatsIn,
  setOf,
  stackOf,
} from '../position/pieces.ts';
import { canBeBesieged, requirementOf } from '../position/sieges.ts';
import { strengthOfAll } from '../position/strength.ts';
import { isAtPeace } from '../position/truces.ts';
import { inside, isInside, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { isAmbush } from './ambush.ts';
import { attackersOn, besiegersOn, canAttack, isBattleSpot, ledBy } from './forces.ts';
import { whyNotSeats } from './truces.ts';

type Fighting = During<'combat'>;
/** Why one of the faction's own nobles cannot take part. */
const whyNotJoin = (state: State, seat: number, noble: number, area: number): Refusal | undefined => {
  const name = { noble: nobleName(noble) };
  if (!isInPlay(state, noble) || leaderSeat(state, noble) !== seat)
    return refuse('7.1', { why: 'not-your-noble', ...name });
  if (areaOf(state, noble) !== area) return refuse('7.1', { why: 'not-in-area', ...name });
  return canAttack(state, noble) ? undefined : refuse('7.1', { why: 'has-attacked', ...name });
};

/** 7.2 A stack as a whole, once a player-turn, in the open or in a town without walls. */
export const whyNotTarget = (state: State, seat: number, noble: number): Refusal | undefined => {
  const name = { noble: nobleName(noble) };
  if (!isInPlay(state, noble) || !isOnBoard(state, noble)) return refuse('7.1', { why: 'nobody-to-fight' });
  if (leaderSeat(state, noble) === seat) return refuse('7.1', { why: 'is-yours', ...name });
  const area = areaOf(state, noble);
  if (area === NONE || ledBy(state, noblesInArea(state, area), seat) === 0)
    return refuse('7.1', { why: 'not-in-area', ...name });
  if (!isBattleSpot(state.spot[noble] as number)) return refuse('7.3', { why: 'behind-walls', ...name });
  const stack = stackOf(state, noble);
  if (leadOf(stack) !== noble) return refuse('3.6', { why: 'not-the-lead', piece: nobleName(noble) });
  if (isAtPeace(state, area)) return refuse('9.5', { why: 'kings-peace', area: areaName(area) });
  if (area === A.continent || area === A.scotland)
    return refuse('15.6', { why: 'no-combat-here', area: areaName(area) });
  const attacked = listOf(stack).find((one) => has(state.defended, one));
  if (attacked !== undefined) return refuse('7.1', { why: 'was-attacked', noble: nobleName(attacked) });
  return whyNotSeats(state, seat, seatsIn(state, stack));
};
export const whyNotAttack = (
  state: State,
  seat: number,
  noble: number,
  nobles?: readonly number[],
): Refusal | undefined => {
  const wrong = whyNotTarget(state, seat, noble);
  if (wrong) return wrong;
  const stack = stackOf(state, noble);
  const able = attackersOn(state, seat, stack);
  if (!nobles && able === 0) return refuse('7.1', { why: 'nobody-to-fight' });
  for (const one of nobles ?? []) {
    const refusal = whyNotJoin(state, seat, one, areaOf(state, noble));
    if (refusal) return refusal;
    if (!has(able, one)) return refuse('7.4', { why: 'is-besieged', piece: nobleName(one) });
  }
  // 14.2 Nobody in a town is ambushed, so a force that weak does not attack there at all.
  const inTown = isInside(state.spot[noble] as number);
  return inTown && isAmbush(state, nobles ? setOf(nobles) : able, stack, areaOf(state, noble))
    ? refuse('14.2', { why: 'too-weak-here', noble: nobleName(noble) })
    : undefined;
};

/** 7.4 Who beat the besiegers of this place in this phase, and may attack once more. */
export const againAt = (state: Fighting, place: number): number =>
  state.phase.relieved.find((one) => one.place === place)?.nobles ?? 0;
const whyNotPlace = (state: Fighting, seat: number, place: number): Refusal | undefined => {
  const name = { place: placeName(place) };
  const area = areaOfPlace(place);
  if (holderOf(state, place) === seat) return refuse('7.3', { why: 'is-your-own', ...name });
  if (!canBeBesieged(state, place, seat)) return refuse('7.3', { why: 'no-siege-needed', ...name });
  if (isAtPeace(state, area)) return refuse('9.5', { why: 'kings-peace', area: areaName(area) });
  const besieger = state.siege[place] as number;
  if (besieger !== NONE && besieger !== seat) return refuse('7.4', { why: 'besieged-by-other', ...name });
  const within = noblesAt(state, inside(place));
  const holder = holderOf(state, place);
  const truce = whyNotSeats(state, seat, seatsIn(state, within) | (holder === NONE ? 0 : 1 << holder));
  if (truce) return truce;
  const attacked = listOf(within).find((one) => has(state.defended, one));
  return attacked === undefined ? undefined : refuse('7.1', { why: 'was-attacked', noble: nobleName(attacked) });
};
/** 7.3 At least as many men as the garrison and the strongest faction inside. */
export const whyNotBesiege = (
  state: Fighting,
  seat: number,
  place: number,
  nobles?: readonly number[],
): Refusal | undefined => {
  const wrong = whyNotPlace(state, seat, place);
  if (wrong) return wrong;
  const area = areaOfPlace(place);
  const able = besiegersOn(state, seat, place, area, againAt(state, place));
  for (const one of nobles ?? []) {
    const refusal = has(able, one) ? undefined : whyNotJoin(state, seat, one, area);
    if (refusal) return refusal;
    if (!has(able, one)) return refuse('7.4', { why: 'is-besieged', piece: nobleName(one) });
  }
  const set = nobles ? nobles.reduce((sum, one) => sum | (1 << one), 0) : able;
  if (set === 0) return refuse('7.1', { why: 'nobody-to-fight' });
  const men = strengthOfAll(state, set, area);
  const needed = requirementOf(state, place, seat);
  return men >= needed ? undefined : refuse('7.3', { why: 'too-few-to-besiege', place: placeName(place), men, needed });
};
/** 7.4 Who beat the besiegers may go in where the place is open to him. */
export const whyNotGoIn = (state: Fighting, seat: number, noble: number, place: number): Refusal | undefined => {
  const name = { place: placeName(place) };
  if (!has(againAt(state, place), noble)) return refuse('7.4', { why: 'not-victorious', ...name });
  if (state.spot[noble] !== areaOfPlace(place)) return refuse('7.4', { why: 'not-in-area', noble: nobleName(noble) });
  if (isUnderSiege(state, place) || gateFor(state, place, seat) !== 'open')
    return refuse('3.1', { why: 'gate-is-shut', ...name });
  const [room, men] = [roomIn(state, place), state.men[noble] as number];
  return room >= men ? undefined : refuse('3.7', { why: 'no-room', ...name, room, men });
};
