// Who stands where, as a view tells it: nobles of one faction, spot and group are a stack, heirs hang on it, ships carry.
import {
  type AreaName,
  areaName,
  areaOfPlace,
  C,
  type CrownName,
  isAreaName,
  isPlaceName,
  isSeaName,
  isShipName,
  menOfCard,
  NOBLE_NAMES,
  type NobleName,
  P,
  type PlaceName,
  ROYAL_NAMES,
  type RoyalName,
  SEATS,
  type SeaName,
  type Seat,
  type ShipName,
  type View,
} from '@rose/kingmaker/ids';

/** Where something is, as its words say it. */
export type Where =
  | { readonly kind: 'open'; readonly area: AreaName }
  | { readonly kind: 'inside'; readonly area: AreaName; readonly place: PlaceName }
  | { readonly kind: 'aboard'; readonly ship: ShipName }
  | { readonly kind: 'captive'; readonly seat: Seat }
  | { readonly kind: 'sea'; readonly sea: SeaName };
const asSeat = (text: string): Seat | undefined => SEATS.find((seat) => seat === text);
export const whereOf = (spot: string | undefined): Where | undefined => {
  if (spot === undefined || spot === '-') return undefined;
  if (isAreaName(spot)) return { kind: 'open', area: spot };
  const [how, name = ''] = spot.split(':');
  if (how === 'in' && isPlaceName(name)) return { kind: 'inside', place: name, area: areaName(areaOfPlace(P[name])) };
  if (how === 'aboard' && isShipName(name)) return { kind: 'aboard', ship: name };
  if (how === 'sea' && isSeaName(name)) return { kind: 'sea', sea: name };
  const captor = asSeat(name);
  return how === 'captive' && captor ? { kind: 'captive', seat: captor } : undefined;
};

type ByName<T> = Readonly<Record<string, T | undefined>>;
export const spotOfPiece = (view: View, piece: string): string | undefined => (view.spot as ByName<string>)[piece];
export const whereIs = (view: View, piece: string): Where | undefined => whereOf(spotOfPiece(view, piece));
export const seatOfNoble = (view: View, noble: NobleName): Seat | undefined => asSeat(view.held[noble] ?? '');
export const keeperOf = (view: View, royal: RoyalName): Seat | undefined =>
  asSeat((view.keeper as ByName<string | null>)[royal] ?? '');
export const isCrowned = ({ crowned }: Pick<View, 'crowned'>, piece: string): boolean =>
  (crowned as readonly string[]).includes(piece);
/** While cards are dealt out: who is to have which. */
export const givenIn = ({ phase }: View): ByName<string | null> => (phase.name === 'allocation' ? phase.given : {});
export const cardsUnder = (view: View, noble: NobleName): readonly string[] =>
  Object.entries({ ...view.held, ...givenIn(view) }).flatMap(([card, holder]) => (holder === noble ? [card] : []));
/** By the cards alone, of somebody who has no place on the map yet. */
const menDealt = (view: View, noble: NobleName): number =>
  [noble, ...cardsUnder(view, noble)].reduce((sum, card) => sum + menOfCard(C[card as CrownName]), 0);
export const menOf = (view: View, noble: NobleName): number => view.men[noble]?.[0] ?? menDealt(view, noble);
export const menAt = (view: View, noble: NobleName): number => view.men[noble]?.[1] ?? menOf(view, noble);
export const noblesOf = (view: View, seat: Seat): readonly NobleName[] =>
  NOBLE_NAMES.filter((noble) => view.held[noble] === seat);
export const heirsOf = (view: View, seat: Seat): readonly RoyalName[] =>
  ROYAL_NAMES.filter((royal) => keeperOf(view, royal) === seat && whereIs(view, royal) !== undefined);
const groupOf = (view: View, piece: string): number => (view.group as ByName<number>)[piece] ?? 0;
const movedOf = (view: View, piece: string): number => (view.moved as ByName<number>)[piece] ?? 0;

export interface Stack {
  /** What all of it is called by: its first noble, or an heir who is alone. */
  readonly id: NobleName | RoyalName;
  readonly seat: Seat | undefined;
  readonly where: Where;
  /** The strongest first. */
  readonly nobles: readonly NobleName[];
  readonly heirs: readonly RoyalName[];
  readonly men: number;
  readonly hasMoved: boolean;
}
interface Member {
  readonly name: NobleName | RoyalName;
  readonly seat: Seat | undefined;
  readonly key: string;
}
const membersOf = (view: View): readonly Member[] =>
  [...NOBLE_NAMES, ...ROYAL_NAMES].flatMap((name): readonly Member[] => {
    const spot = spotOfPiece(view, name);
    const where = whereOf(spot);
    if (!where || where.kind === 'captive') return [];
    const isRoyal = (ROYAL_NAMES as readonly string[]).includes(name);
    const seat = isRoyal ? keeperOf(view, name as RoyalName) : seatOfNoble(view, name as NobleName);
    return [{ name, seat, key: `${spot} ${seat ?? (isRoyal ? name : '')} ${groupOf(view, name)}` }];
  });
const isNobleName = (name: string): name is NobleName => (NOBLE_NAMES as readonly string[]).includes(name);

export const stacksOf = (view: View): readonly Stack[] => {
  const groups = new Map<string, Member[]>();
  for (const member of membersOf(view)) groups.set(member.key, [...(groups.get(member.key) ?? []), member]);
  return [...groups.values()].flatMap((members): readonly Stack[] => {
    const [first] = members;
    const where = first && whereIs(view, first.name);
    if (!where) return [];
    const names = members.map(({ name }) => name);
    const nobles = names.filter(isNobleName).toSorted((a, b) => menAt(view, b) - menAt(view, a));
    return [
      {
        id: names.find(isNobleName) ?? first.name,
        seat: first.seat,
        where,
        nobles,
        heirs: names.filter((name): name is RoyalName => !isNobleName(name)),
        men: nobles.reduce((sum, noble) => sum + menAt(view, noble), 0),
        hasMoved: names.every((name) => movedOf(view, name) % 2 === 1),
      },
    ];
  });
};
export const membersIn = ({ nobles, heirs }: Stack): readonly (NobleName | RoyalName)[] => [...nobles, ...heirs];
