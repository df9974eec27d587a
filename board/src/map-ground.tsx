// The ground of a map: sea with water-lines, tinted land, paper, states of areas, borders and coast. It knows no game:
// kinds of borders and states of areas are words that become classes, and looks live in the style beside this file.
import { useMemo } from 'preact/hooks';
import type { Box } from './camera.ts';
import type { MapArea, MapBorder, MapDrawing } from './map-data.ts';
import { States } from './map-states.tsx';
import { useDrawing } from './names.ts';
import { PAPER } from './paper.gen.ts';
import { Silent } from './silent.tsx';
import './map-ground.css';
import './map-names.css';
import './map-states.css';

/** Names of shapes, as parts of the drawing may use them: `href(areaShape('kent'))`. */
export const areaShape = (id: string): string => `area-${id}`;
export const areaClip = (id: string): string => `inside-${id}`;

const tintClip = (tint: string): string => `inside-tint-${tint}`;

const PAPER_SIZE = 420;

/** One path for all that look the same: a drawing of few parts is drawn sooner, and styled anew sooner. */
const together = <T extends { readonly path: string }>(
  all: readonly T[],
  looksOf: (one: T) => string,
): readonly (readonly [looks: string, path: string])[] => {
  const paths = new Map<string, string>();
  for (const one of all) paths.set(looksOf(one), (paths.get(looksOf(one)) ?? '') + one.path);
  return [...paths];
};
/** Areas of one tint; those of none are foreign. */
const tintsOf = (areas: readonly MapArea[]): readonly (readonly [tint: string, path: string])[] =>
  together(
    areas.filter(({ tint }) => tint !== undefined),
    ({ tint }) => String(tint),
  );

/** Waves, the hatch of what is open, old paper, and the dusk at the edges: belongs into the defs of a map. */
export const MapPatterns = () => {
  const { id } = useDrawing();
  const tile = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <>
      <pattern id={id('waves')} width="9" height="7" {...tile}>
        <path class="map-wave" d="M0 3.5Q2.25 2 4.5 3.5T9 3.5" />
      </pattern>
      <pattern id={id('hatch')} width="9" height="9" patternTransform="rotate(45)" {...tile}>
        <rect class="map-hatch-ground" width="9" height="9" />
        <rect class="map-hatch-line" width="3.2" height="9" />
      </pattern>
      <pattern id={id('paper')} width={PAPER_SIZE} height={PAPER_SIZE} {...tile}>
        <image href={PAPER} width={PAPER_SIZE} height={PAPER_SIZE} preserveAspectRatio="none" />
      </pattern>
      <radialGradient id={id('dusk')} r=".72">
        <stop class="map-dusk-none" offset=".62" />
        <stop class="map-dusk" offset="1" />
      </radialGradient>
    </>
  );
};

/** Every outline is written here; faces and states refer to it. */
const Shapes = ({ map }: { readonly map: MapDrawing }) => {
  const { id } = useDrawing();
  return (
    <defs>
      <MapPatterns />
      {map.areas.map((area) => (
        <path key={area.id} id={id(areaShape(area.id))} d={area.path} />
      ))}
      {map.areas.map((area) => (
        <clipPath key={area.id} id={id(areaClip(area.id))}>
          <path d={area.path} />
        </clipPath>
      ))}
      {tintsOf(map.areas).map(([tint, path]) => (
        <clipPath key={tint} id={id(tintClip(tint))}>
          <path d={path} />
        </clipPath>
      ))}
    </defs>
  );
};

export interface MapSheetProps {
  readonly box: Box;
  readonly looks: string;
  /** One of the patterns. */
  readonly paint?: string;
}
export const MapSheet = ({ box, looks, paint }: MapSheetProps) => {
  const { url } = useDrawing();
  return <rect class={looks} {...box} {...(paint !== undefined && { fill: url(paint) })} />;
};

/** Along the coast the sea is calm, and lines follow it, fainter and fainter. */
export const WaterLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>
    <path class="map-calm" d={lines.at(-1)} />
    {lines.map((d, i) => (
      <path key={d} class="map-water" d={d} stroke-opacity={0.57 - 0.1 * i} />
    ))}
  </>
);

/** Tinted by hand: a thin wash, and a darker band along the inner edge. */
const Land = ({ tint, path }: { readonly tint: string; readonly path: string }) => {
  const { url } = useDrawing();
  return (
    <g class={`map-land tint-${tint}`}>
      <path class="map-wash" d={path} />
      <path class="map-band" d={path} clip-path={url(tintClip(tint))} />
    </g>
  );
};

/** Two strokes a border. All casings lie below all lines, so that borders meet cleanly. */
const Borders = ({ borders }: { readonly borders: readonly MapBorder[] }) => (
  <>
    {(['casing', 'line', 'core'] as const).map((stroke) => (
      <g key={stroke} class={`map-borders ${stroke}`}>
        {together(borders, ({ kind }) => kind).map(([kind, path]) => (
          <path key={kind} class={kind} d={path} />
        ))}
      </g>
    ))}
  </>
);

const Ground = ({ map }: { readonly map: MapDrawing }) => (
  <>
    <MapSheet box={map.bleed} looks="map-sea" />
    <MapSheet box={map.bleed} looks="map-waves" paint="waves" />
    <WaterLines lines={map.waterLines} />
    <path class="map-land foreign" d={map.rest} />
    {tintsOf(map.areas).map(([tint, path]) => (
      <Land key={tint} tint={tint} path={path} />
    ))}
    {map.areas
      .filter(({ tint }) => tint === undefined)
      .map(({ id, path }) => (
        <path key={id} class="map-land foreign" d={path} />
      ))}
    <MapSheet box={map.bleed} looks="map-paper" paint="paper" />
  </>
);

export interface MapGroundProps {
  readonly map: MapDrawing;
  /** Area and state: `open`, `target`, `spoken`, or a word the game's own style knows. */
  readonly states?: ReadonlyMap<string, string>;
}
const CALM: ReadonlyMap<string, string> = new Map();
export const MapGround = ({ map, states = CALM }: MapGroundProps) => {
  const pathOf = (area: string): string => map.areas.find(({ id }) => id === area)?.path ?? '';
  const ground = useMemo(() => [<Shapes key="shapes" map={map} />, <Ground key="ground" map={map} />], [map]);
  const lines = useMemo(
    () => [
      <Borders key="borders" borders={map.borders} />,
      <path key="coast" class="map-coast" d={map.coast} />,
      <MapSheet key="dusk" box={map.bleed} looks="map-dusk-sheet" paint="dusk" />,
    ],
    [map],
  );
  return (
    <Silent class="map-ground">
      <g class="layer">{ground}</g>
      <States states={states} pathOf={pathOf} />
      {lines}
    </Silent>
  );
};
