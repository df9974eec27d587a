// All that stands on the map. It is drawn anew when what it shows has changed, not when a hand passes over it.
import { type BlocksOf, MapGround, useSteadyBoard } from '@rose/board';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { MAP } from '../map/index.ts';
import { Areas, statesOf } from './areas.tsx';
import { Blocks } from './blocks.tsx';
import { Chart } from './chart.tsx';
import { Battles, Exiles, Swords } from './marks.tsx';
import { WayPoints } from './paths.tsx';
import type { Piece, Placed } from './pieces.ts';
import type { Props } from './said.ts';
import { Shapes } from './shapes.tsx';

export interface FieldProps extends BlocksOf<Props, Placed> {
  readonly pieces: readonly Piece[];
}
export const useField = ({
  board,
  pieces,
  placed,
  trips,
  entrance,
  drag,
}: FieldProps): readonly (readonly VNode[])[] => {
  const steady = useSteadyBoard(board);
  const { view, words } = board;
  // The chart says the same in every view of a language.
  const ground = useMemo(() => [<Shapes key="shapes" />, <Chart key="chart" words={words} view={view} />], [words]);
  return useMemo(
    () => [
      [
        <MapGround key="ground" map={MAP} states={statesOf(steady, pieces)} />,
        <Battles key="battles" placed={placed} />,
      ],
      ground,
      [
        <Exiles key="exiles" placed={placed} />,
        <Areas key="areas" board={steady} entrance={entrance} rest={steady.rest} />,
        <WayPoints key="way-points" board={steady} />,
      ],
      [
        <Blocks key="blocks" board={steady} placed={placed} trips={trips} entrance={entrance} drag={drag} />,
        <Swords key="swords" placed={placed} />,
      ],
    ],
    [steady, ground, pieces, placed, trips, entrance],
  );
};
