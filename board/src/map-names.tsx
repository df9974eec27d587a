// Names on a map, and where the small marks hang under them. Places are the game's; words come in the reader's language.
import { type Point, round } from './path.ts';
import { Silent } from './silent.tsx';

export interface MapName {
  readonly id: string;
  /** The middle of the name's first line. */
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

/** A longer name takes a second line if it has a second word. */
const LONGEST_LINE = 12;
const LINE_STEP = 0.84;
export const nameLines = (name: string): readonly string[] => {
  const words = name.split(' ');
  const [first = '', ...others] = words;
  if (name.length <= LONGEST_LINE || others.length === 0) return [name];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? [first, others.join(' ')];
};
/** A name on a map begins with a capital, whatever it does in a sentence. */
const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

const Name = ({ name: { id, at, size, foreign }, word }: { readonly name: MapName; readonly word: string }) => (
  <text class={foreign ? 'map-name foreign' : 'map-name'} y={at.y} font-size={size} data-area={id}>
    {nameLines(capital(word)).map((line, i) => (
      <tspan key={line} x={at.x} dy={i === 0 ? undefined : `${LINE_STEP}em`}>
        {line}
      </tspan>
    ))}
  </text>
);

export interface MapNamesProps {
  readonly names: readonly MapName[];
  readonly seas: readonly SeaName[];
  wordFor(id: string): string;
}
export const MapNames = ({ names, seas, wordFor }: MapNamesProps) => (
  <Silent class="map-names">
    {seas.map(({ id, at, size, turn }) => (
      <text key={id} class="map-sea-name" font-size={size} transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
        {capital(wordFor(id))}
      </text>
    ))}
    {names.map((name) => (
      <Name key={name.id} name={name} word={wordFor(name.id)} />
    ))}
  </Silent>
);

const MARK_STEP = 15;
const MARK_DROP = 10;
/** Where marks hang in a row under a name as it is written. */
export const markSpots = ({ at, size }: MapName, word: string, count: number): readonly Point[] => {
  const below = MARK_DROP + (nameLines(word).length - 1) * size * LINE_STEP;
  return Array.from({ length: count }, (_, i) => ({
    x: round(at.x + (i - (count - 1) / 2) * MARK_STEP),
    y: round(at.y + below),
  }));
};
