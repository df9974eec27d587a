// The map of the game in its layers, from the water to the names. Blocks stand on it, faces lie over it.
import { Compass, MapFrame, MapStates, Silent, useTurn } from '@rose/board';
import type { AreaName, CityName } from '@rose/without-an-enemy/ids';
import { useMemo } from 'preact/hooks';
import { AREA_PLACES, BOXES, COMPASS, MAP } from '../map/index.ts';
import { MapLand, MapLines, MapShapes } from './map-ground.tsx';
import { MapNames } from './map-names.tsx';
import { MapShips, type SeaHeld } from './map-ship.tsx';
import { MapTowns, type TownNow } from './map-town.tsx';

const paths = new Map<AreaName, string>(MAP.areas.map(({ id, path }) => [id, path]));
const pathOf = (id: AreaName): string => paths.get(id) ?? '';

/** Paper beyond the sea on which blocks wait. */
const Boxes = () => (
  <Silent class="map-ground">
    {(['ireland', 'continent'] as const).map((id) => {
      const [x, y] = AREA_PLACES[id].field;
      return (
        <rect
          key={id}
          class="wae-box"
          x={x - BOXES.width / 2}
          y={y - BOXES.above}
          width={BOXES.width}
          height={BOXES.height}
          rx="7"
        />
      );
    })}
  </Silent>
);

export interface CountyMapProps {
  readonly towns: ReadonlyMap<CityName, TownNow>;
  readonly seas: readonly SeaHeld[];
  /** Areas in a state: `open`, `target`, `spoken`. */
  readonly states?: ReadonlyMap<AreaName, string>;
  /** Short names, as they stand on a map: of areas, towns and seas, and of `north`. */
  wordFor(id: string): string;
}
const CALM: ReadonlyMap<AreaName, string> = new Map();

export const CountyMap = ({ towns, seas, states = CALM, wordFor }: CountyMapProps) => {
  const turn = useTurn();
  const frame = useMemo(() => <MapFrame box={MAP.box} bleed={MAP.bleed} />, []);
  return (
    <g class="wae-map">
      <MapShapes />
      <MapLand />
      <MapStates states={states} pathOf={pathOf} />
      <MapLines />
      <Boxes />
      <Compass at={COMPASS.at} radius={COMPASS.radius} north={wordFor('north')} />
      <MapShips seas={seas} />
      {turn > 1 && <MapTowns towns={towns} />}
      {turn > 2 && <MapNames wordFor={wordFor} />}
      {frame}
    </g>
  );
};
