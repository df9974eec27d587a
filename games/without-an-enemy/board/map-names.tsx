// Names of counties, towns, seas and the lands beyond, each where the engraver has put it.
import { nameLines, Silent } from '@rose/board';
import { useMemo } from 'preact/hooks';
import { AREA_PLACES, MAP, SEA_PLACES, TOWN_PLACES } from '../map/index.ts';

const SIZE = 13;
const SIZE_ABROAD = 15.5;
const LINE = 12.5;
/** A word may say itself where it breaks. */
const BREAK = '|';

const foreign = new Set<string>(MAP.areas.filter(({ tint }) => tint === undefined).map(({ id }) => id));
interface Named {
  readonly id: string;
  readonly at: readonly [x: number, y: number];
  readonly looks: string;
  readonly size: number;
}
const AREAS: readonly Named[] = Object.entries(AREA_PLACES).map(([id, { name }]) => ({
  id,
  at: name,
  looks: foreign.has(id) ? 'foreign' : 'county',
  size: foreign.has(id) ? SIZE_ABROAD : SIZE,
}));
const TOWNS: readonly Named[] = Object.entries(TOWN_PLACES).flatMap(([id, { at, name, anchor = '' }]) =>
  name ? [{ id, at: [at[0] + name[0], at[1] + name[1]] as const, looks: `town ${anchor}`, size: SIZE }] : [],
);

const Name = ({
  name: {
    at: [x, y],
    looks,
    size,
  },
  word,
}: {
  readonly name: Named;
  readonly word: string;
}) => {
  const lines = word.includes(BREAK) ? word.split(BREAK) : nameLines(word);
  return (
    <text class={`wae-name ${looks}`} font-size={size}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + (i - (lines.length - 1) / 2) * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

/** `wordFor` gives the short name of a county, as it stands on a map. */
export const MapNames = ({ wordFor }: { wordFor(id: string): string }) =>
  useMemo(
    () => (
      <Silent class="wae-names">
        {Object.entries(SEA_PLACES).map(([id, { name, size, turn }]) => (
          <text
            key={id}
            class="wae-sea-name"
            font-size={size}
            transform={`translate(${name.x} ${name.y}) rotate(${turn})`}
          >
            {wordFor(id)}
          </text>
        ))}
        {[...AREAS, ...TOWNS].map((name) => (
          <Name key={name.id} name={name} word={wordFor(name.id)} />
        ))}
      </Silent>
    ),
    [wordFor],
  );
