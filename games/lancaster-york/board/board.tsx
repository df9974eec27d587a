// The table of the game as a view shows it: map, pieces, the plan in its own dress, and the papers laid on it. It knows
// no rule: what may be touched and what it would do is handed in.
import { AimedFrame, around, type Box, NamesFor, Silent, useNames } from '@rose/board';
import { isZoneName, type Seat, type View } from '@rose/lancaster-york/ids';
import { useEffect, useMemo } from 'preact/hooks';
import { MAP, type Spot, ZONE_SPOTS } from '../map/index.ts';
import { Chronicle } from './chronicle.tsx';
import { useDrag } from './drag.ts';
import { Field } from './field.tsx';
import { Landing, Orders } from './orders.tsx';
import { groundOf, type Piece, piecesOf } from './pieces.ts';
import { Revealed } from './revealed.tsx';
import { useReview } from './review.ts';
import { viewAt } from './rewind.ts';
import type { Props } from './said.ts';
import { scoresAt } from './scenes.ts';
import { Pieces } from './standing.tsx';
import { Track } from './track.tsx';
import './style.css';
import './papers.css';
import './chronicle.css';
import './small-screens.css';

/** The question lies over the top of the map: the north keeps clear of it. */
const UNDER_PROMPT = 70;
const BOX: Box = { ...MAP.box, y: MAP.box.y - UNDER_PROMPT, height: MAP.box.height + UNDER_PROMPT };

const boxOf = ({ x, y }: Spot): Box => ({ x: x - 40, y: y - 40, width: 80, height: 80 });
/** Where things of these names are: pieces, whatever stands in a region, the middle of a sea zone. */
const spotsOf = (view: View, pieces: readonly Piece[], ids: readonly string[]): readonly Spot[] => [
  ...pieces.filter((piece) => ids.includes(piece.id) || ids.includes(groundOf(view, piece))).map(({ at }) => at),
  ...ids.flatMap((id) => (isZoneName(id) ? ZONE_SPOTS[id].slice(0, 1) : [])),
];
/** Names lie over the top of a small screen, the chronicle over its foot. */
const UNDER_PAPERS = 90;
const OVER_CHRONICLE = 190;
/** What an upright phone shows at once where everything can be read. */
const ONE_LOOK = { width: 390, height: 480 } as const;
const isOneLook = ({ width, height }: Box): boolean => width <= ONE_LOOK.width && height <= ONE_LOOK.height;
const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});
/** Of spots too far apart for one look those that fit in one with the most others. */
const crowdOf = (spots: readonly Spot[]): readonly Spot[] => {
  const near = (one: Spot): readonly Spot[] =>
    spots.filter(({ x, y }) => Math.abs(x - one.x) <= ONE_LOOK.width / 3 && Math.abs(y - one.y) <= ONE_LOOK.height / 3);
  return spots.map(near).toSorted((a, b) => b.length - a.length)[0] ?? [];
};
/** On a small screen the map looks at what is in hand, else at what is told, else at what the planner owns. */
const aimOf = ({ picked, open, lit, view, viewer }: Props, pieces: readonly Piece[], isTold: boolean) => {
  const asked = picked.length > 0 ? picked : lit;
  const own = view.plan && !isTold ? pieces.filter(({ owner }) => owner === viewer) : [];
  const named = spotsOf(view, pieces, asked);
  const near = picked.length > 0 ? spotsOf(view, pieces, open) : [];
  const below = isTold ? OVER_CHRONICLE : 0;
  const aimAt = (spots: readonly Spot[]): Box | undefined => {
    const box = around(spots.map(boxOf), 30);
    return box && { ...box, y: box.y - UNDER_PAPERS, height: box.height + UNDER_PAPERS + below };
  };
  if (named.length === 0) return aimAt(crowdOf(own.map(({ at }) => at)));
  return [[...named, ...near], named].map(aimAt).find((box) => box && isOneLook(box)) ?? aimAt([middleOf(named)]);
};
const entranceOf = ({ open, picked }: Props, pieces: readonly Piece[]): string =>
  [...picked, ...open].find((place) => pieces.some(({ id }) => id === place)) ?? 'london';

export const Board = (props: Props) => {
  const { viewer, words } = props;
  const names = useNames();
  const review = useReview(props);
  const { scenes, since, at, lit } = review;
  const isTold = at < scenes.length;
  useEffect(() => props.telling?.(isTold), [isTold]);
  const view = useMemo(() => (isTold ? viewAt(props.view, scenes, at, since) : props.view), [props.view, scenes, at]);
  const pieces = useMemo(() => piecesOf(view), [view]);
  const board: Props = { ...props, view, lit: [...props.lit, ...lit] };
  const drag = useDrag(board);
  return (
    <NamesFor value={names}>
      <div class={view.plan ? 'lancaster-york planning' : 'lancaster-york'}>
        <AimedFrame box={BOX} label={words.title} aim={aimOf(board, pieces, isTold)}>
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
        <Track view={view} scores={scoresAt(scenes, at)} />
        <Chronicle board={board} review={review} />
      </div>
    </NamesFor>
  );
};
