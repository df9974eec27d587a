// Five regions in five washes, each in three strengths, so that neighbours differ.
import { BORDERS } from './borders.ts';
import { REGION_NAMES, type Region, STRENGTHS } from './tints.ts';

export const REGIONS = {
  N: 'northumberland cumberland westmorland durham north-riding west-riding east-riding lancashire',
  M: 'derbyshire nottinghamshire staffordshire leicestershire warwickshire northamptonshire oxfordshire buckinghamshire',
  W: 'caernarvon denbigh montgomery pembroke glamorgan monmouth cheshire shropshire herefordshire worcestershire gloucestershire',
  S: 'cornwall west-devon east-devon somerset bristol dorset wiltshire hampshire',
  E: 'berkshire london surrey sussex kent hertfordshire essex suffolk norfolk cambridgeshire lincolnshire',
} as const satisfies { readonly [R in Region]: string };

export const REGION_OF: ReadonlyMap<string, Region> = new Map(
  REGION_NAMES.flatMap((region) => REGIONS[region].split(' ').map((area): [string, Region] => [area, region])),
);

const neighboursOf = (area: string): readonly string[] =>
  BORDERS.flatMap(({ a, b }) => (a === area ? [b] : b === area ? [a] : []));
/** A tint is a region and a strength. Tried in turn, and taken back where a later area finds all strengths worn. */
const tinted = (areas: readonly (readonly [string, Region])[], worn: ReadonlyMap<string, number>): typeof worn => {
  const [next, ...others] = areas;
  if (!next) return worn;
  const [area, region] = next;
  const near = new Set(neighboursOf(area).map((other) => worn.get(other)));
  for (let strength = 0; strength < STRENGTHS; strength++) {
    const tint = STRENGTHS * REGION_NAMES.indexOf(region) + strength;
    const all = near.has(tint) ? new Map() : tinted(others, new Map([...worn, [area, tint]]));
    if (all.size > 0) return all;
  }
  return new Map();
};
export const TINTS: ReadonlyMap<string, number> = new Map(
  REGION_NAMES.flatMap((region) => [
    ...tinted(
      [...REGION_OF].filter(([, own]) => own === region),
      new Map(),
    ),
  ]),
);
