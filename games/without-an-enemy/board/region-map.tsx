// The five regions on a small map, with the points that are left in each: whoever recruits sees where.
import {
  A,
  type AreaName,
  isAreaName,
  REGIONS,
  type RegionName,
  regionName,
  regionOf,
} from '@rose/without-an-enemy/ids';
import { MAP } from '../map/index.ts';
import { fightWords } from './words-fight.ts';

const regionOfArea = (area: AreaName): RegionName | undefined => {
  const region = regionOf(A[area]);
  return region < 0 ? undefined : regionName(region);
};
const LANDS = MAP.areas.flatMap(({ id, path, centre }) => {
  const region = isAreaName(id) ? regionOfArea(id) : undefined;
  return region ? [{ id, path, centre, region }] : [];
});
const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const [WIDE, HIGH] = [200, 92];
/** Where three regions meet, their plates stand a little aside. */
const ASIDE: { readonly [R in RegionName]?: number } = { W: -30, E: 90 };
/** Where the plate of a region stands: amid its areas. */
export const PLATES = REGIONS.map((region) => {
  const centres = LANDS.filter((land) => land.region === region).map(({ centre }) => centre);
  const x = middle(centres.map((centre) => centre.x)) + (ASIDE[region] ?? 0);
  return { region, x, y: middle(centres.map((centre) => centre.y)), width: WIDE, height: HIGH };
});
const BOX = '130 60 840 780';

interface RegionMapProps {
  readonly region: RegionName;
  points(region: RegionName): number;
}
export const RegionMap = ({ region: chosen, points }: RegionMapProps) => {
  const say = fightWords();
  return (
    <svg class="wae-region-map" viewBox={BOX} aria-hidden="true" focusable="false">
      {LANDS.map(({ id, path, region }) => (
        <path key={id} class={region === chosen ? `land ${region} chosen` : `land ${region}`} d={path} />
      ))}
      {PLATES.map(({ region, x, y }) => (
        <g
          key={region}
          class={region === chosen ? 'plate chosen' : 'plate'}
          transform={`translate(${Math.round(x)} ${Math.round(y)})`}
        >
          <rect x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="12" />
          <text y="-8">{say.regionsShort[region]}</text>
          <text class="points" y="32">
            {say.pointsShort(points(region))}
          </text>
        </g>
      ))}
    </svg>
  );
};
