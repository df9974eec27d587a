// The table of the game as a view shows it: map, blocks, papers, and the battle under way. It knows no rule: what may be
// touched and what it would do is handed in.
import {
  AimedFrame,
  type Box,
  type Dot,
  isFinger,
  NamesFor,
  smallMap,
  useDrag,
  useNames,
  useResting,
} from '@rose/board';
import { type AreaName, isAreaName, isBlockName, write } from '@rose/richard-iii/ids';
import { useEffect, useMemo } from 'preact/hooks';
import { PLACES } from '../map/index.ts';
import { Battle } from './battle.tsx';
import { battleIn } from './battle-facts.ts';
import { useCompany } from './company.ts';
import { useField } from './field.tsx';
import { gestures } from './gestures.ts';
import { useAftermath } from './last-roll.tsx';
import { Refused } from './marks.tsx';
import { Outline } from './outline.tsx';
import { usePaper } from './paper.tsx';
import { Paths, stonesOf } from './paths.tsx';
import { groundOf, type Placed, piecesOf } from './pieces.ts';
import { boxOf, placesOf } from './places.ts';
import type { Props } from './said.ts';
import { useTrips } from './trips.ts';
import type { Move } from './ways.ts';
import './style.css';
import './papers.css';
import './cards.css';

/** All places that can hold a block, exiles included; and the land alone, for screens where that would be too small. */
export const CORE: Box = { x: 104, y: 66, width: 946, height: 768 };
export const LAND: Box = { x: 200, y: 66, width: 686, height: 748 };

/** Where the name of an area stands, and room for a block above it. */
const areaBox = (area: AreaName): Box => {
  const [x, y] = PLACES[area].at;
  return { x: x - 52, y: y - 62, width: 104, height: 86 };
};
/** Where these places stand on the map. */
export const dotsOf = (places: readonly string[], placed: readonly Placed[]): readonly Dot[] =>
  places.flatMap((place): readonly Dot[] => {
    if (isAreaName(place)) return [{ place, box: areaBox(place) }];
    const block = placed.find(({ piece }) => piece.id === place);
    return block ? [{ place, box: boxOf(block) }] : [];
  });
/** What the question is about: what answers it and what is in hand. Where no place answers, one's own blocks. */
const askedOf = (board: Props, placed: readonly Placed[]): readonly Dot[] => {
  const { open, picked, viewer, offered } = board;
  const asked = [...dotsOf([...open, ...picked], placed), ...stonesOf(board)];
  if (asked.length > 0 || offered.length === 0) return asked;
  return dotsOf(
    placed.filter(({ piece }) => piece.seat === viewer).map(({ piece }) => piece.id),
    placed,
  );
};

/** Tab enters where something can be done, else at the first block. */
const entranceOf = ({ open, picked }: Props, placed: readonly Placed[]): string =>
  [...picked, ...open].find((place) => isBlockName(place) || isAreaName(place)) ?? placed[0]?.piece.id ?? 'middlesex';

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
  const board: Props = { ...company.board, rest, joins: company.joins };
  const { open } = board;
  const pointed = preview && (preview.do === 'march' || preview.do === 'sail') ? [preview] : [];
  const towards = company.movesTo(company.attack ?? ground(isFinger() ? undefined : resting.place));
  const moves = towards.length > 0 ? towards : pointed;
  useMeaning(props, towards);
  const drag = useDrag(board, { gestures, isGround: isAreaName });
  const field = useField({ board, pieces, placed, trips, entrance: entranceOf(board, placed), drag });
  const battle = battleIn(view);
  const over = useAftermath(props);
  const asked = askedOf(board, placed);
  const news = props.offered.length > 0 ? [] : dotsOf(props.spoken, placed).map(({ box }) => box);
  usePaper({ board, pieces, over: battle ? [] : over, resting: resting.place, attack: company.attack, names });
  return (
    <NamesFor value={names}>
      <div
        ref={resting.board}
        class={battle ? 'richard-iii fighting' : 'richard-iii'}
        onPointerDown={resting.onPointerDown}
      >
        <AimedFrame
          box={CORE}
          land={LAND}
          label={words.title}
          asked={asked}
          news={news}
          turns={field.length}
          small={smallMap(<Outline open={open} />)}
        >
          {field}
          <Paths view={view} moves={moves} placed={placed} />
          <Refused place={refused} placed={placed} />
        </AimedFrame>
        {battle && <Battle board={board} battle={battle} before={over} />}
      </div>
    </NamesFor>
  );
};
