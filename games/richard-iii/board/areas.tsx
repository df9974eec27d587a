// The areas as a hand meets them, and the states they are in.
import { AreaPlace } from '@rose/board';
import { AREA_NAMES, type AreaName, isAreaName, type View } from '@rose/richard-iii/ids';
import { useMemo } from 'preact/hooks';
import type { Piece } from './pieces.ts';
import { bordersOf, labelFor, type Props } from './said.ts';

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
export const Areas = ({ board, entrance, rest }: AreasProps) => {
  const { view, words } = board;
  const borders = useMemo(() => new Map(AREA_NAMES.map((area) => [area, bordersOf(board, area)])), [view, words]);
  return (
    <g class="areas">
      {AREA_NAMES.map((area) => (
        <AreaPlace
          key={area}
          id={area}
          label={labelFor(board, area)}
          describes={borders.get(area) ?? ''}
          isOpen={board.open.includes(area)}
          isPicked={board.picked.includes(area)}
          isEntrance={entrance === area}
          touch={board.touch}
          rest={rest}
        />
      ))}
    </g>
  );
};
