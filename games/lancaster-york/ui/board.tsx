// The table of the game as a view shows it: map, pieces, the plan in its own dress, and the papers laid on it. It knows
// no rule: what may be touched and what it would do is handed in.
import { AimedFrame, around, type Box, NamesFor, Silent, useNames } from '@rose/board';
import { isCardName, type Seat } from '@rose/lancaster-york/ids';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { MAP } from '../map/index.ts';
import { Chronicle, useReview } from './chronicle.tsx';
import { Field } from './field.tsx';
import { CALAIS_PLACE } from './gestures.ts';
import { Landing, Orders } from './orders.tsx';
import { type Piece, piecesOf } from './pieces.ts';
import type { Props } from './said.ts';
import { Slip } from './slip.tsx';
import { Pieces } from './standing.tsx';
import { Track } from './track.tsx';
import './style.css';
import './papers.css';
import './small-screens.css';

/** The question lies over the top of the map: the north keeps clear of it. */
const UNDER_PROMPT = 70;
const BOX: Box = { ...MAP.box, y: MAP.box.y - UNDER_PROMPT, height: MAP.box.height + UNDER_PROMPT };

/** The slip stays with what was touched last, from order to order. */
export const useSubject = ({ picked, view }: Props) => {
  const [subject, setSubject] = useState<string | undefined>(undefined);
  const [first] = picked;
  useEffect(() => {
    if (first !== undefined && (isCardName(first) || first === CALAIS_PLACE)) setSubject(first);
  }, [first]);
  useEffect(() => {
    if (view.plan === null) setSubject(undefined);
  }, [view.plan === null]);
  return { subject, close: () => setSubject(undefined) };
};

const boxOf = ({ at }: Piece): Box => ({ x: at.x - 40, y: at.y - 40, width: 80, height: 80 });
/** On a small screen the map looks at what is in hand. */
const aimOf = ({ picked, open, lit }: Props, pieces: readonly Piece[]): Box | undefined => {
  const asked = picked.length > 0 ? [...picked, ...open] : lit;
  return around(pieces.filter(({ id }) => asked.includes(id)).map(boxOf), 30);
};
const entranceOf = ({ open, picked }: Props, pieces: readonly Piece[]): string =>
  [...picked, ...open].find((place) => pieces.some(({ id }) => id === place)) ?? 'london';

export const Board = (props: Props) => {
  const { view, viewer, words } = props;
  const names = useNames();
  const review = useReview(props);
  const { subject, close } = useSubject(props);
  const pieces = useMemo(() => piecesOf(view), [view]);
  const board: Props = review.lit.length > 0 ? { ...props, lit: [...props.lit, ...review.lit] } : props;
  return (
    <NamesFor value={names}>
      <div class={view.plan ? 'lancaster-york planning' : 'lancaster-york'}>
        <AimedFrame box={BOX} label={words.title} aim={aimOf(board, pieces)}>
          <Field board={board} />
          <Pieces board={board} pieces={pieces} entrance={entranceOf(board, pieces)} />
          {viewer !== 'spectator' && <Orders view={view} seat={viewer as Seat} pieces={pieces} />}
          {view.captain && (
            <Silent class="ly-orders">
              <Landing region={view.captain.region as 'midlands'} seat={view.captain.seat} />
            </Silent>
          )}
        </AimedFrame>
        <Track view={view} />
        <Slip board={board} subject={subject} close={close} />
        <Chronicle board={board} review={review} />
      </div>
    </NamesFor>
  );
};
