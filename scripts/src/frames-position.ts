// Tables with as many pieces on the map as there are, or as the rules allow at once.
import { SEA_NAMES, AREA_NAMES as SHIRES } from '@rose/kingmaker/ids';
import {
  A,
  AREA_NAMES,
  B,
  BLOCK_NAMES,
  type BlockName,
  blockName,
  exileOf,
  NO_BLOCK,
  twinOf,
} from '@rose/richard-iii/ids';
import { begin, isMistake, seeded, stateOf } from '@rose/table';
import { AREAS, areaName, isOffMap, BLOCK_NAMES as REGIMENTS } from '@rose/without-an-enemy/ids';
import { fileFor, gameOf, momentOnMap } from '../../e2e/src/map-moments.ts';

type Spots = Readonly<Record<string, string>>;
const spread = (pieces: readonly string[], spots: readonly string[]): Spots =>
  Object.fromEntries(pieces.map((piece, n) => [piece, spots[n % spots.length] ?? '']));
/** Each side keeps to its own half of the areas, so that nothing is contested. */
const halved = (pieces: readonly string[], side: string, areas: readonly string[]): Spots => {
  const half = Math.ceil(areas.length / 2);
  const isOf = (piece: string): boolean => piece.startsWith(side);
  return {
    ...spread(pieces.filter(isOf), areas.slice(0, half)),
    ...spread(
      pieces.filter((piece) => !isOf(piece)),
      areas.slice(half),
    ),
  };
};

/** Of two versions of a lord the first; exile is for its own side, so nobody is sent there. */
const lords = (): string => {
  const areas = AREA_NAMES.filter((area) => exileOf(A[area]) === undefined);
  const laid: BlockName[] = [];
  for (const name of BLOCK_NAMES) {
    const twin = twinOf(B[name]);
    if (twin === NO_BLOCK || !laid.includes(blockName(twin))) laid.push(name);
  }
  const blocks = halved(laid, 'l-', areas);
  const position = { turn: 2, player1: 'lancaster', cards: { lancaster: 'ap4-1', york: 'ap2-1' }, blocks };
  return fileFor('richard-iii', position, 'lancaster');
};
const regiments = (): string => {
  const game = gameOf('without-an-enemy');
  const course = begin(game, {}, seeded(1));
  if (isMistake(course)) throw new Error(course.reason);
  const counties = AREAS.filter((area) => !isOffMap(area)).map(areaName);
  const position = { ...game.toPosition(stateOf(course)), blocks: halved(REGIMENTS, 'r-', counties) };
  return fileFor('without-an-enemy', position, 'royalist');
};
/** Every noble and heir in the open in a shire of his own, and every ship at sea. */
const nobles = (): string => {
  const { position, seat } = momentOnMap('kingmaker');
  const { held, spot, ships } = position as Readonly<Record<'held' | 'spot' | 'ships', Spots>>;
  const owned = Object.entries(held).map(([card, by]) => [
    card,
    card in spot && (by === 'deck' || by === 'out') ? seat : by,
  ]);
  const all = {
    held: Object.fromEntries(owned),
    spot: spread(
      Object.keys(spot),
      SHIRES.filter((_, n) => n % 7 === 0),
    ),
    ships: spread(
      Object.keys(ships),
      SEA_NAMES.map((sea) => `sea:${sea}`),
    ),
  };
  return fileFor('kingmaker', { ...position, ...all }, seat);
};

export interface Crowd {
  /** A file of the table. */
  file(): string;
  /** What holds the pieces on its map, and what each of them is there. */
  readonly pieces: string;
  /** So many there are to be: copies stand in for those that cannot be laid, such as two versions of one lord. */
  readonly all: number | undefined;
}
export const CROWDS: { readonly [game: string]: Crowd } = {
  'richard-iii': { file: lords, pieces: '.richard-iii .blocks', all: BLOCK_NAMES.length },
  kingmaker: { file: nobles, pieces: '.kingmaker .km-counters', all: undefined },
  'without-an-enemy': { file: regiments, pieces: '.without-an-enemy .blocks', all: undefined },
};
