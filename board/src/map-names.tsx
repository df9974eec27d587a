// Names on a map, and the small marks under them. Places are the game's; words come in the reader's language.
import { type Point, round } from './path.ts';
import { Silent } from './silent.tsx';

export interface MapName {
  readonly id: string;
  readonly at: Point;
  readonly size: number;
  readonly foreign?: boolean;
}
export interface SeaName {
  readonly id: string;
  readonly at: Point;
  readonly size: number;
  /** Degrees clockwise. */
  readonly turn: number;
}

export const MapNames = ({
  names,
  seas,
  wordFor,
}: {
  readonly names: readonly MapName[];
  readonly seas: readonly SeaName[];
  wordFor(id: string): string;
}) => (
  <Silent class="map-names">
    {seas.map(({ id, at: { x, y }, size, turn }) => (
      <text key={id} class="map-sea-name" font-size={size} transform={`translate(${x} ${y}) rotate(${turn})`}>
        {wordFor(id)}
      </text>
    ))}
    {names.map(({ id, at: { x, y }, size, foreign }) => (
      <text key={id} class={foreign ? 'map-name foreign' : 'map-name'} x={x} y={y} font-size={size} data-area={id}>
        {wordFor(id)}
      </text>
    ))}
  </Silent>
);

const MARK_STEP = 15.5;
const MARK_DROP = 11;
/** Where marks stand in a row under a name: the row is centred below the name's line. */
export const markSpots = ({ at: { x, y } }: Pick<MapName, 'at'>, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => ({
    x: round(x + (i - (count - 1) / 2) * MARK_STEP),
    y: round(y + MARK_DROP),
  }));
