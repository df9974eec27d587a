// Single areas of a large map that are spoken of, open or aimed at. Only they have shapes and clips of their own.
import { areaClip, areaShape } from './map-ground.tsx';
import { useDrawing } from './names.ts';
import { Silent } from './silent.tsx';

const GLOW = ['wide', 'middle', 'narrow', 'edge'] as const;
export interface MapStatesProps<Id extends string> {
  /** Area and state: `open`, `target`, `spoken`, or a word the game's own style knows. */
  readonly states: ReadonlyMap<Id, string>;
  pathOf(id: Id): string;
}
export const MapStates = <Id extends string>({ states, pathOf }: MapStatesProps<Id>) => {
  const { id, href, url } = useDrawing();
  return (
    <Silent class="map-ground">
      {[...states].map(([ground, state]) => (
        <g key={ground} class={`map-state ${state}`} data-area={ground} clip-path={url(areaClip(ground))}>
          <defs>
            <path id={id(areaShape(ground))} d={pathOf(ground)} clip-rule="evenodd" fill-rule="evenodd" />
            <clipPath id={id(areaClip(ground))}>
              <path d={pathOf(ground)} clip-rule="evenodd" />
            </clipPath>
          </defs>
          <use class="map-hatch" href={href(areaShape(ground))} fill={url('hatch')} />
          {GLOW.map((line) => (
            <use key={line} class={`map-glow ${line}`} href={href(areaShape(ground))} />
          ))}
        </g>
      ))}
    </Silent>
  );
};
