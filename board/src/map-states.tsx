// Areas of a map that are spoken of, open or aimed at. All of one state are one path: touching a piece lights a dozen areas,
// and a slow phone draws one shape sooner than dozens.
import { useDrawing, useNames } from './names.ts';
import { Silent } from './silent.tsx';

const GLOW = ['wide', 'middle', 'narrow', 'edge'] as const;
/** Soft edges are lines upon lines, cut off at the border: no filter, so panning is smooth. */
const State = ({ state, path }: { readonly state: string; readonly path: string }) => {
  const { id, href, url } = useNames();
  const drawing = useDrawing();
  return (
    <g class={`map-state ${state}`} clip-path={url('inside')}>
      <defs>
        <path id={id('area')} d={path} fill-rule="evenodd" />
        <clipPath id={id('inside')}>
          <path d={path} clip-rule="evenodd" />
        </clipPath>
      </defs>
      <use class="map-hatch" href={href('area')} fill={drawing.url('hatch')} />
      {GLOW.map((line) => (
        <use key={line} class={`map-glow ${line}`} href={href('area')} />
      ))}
    </g>
  );
};

export interface MapStatesProps<Id extends string> {
  /** Area and state: `open`, `target`, `spoken`, or a word the game's own style knows. */
  readonly states: ReadonlyMap<Id, string>;
  pathOf(id: Id): string;
}
/** What areas are to the question that is asked now. */
export const States = <Id extends string>({ states, pathOf }: MapStatesProps<Id>) => {
  const paths = new Map<string, string>();
  for (const [id, state] of states) paths.set(state, (paths.get(state) ?? '') + pathOf(id));
  return (
    <g class="layer">
      {[...paths].map(([state, path]) => (
        <State key={state} state={state} path={path} />
      ))}
    </g>
  );
};
export const MapStates = <Id extends string>(props: MapStatesProps<Id>) => (
  <Silent class="map-ground">
    <States {...props} />
  </Silent>
);
