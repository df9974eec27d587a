// The sea in zones: blue lines between them, and the states a zone can be in. Outlines are named as those of the ground
// are, so that an <AreaPlace> with the id of a zone is its face for hand, key and reader.
import type { MapSea } from './map-data.ts';
import { areaClip, areaShape } from './map-ground.tsx';
import { States } from './map-states.tsx';
import { useDrawing } from './names.ts';
import { Silent } from './silent.tsx';
import './map-sea.css';

/** Belongs into the defs of the drawing. Islands are holes. */
export const SeaShapes = ({ sea }: { readonly sea: MapSea }) => {
  const { id } = useDrawing();
  return (
    <>
      {sea.zones.map((zone) => (
        <path key={zone.id} id={id(areaShape(zone.id))} d={zone.path} fill-rule="evenodd" clip-rule="evenodd" />
      ))}
      {sea.zones.map((zone) => (
        <clipPath key={zone.id} id={id(areaClip(zone.id))}>
          <path d={zone.path} clip-rule="evenodd" />
        </clipPath>
      ))}
    </>
  );
};

export interface SeaZonesProps {
  readonly sea: MapSea;
  /** As an area of the ground wears its state: `open`, `target`, `spoken`. */
  readonly states?: ReadonlyMap<string, string>;
}
const CALM: ReadonlyMap<string, string> = new Map();
export const SeaZones = ({ sea, states = CALM }: SeaZonesProps) => (
  <Silent class="sea-zones">
    {sea.borders.map(({ a, b, kind, path }) => (
      <path key={`${a} ${b}`} class={`sea-line ${kind}`} d={path} />
    ))}
    <States states={states} pathOf={(zone) => sea.zones.find(({ id }) => id === zone)?.path ?? ''} />
  </Silent>
);
