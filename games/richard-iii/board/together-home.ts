// 8.3, 8.4 Going home asks block by block. What leaves no choice can be done with one touch; so can sending the lords
// who have several homes to the nearest. Heirs with a choice are always asked for, and whatever was done can be undone.
import { type Action, areaName, type BlockName, blockName, HEIRS, POOL, type View } from '@rose/richard-iii/ids';
import type { Bundle } from '../../face.ts';
import { PLACES } from '../map/index.ts';
import { boardWords } from './words.ts';

type GoHome = Extract<Action, { do: 'go-home' }>;
const isGoHome = (action: Action): action is GoHome => action.do === 'go-home';
/** For one block a touch is as quick. */
const FEW = 2;

const byBlock = (actions: readonly Action[]): ReadonlyMap<BlockName, readonly GoHome[]> => {
  const ways = new Map<BlockName, GoHome[]>();
  for (const action of actions.filter(isGoHome)) {
    const block = blockName(action.block);
    const known = ways.get(block);
    if (known) known.push(action);
    else ways.set(block, [action]);
  }
  return ways;
};
const isHeir = (block: BlockName): boolean =>
  [...HEIRS.lancaster, ...HEIRS.york].some((heir) => blockName(heir) === block);

/** As the crow flies; who stands at home stays. */
const distance = (view: View, { block, to }: GoHome): number => {
  const place = view.blocks[blockName(block)]?.place;
  if (to === POOL || place === undefined || !(place in PLACES)) return Number.POSITIVE_INFINITY;
  const [x, y] = PLACES[place as keyof typeof PLACES].at;
  const [homeX, homeY] = PLACES[areaName(to)].at;
  return Math.hypot(x - homeX, y - homeY);
};
const nearest = (view: View, ways: readonly GoHome[]): readonly GoHome[] =>
  [...ways].sort((a, b) => distance(view, a) - distance(view, b)).slice(0, 1);

export const atOnce = (view: View, actions: readonly Action[]): readonly Bundle<Action>[] => {
  const ways = [...byBlock(actions)];
  const only = ways.flatMap(([, open]) => (open.length === 1 ? open : []));
  const near = ways.flatMap(([block, open]) => (open.length > 1 && !isHeir(block) ? nearest(view, open) : []));
  const say = boardWords().together;
  return [
    { key: 'one-home', actions: only, label: say.oneHome(only.length) },
    { key: 'nearest', actions: near, label: say.nearest(near.length) },
  ].filter((bundle) => bundle.actions.length >= FEW);
};
