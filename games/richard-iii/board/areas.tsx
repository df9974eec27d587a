// The areas as a hand meets them, and the states they are in.
import { AreaFace, Place } from '@rose/board';
import { AREA_NAMES, type AreaName, isAreaName, type View } from '@rose/richard-iii/ids';
import type { Piece } from './pieces.ts';
import { bordersOf, labelFor, type Props } from './said.ts';

const ORIGIN = { x: 0, y: 0 };
const nothing = (): void => {};
const unheld = (): void => {};

/** An open area where the enemy stands is a target: going there means a battle. */
export const statesOf = (
  { view, viewer, open, spoken }: Props,
  pieces: readonly Piece[],
): ReadonlyMap<AreaName, 'open' | 'target' | 'spoken'> => {
  const states = new Map<AreaName, 'open' | 'target' | 'spoken'>();
  for (const area of spoken.filter(isAreaName)) states.set(area, 'spoken');
  for (const block of spoken) {
    const place = view.blocks[block as keyof View['blocks']]?.place;
    if (place !== undefined && isAreaName(place)) states.set(place, 'spoken');
  }
  for (const area of open.filter(isAreaName)) {
    const isEnemys = pieces.some((piece) => piece.area === area && piece.seat !== viewer && !piece.isDown);
    states.set(area, isEnemys ? 'target' : 'open');
  }
  return states;
};

export interface AreasProps {
  readonly board: Props;
  /** Where Tab enters the board. */
  readonly entrance: string;
  rest(place: string | undefined): void;
}
export const Areas = ({ board, entrance, rest }: AreasProps) => (
  <g class="areas">
    {AREA_NAMES.map((area) => (
      <Place
        key={area}
        id={area}
        at={ORIGIN}
        label={labelFor(board, area)}
        describes={bordersOf(board, area)}
        open={board.open.includes(area)}
        picked={board.picked.includes(area)}
        entrance={entrance === area}
        hold={unheld}
        touch={() => board.touch(area)}
        rest={(here) => rest(here ? area : undefined)}
        focused={nothing}
        pressed={nothing}
      >
        <AreaFace id={area} />
      </Place>
    ))}
  </g>
);
