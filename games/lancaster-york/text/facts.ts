// What both languages read from a view: names and numbers, no rule.
import {
  type CardName,
  isCardName,
  isRegionName,
  isZoneName,
  type RegionName,
  type Seat,
  type SeenPhase,
  type SeenPlan,
  type SeenPlayer,
  type View,
  type ZoneName,
} from '@rose/lancaster-york/ids';

export type During<N extends SeenPhase['name']> = Extract<SeenPhase, { readonly name: N }>;
/** The phase under way, if it is this one. */
export const during = <N extends SeenPhase['name']>(view: View, name: N): During<N> | undefined =>
  view.phase.name === name ? (view.phase as During<N>) : undefined;
export const playerOf = (view: View, seat: Seat): SeenPlayer | undefined =>
  view.players.find((one) => one.seat === seat);
export const ownerOf = (view: View, card: CardName): Seat | undefined => view.owners[card];
/** Players with the highest score. */
export const leaders = (view: View): readonly Seat[] => {
  const most = Math.max(...view.players.map(({ score }) => score));
  return view.players.filter(({ score }) => score === most).map(({ seat }) => seat);
};
export const ignoredIn = (plan: SeenPlan): number =>
  [...plan.moves, ...plan.sails, ...plan.cubes, ...plan.forces].filter(({ ignored }) => ignored !== null).length;

/** What the hand has touched last: the question depends on it. */
export type Touched =
  | { readonly touched: 'nothing' }
  | { readonly touched: 'card'; readonly card: CardName }
  | { readonly touched: 'region'; readonly region: RegionName }
  | { readonly touched: 'zone'; readonly zone: ZoneName };
export const touchedBy = (picked: readonly string[]): Touched => {
  const last = picked.at(-1);
  if (last === undefined) return { touched: 'nothing' };
  if (isCardName(last)) return { touched: 'card', card: last };
  if (isRegionName(last)) return { touched: 'region', region: last };
  return isZoneName(last) ? { touched: 'zone', zone: last } : { touched: 'nothing' };
};
