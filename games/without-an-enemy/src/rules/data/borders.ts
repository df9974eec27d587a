// The 104 borders (5.5, 5.6). Inside the engine a border is a number.
// Provenance: reconstructed. County adjacency, rough where hills, marsh or an estuary divides; limits and stops are ours.
import { A, AREA_COUNT, AREAS, type AreaId } from './areas.ts';

const TABLE = [
  ['scotland', 'northumberland', 'clear'],
  ['northumberland', 'durham', 'clear'],
  ['durham', 'north-riding', 'clear'],
  ['westmorland', 'lancashire', 'clear'],
  ['lancashire', 'cheshire', 'clear'],
  ['north-riding', 'west-riding', 'clear'],
  ['north-riding', 'east-riding', 'clear'],
  ['west-riding', 'east-riding', 'clear'],
  ['west-riding', 'nottinghamshire', 'clear'],
  ['derbyshire', 'nottinghamshire', 'clear'],
  ['derbyshire', 'leicestershire', 'clear'],
  ['derbyshire', 'staffordshire', 'clear'],
  ['nottinghamshire', 'lincolnshire', 'clear'],
  ['nottinghamshire', 'leicestershire', 'clear'],
  ['staffordshire', 'cheshire', 'clear'],
  ['staffordshire', 'shropshire', 'clear'],
  ['staffordshire', 'worcestershire', 'clear'],
  ['staffordshire', 'warwickshire', 'clear'],
  ['staffordshire', 'leicestershire', 'clear'],
  ['leicestershire', 'warwickshire', 'clear'],
  ['leicestershire', 'northamptonshire', 'clear'],
  ['leicestershire', 'lincolnshire', 'clear'],
  ['warwickshire', 'worcestershire', 'clear'],
  ['warwickshire', 'gloucestershire', 'clear'],
  ['warwickshire', 'oxfordshire', 'clear'],
  ['warwickshire', 'northamptonshire', 'clear'],
  ['northamptonshire', 'oxfordshire', 'clear'],
  ['northamptonshire', 'buckinghamshire', 'clear'],
  ['northamptonshire', 'hertfordshire', 'clear'],
  ['northamptonshire', 'cambridgeshire', 'clear'],
  ['northamptonshire', 'lincolnshire', 'clear'],
  ['oxfordshire', 'gloucestershire', 'clear'],
  ['oxfordshire', 'buckinghamshire', 'clear'],
  ['oxfordshire', 'berkshire', 'clear'],
  ['buckinghamshire', 'berkshire', 'clear'],
  ['buckinghamshire', 'hertfordshire', 'clear'],
  ['buckinghamshire', 'london', 'clear'],
  ['denbigh', 'cheshire', 'clear'],
  ['denbigh', 'shropshire', 'clear'],
  ['pembroke', 'glamorgan', 'clear'],
  ['glamorgan', 'monmouth', 'clear'],
  ['monmouth', 'herefordshire', 'clear'],
  ['cheshire', 'shropshire', 'clear'],
  ['shropshire', 'herefordshire', 'clear'],
  ['shropshire', 'worcestershire', 'clear'],
  ['herefordshire', 'worcestershire', 'clear'],
  ['herefordshire', 'gloucestershire', 'clear'],
  ['worcestershire', 'gloucestershire', 'clear'],
  ['west-devon', 'east-devon', 'clear'],
  ['east-devon', 'somerset', 'clear'],
  ['east-devon', 'dorset', 'clear'],
  ['somerset', 'dorset', 'clear'],
  ['somerset', 'bristol', 'clear'],
  ['somerset', 'wiltshire', 'clear'],
  ['bristol', 'gloucestershire', 'clear'],
  ['bristol', 'wiltshire', 'clear'],
  ['dorset', 'wiltshire', 'clear'],
  ['dorset', 'hampshire', 'clear'],
  ['wiltshire', 'gloucestershire', 'clear'],
  ['wiltshire', 'berkshire', 'clear'],
  ['wiltshire', 'hampshire', 'clear'],
  ['hampshire', 'berkshire', 'clear'],
  ['hampshire', 'surrey', 'clear'],
  ['hampshire', 'sussex', 'clear'],
  ['berkshire', 'surrey', 'clear'],
  ['london', 'surrey', 'clear'],
  ['london', 'essex', 'clear'],
  ['london', 'hertfordshire', 'clear'],
  ['london', 'kent', 'clear'],
  ['surrey', 'kent', 'clear'],
  ['surrey', 'sussex', 'clear'],
  ['sussex', 'kent', 'clear'],
  ['hertfordshire', 'essex', 'clear'],
  ['hertfordshire', 'cambridgeshire', 'clear'],
  ['essex', 'suffolk', 'clear'],
  ['essex', 'cambridgeshire', 'clear'],
  ['suffolk', 'norfolk', 'clear'],
  ['suffolk', 'cambridgeshire', 'clear'],
  ['scotland', 'cumberland', 'rough'],
  ['northumberland', 'cumberland', 'rough'],
  ['cumberland', 'westmorland', 'rough'],
  ['durham', 'westmorland', 'rough'],
  ['westmorland', 'north-riding', 'rough'],
  ['westmorland', 'west-riding', 'rough'],
  ['lancashire', 'west-riding', 'rough'],
  ['lancashire', 'derbyshire', 'rough'],
  ['west-riding', 'derbyshire', 'rough'],
  ['west-riding', 'lincolnshire', 'rough'],
  ['east-riding', 'lincolnshire', 'rough'],
  ['derbyshire', 'cheshire', 'rough'],
  ['caernarvon', 'denbigh', 'rough'],
  ['caernarvon', 'montgomery', 'rough'],
  ['denbigh', 'montgomery', 'rough'],
  ['montgomery', 'shropshire', 'rough'],
  ['montgomery', 'herefordshire', 'rough'],
  ['montgomery', 'pembroke', 'rough'],
  ['montgomery', 'glamorgan', 'rough'],
  ['monmouth', 'gloucestershire', 'rough'],
  ['cornwall', 'west-devon', 'rough'],
  ['west-devon', 'somerset', 'rough'],
  ['norfolk', 'cambridgeshire', 'rough'],
  ['norfolk', 'lincolnshire', 'rough'],
  ['cambridgeshire', 'lincolnshire', 'rough'],
  ['essex', 'kent', 'rough'],
] as const;

export type BorderKind = 'clear' | 'rough';
export type BorderId = number & { readonly border: true };
export const BORDER_COUNT = TABLE.length;
export const BORDERS: readonly BorderId[] = TABLE.map((_, id) => id as BorderId);
export const NO_BORDER = -1 as BorderId;

/** How many blocks of a side may cross in a turn. */
const LIMITS: { readonly [K in BorderKind]: number } = { clear: 6, rough: 3 };
const KINDS: readonly BorderKind[] = TABLE.map(([, , kind]) => kind);
const LIMIT_OF: readonly number[] = KINDS.map((kind) => LIMITS[kind]);
const ENDS: readonly (readonly [AreaId, AreaId])[] = TABLE.map(([a, b]) => [A[a], A[b]]);
const BETWEEN: readonly BorderId[] = (() => {
  const between = new Array<BorderId>(AREA_COUNT * AREA_COUNT).fill(NO_BORDER);
  for (const border of BORDERS) {
    const [a, b] = ENDS[border] as readonly [AreaId, AreaId];
    between[a * AREA_COUNT + b] = border;
    between[b * AREA_COUNT + a] = border;
  }
  return between;
})();
const NEIGHBOURS: readonly (readonly AreaId[])[] = AREAS.map((area) =>
  AREAS.filter((other) => BETWEEN[area * AREA_COUNT + other] !== NO_BORDER),
);

export const borderKind = (border: BorderId): BorderKind => KINDS[border] as BorderKind;
/** 5.6 At most so many blocks of a side in one turn. */
export const borderLimit = (border: BorderId): number => LIMIT_OF[border] as number;
export const WIDEST = Math.max(...LIMIT_OF);
/** 5.5 Over a rough border a block must stop. */
export const isRough = (border: BorderId): boolean => KINDS[border] === 'rough';
/** The border between two areas, NO_BORDER where they do not touch. */
export const borderBetween = (a: AreaId, b: AreaId): BorderId => BETWEEN[a * AREA_COUNT + b] as BorderId;
export const neighboursOf = (area: AreaId): readonly AreaId[] => NEIGHBOURS[area] as readonly AreaId[];
export const endsOf = (border: BorderId): readonly [AreaId, AreaId] => ENDS[border] as readonly [AreaId, AreaId];
/** The area on the far side of a border. */
export const across = (border: BorderId, area: AreaId): AreaId => {
  const [a, b] = endsOf(border);
  return a === area ? b : a;
};
/** 0 when the area is the first end of the border, 1 when it is the second. */
export const endOf = (border: BorderId, area: AreaId): number => (endsOf(border)[0] === area ? 0 : 1);
