// What can be reached: one ground for all of it with one edge, so that ninety areas do not flicker; roads beyond it in gold.
import { Silent, useDrawing } from '@rose/board';
import type { AreaName, SeaName } from '@rose/kingmaker/ids';
import { useMemo } from 'preact/hooks';
import { MAP } from '../map/index.ts';

export type Ground = AreaName | SeaName;
const paths = new Map<string, string>([...MAP.areas, ...MAP.zones].map(({ id, path }) => [id, path]));
export const pathOf = (id: Ground): string => paths.get(id) ?? '';
const joined = (ids: readonly Ground[]): string => ids.map(pathOf).join('');

export interface ReachProps {
  readonly ids: readonly Ground[];
  readonly scale: number;
  /** Two grounds on one drawing, of land and of water, have patterns of their own. */
  readonly name: string;
}
export const MapReach = ({ ids, scale, name }: ReachProps) => {
  const { id, url, href } = useDrawing();
  const [pattern, rim] = [`reach-${name}`, `rim-${name}`];
  return useMemo(
    () =>
      ids.length === 0 ? null : (
        <Silent class="map-ground km-reach layer">
          <defs>
            <pattern
              id={id(pattern)}
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(45) scale(${Math.round(100 / Math.max(1, scale) ** 0.8) / 100})`}
            >
              <rect class="map-hatch-ground" width="9" height="9" />
              <rect class="map-hatch-line" width="3.2" height="9" />
            </pattern>
            <path id={id(rim)} d={MAP.rim(ids)} />
          </defs>
          <path class="km-reach-ground" d={joined(ids)} fill={url(pattern)} />
          <use class="km-reach-keyline" href={href(rim)} />
          <use class="km-reach-edge" href={href(rim)} />
        </Silent>
      ),
    [ids.join(), scale, url],
  );
};

/** Gold ways along roads, as lines. */
export const MapGoldRoads = ({ lines }: { readonly lines: readonly string[] }) => {
  const d = lines.join('');
  return d === '' ? null : (
    <Silent class="map-ground">
      <path class="km-line gold-keyline" d={d} />
      <path class="km-line gold" d={d} />
      <path class="km-line gold-core" d={d} />
    </Silent>
  );
};
