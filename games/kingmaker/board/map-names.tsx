// Names on the map, as large as the eye wants them.
import { type Point, round, Silent, useDrawing } from '@rose/board';
import type { PlaceName } from '@rose/kingmaker/ids';
import { useMemo } from 'preact/hooks';
import { MAP } from '../map/index.ts';
import { LINE, type Named } from './map-naming.ts';
import { ROAD_SIZE, type RoadWord } from './map-road-names.ts';
import { roadLine } from './map-roads.ts';
import { lookAt, type NamesProps, namesFor } from './map-wanted.ts';
import './map-names.css';

const middles = new Map<string, Point>([...MAP.areas, ...MAP.zones].map(({ id, centre }) => [id, centre]));
const spots: { readonly [id: string]: Point | undefined } = MAP.spots;
/** A town may have the name of its area: then the town is meant. */
const spotOf = (id: string): Point => spots[id] ?? middles.get(id) ?? { x: 0, y: 0 };

const Name = ({
  name,
  scale,
  note,
}: {
  readonly name: Named;
  readonly scale: number;
  readonly note?: string | undefined;
}) => {
  const at = spotOf(name.id);
  const [x, y] = [round(at.x + name.by.x / scale), round(at.y + name.by.y / scale)];
  const size = Math.round((name.size / scale) * 100) / 100;
  const lines = note === undefined ? name.lines : [...name.lines, note];
  return (
    <text class={`km-name ${name.face}`} y={y} font-size={size} text-anchor={name.anchor} data-name={name.id}>
      {lines.map((line, i) => (
        <tspan key={line} class={line === note ? 'note' : undefined} x={x} dy={i === 0 ? undefined : `${LINE}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

const AlongRoad = ({ road: { id: road, text, start }, scale }: { readonly road: RoadWord; readonly scale: number }) => {
  const { id, href } = useDrawing();
  return (
    <g>
      <path id={id(`way-${road}`)} d={roadLine(road)} fill="none" />
      <text class="km-name road" font-size={ROAD_SIZE / scale} dy={-4 / scale}>
        <textPath href={href(`way-${road}`)} startOffset={`${start}%`}>
          {text}
        </textPath>
      </text>
    </g>
  );
};

export const MapNames = (props: NamesProps) => {
  const { scale, wordFor, asked, avoid, noteFor, hasArms } = props;
  const look = lookAt(scale);
  const { names, roads } = useMemo(
    () => namesFor(props, look),
    [wordFor, asked.join(), JSON.stringify(avoid), look.near, look.base, hasArms],
  );
  return useMemo(
    () => (
      <Silent class="km-names">
        {names.map((name) => (
          <Name
            key={name.id}
            name={name}
            scale={scale}
            note={look.near === 3 ? noteFor?.(name.id as PlaceName) : undefined}
          />
        ))}
        {roads.map((road) => (
          <AlongRoad key={road.id} road={road} scale={scale} />
        ))}
      </Silent>
    ),
    [names, roads, scale, noteFor],
  );
};
