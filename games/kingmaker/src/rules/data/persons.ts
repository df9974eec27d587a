// The 25 noble houses and the 8 royals. Troops, titles and votes are published; which castles belong to whom is
// reconstructed from the seats of the families.
import { P, type PlaceId, type PlaceName } from './places.ts';

/** Name, men, whether titled by birth, votes in the Lords, votes in the Commons if titled, castles. */
const NOBLE_TABLE = [
  ['audley', 10, false, 1, 1, 'red-castle heleigh'],
  ['beaufort', 30, true, 3, 2, 'corfe chirk'],
  ['berkeley', 10, false, 1, 1, 'berkeley-castle'],
  ['bourchier', 10, false, 1, 1, 'halstead tawstock'],
  ['clifford', 10, false, 1, 1, 'skipton brougham'],
  ['courtenay', 30, true, 2, 1, 'tiverton okehampton'],
  ['cromwell', 10, false, 1, 1, 'tattershall south-wingfield'],
  ['fitzalan', 30, true, 2, 1, 'arundel lewes clun'],
  ['grey', 20, false, 1, 1, 'groby ruthin'],
  ['greystoke', 10, false, 1, 1, 'greystoke-castle morpeth'],
  ['hastings', 10, false, 1, 1, 'ashby'],
  ['herbert', 10, false, 1, 1, 'raglan pembroke'],
  ['holland', 20, false, 1, 1, 'dartington'],
  ['howard', 10, false, 1, 1, 'tendring'],
  ['mowbray', 50, true, 4, 2, 'framlingham epworth bramber'],
  ['neville', 50, true, 4, 3, 'warwick middleham raby sheriff-hutton cardiff'],
  ['percy', 100, true, 3, 2, 'alnwick warkworth cockermouth wressle'],
  ['pole', 30, true, 2, 1, 'wingfield donnington'],
  ['roos', 20, false, 1, 1, 'helmsley belvoir'],
  ['scrope', 10, false, 1, 1, 'masham bolton'],
  ['stafford', 30, true, 2, 1, 'stafford-castle maxstoke tonbridge brecon'],
  ['stanley', 50, false, 2, 1, 'lathom douglas'],
  ['talbot', 30, true, 2, 1, 'goodrich sheffield'],
  ['lancaster', 30, true, 0, 0, 'bolingbroke clitheroe'],
  ['york', 50, true, 0, 0, 'ludlow stokesay sandal'],
] as const;
export type NobleName = (typeof NOBLE_TABLE)[number][0];
export type NobleId = number & { readonly piece: true; readonly noble: true };
export const NOBLE_NAMES: readonly NobleName[] = NOBLE_TABLE.map(([name]) => name);
export const NOBLE_COUNT = NOBLE_NAMES.length;
export const NOBLES = NOBLE_NAMES.map((_, noble) => noble) as readonly number[] as readonly NobleId[];

export const HOUSES = ['lancaster', 'york'] as const;
export type House = (typeof HOUSES)[number];
/** In the order of the box, which is the order of succession; Edmund is of the advanced game. */
const ROYAL_TABLE = [
  ['henry', 'lancaster', 'london', 'london'],
  ['margaret', 'lancaster', 'fotheringhay', 'coventry'],
  ['edward-wales', 'lancaster', 'coventry', 'kenilworth'],
  ['richard-york', 'york', 'york', 'york'],
  ['edward-march', 'york', 'harlech', 'harlech'],
  ['edmund', 'york', null, 'ireland'],
  ['george', 'york', 'cardigan', 'cardigan'],
  ['richard-gloucester', 'york', 'calais', 'calais'],
] as const satisfies readonly (readonly [string, House, PlaceName | null, PlaceName])[];
export type RoyalName = (typeof ROYAL_TABLE)[number][0];
/** Royals are numbered on after the nobles: both are pieces. */
export type RoyalId = number & { readonly piece: true; readonly royal: true };
export type PieceId = NobleId | RoyalId;
export type PieceName = NobleName | RoyalName;
export const ROYAL_NAMES: readonly RoyalName[] = ROYAL_TABLE.map(([name]) => name);
export const FIRST_ROYAL = NOBLE_COUNT;
export const ROYALS = ROYAL_NAMES.map((_, n) => FIRST_ROYAL + n) as readonly number[] as readonly RoyalId[];
export const PIECE_NAMES: readonly PieceName[] = [...NOBLE_NAMES, ...ROYAL_NAMES];
export const PIECE_COUNT = PIECE_NAMES.length;
export const PIECES: readonly PieceId[] = [...NOBLES, ...ROYALS];
/** N.percy and N.henry are the numbers of Percy and of Henry VI. */
export const N = Object.fromEntries(PIECE_NAMES.map((name, piece) => [name, piece])) as {
  readonly [K in NobleName]: NobleId;
} & { readonly [K in RoyalName]: RoyalId };
export const pieceName = (piece: number): PieceName => PIECE_NAMES[piece] as PieceName;
export const nobleName = (noble: number): NobleName => NOBLE_NAMES[noble] as NobleName;
export const royalName = (royal: number): RoyalName => PIECE_NAMES[royal] as RoyalName;
export const isPieceName = (text: string): text is PieceName => Object.hasOwn(N, text);
export const isNoble = (piece: number): piece is NobleId => piece >= 0 && piece < FIRST_ROYAL;
export const isRoyal = (piece: number): piece is RoyalId => piece >= FIRST_ROYAL && piece < PIECE_COUNT;

export const menOf = (noble: number): number => NOBLE_TABLE[noble]?.[1] ?? 0;
export const isTitledByBirth = (noble: number): boolean => NOBLE_TABLE[noble]?.[2] ?? false;
/** 14.5 What a noble casts in the Lords, and in the Commons if he has a title. */
export const lordsVotesOf = (noble: number): number => NOBLE_TABLE[noble]?.[3] ?? 0;
export const commonsVotesOf = (noble: number): number => NOBLE_TABLE[noble]?.[4] ?? 0;
const CASTLES_OF: readonly (readonly PlaceId[])[] = NOBLE_TABLE.map(([, , , , , castles]) =>
  castles.split(' ').map((name) => P[name as PlaceName]),
);
export const castlesOf = (noble: number): readonly PlaceId[] => CASTLES_OF[noble] as readonly PlaceId[];
/** 15.1 The two Plantagenets come with the advanced game. */
export const isDuke = (noble: number): boolean => noble === N.lancaster || noble === N.york;
export const dukeOf = (house: House): NobleId => (house === 'lancaster' ? N.lancaster : N.york);

export const houseOf = (royal: number): House => ROYAL_TABLE[royal - FIRST_ROYAL]?.[1] ?? 'lancaster';
/** The royals of a house in the order of succession. */
export const ROYALS_OF: { readonly [H in House]: readonly RoyalId[] } = {
  lancaster: ROYALS.filter((royal) => houseOf(royal) === 'lancaster'),
  york: ROYALS.filter((royal) => houseOf(royal) === 'york'),
};
/** 1.6 Where a royal starts: nowhere, if not of this game. */
export const startOf = (royal: number, advanced: boolean, moved: boolean): PlaceId | undefined => {
  if (moved && royal === N['edward-wales']) return P.fotheringhay;
  if (moved && royal === N['richard-gloucester']) return P.plymouth;
  const name = ROYAL_TABLE[royal - FIRST_ROYAL]?.[advanced ? 3 : 2];
  return name ? P[name] : undefined;
};
