// English: refusals in battles, sieges, supply and at the end of the year.

import { type Catalogue, line } from '@rose/table/text';
import type { WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { area, city, count, inArea, The, the } from './parts.en.ts';

type Why = Catalogue<WithoutAnEnemy>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

export const tactics: Named<
  | 'nothing-to-resolve'
  | 'border-not-used'
  | 'not-in-battle'
  | 'guns-need-company'
  | 'city-full'
  | 'no-city-to-enter'
  | 'not-fortified'
  | 'no-way-for-all'
  | 'not-strongest'
  | 'wrong-class'
  | 'chosen-already'
  | 'nobody-chosen'
  | 'arrived-by-retreat'
  | 'storm-limit'
  | 'no-storm-yet'
  | 'storming-forbidden'
  | 'breach-is-open'
  | 'breach-tried'
  | 'no-guns-before-it'
  | 'no-marker'
> = {
  'nothing-to-resolve': ({ area: id }) =>
    line`Nothing is left to resolve ${inArea(id)}: choose an area with blocks of both sides.`,
  'border-not-used': ({ from, to }) =>
    line`None of your blocks came from ${area(from)} into ${area(to)}: name a border that was crossed.`,
  'not-in-battle': ({ block }) => line`${The(block)} has no part in this: choose one of the blocks that have.`,
  'guns-need-company': ({ block, city: id }) =>
    line`${The(block)} cannot hold ${city(id)} alone: send Infantry or Cavalry inside first.`,
  'city-full': ({ city: id, limit }) =>
    line`${city(id)} is full: it holds ${count(limit, 'block')} at most, twice its size.`,
  'no-city-to-enter': ({ area: id }) =>
    line`No city ${inArea(id)} is open to these blocks: it must be yours, and only defenders may go in.`,
  'not-fortified': ({ city: id }) => line`${city(id)} is not fortified yet: a beaten force finds no refuge there.`,
  'no-way-for-all': () => line`Not all your blocks could get away: a withdrawal needs a way out for each of them.`,
  'not-strongest': ({ block }) =>
    line`${The(block)} is not the strongest of those who must be hit: each hit goes to the strongest.`,
  'wrong-class': ({ block }) => line`${The(block)} is of another class than this asks for: choose another block.`,
  'chosen-already': ({ block }) => line`${The(block)} is chosen already: choose another, or go on.`,
  'nobody-chosen': () => line`No block is chosen: choose at least one, or wait.`,
  'arrived-by-retreat': ({ block }) =>
    line`${The(block)} came here this turn by retreat, withdrawal or regroup, and may not storm before the next.`,
  'storm-limit': ({ limit }) => line`At most ${count(limit, 'block')} may storm this city at once.`,
  'no-storm-yet': ({ city: id, marker }) =>
    line`The siege of ${city(id)} is at ${marker}: a storming needs a marker of 2, or of 1 with a breach.`,
  'storming-forbidden': () => line`Peace commissioners are talking: you may not storm this turn.`,
  'breach-is-open': () => line`The wall is open already: one breach is enough.`,
  'breach-tried': () => line`Your guns have tried already: one breach roll for each city and turn.`,
  'no-guns-before-it': () => line`You have no Artillery before the walls: a breach needs some.`,
  'no-marker': ({ city: id }) =>
    line`The siege of ${city(id)} has only begun: a breach roll needs a marker of 1 or more.`,
};

export const yearEnd: Named<
  | 'area-is-fed'
  | 'block-has-paid'
  | 'guns-need-no-supply'
  | 'not-besieged'
  | 'nearer-friends'
  | 'not-new-model'
  | 'others-on-the-map'
  | 'block-is-home'
  | 'has-open-home'
  | 'must-go-home'
> = {
  'area-is-fed': ({ area: id }) => line`All your blocks ${inArea(id)} are fed: nobody has to pay.`,
  'block-has-paid': ({ block }) => line`${The(block)} has paid already: another block must take the next loss.`,
  'guns-need-no-supply': ({ block }) => line`${The(block)} needs no supply: choose Infantry or Cavalry.`,
  'not-besieged': ({ city: id }) => line`${city(id)} has no siege die to roll or to be spared: choose another city.`,
  'nearer-friends': ({ area: id }) =>
    line`Other friendly areas are nearer than ${area(id)}: a garrison marches to the nearest.`,
  'not-new-model': ({ block }) => line`${The(block)} is not one of the New Model blocks to be placed now.`,
  'others-on-the-map': ({ block }) =>
    line`${The(block)} is off the map: as long as a block of its class is on the map, choose that one.`,
  'block-is-home': ({ block }) =>
    line`${The(block)} is not away from home: choose a regional block outside its region.`,
  'has-open-home': ({ block }) => line`${The(block)} has a home open: only a block that has none goes to the Reserve.`,
  'must-go-home': ({ block }) => line`No Leader stands with ${the(block)}: this block must go home first.`,
};
