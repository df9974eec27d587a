// The garden as a view shows it. It knows no rule: what may be touched and what it would do is handed in.
import { BoardFrame, NamesFor, round, Silent, useNames } from '@rose/board';
import { CELL_NAMES, type CellName, type DeuxRoses, isCellName, type View } from '@rose/deux-roses/ids';
import { placesIn } from '@rose/table/text';
import { useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../face.ts';
import { saidBy } from '../../said.ts';
import { BedShapes } from './beds.tsx';
import { Cells } from './cells.tsx';
import { FigureShapes } from './figures.tsx';
import { Garden } from './garden.tsx';
import { BOX, centre, hedge, SIZE } from './geometry.ts';
import { gestures } from './gestures.ts';
import { useJourneys } from './journeys.ts';
import { MarkShapes, Marks, traceOf } from './marks.tsx';
import { Paints } from './paints.tsx';
import { Pieces, type Ring } from './pieces.tsx';
import { Arrows, Ghosts, previewOf } from './preview.tsx';
import { type Piece, piecesOf } from './trips.ts';
import './style.css';

type Props = BoardProps<DeuxRoses>;

const Shapes = () => (
  <defs>
    <Paints />
    <BedShapes />
    <MarkShapes />
    <FigureShapes />
  </defs>
);
const SHADE = hedge(0);

const cellsAmong = (places: readonly string[]): readonly CellName[] => places.filter(isCellName);

/** What stands on the open places decides their mark: an empty bed is lit, a piece of the other side is aimed at. */
const openBeds = (view: View, open: readonly string[]): { lit: readonly CellName[]; targets: readonly CellName[] } => {
  const cells = cellsAmong(open);
  const pieces = piecesOf(view);
  const standing = (cell: CellName): Piece | undefined => pieces.find(({ at }) => at === cell);
  return {
    lit: cells.filter((cell) => !standing(cell)),
    targets: cells.filter((cell) => {
      const piece = standing(cell);
      return piece !== undefined && piece.side !== view.toMove;
    }),
  };
};

/** In hand, or able to come into the hand: while one is picked, the others keep their thin ring. */
const ringFor =
  ({ view, viewer, open, picked }: Props) =>
  ({ side, kind, at }: Piece): Ring => {
    if (picked.includes(at)) return 'picked';
    if (open.includes(at) && side === view.toMove) return 'open';
    const mayChange = picked.some(isCellName) && side === viewer && side === view.toMove && kind === 'soldier';
    return mayChange ? 'open' : undefined;
  };

/** What a reader hears: the place, and what touching it does. */
export const { labelFor, meantBy } = saidBy<DeuxRoses>(gestures);

const CellNames = () => (
  <Silent class="cell-names">
    {CELL_NAMES.map((cell) => {
      const { x, y } = centre(cell);
      return (
        <g key={cell} transform={`translate(${round(x)} ${round(y)})`}>
          <text class="upright" y={round(SIZE * 0.79)}>
            {cell}
          </text>
        </g>
      );
    })}
  </Silent>
);

/** A board that was turned stays so until the house is left. */
let wasTurned = false;
const useTurning = () => {
  const [isTurned, setTurned] = useState(wasTurned);
  const turn = (): void => {
    wasTurned = !isTurned;
    setTurned(wasTurned);
  };
  return { isTurned, turn };
};
/** Sentences of the moment name beds: the question, what is in hand, and what is pointed at. */
const areNamed = ({ coordinates, view, viewer, words, picked, spoken }: Props): boolean => {
  const asked = viewer === 'spectator' ? undefined : words.prompt[view.phase](view, viewer, picked);
  const named = asked ? placesIn([...asked.ask, ...asked.explain]) : [];
  return coordinates || [...picked, ...spoken, ...named].some(isCellName);
};

export const Board = (props: Props) => {
  const { view, words, last, preview, picked, open } = props;
  const { isTurned, turn } = useTurning();
  const names = useNames();
  const ground = useMemo(() => [<Shapes key="shapes" />, <Garden key="garden" />], []);
  const journeys = useJourneys(view, last);
  const trace = traceOf(last);
  const { lit, targets } = openBeds(view, open);
  const trips = previewOf(view, preview);
  return (
    <NamesFor value={names}>
      <BoardFrame box={BOX} label={words.title} class="deux-roses" turn={turn}>
        <g {...(isTurned && { class: 'turned', transform: 'rotate(180)' })}>
          {ground}
          <Marks name="from" cells={trace.from} />
          <Marks name="to" cells={trace.to} />
          <Marks name="lit" cells={lit} />
          <Marks name="target" cells={targets} />
          <Marks name="spoken" cells={cellsAmong(props.spoken)} />
          <Ghosts view={view} trips={trips} />
          <Pieces pieces={piecesOf(view)} journeys={journeys} ringOf={ringFor(props)} isTurned={isTurned} />
          <Arrows trips={trips} />
          {areNamed(props) && <CellNames />}
          <Marks name="refused" cells={cellsAmong(props.refused === undefined ? [] : [props.refused])} />
          <path class="shade" d={SHADE} />
          <Cells
            isTurned={isTurned}
            open={open}
            picked={picked}
            labelOf={(cell) => labelFor(props, cell)}
            touch={props.touch}
            rest={props.rest}
          />
        </g>
      </BoardFrame>
    </NamesFor>
  );
};
