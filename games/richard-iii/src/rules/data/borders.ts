// The 62 land borders (5.21) and the roads over them. Inside the engine a border is a number.
import { graphOf } from '@rose/parts';
import { A, AREA_COUNT, type AreaId } from './areas.ts';

const TABLE = [
  ['caernarvon', 'chester', 'blue'],
  ['caernarvon', 'pembroke', 'red'],
  ['caernarvon', 'powys', 'red'],
  ['chester', 'derby', 'yellow'],
  ['chester', 'hereford', 'blue'],
  ['chester', 'lancaster', 'blue'],
  ['chester', 'powys', 'yellow'],
  ['chester', 'warwick', 'yellow'],
  ['cornwall', 'dorset', 'yellow'],
  ['cornwall', 'somerset', 'yellow'],
  ['cumbria', 'lancaster', 'red'],
  ['cumbria', 'north-yorks', 'red'],
  ['cumbria', 'northumbria', 'red'],
  ['cumbria', 'scotland', 'red'],
  ['derby', 'lancaster', 'red'],
  ['derby', 'leicester', 'blue'],
  ['derby', 'lincoln', 'blue'],
  ['derby', 'south-yorks', 'yellow'],
  ['derby', 'warwick', 'blue'],
  ['dorset', 'somerset', 'yellow'],
  ['dorset', 'sussex', 'blue'],
  ['dorset', 'wilts', 'yellow'],
  ['east-anglia', 'essex', 'yellow'],
  ['east-anglia', 'rutland', 'blue'],
  ['east-yorks', 'north-yorks', 'yellow'],
  ['east-yorks', 'northumbria', 'blue'],
  ['east-yorks', 'south-yorks', 'blue'],
  ['essex', 'leicester', 'blue'],
  ['essex', 'middlesex', 'yellow'],
  ['essex', 'rutland', 'blue'],
  ['glamorgan', 'hereford', 'blue'],
  ['glamorgan', 'pembroke', 'yellow'],
  ['glamorgan', 'powys', 'blue'],
  ['gloucester', 'hereford', 'blue'],
  ['gloucester', 'oxford', 'yellow'],
  ['gloucester', 'somerset', 'yellow'],
  ['gloucester', 'warwick', 'blue'],
  ['gloucester', 'wilts', 'blue'],
  ['hereford', 'powys', 'red'],
  ['hereford', 'warwick', 'blue'],
  ['kent', 'middlesex', 'blue'],
  ['kent', 'sussex', 'yellow'],
  ['lancaster', 'north-yorks', 'red'],
  ['lancaster', 'south-yorks', 'red'],
  ['leicester', 'lincoln', 'yellow'],
  ['leicester', 'middlesex', 'yellow'],
  ['leicester', 'oxford', 'yellow'],
  ['leicester', 'rutland', 'yellow'],
  ['leicester', 'warwick', 'yellow'],
  ['lincoln', 'rutland', 'blue'],
  ['lincoln', 'south-yorks', 'blue'],
  ['middlesex', 'oxford', 'yellow'],
  ['middlesex', 'sussex', 'blue'],
  ['north-yorks', 'northumbria', 'blue'],
  ['north-yorks', 'south-yorks', 'yellow'],
  ['northumbria', 'scotland', 'red'],
  ['oxford', 'sussex', 'blue'],
  ['oxford', 'warwick', 'blue'],
  ['oxford', 'wilts', 'blue'],
  ['pembroke', 'powys', 'red'],
  ['somerset', 'wilts', 'yellow'],
  ['sussex', 'wilts', 'yellow'],
] as const;

export type BorderId = number & { readonly border: true };
export const BORDER_COUNT = TABLE.length;
export const BORDERS: readonly BorderId[] = TABLE.map((_, id) => id as BorderId);
export type BorderColour = 'yellow' | 'blue' | 'red';
export const NO_BORDER = -1 as BorderId;

const LIMITS: { readonly [C in BorderColour]: number } = { yellow: 4, blue: 3, red: 2 };
const COLOURS: readonly BorderColour[] = TABLE.map(([, , colour]) => colour);
const LIMIT_OF: readonly number[] = COLOURS.map((colour) => LIMITS[colour]);
const RED: readonly boolean[] = COLOURS.map((colour) => colour === 'red');
const BETWEEN: readonly BorderId[] = (() => {
  const between = new Array<BorderId>(AREA_COUNT * AREA_COUNT).fill(NO_BORDER);
  for (const [id, [a, b]] of TABLE.entries()) {
    between[A[a] * AREA_COUNT + A[b]] = id as BorderId;
    between[A[b] * AREA_COUNT + A[a]] = id as BorderId;
  }
  return between;
})();
const NEIGHBOURS = graphOf(
  AREA_COUNT,
  TABLE.map(([a, b]) => [A[a], A[b]]),
);

export const borderColour = (border: BorderId): BorderColour => COLOURS[border] as BorderColour;
/** 5.21 How many blocks may cross. */
export const borderLimit = (border: BorderId): number => LIMIT_OF[border] as number;
/** 5.21 Over a red border a block must stop. */
export const isRed = (border: BorderId): boolean => RED[border] === true;
/** The border between two areas, NO_BORDER where they do not touch. */
export const borderBetween = (a: AreaId, b: AreaId): BorderId => BETWEEN[a * AREA_COUNT + b] as BorderId;
export const neighboursOf = (area: AreaId): readonly AreaId[] => NEIGHBOURS[area] as readonly AreaId[];
/** The two areas of a border. */
export const endsOf = (border: BorderId): readonly [AreaId, AreaId] => {
  const [a, b] = TABLE[border] as (typeof TABLE)[number];
  return [A[a], A[b]];
};
/** The area on the far side of a border. */
export const across = (border: BorderId, area: AreaId): AreaId => {
  const [a, b] = endsOf(border);
  return a === area ? b : a;
};
