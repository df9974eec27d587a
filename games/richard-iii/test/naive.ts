// A second, slow reading of the rules, by names, from a position document alone: what may be said. It shares the
// tables of the box with the game and nothing else.
import * as box from '@rose/richard-iii/ids';

export type Seat = box.Seat;
type BySeat<T> = Readonly<Record<Seat, T>>;
export interface Attack {
  readonly area: string;
  readonly attacker: Seat;
  readonly main: string | null;
  readonly over: BySeat<readonly string[]>;
}
export interface Way {
  readonly from: string;
  readonly to: string;
}
export interface Position {
  readonly kingSide: Seat;
  readonly king: string | null;
  readonly prisoner: boolean;
  readonly player1: Seat;
  readonly campaign: number;
  readonly turn: number;
  readonly blocks: Readonly<Record<string, string>>;
  readonly done: readonly string[];
  readonly came: Readonly<Record<string, string>>;
  readonly attacks: readonly Attack[];
  readonly cards: BySeat<string>;
  readonly owed: BySeat<number>;
  readonly phase: {
    readonly name: string;
    readonly step: string;
    readonly acting: Seat;
    readonly points: number;
    readonly used: readonly (Way & { readonly blocks: number })[];
    readonly active: readonly string[];
    readonly credits: readonly Way[];
    readonly muster: string | null;
    readonly plagued: boolean;
    readonly area: string;
    readonly attacker: Seat;
    readonly round: number;
    readonly reserves: readonly string[];
    readonly acted: readonly string[];
    readonly turned: readonly string[];
    readonly rolled: BySeat<boolean>;
    readonly warwickRolled: boolean;
    readonly crossed: readonly (Way & { readonly seat: Seat })[];
    readonly surplus: readonly { readonly area: string; readonly left: number }[];
  };
}

export const AREAS: readonly string[] = box.AREA_NAMES;
export const BLOCKS: readonly string[] = box.BLOCK_NAMES;
export const SEAS: readonly string[] = box.SEAS;
const a = (area: string) => box.A[area as box.AreaName];
const b = (block: string) => box.B[block as box.BlockName];
export const other = (seat: Seat): Seat => (seat === 'york' ? 'lancaster' : 'york');

export const kind = (block: string) => box.kindOf(b(block));
export const letter = (block: string) => box.letterOf(b(block));
export const rank = (block: string): number => box.rankOf(b(block));
export const loyalty = (block: string): number => box.loyaltyOf(b(block));
export const shields = (block: string): readonly string[] => box.homesOf(b(block)).map((area) => box.areaName(area));
export const sailor = (block: string): boolean => box.canSail(b(block));
export const seas = (area: string): readonly string[] => box.seasOf(a(area)).map((sea) => box.seaName(sea));
export const port = (area: string): boolean => box.isMajorPort(a(area));
export const crown = (area: string): boolean => box.isCrown(a(area));
export const city = (area: string): boolean => box.isCity(a(area));
export const exile = (area: string): Seat | undefined => box.exileOf(a(area));
export const neighbours = (area: string): readonly string[] => box.neighboursOf(a(area)).map((to) => box.areaName(to));
export const adjacent = (from: string, to: string): boolean => neighbours(from).includes(to);
const border = (from: string, to: string) => box.borderBetween(a(from), a(to));
export const red = (from: string, to: string): boolean => box.borderColour(border(from, to)) === 'red';
export const limit = (from: string, to: string): number =>
  ({ yellow: 4, blue: 3, red: 2 })[box.borderColour(border(from, to))];

/** The man behind a block, whichever side he serves. */
export const man = (block: string): string => block.replace(/^[ly]-/, '');
export const sideOf = (p: Position, block: string): Seat => {
  if (block === 'rebel') return other(p.kingSide);
  return block.startsWith('l-') ? 'lancaster' : 'york';
};
export const place = (p: Position, block: string): string => (p.blocks[block] ?? '').replace(/:\d/, '');
export const strength = (p: Position, block: string): number =>
  Number(/:(\d)/.exec(p.blocks[block] ?? '')?.[1] ?? box.fullStrength(b(block)));
const jailed = (p: Position, block: string): boolean => p.prisoner && block === 'l-henry-vi';
const known = new WeakMap<Position, Map<string, readonly string[]>>();
/** Upright in this area and no prisoner. */
export const inArea = (p: Position, seat: Seat, area: string): readonly string[] => {
  const lines = known.get(p) ?? new Map<string, readonly string[]>();
  known.set(p, lines);
  const line = lines.get(`${seat} ${area}`);
  if (line) return line;
  const stands = (block: string) => place(p, block) === area && sideOf(p, block) === seat && !jailed(p, block);
  const found = BLOCKS.filter(stands);
  lines.set(`${seat} ${area}`, found);
  return found;
};
/** Nobody of the other side stands there. */
export const open = (p: Position, seat: Seat, area: string): boolean => inArea(p, other(seat), area).length === 0;
export const vacant = (p: Position, area: string): boolean => open(p, 'york', area) && open(p, 'lancaster', area);
export const dead = (p: Position, name: string): boolean =>
  place(p, `l-${name}`) === 'dead' || place(p, `y-${name}`) === 'dead';

export const heirs = (seat: Seat): readonly string[] =>
  BLOCKS.filter((block) => kind(block) === 'heir' && block.startsWith(seat[0] ?? '?')).sort(
    (x, y) => rank(x) - rank(y),
  );
/** The senior living heir; the prisoner only when he is the last. */
export const senior = (p: Position, seat: Seat): string | undefined => {
  const living = heirs(seat).filter((heir) => !['dead', 'aside'].includes(place(p, heir)));
  return living.find((heir) => !jailed(p, heir)) ?? living[0];
};
export const pretender = (p: Position): string | undefined => senior(p, other(p.kingSide));
/** The shields an heir may use: the common ones of his house, his own, those of dead Lancaster heirs. */
export const heirShields = (p: Position, heir: string): readonly string[] => {
  if (heir.startsWith('y-')) return ['south-yorks', 'hereford', 'rutland'];
  const personal = { exeter: 'cornwall', somerset: 'dorset', richmond: 'pembroke' };
  const free = Object.entries(personal).filter(([name]) => man(heir) === name || dead(p, name));
  return ['lancaster', 'lincoln', ...free.map(([, area]) => area)];
};
