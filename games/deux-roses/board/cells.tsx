// The cells as a hand meets them: every one can be touched and focused, arrow keys walk among them.
import { type Arrow, type Axial, arrowStep, centreOf, hexagon, isArrow, kept, Place } from '@rose/board';
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

interface CellProps extends Pick<CellsProps, 'touch' | 'rest'> {
  readonly cell: CellName;
  readonly label: string;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  readonly isEntrance: boolean;
  hold(cell: CellName, element: SVGGElement | null): void;
  visit(cell: CellName): void;
  walk(event: KeyboardEvent, cell: CellName): void;
}
const Cell = kept((props: CellProps) => {
  const { cell, label, hold, touch, rest, visit, walk } = props;
  return (
    <Place
      id={cell}
      at={centre(cell)}
      label={label}
      open={props.isOpen}
      picked={props.isPicked}
      entrance={props.isEntrance}
      hold={(element) => hold(cell, element)}
      touch={() => touch(cell)}
      rest={(here) => rest(here ? cell : undefined)}
      focused={() => visit(cell)}
      pressed={(event) => walk(event, cell)}
    >
      <path class="cell-face" d={FACE} />
    </Place>
  );
});

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
  const hold = (cell: CellName, element: SVGGElement | null): void => {
    if (element) elements.current.set(cell, element);
  };
  return (
    <g class="cells">
      {CELL_NAMES.map((cell) => (
        <Cell
          key={cell}
          cell={cell}
          label={labelOf(cell)}
          isOpen={open.includes(cell)}
          isPicked={picked.includes(cell)}
          isEntrance={cell === entrance}
          hold={hold}
          touch={touch}
          rest={rest}
          visit={setVisited}
          walk={walk}
        />
      ))}
    </g>
  );
};
