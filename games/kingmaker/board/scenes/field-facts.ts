// 15.2 A battle in lines as the view tells it: who stands in which space of each side, and how each column would go.
import {
  COLUMNS,
  isFront,
  type NobleName,
  ODDS,
  type OddsName,
  oddsOf,
  RESERVE,
  type RoyalName,
  resultOf,
  type Seat,
  type Told,
  unseenBy,
  type View,
  winsAt,
} from '@rose/kingmaker/ids';
import { menAt } from '../stacks.ts';

export type Field = Extract<View['phase'], { readonly name: 'field' }>;
type ByName<T> = Readonly<Partial<Record<string, T>>>;
/** 0 attacked first, 1 is the original defender. */
export type SideNumber = 0 | 1;
export const SIDES: readonly SideNumber[] = [0, 1];
export const seatOfSide = (field: Field, side: SideNumber): Seat => (side === 0 ? field.by : field.against) as Seat;
export const noblesOfSide = (field: Field, side: SideNumber): readonly NobleName[] =>
  (side === 0 ? field.attackers : field.defenders) as readonly NobleName[];
export const spaceOf = (field: Field, noble: NobleName): number => (field.space as ByName<number>)[noble] ?? -1;
export const isShown = (field: Field, noble: NobleName): boolean => (field.shown as readonly string[]).includes(noble);
/** Those not in the lines yet. */
export const unplaced = (field: Field, side: SideNumber): readonly NobleName[] =>
  noblesOfSide(field, side).filter((noble) => spaceOf(field, noble) < 0);
export const inSpace = (field: Field, side: SideNumber, space: number): readonly NobleName[] =>
  noblesOfSide(field, side).filter((noble) => spaceOf(field, noble) === space);
/** 15.2 The second line and the reserve of others lie face down. */
export const isFaceDown = (field: Field, side: SideNumber, noble: NobleName, viewer: string): boolean =>
  seatOfSide(field, side) !== viewer && !isShown(field, noble);
export const heirsWith = (field: Field, noble: NobleName): readonly RoyalName[] =>
  Object.entries(field.with as ByName<string | null>).flatMap(([royal, other]) =>
    other === noble ? [royal as RoyalName] : [],
  );

const isEngaged = (field: Field, column: number): boolean => ((field.engaged >> column) & 1) === 1;
const encounterOf = (field: Field, noble: NobleName): number => {
  const joined = (field.joins as ByName<number>)[noble] ?? -1;
  if (joined >= 0) return joined;
  const space = spaceOf(field, noble);
  return isFront(space) && isEngaged(field, space) ? space : -1;
};
const sideOfNoble = (field: Field, noble: string): SideNumber =>
  (field.attackers as readonly string[]).includes(noble) ? 0 : 1;
/** Men of a side in a column: who fights there, or would; what was sent away or came is counted. */
export const menIn = (view: View, field: Field, side: SideNumber, column: number): number => {
  const engaged = isEngaged(field, column);
  const there = noblesOfSide(field, side).filter((noble) =>
    engaged ? encounterOf(field, noble) === column : spaceOf(field, noble) === column,
  );
  let men = there.reduce((sum, noble) => sum + menAt(view, noble), 0);
  for (const sent of field.detached) {
    if (sideOfNoble(field, sent.noble) !== side) continue;
    if (sent.column === column) men += sent.men;
    if (encounterOf(field, sent.noble as NobleName) === column) men -= sent.men;
  }
  return men;
};
const heirsInFront = (field: Field, side: SideNumber): number =>
  noblesOfSide(field, side)
    .filter((noble) => isFront(spaceOf(field, noble)))
    .reduce((sum, noble) => sum + heirsWith(field, noble).length, 0);
/** What speaks for a side. */
export const meritsOf = (field: Field, side: SideNumber): readonly ('first' | 'heir')[] => [
  ...(side === 1 && field.active === 0 ? (['first'] as const) : []),
  ...(heirsInFront(field, side) > 0 ? (['heir'] as const) : []),
];
/** 15.3 One step at most: for the original defender when attacked, for heirs in front. */
export const favourOf = (field: Field): SideNumber | undefined => {
  const net = (field.active === 0 ? 1 : 0) + heirsInFront(field, 1) - heirsInFront(field, 0);
  return net === 0 ? undefined : net > 0 ? 1 : 0;
};
export interface Encounter {
  readonly column: number;
  readonly isEngaged: boolean;
  readonly men: readonly [number, number];
  readonly odds: OddsName;
  /** The side that can win; nobody at even odds. */
  readonly side: SideNumber | undefined;
  /** Share of the cards that bring it the victory. */
  readonly share: number;
}
/** The columns in which two fronts face each other. */
export const encountersIn = (view: View, field: Field, story?: readonly (readonly Told[])[]): readonly Encounter[] => {
  const results = unseenBy(view, story)
    .map(resultOf)
    .filter((result) => result !== 'none');
  const favour = favourOf(field);
  return COLUMNS.filter((column) => SIDES.every((side) => inSpace(field, side, column).length > 0)).map((column) => {
    const men = [menIn(view, field, 0, column), menIn(view, field, 1, column)] as const;
    const base = ODDS.indexOf(oddsOf(men[0], men[1]));
    const strong: SideNumber = men[0] > men[1] ? 0 : 1;
    const moved =
      base === 0
        ? Number(favour !== undefined)
        : favour === undefined
          ? base
          : favour === strong
            ? Math.min(base + 1, ODDS.length - 1)
            : base - 1;
    const odds = ODDS[moved] as OddsName;
    const wins = results.filter((result) => winsAt(odds, result)).length;
    return {
      column,
      isEngaged: isEngaged(field, column),
      men,
      odds,
      side: moved === 0 ? undefined : base === 0 ? favour : strong,
      share: results.length === 0 ? 0 : wins / results.length,
    };
  });
};
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
] as const;
export { RESERVE };
