// What comes in numbers and leaves little to choose is offered at one touch: a muster, the way home, a whole storming party.
import { type Action, areaName, type BlockName, blockName, RESERVE, type View } from '@rose/without-an-enemy/ids';
import type { Bundle } from '../../face.ts';
import { AREA_PLACES } from '../map/index.ts';
import { boardWords } from './words.ts';

type With<D extends Action['do']> = Extract<Action, { do: D }>;
const of = <D extends Action['do']>(actions: readonly Action[], verb: D): readonly With<D>[] =>
  actions.filter((action): action is With<D> => action.do === verb);
/** For one block a touch is as quick. */
const FEW = 2;

const byBlock = <A extends { readonly block: number }>(actions: readonly A[]): ReadonlyMap<BlockName, readonly A[]> => {
  const ways = new Map<BlockName, A[]>();
  for (const action of actions)
    ways.set(blockName(action.block), [...(ways.get(blockName(action.block)) ?? []), action]);
  return ways;
};
const shortest = (joins: readonly With<'join'>[]): readonly With<'join'>[] =>
  joins.toSorted((a, b) => a.path.length - b.path.length).slice(0, 1);
/** As the crow flies. */
const distance = (view: View, { block, to }: With<'go-home'>): number => {
  const place = view.blocks[blockName(block)]?.place;
  if (to === RESERVE || place === undefined || !(place in AREA_PLACES)) return Number.POSITIVE_INFINITY;
  const [x, y] = AREA_PLACES[place as keyof typeof AREA_PLACES].field;
  const [homeX, homeY] = AREA_PLACES[areaName(to)].field;
  return Math.hypot(x - homeX, y - homeY);
};
const nearest = (view: View, ways: readonly With<'go-home'>[]): readonly With<'go-home'>[] =>
  ways.toSorted((a, b) => distance(view, a) - distance(view, b)).slice(0, 1);

export const atOnce = (view: View, actions: readonly Action[]): readonly Bundle<Action>[] => {
  const say = boardWords().together;
  const homes = [...byBlock(of(actions, 'go-home')).values()];
  const only = homes.flatMap((ways) => (ways.length === 1 ? ways : []));
  const near = homes.flatMap((ways) => nearest(view, ways));
  const joins = [...byBlock(of(actions, 'join')).values()].flatMap(shortest);
  const bundles: readonly Bundle<Action>[] = [
    { key: 'muster', actions: joins, label: say.muster(joins.length) },
    { key: 'one-home', actions: only, label: say.oneHome(only.length) },
    { key: 'nearest', actions: near.length > only.length ? near : [], label: say.nearest(near.length) },
  ];
  return bundles.filter((bundle) => bundle.actions.length >= FEW);
};
