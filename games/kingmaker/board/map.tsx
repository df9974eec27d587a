// The map of the game in its layers, from the water to the names. Pieces stand on it, faces lie over it.
import { type Box, Compass, Silent } from '@rose/board';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { COMPASS, LAND_LETTERING, type Lettering, SEA_LETTERING } from '../map/furniture.ts';
import { type AreaId, MAP, type PlaceId, type ZoneId } from '../map/index.ts';
import type { Site } from './map-glyphs.ts';
import { MapLand, MapScenery, MapShapes, MapWaters } from './map-ground.tsx';
import { MapBounds, MapDusk, MapRoads } from './map-lines.tsx';
import { MapNames } from './map-names.tsx';
import { MapGoldRoads, MapReach, MapStates } from './map-reach.tsx';
import { nearOf, useScale } from './map-scale.ts';
import { MapSites } from './map-sites.tsx';

export type Ground = AreaId | ZoneId;
const zones = new Set<string>(MAP.zones.map(({ id }) => id));
const isZone = (id: Ground): id is ZoneId => zones.has(id);

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
  readonly sites: readonly Site[];
  /** Areas without a place. */
  readonly country: readonly AreaId[];
  /** Of places, areas, sea areas and roads, and of `north-sea`, `irish-sea`, `narrow-sea` and `north`. */
  wordFor(id: string): string;
  noteFor?(place: PlaceId): string | undefined;
  hasArms?(place: PlaceId): boolean;
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
  const { sites, country, wordFor, reach = NONE, gold = NONE, states = CALM, asked = NONE, avoid = NONE } = props;
  const [layer, scale] = useScale();
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
  return (
    <g ref={layer} class={`km-map near-${nearOf(scale)}`}>
      <MapShapes />
      <MapWaters />
      <MapReach name="sea" ids={reach.filter(isZone)} scale={scale} />
      <MapStates states={grounds(isZone)} />
      <MapLand />
      <MapScenery near={nearOf(scale)} />
      <MapReach name="land" ids={reach.filter((id) => !isZone(id))} scale={scale} />
      <MapStates states={grounds((id) => !isZone(id))} />
      <MapBounds />
      <MapRoads />
      <MapGoldRoads lines={gold} />
      <MapDusk />
      {letters}
      <Compass at={COMPASS.at} radius={COMPASS.radius} north={wordFor('north')} />
      <MapSites sites={sites} scale={scale} />
      {props.over?.(scale)}
      <MapNames
        sites={sites}
        country={country}
        scale={scale}
        wordFor={wordFor}
        asked={asked}
        avoid={avoid}
        {...(props.noteFor && { noteFor: props.noteFor })}
        {...(props.hasArms && { hasArms: props.hasArms })}
      />
    </g>
  );
};
