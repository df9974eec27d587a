// The map of the game in its layers, from the water to the names. Pieces stand on it, faces lie over it.
import { type Box, Compass, MapStates, Silent, useScale, useTurn } from '@rose/board';
import type { PlaceName, SeaName } from '@rose/kingmaker/ids';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { COMPASS, LAND_LETTERING, type Lettering, SEA_LETTERING } from '../map/furniture.ts';
import { MAP } from '../map/index.ts';
import { COAST_SHAPE, LAND_SHAPE, MapLand, MapScenery, MapShapes, MapWaters } from './map-ground.tsx';
import { MapBounds, MapDusk, MapRoads } from './map-lines.tsx';
import { MapNames } from './map-names.tsx';
import { nearOf } from './map-near.ts';
import { type Ground, MapGoldRoads, MapReach, pathOf } from './map-reach.tsx';
import { MapSites } from './map-sites.tsx';

const zones = new Set<string>(MAP.zones.map(({ id }) => id));
const isZone = (id: Ground): id is SeaName => zones.has(id);

const Letters = ({
  list,
  looks,
  wordFor,
}: {
  readonly list: readonly Lettering[];
  readonly looks: string;
  wordFor(id: string): string;
}) => (
  <>
    {list.map(({ id, at, size, turn }) => (
      <text
        key={id}
        class={`km-lettering ${looks}`}
        font-size={size}
        transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
      >
        {wordFor(id)}
      </text>
    ))}
  </>
);

export interface KingmakerMapProps {
  /** Of places, areas, sea areas and roads, and of `north-sea`, `irish-sea`, `narrow-sea` and `north`. */
  wordFor(id: string): string;
  noteFor?(place: PlaceName): string | undefined;
  hasArms?(place: PlaceName): boolean;
  /** All that can be reached now. */
  readonly reach?: readonly Ground[];
  /** Ways along roads beyond it, as lines. */
  readonly gold?: readonly string[];
  readonly states?: ReadonlyMap<Ground, string>;
  readonly asked?: readonly string[];
  readonly avoid?: readonly Box[];
  /** What hangs at places and grows with them: arms, pennants. */
  over?(scale: number): ComponentChildren;
}
const NONE: readonly never[] = [];
const CALM: ReadonlyMap<Ground, string> = new Map();

export const KingmakerMap = (props: KingmakerMapProps) => {
  const { wordFor, reach = NONE, gold = NONE, states = CALM, asked = NONE, avoid = NONE } = props;
  const [layer, scale] = useScale();
  const turn = useTurn();
  const letters = useMemo(
    () => (
      <Silent class="map-names">
        <Letters list={SEA_LETTERING} looks="sea" wordFor={wordFor} />
        <Letters list={LAND_LETTERING} looks="land" wordFor={wordFor} />
      </Silent>
    ),
    [wordFor],
  );
  const grounds = (isWanted: (id: Ground) => boolean) => new Map([...states].filter(([id]) => isWanted(id)));
  const seas = reach.filter(isZone);
  // land and water are one picture, but while what is lit lies between them
  const isSeaLit = seas.length > 0 || [...states.keys()].some(isZone);
  return (
    <g ref={layer} class={`km-map near-${nearOf(scale)}`}>
      <MapShapes />
      <g class={isSeaLit ? undefined : 'layer'}>
        <g class={isSeaLit ? 'layer' : undefined}>
          <MapWaters />
        </g>
        <MapReach name="sea" ids={seas} scale={scale} />
        <MapStates states={grounds(isZone)} pathOf={pathOf} />
        <g class={isSeaLit ? 'layer' : undefined}>
          <MapLand />
          <MapScenery near={nearOf(scale)} />
        </g>
      </g>
      <MapReach name="land" ids={reach.filter((id) => !isZone(id))} scale={scale} />
      <MapStates states={grounds((id) => !isZone(id))} pathOf={pathOf} />
      <MapBounds />
      <MapRoads />
      <MapGoldRoads lines={gold} />
      <MapDusk />
      {letters}
      <Compass at={COMPASS.at} radius={COMPASS.radius} north={wordFor('north')} />
      {turn > 1 && <MapSites scale={scale} />}
      {turn > 1 && props.over?.(scale)}
      {turn > 1 && (
        <MapNames
          scale={scale}
          wordFor={wordFor}
          asked={asked}
          avoid={avoid}
          {...(props.noteFor && { noteFor: props.noteFor })}
          {...(props.hasArms && { hasArms: props.hasArms })}
        />
      )}
    </g>
  );
};

/** For hand, key and reader: the water first, the land above it. */
export const GROUNDS = [...MAP.zones, ...MAP.areas] as const;

/** For an overview of the country. */
export const OVERVIEW = {
  home: { x: 206, y: 70, width: 770, height: 770 },
  land: LAND_SHAPE,
  coast: COAST_SHAPE,
} as const;
