// The cells as a hand meets them: every one can be touched and focused, arrow keys walk among them.
import { type Arrow, type Axial, arrowStep, centreOf, hexagon, isArrow, Place } from '@rose/board';
import { axialOf, CELL_NAMES, type CellName } from '@rose/deux-roses/ids';
import { useRef, useState } from 'preact/hooks';
import { centre, SIZE } from './geometry.ts';

const FACE = hexagon(SIZE * 0.96);
interface Walked extends Axial {
  readonly name: CellName;
}
const WALK: readonly Walked[] = CELL_NAMES.map((name) => ({ name, q: axialOf(name).q, r: axialOf(name).r }));

/** The cell an arrow key leads to; `column` is where the walk began, so that up and down keep straight. */
export const walkTo = (from: CellName, key: Arrow, column: number): CellName | undefined =>
  arrowStep(WALK, axialOf(from), key, column)?.name;
export const columnOf = (cell: CellName): number => centreOf(axialOf(cell), 1).x;

const TURNED: { readonly [K in Arrow]: Arrow } = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

export interface CellsProps {
  /** Seen from the other side, keys lead the other way. */
  readonly isTurned: boolean;
  readonly open: readonly string[];
  readonly picked: readonly string[];
  labelOf(cell: CellName): string;
  touch(cell: CellName): void;
  rest(cell: CellName | undefined): void;
}

export const Cells = ({ isTurned, open, picked, labelOf, touch, rest }: CellsProps) => {
  const [visited, setVisited] = useState<CellName>();
  const column = useRef<number | undefined>(undefined);
  const elements = useRef(new Map<CellName, SVGGElement>());
  const entrance = visited ?? CELL_NAMES.find((cell) => picked.includes(cell) || open.includes(cell)) ?? 'd4';
  const walk = (event: KeyboardEvent, cell: CellName): void => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const upright = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const held = upright ? (column.current ?? columnOf(cell)) : columnOf(cell);
    const to = walkTo(cell, isTurned ? TURNED[event.key] : event.key, held);
    if (!to) return;
    column.current = upright ? held : columnOf(to);
    elements.current.get(to)?.focus();
  };
  return (
    <g class="cells">
      {CELL_NAMES.map((cell) => (
        <Place
          key={cell}
          id={cell}
          at={centre(cell)}
          label={labelOf(cell)}
          open={open.includes(cell)}
          picked={picked.includes(cell)}
          entrance={cell === entrance}
          hold={(element) => {
            if (element) elements.current.set(cell, element);
          }}
          touch={() => touch(cell)}
          rest={(here) => rest(here ? cell : undefined)}
          focused={() => setVisited(cell)}
          pressed={(event) => walk(event, cell)}
        >
          <path class="cell-face" d={FACE} />
        </Place>
      ))}
    </g>
  );
};
