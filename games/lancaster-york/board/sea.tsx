// The sea in zones: blue lines between them, and the states a zone can be in. Outlines are named as those of the ground
// are, so that an <AreaFace> with the id of a zone is its face for hand, key and reader.
import { areaClip, areaShape, Silent, useDrawing } from '@rose/board';
import { SEA } from '../map/index.ts';
import './sea.css';

/** Belongs into the defs of the drawing. Islands are holes. */
export const SeaShapes = () => {
  const { id, href } = useDrawing();
  return (
    <>
      {SEA.zones.map((zone) => (
        <path key={zone.id} id={id(areaShape(zone.id))} d={zone.path} fill-rule="evenodd" clip-rule="evenodd" />
      ))}
      {SEA.zones.map((zone) => (
        <clipPath key={zone.id} id={id(areaClip(zone.id))}>
          <use href={href(areaShape(zone.id))} clip-rule="evenodd" />
        </clipPath>
      ))}
    </>
  );
};

const GLOW = ['wide', 'middle', 'narrow', 'edge'] as const;
/** As an area of the ground wears its state: `open`, `target`, `spoken`. */
const ZoneState = ({ id, state }: { readonly id: string; readonly state: string }) => {
  const { href, url } = useDrawing();
  return (
    <g class={`map-state ${state}`} data-area={id} clip-path={url(areaClip(id))}>
      <use class="map-hatch" href={href(areaShape(id))} fill={url('hatch')} />
      {GLOW.map((line) => (
        <use key={line} class={`map-glow ${line}`} href={href(areaShape(id))} />
      ))}
    </g>
  );
};

export const SeaZones = ({ states }: { readonly states?: ReadonlyMap<string, string> }) => (
  <Silent class="sea-zones">
    {SEA.borders.map(({ a, b, kind, path }) => (
      <path key={`${a} ${b}`} class={`sea-line ${kind}`} d={path} />
    ))}
    {SEA.zones.map(({ id }) => {
      const state = states?.get(id);
      return state === undefined ? null : <ZoneState key={id} id={id} state={state} />;
    })}
  </Silent>
);
