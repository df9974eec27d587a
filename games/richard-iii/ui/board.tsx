// The table of the game as a view shows it: map, blocks, papers, and the battle under way. It knows no rule: what may be
// touched and what it would do is handed in.
import { AimedFrame, around, type Box, MapGround, NamesFor, useNames } from '@rose/board';
import { type AreaName, isAreaName, isBlockName } from '@rose/richard-iii/ids';
import { useMemo, useState } from 'preact/hooks';
import { MAP, PLACES } from '../map/index.ts';
import { Areas, statesOf } from './areas.tsx';
import { Battle } from './battle.tsx';
import { battleIn } from './battle-facts.ts';
import { Blocks } from './blocks.tsx';
import { BlockCard } from './card.tsx';
import { Chart } from './chart.tsx';
import { useCompany } from './company.ts';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { Battles, Exiles, Refused, Swords } from './marks.tsx';
import { MiniChart } from './mini-chart.tsx';
import { Paths, WayPoints } from './paths.tsx';
import { type Placed, piecesOf } from './pieces.ts';
import { boxOf, placesOf } from './places.ts';
import type { Props } from './said.ts';
import { Shapes } from './shapes.tsx';
import { Track } from './track.tsx';
import { Tray } from './tray.tsx';
import { useTrips } from './trips.ts';
import './style.css';
import './papers.css';
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
const UNDER_PAPERS = 56;
/** What the question is about: the open places, and what is in hand. */
export const aimOf = ({ open, picked }: Pick<Props, 'open' | 'picked'>, placed: readonly Placed[]): Box | undefined => {
  const asked = [...open, ...picked];
  const blocks = placed.filter(({ piece }) => asked.includes(piece.id)).map(boxOf);
  const aim = around([...blocks, ...asked.filter(isAreaName).map(areaBox)], 24);
  return aim && { ...aim, y: aim.y - UNDER_PAPERS, height: aim.height + UNDER_PAPERS };
};

/** Tab enters where something can be done, else at the first block. */
const entranceOf = ({ open, picked }: Props, placed: readonly Placed[]): string =>
  [...picked, ...open].find((place) => isBlockName(place) || isAreaName(place)) ?? placed[0]?.piece.id ?? 'middlesex';

export const Board = (props: Props) => {
  const { view, words, last, preview, refused } = props;
  const company = useCompany(props);
  const names = useNames();
  const [rested, setRested] = useState<string>();
  const pieces = useMemo(() => piecesOf(view), [view]);
  const placed = useMemo(() => placesOf(pieces), [pieces]);
  const trips = useTrips(view, placed, last);
  // The chart says the same in every view of a language.
  const ground = useMemo(() => [<Shapes key="shapes" />, <Chart key="chart" words={words} view={view} />], [words]);
  const rest = (place: string | undefined): void => {
    setRested(place);
    props.rest(place);
  };
  const board: Props = { ...company.board, rest };
  const { open } = board;
  const pointed = preview && (preview.do === 'march' || preview.do === 'sail') ? [preview] : [];
  const moves = company.size > 1 || pointed.length === 0 ? company.movesTo(rested) : pointed;
  const entrance = entranceOf(board, placed);
  const battle = battleIn(view);
  return (
    <NamesFor value={names}>
      <div class={battle ? 'richard-iii fighting' : 'richard-iii'}>
        <AimedFrame
          box={MAP.box}
          label={words.title}
          aim={aimOf(board, placed)}
          chart={(seen) => <MiniChart seen={seen} open={open} />}
        >
          <MapGround map={MAP} states={statesOf(board, pieces)} />
          <Battles placed={placed} />
          {ground}
          <Exiles placed={placed} />
          <Areas board={board} entrance={entrance} rest={rest} />
          <WayPoints board={board} />
          <Blocks board={board} placed={placed} trips={trips} entrance={entrance} rest={rest} />
          <Swords placed={placed} />
          <Paths view={view} moves={moves} placed={placed} />
          <Refused place={refused} placed={placed} />
        </AimedFrame>
        <Track view={view} />
        <Legend />
        <Tray board={board} />
        <Hand board={board} />
        <BlockCard board={board} pieces={pieces} place={rested} />
        {battle && <Battle board={board} battle={battle} />}
      </div>
    </NamesFor>
  );
};
