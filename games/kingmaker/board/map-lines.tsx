// The lines of the map: bounds of areas, rivers, the bounds of regions, the coast, and the roads upon them. One path each.
import { MapSheet, Silent, useDrawing } from '@rose/board';
import { useMemo } from 'preact/hooks';
import { TEES_GAP } from '../map/furniture.ts';
import { MAP } from '../map/index.ts';
import { COAST_SHAPE } from './map-ground.tsx';
import { ROADS } from './map-roads.ts';

type Kind = (typeof MAP.borders)[number]['kind'];
const linesOf = (kind: Kind): string =>
  MAP.borders
    .filter((border) => border.kind === kind)
    .map(({ path }) => path)
    .join('');
const RIVERS = linesOf('river') + TEES_GAP;
const BOUNDS = linesOf('bound');

export const MapBounds = () => {
  const { href } = useDrawing();
  return useMemo(
    () => (
      <Silent class="map-ground">
        <path class="km-line area" d={linesOf('area')} />
        <path class="km-line bound-casing" d={BOUNDS} />
        <path class="km-line bound" d={BOUNDS} />
        <path class="km-line closed" d={linesOf('closed')} />
        <path class="km-line river" d={RIVERS} />
        <path class="km-line river-core" d={RIVERS} />
        <use class="km-line coast" href={href(COAST_SHAPE)} />
      </Silent>
    ),
    [href],
  );
};

export const MapRoads = () =>
  useMemo(
    () => (
      <Silent class="map-ground">
        <path class="km-line road-casing" d={ROADS} />
        <path class="km-line road" d={ROADS} />
      </Silent>
    ),
    [],
  );

export const MapDusk = () =>
  useMemo(
    () => (
      <Silent class="map-ground">
        <MapSheet box={MAP.bleed} looks="map-dusk-sheet" paint="dusk" />
      </Silent>
    ),
    [],
  );
