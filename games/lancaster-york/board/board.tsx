// The table of the game as a view shows it: map, pieces, the plan in its own dress, and the papers laid on it. It knows
// no rule: what may be touched and what it would do is handed in.
import {
  AimedFrame,
  areaShape,
  type Box,
  type Dot,
  NamesFor,
  Silent,
  smallMap,
  useDrag,
  useDrawing,
  useNames,
} from '@rose/board';
import { isRegionName, isZoneName, type Seat } from '@rose/lancaster-york/ids';
import { useEffect, useMemo } from 'preact/hooks';
import { CORE, LAND, MAP, type Spot, ZONE_SPOTS } from '../map/index.ts';
import { Chronicle } from './chronicle.tsx';
import { FIELD_TURNS, Field } from './field.tsx';
import { gestures } from './gestures.ts';
import { Landing, Orders } from './orders.tsx';
import { type Piece, piecesOf } from './pieces.ts';
import { Revealed } from './revealed.tsx';
import { useReview } from './review.ts';
import { viewAt } from './rewind.ts';
import type { Props } from './said.ts';
import { scoresAt } from './scenes.ts';
import { Pieces } from './standing.tsx';
import './style.css';
import './papers.css';
import './chronicle.css';

const boxOf = ({ x, y }: Spot): Box => ({ x: x - 24, y: y - 24, width: 48, height: 48 });
/** Where things of these names are: pieces, plates of regions, the middle of a sea zone. */
const dotsOf = (pieces: readonly Piece[], ids: readonly string[]): readonly Dot[] => [
  ...pieces.filter(({ id }) => ids.includes(id)).map(({ id, at }) => ({ place: id, box: boxOf(at) })),
  ...MAP.areas.filter(({ id }) => ids.includes(id)).map(({ id, centre }) => ({ place: id, box: boxOf(centre) })),
  ...ids.filter(isZoneName).flatMap((id) => ZONE_SPOTS[id].slice(0, 1).map((at) => ({ place: id, box: boxOf(at) }))),
];
/** What answers the question and what is in hand. */
const answersOf = ({ picked, open }: Props, pieces: readonly Piece[]): readonly Dot[] =>
  dotsOf(pieces, [...picked, ...open]);
/** What is looked at: a planner who holds nothing looks at what is his. */
const askedOf = (board: Props, pieces: readonly Piece[]): readonly Dot[] => {
  const { picked, view, viewer } = board;
  if (!view.plan || picked.length > 0) return answersOf(board, pieces);
  return dotsOf(
    pieces,
    pieces.filter(({ owner }) => owner === viewer).map(({ id }) => id),
  );
};
/** A noble is sent to a region, a ship to a sea. */
const isGround = (place: string): boolean => isRegionName(place) || isZoneName(place);
const Outline = () => {
  const { href } = useDrawing();
  return (
    <>
      {MAP.areas.map(({ id }) => (
        <use key={id} href={href(areaShape(id))} />
      ))}
    </>
  );
};
const entranceOf = ({ open, picked }: Props, pieces: readonly Piece[]): string =>
  [...picked, ...open].find((place) => pieces.some(({ id }) => id === place)) ?? 'london';

export const Board = (props: Props) => {
  const { viewer, words } = props;
  const names = useNames();
  const review = useReview(props);
  const { scenes, at, spoken } = review;
  const isTold = at < scenes.length;
  const view = useMemo(() => (isTold ? viewAt(props.view, review, at) : props.view), [props.view, scenes, at]);
  useEffect(() => props.telling?.(isTold, isTold ? view : undefined), [isTold, view]);
  const pieces = useMemo(() => piecesOf(view), [view]);
  const board: Props = { ...props, view, spoken: [...props.spoken, ...spoken] };
  const drag = useDrag(board, { gestures, isGround });
  const scores = scoresAt(scenes, at);
  useEffect(
    () =>
      board.shows?.(
        scenes.length === 0 ? undefined : { paper: <Chronicle board={board} review={review} scores={scores} /> },
      ),
    [scenes, at, review.isRunning, props.words],
  );
  return (
    <NamesFor value={names}>
      <div class={view.plan ? 'lancaster-york planning' : 'lancaster-york'}>
        <AimedFrame
          box={CORE}
          land={LAND}
          thing={46}
          turns={FIELD_TURNS}
          label={words.title}
          asked={isTold ? [] : askedOf(board, pieces)}
          answers={isTold ? [] : answersOf(board, pieces)}
          news={isTold ? dotsOf(pieces, spoken).map(({ box }) => box) : []}
          small={smallMap(<Outline />)}
        >
          <Field board={board} />
          <Pieces board={board} pieces={pieces} entrance={entranceOf(board, pieces)} drag={drag} />
          {viewer !== 'spectator' && !isTold && <Orders view={view} seat={viewer as Seat} pieces={pieces} />}
          {isTold && <Revealed scenes={scenes} at={at} pieces={pieces} />}
          {view.captain && (
            <Silent class="ly-orders">
              <Landing region={view.captain.region as 'midlands'} seat={view.captain.seat} />
            </Silent>
          )}
        </AimedFrame>
      </div>
    </NamesFor>
  );
};
