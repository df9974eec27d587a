// Facts both languages put into words: who is where, what was touched, what decides the game. No rule, no word.
import {
  A,
  type AreaName,
  B,
  BLOCK_NAMES,
  type BlockName,
  type CardName,
  type CityName,
  cityIn,
  cityName,
  isAreaName,
  isBlockName,
  isCardName,
  isCityName,
  isMajor,
  isMountain,
  isPort,
  NO_CITY,
  pointsOf,
  REGIONS,
  type RegionName,
  type ScenarioName,
  SEATS,
  SETUPS,
  type Seat,
  sideOfBlock,
  sizeOf,
  T,
  type View,
} from '@rose/without-an-enemy/ids';

export type Phases = View['phase'];
export type During<N extends Phases['name']> = Extract<Phases, { readonly name: N }>;
/** The phase under way, if it is this one. */
export const during = <N extends Phases['name']>(view: View, name: N): During<N> | undefined =>
  view.phase.name === name ? (view.phase as During<N>) : undefined;

export const seatOfBlock = (block: BlockName): Seat => (sideOfBlock(B[block]) === 0 ? 'royalist' : 'parliament');
/** An area, a block, a card or a city that the view calls by its name. */
export const areaOf = (name: string | null): AreaName | undefined =>
  name !== null && isAreaName(name) ? name : undefined;
export const cityOf = (name: string | null): CityName | undefined =>
  name !== null && isCityName(name) ? name : undefined;
export const cardOf = (view: View, seat: Seat): CardName | undefined => {
  const card: string | null = view.cards[seat];
  return card !== null && isCardName(card) ? card : undefined;
};
export const blocksOf = (names: readonly string[]): readonly BlockName[] => names.filter(isBlockName);

/** How many blocks of a side stand in a place: an area's field, or a city when inside. */
export const countIn = (view: View, place: AreaName | CityName, seat: Seat): number =>
  BLOCK_NAMES.filter((block) => view.blocks[block]?.place === place && seatOfBlock(block) === seat).length +
  view.hidden.filter((block) => block.place === place && block.seat === seat).length;
/** 5.3, 5.7 Whether a block in the field of an area could still march: it has not, and not all are pinned. */
export const mayFollow = (view: View, seat: Seat, area: AreaName): boolean => {
  const own = BLOCK_NAMES.filter((block) => view.blocks[block]?.place === area && seatOfBlock(block) === seat);
  const isFree = own.length > countIn(view, area, seat === 'royalist' ? 'parliament' : 'royalist');
  return isFree && own.some((block) => view.blocks[block]?.done === false);
};
export const reserveSize = (view: View, seat: Seat): number =>
  view.reserves[seat] +
  BLOCK_NAMES.filter((block) => view.blocks[block]?.place === 'reserve' && seatOfBlock(block) === seat).length;

export const cityInArea = (area: AreaName): CityName | undefined => {
  const city = cityIn(A[area]);
  return city === NO_CITY ? undefined : cityName(city);
};
export const isHilly = (area: AreaName): boolean => isMountain(A[area]);
/** What a city is, by what all see. */
export interface CityFacts {
  readonly size: number;
  readonly port: boolean;
  readonly major: boolean;
  readonly points: number;
  readonly holder: Seat;
  readonly open: boolean;
  readonly marker: number | undefined;
  readonly breach: boolean;
}
export const cityFacts = (view: View, city: CityName): CityFacts => {
  const id = T[city];
  return {
    size: sizeOf(id),
    port: isPort(id),
    major: isMajor(id),
    points: pointsOf(id),
    holder: holderOf(view, city),
    open: city === 'london-city' && !view.londonFortified,
    marker: (view.marker as Readonly<Record<string, number>>)[city],
    breach: (view.breach as readonly string[]).includes(city),
  };
};
export const holderOf = (view: View, city: CityName): Seat =>
  (view.control as Readonly<Record<string, string>>)[city] === 'royalist' ? 'royalist' : 'parliament';
export const isKingTaken = (view: View): boolean => view.blocks['r-charles']?.place === 'gone';

/** 14.3 The year whose Winter turn is the last, and the track that wins then. */
export const endOf = (scenario: ScenarioName): { readonly year: number; readonly evenIsParliaments: boolean } => {
  const { lastYear, parliamentTo } = SETUPS[scenario];
  return { year: lastYear, evenIsParliaments: parliamentTo === 0 };
};
/** The track as one seat reads it: above 0 it leads. */
export const leadOf = (view: View, seat: Seat): number => (seat === 'royalist' ? view.track : -view.track);

/** What the hand has touched last: the question depends on it. */
export type Touched =
  | { readonly touched: 'nothing' }
  /** The last block of the hand, and all of them. */
  | { readonly touched: 'block'; readonly block: BlockName; readonly all: readonly BlockName[] }
  | { readonly touched: 'area'; readonly area: AreaName }
  | { readonly touched: 'card' };
export const touchedBy = (picked: readonly string[]): Touched => {
  const block = picked.findLast(isBlockName);
  if (block !== undefined) return { touched: 'block', block, all: picked.filter(isBlockName) };
  const area = picked.findLast(isAreaName);
  if (area !== undefined) return { touched: 'area', area };
  return picked.some(isCardName) ? { touched: 'card' } : { touched: 'nothing' };
};
export const isInReserve = (view: View, block: BlockName): boolean => view.blocks[block]?.place === 'reserve';
/** A place of the board's own: `via-kent`, a way through Kent. */
export const wayPointOf = (id: string): AreaName | undefined => {
  const area = id.replace(/^via-/, '');
  return area !== id && isAreaName(area) ? area : undefined;
};
/** `region-W`, a Region; `first-royalist`, the side that is to play first. */
export const regionPlace = (id: string): RegionName | undefined => REGIONS.find((region) => id === `region-${region}`);
export const firstPlace = (id: string): Seat | undefined => SEATS.find((seat) => id === `first-${seat}`);

/** `5.3` → `Operations 5.3`, `7` → `Recruitment`. */
export const cite = (chapters: readonly string[], rule: string): string => {
  const [chapter = '', section = '0'] = rule.split('.');
  const name = chapters[Number(chapter) - 1];
  if (name === undefined) return rule;
  return section === '0' ? name : `${name} ${rule}`;
};
