// What comes in numbers and leaves little to choose is offered at one touch: a muster, the way home, a whole storming party.
import { type Action, areaName, type BlockName, blockName, RESERVE, type View } from '@rose/without-an-enemy/ids';
import type { Bundle } from '../../face.ts';
import { AREA_PLACES } from '../map/index.ts';
import { piecesOf } from './pieces.ts';
import { goingsTo } from './ways.ts';
import { boardWords } from './words.ts';

type With<D extends Action['do']> = Extract<Action, { do: D }>;
const of = <D extends Action['do']>(actions: readonly Action[], verb: D): readonly With<D>[] =>
  actions.filter((action): action is With<D> => action.do === verb);
/** For one block a touch is as quick; but a muster was called for those who come. */
const FEW = 2;

const byBlock = <A extends { readonly block: number }>(actions: readonly A[]): ReadonlyMap<BlockName, readonly A[]> => {
  const ways = new Map<BlockName, A[]>();
  for (const action of actions)
    ways.set(blockName(action.block), [...(ways.get(blockName(action.block)) ?? []), action]);
  return ways;
};
/** Those who can come together. */
const gathering = (view: View, actions: readonly Action[]): readonly Action[] => {
  const { phase } = view;
  if (phase.name !== 'actions' || phase.doing !== 'muster' || phase.area === null) return [];
  const joins = of(actions, 'join');
  return goingsTo(view, joins, [...byBlock(joins).keys()], phase.area);
};
/** As the crow flies. */
const distance = (view: View, { block, to }: With<'go-home'>): number => {
  const place = view.blocks[blockName(block)]?.place;
  if (to === RESERVE || place === undefined || !(place in AREA_PLACES)) return Number.POSITIVE_INFINITY;
  const [x, y] = AREA_PLACES[place as keyof typeof AREA_PLACES].field;
  const [homeX, homeY] = AREA_PLACES[areaName(to)].field;
  return Math.hypot(x - homeX, y - homeY);
};
/** Home stays home while all of them go: somebody stands there who does not leave, or nobody at all. */
const isSure = (view: View, movers: ReadonlySet<string>, { to }: With<'go-home'>): boolean => {
  if (to === RESERVE) return true;
  const there = piecesOf(view).filter((piece) => piece.area === areaName(to) && piece.seat === view.viewer);
  return there.length === 0 || there.some(({ id, city }) => city === undefined && !movers.has(id));
};
const nearest = (view: View, ways: readonly With<'go-home'>[]): readonly With<'go-home'>[] =>
  ways.toSorted((a, b) => distance(view, a) - distance(view, b)).slice(0, 1);

export const atOnce = (view: View, actions: readonly Action[]): readonly Bundle<Action>[] => {
  const say = boardWords().together;
  const byHome = byBlock(of(actions, 'go-home'));
  const movers = new Set<string>(byHome.keys());
  const homes = [...byHome.values()].map((ways) => ways.filter((way) => isSure(view, movers, way)));
  const only = homes.flatMap((ways) => (ways.length === 1 ? ways : []));
  const near = homes.flatMap((ways) => nearest(view, ways));
  const joins = gathering(view, actions);
  const bundles: readonly Bundle<Action>[] = [
    { key: 'muster', actions: joins, label: say.muster(joins.length) },
    { key: 'one-home', actions: only, label: say.oneHome(only.length) },
    { key: 'nearest', actions: near.length > only.length ? near : [], label: say.nearest(near.length) },
  ];
  return bundles.filter(({ key, actions: all }) => all.length >= (key === 'muster' ? 1 : FEW));
};
