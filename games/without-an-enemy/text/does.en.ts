// English: an action told with its result, for menus and the list of choices.

import { type Catalogue, type Line, line } from '@rose/table/text';
import {
  type AreaId,
  apOf,
  areaName,
  blockName,
  cardName,
  cityName,
  RESERVE,
  regionName,
  seaName,
  type WithoutAnEnemy,
} from '@rose/without-an-enemy/ids';
import { area, card, city, inArea, listed, region, Side, sea, The, the } from './parts.en.ts';

type Does = Catalogue<WithoutAnEnemy>['does'];
type Named<D extends keyof Does> = Pick<Does, D>;

const cards: Named<'play-card' | 'go-first' | 'add' | 'lose' | 'seize' | 'undermine' | 'hold' | 'end-event'> = {
  'play-card': ({ card: id }) => line`Play ${card(cardName(id))}: ${apOf(id)} AP`,
  'go-first': ({ seat }) => line`${Side(seat)} plays first`,
  add: ({ block }) => line`${The(blockName(block))} gains 1 strength`,
  lose: ({ block }) => line`${The(blockName(block))} loses 1 strength`,
  seize: ({ sea: id }) => line`Take ${sea(seaName(id))} for this turn`,
  undermine: ({ city: id }) => line`Raise the siege marker of ${city(cityName(id))} by 1`,
  hold: ({ area: id }) => line`Name ${area(areaName(id))}: quarrelling Leaders keep its blocks where they are`,
  'end-event': () => line`Forgo the rest of the event`,
};

const through = (path: readonly AreaId[]): Line =>
  path.length < 3 ? [] : line` through ${listed(path.slice(1, -1).map((id) => area(areaName(id))))}`;
const ends = (path: readonly AreaId[]): Line => {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return [];
  return line` from ${area(areaName(first))}${through(path)} to ${area(areaName(last))}`;
};
const actions: Named<'move' | 'join' | 'sail' | 'strengthen' | 'deploy' | 'muster' | 'end-actions'> = {
  move: ({ block, path }) => line`${The(blockName(block))} moves${ends(path)}`,
  join: ({ block, path }) => line`${The(blockName(block))} comes to the muster${ends(path)}`,
  sail: ({ block, area: id }) => line`${The(blockName(block))} sails to ${area(areaName(id))}`,
  strengthen: ({ block }) => line`Strengthen ${the(blockName(block))} by 1`,
  deploy: ({ block, area: id }) => line`Deploy ${the(blockName(block))} ${inArea(areaName(id))}`,
  muster: ({ area: id }) => line`Muster ${inArea(areaName(id))}: your blocks may come there`,
  'end-actions': () => line`End your actions`,
};

const tactics: Named<'aim-event' | 'resolve' | 'main' | 'shelter' | 'aid' | 'withdraw' | 'stand'> = {
  'aim-event': ({ area: id }) => line`Use your event ${inArea(areaName(id))}`,
  resolve: ({ area: id }) => line`Resolve what happens ${inArea(areaName(id))}`,
  main: ({ area: id }) => line`The main force comes from ${area(areaName(id))}; the others are reserves`,
  shelter: ({ block }) => line`${The(blockName(block))} goes inside the city`,
  aid: ({ block }) => line`${The(blockName(block))} comes out to help the relief, as a reserve`,
  withdraw: () => line`Try to withdraw with everybody before the battle`,
  stand: () => line`Stand fast and go on`,
};
const battles: Named<
  'storm' | 'aim' | 'fire' | 'take-hit' | 'order-retreat' | 'fight-on' | 'ready' | 'retreat' | 'regroup' | 'end-regroup'
> = {
  storm: ({ block }) => line`${The(blockName(block))} storms`,
  aim: ({ block }) => line`${The(blockName(block))} aims at the Cavalry, at −1`,
  fire: ({ block }) => line`${The(blockName(block))} fires, at −1, instead of engaging`,
  'take-hit': ({ block }) => line`${The(blockName(block))} takes a hit`,
  'order-retreat': () => line`Order a general retreat: no fire, engagement at −2, and away at the end of the cycle`,
  'fight-on': () => line`Fight on`,
  ready: () => line`The orders are given: go on`,
  retreat: ({ block, area: id }) => line`${The(blockName(block))} retreats to ${area(areaName(id))}`,
  regroup: ({ block, area: id }) => line`${The(blockName(block))} regroups to ${area(areaName(id))}`,
  'end-regroup': () => line`End the regroup: the others stay`,
};
const sieges: Named<'sally' | 'batter' | 'attack' | 'pass' | 'starve' | 'resist' | 'besiege' | 'march-out'> = {
  sally: ({ block }) => line`${The(blockName(block))} is to sally`,
  batter: () => line`Batter the wall: roll for a breach`,
  attack: () => line`Attack with the blocks chosen`,
  pass: () => line`Wait: nothing more here`,
  starve: ({ block }) => line`${The(blockName(block))} goes hungry and loses 1 strength`,
  resist: ({ city: id }) => line`${city(cityName(id))} holds out: no siege die this turn`,
  besiege: ({ city: id }) => line`Roll the siege die of ${city(cityName(id))}`,
  'march-out': ({ block, area: id }) => line`${The(blockName(block))} marches out to ${area(areaName(id))}`,
};
const yearEnd: Named<'replace' | 'excise' | 'end-recruitment' | 'go-home' | 'end-return'> = {
  replace: ({ block, by }) => line`${The(blockName(by))} replaces ${the(blockName(block))}`,
  excise: ({ region: id }) => line`Spend the excise in ${region(regionName(id))}: 2 RP more`,
  'end-recruitment': () => line`End your recruitment: points left over are lost`,
  'go-home': ({ block, to }) =>
    to === RESERVE
      ? line`${The(blockName(block))} goes to the Reserve`
      : line`${The(blockName(block))} goes home to ${area(areaName(to))}`,
  'end-return': () => line`End the return: the others stay with their Leader`,
};

export const does: Does = { ...cards, ...actions, ...tactics, ...battles, ...sieges, ...yearEnd };
