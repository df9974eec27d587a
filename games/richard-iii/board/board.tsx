// The table of the game as a view shows it: map, blocks, papers, and the battle under way. It knows no rule: what may be
// touched and what it would do is handed in.
import { AimedFrame, around, type Box, isFinger, NamesFor, useNames } from '@rose/board';
import { type AreaName, type CardName, isAreaName, isBlockName, isCardName, write } from '@rose/richard-iii/ids';
import { useEffect, useMemo } from 'preact/hooks';
import { MAP, PLACES } from '../map/index.ts';
import { AttackNow } from './attack-now.tsx';
import { Battle } from './battle.tsx';
import { battleIn } from './battle-facts.ts';
import { BlockCard } from './card.tsx';
import { useCompany } from './company.ts';
import { useField } from './field.tsx';
import { CardText, Hand } from './hand.tsx';
import { Aftermath, useAftermath } from './last-roll.tsx';
import { Legend } from './legend.tsx';
import { Refused } from './marks.tsx';
import { MiniChart } from './mini-chart.tsx';
import { Paths } from './paths.tsx';
import { groundOf, type Placed, piecesOf } from './pieces.ts';
import { boxOf, placesOf } from './places.ts';
import { useResting } from './resting.ts';
import type { Props } from './said.ts';
import { Track } from './track.tsx';
import { Tray } from './tray.tsx';
import { useTrips } from './trips.ts';
import type { Move } from './ways.ts';
import './style.css';
import './papers.css';
import './cards.css';
import './battle.css';
import './ranks.css';
import './deeds.css';
import './chances.css';
import './small-screens.css';
import './battle-low.css';
import './battle-phone.css';

/** Where the name of an area stands, and room for a block above it. */
const areaBox = (area: AreaName): Box => {
  const [x, y] = PLACES[area].at;
  return { x: x - 52, y: y - 62, width: 104, height: 86 };
};

/** Names of the players lie over the top of a small screen. */
const UNDER_PAPERS = 90;
/** Zoom and the card of a block lie over its foot. */
const OVER_TOOLS = 50;
/** With a block in hand its neighbourhood comes first: what lies farther is on the small chart. */
const NEIGHBOURHOOD = 170;
const within = (aim: Box, around: Box): Box => {
  const [x, y] = [around.x + around.width / 2, around.y + around.height / 2];
  const left = Math.max(aim.x, x - NEIGHBOURHOOD);
  const top = Math.max(aim.y, y - NEIGHBOURHOOD);
  const right = Math.min(aim.x + aim.width, x + NEIGHBOURHOOD);
  const bottom = Math.min(aim.y + aim.height, y + NEIGHBOURHOOD);
  return { x: left, y: top, width: right - left, height: bottom - top };
};
/** About what a small screen shows of the map, near enough to touch. */
const GLANCE = { width: 330, height: 300 } as const;
/** Of blocks that lie too far apart for one look, the most that one look can hold. */
const closest = (boxes: readonly Box[]): readonly Box[] => {
  const whole = around(boxes, 0);
  if (!whole || (whole.width <= GLANCE.width && whole.height <= GLANCE.height)) return boxes;
  const near = (a: Box, b: Box): boolean =>
    Math.abs(a.x - b.x) <= GLANCE.width / 2 && Math.abs(a.y - b.y) <= GLANCE.height / 2;
  return boxes.map((box) => boxes.filter((other) => near(box, other))).sort((a, b) => b.length - a.length)[0] ?? boxes;
};
/** What the question is about: the open places, and what is in hand; before that, what a sentence lights up. */
export const aimOf = (
  { open, picked, lit }: Pick<Props, 'open' | 'picked' | 'lit'>,
  placed: readonly Placed[],
): Box | undefined => {
  const asked = picked.length === 0 && lit.length > 0 ? lit : [...open, ...picked];
  const blocks = placed.filter(({ piece }) => asked.includes(piece.id));
  const boxes = [...blocks.map(boxOf), ...asked.filter(isAreaName).map(areaBox)];
  const all = around(picked.length === 0 && blocks.length > 0 ? closest(blocks.map(boxOf)) : boxes, 24);
  const inHand = around(blocks.filter(({ piece }) => picked.includes(piece.id)).map(boxOf), 0);
  const aim = all && inHand ? within(all, inHand) : all;
  return aim && { ...aim, y: aim.y - UNDER_PAPERS, height: aim.height + UNDER_PAPERS + OVER_TOOLS };
};

/** Tab enters where something can be done, else at the first block. */
const entranceOf = ({ open, picked }: Props, placed: readonly Placed[]): string =>
  [...picked, ...open].find((place) => isBlockName(place) || isAreaName(place)) ?? placed[0]?.piece.id ?? 'middlesex';

const isCard = (place: string | undefined): place is CardName => place !== undefined && isCardName(place);
/** The page weighs what the hand would do here, by the very ways it would take. */
const useMeaning = ({ means }: Props, moves: readonly Move[]): void => {
  useEffect(() => means?.(moves), [moves.map(write).join()]);
};

export const Board = (props: Props) => {
  const { view, words, last, preview, refused } = props;
  const company = useCompany(props);
  const names = useNames();
  const resting = useResting(props.picked);
  const pieces = useMemo(() => piecesOf(view), [view]);
  const placed = useMemo(() => placesOf(pieces), [pieces]);
  const trips = useTrips(view, placed, last);
  const ground = (place: string | undefined): string | undefined => {
    const piece = pieces.find(({ id }) => id === place);
    return piece ? groundOf(company.board, piece) : place;
  };
  const rest = (place: string | undefined): void => {
    resting.rest(place);
    props.rest(ground(place));
  };
  const board: Props = { ...company.board, rest };
  const { open } = board;
  const pointed = preview && (preview.do === 'march' || preview.do === 'sail') ? [preview] : [];
  const towards = company.movesTo(company.attack ?? ground(isFinger() ? undefined : resting.place));
  const moves = towards.length > 0 ? towards : pointed;
  useMeaning(props, towards);
  const field = useField({ board, pieces, placed, trips, entrance: entranceOf(board, placed) });
  const battle = battleIn(view);
  const over = useAftermath(props);
  return (
    <NamesFor value={names}>
      <div
        ref={resting.board}
        class={battle ? 'richard-iii fighting' : 'richard-iii'}
        onPointerDown={resting.onPointerDown}
      >
        <AimedFrame
          box={MAP.box}
          label={words.title}
          aim={aimOf(board, placed)}
          chart={(seen) => <MiniChart seen={seen} open={open} />}
        >
          {field}
          <Paths view={view} moves={moves} placed={placed} />
          <Refused place={refused} placed={placed} />
        </AimedFrame>
        <Track view={view} />
        <Legend />
        <Tray board={board} />
        <Hand board={board} />
        {isCard(resting.place) && (
          <div class="paper card-paper">
            <CardText board={board} card={resting.place} />
          </div>
        )}
        <AttackNow board={board} area={company.attack} />
        <BlockCard
          board={board}
          pieces={pieces}
          place={company.attack ? undefined : resting.place}
          corner={resting.corner}
        />
        {battle ? <Battle board={board} battle={battle} before={over} /> : <Aftermath board={board} told={over} />}
      </div>
    </NamesFor>
  );
};
