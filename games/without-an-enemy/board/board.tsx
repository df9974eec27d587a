// The table of the game as a view shows it: map, blocks, papers, and the fight under way. It knows no rule: what may be
// touched and what it would do is handed in.
import {
  AimedFrame,
  type Box,
  type Dot,
  isFinger,
  NamesFor,
  smallMap,
  useDrag,
  useLater,
  useNames,
  useResting,
} from '@rose/board';
import {
  A,
  type AreaName,
  areaName,
  areaOfCity,
  type CityName,
  cityIn,
  cityName,
  isAreaName,
  isBlockName,
  isCityName,
  NO_CITY,
  T,
  write,
} from '@rose/without-an-enemy/ids';
import { useEffect, useMemo } from 'preact/hooks';
import { AREA_PLACES } from '../map/index.ts';
import { useCompany } from './company.ts';
import { groundById } from './faces.ts';
import { aboutIn, useField } from './field.tsx';
import { gestures, INSIDE } from './gestures.ts';
import { useEnded } from './last-dice.ts';
import { Refused } from './marks.tsx';
import { Outline } from './outline.tsx';
import { usePaper } from './paper.tsx';
import { Paths, stonesOf, WayPoints } from './paths.tsx';
import { groundOf, piecesOf } from './pieces.ts';
import { boxOf, CORE, LAND, type Placed, placesOf } from './places.ts';
import type { Props } from './said.ts';
import { sceneIn } from './scene-facts.ts';
import { Supply } from './supply-shown.tsx';
import { touchesThrough } from './through.ts';
import { useTrips } from './trips.ts';
import { Voyages } from './voyages.tsx';
import { type Going, isGoing } from './ways.ts';
import './style.css';

/** Where the blocks and the name of an area stand. */
const areaBox = (area: AreaName): Box => {
  const { field, name } = AREA_PLACES[area];
  const [top, foot] = [Math.min(field[1] - 34, name[1] - 8), Math.max(field[1], name[1]) + 6];
  const [left, right] = [Math.min(field[0], name[0]) - 34, Math.max(field[0], name[0]) + 34];
  return { x: left, y: top, width: right - left, height: foot - top };
};
const groundBox = (place: string): Box | undefined => {
  const ground = groundById(place);
  if (!ground) return undefined;
  const { centre, radius } = ground;
  return { x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius };
};
/** Where these places stand on the map. */
export const dotsOf = (places: readonly string[], placed: readonly Placed[]): readonly Dot[] =>
  places.flatMap((place): readonly Dot[] => {
    if (isAreaName(place)) return [{ place, box: areaBox(place) }];
    const block = placed.find(({ piece }) => piece.id === place);
    const box = block ? boxOf(block) : groundBox(place);
    return box ? [{ place, box }] : [];
  });
/** What the question is about: what answers it and what is in hand. Where no place answers, one's own blocks. */
const askedOf = (board: Props, placed: readonly Placed[]): readonly Dot[] => {
  const { open, picked, viewer, offered } = board;
  const held = dotsOf(picked, placed).map((dot) => ({ ...dot, isHeld: true }));
  const asked = [...dotsOf(open, placed), ...stonesOf(board), ...held];
  if (asked.length > 0 || offered.length === 0) return asked;
  return dotsOf(
    placed.filter(({ piece }) => piece.seat === viewer).map(({ piece }) => piece.id),
    placed,
  );
};
const THING = 36;
/** Where few are asked about, all of those are drawn large enough: towns, and blocks in a crowd or inside a city. */
const FEW = 6;
const SMALL = 30;
const thingOf = (asked: readonly Dot[]): number =>
  asked.length > FEW ? THING : Math.min(THING, ...asked.map(({ box }) => box.width).filter((width) => width < SMALL));
/** Tab enters where something can be done, else at the first block. */
const entranceOf = ({ open, picked }: Props, placed: readonly Placed[]): string =>
  [...picked, ...open].find((place) => isBlockName(place) || groundById(place) !== undefined) ??
  placed[0]?.piece.id ??
  'london';

/** The page weighs what the hand would do here, by the very ways it would take. */
const useMeaning = ({ means }: Props, goings: readonly Going[]): void => {
  useEffect(() => means?.(goings), [goings.map(write).join()]);
};
/** The city of the battle, where blocks may go inside. */
const refugeIn = (view: Props['view']): CityName | undefined => {
  const area = aboutIn(view);
  const city = area === undefined ? NO_CITY : cityIn(A[area]);
  return city === NO_CITY ? undefined : cityName(city);
};
/** What is open by the places of the map: going inside is the city itself. */
const onMap = ({ view, open }: Props): readonly string[] =>
  open.includes(INSIDE) ? [...open.filter((place) => place !== INSIDE), refugeIn(view) ?? INSIDE] : open;
/** An area stands for its city where only that is asked for, and a city for its area. */
const groundTouched = ({ view, open }: Props, place: string): string => {
  if (open.includes(place)) return place;
  const refuge = refugeIn(view);
  if (open.includes(INSIDE) && (place === refuge || place === aboutIn(view))) return INSIDE;
  if (isCityName(place)) return areaName(areaOfCity(T[place]));
  return open.find((other) => isCityName(other) && areaName(areaOfCity(T[other])) === place) ?? place;
};

/** A block is let go over an area or the city in it. */
const isGround = (place: string): boolean => isAreaName(place) || isCityName(place);

const loadScenes = () => import('./scenes.tsx');

export const Board = (props: Props) => {
  const { view, words, last, preview, refused } = props;
  const company = useCompany(props);
  const names = useNames();
  const scene = sceneIn(view, props.viewer);
  // a sight that tells nothing new is no order
  const order = props.offered.length > 0 ? props.story?.length : undefined;
  const resting = useResting(props.picked, scene && Object.keys(scene).join(), order);
  const pieces = useMemo(() => piecesOf(view), [view]);
  const placed = useMemo(() => placesOf(pieces), [pieces]);
  const trips = useTrips(view, placed, last);
  const ground = (place: string | undefined): string | undefined => {
    const piece = pieces.find(({ id }) => id === place);
    return piece ? groundOf(company.board, piece) : place && groundTouched(company.board, place);
  };
  const rest = (place: string | undefined): void => {
    resting.rest(place);
    props.rest(ground(place));
  };
  const touch = (place: string): void =>
    touchesThrough(company.board, groundTouched(company.board, place)).forEach(company.board.touch);
  const board: Props = { ...company.board, rest, touch, open: onMap(company.board), joins: company.joins };
  const { open } = board;
  const pointed = preview && isGoing(preview) ? [preview] : [];
  const towards = company.movesTo(company.attack ?? ground(isFinger() ? undefined : resting.place));
  const moves = towards.length > 0 ? towards : pointed;
  useMeaning(props, towards);
  const drag = useDrag(board, { gestures, isGround });
  const field = useField({ board, pieces, placed, trips, entrance: entranceOf(board, placed), drag });
  const ended = useEnded(props);
  const scenes = useLater(loadScenes, scene !== undefined || ended !== undefined);
  const asked = askedOf(board, placed);
  const news = props.offered.length > 0 ? [] : dotsOf(props.spoken, placed).map(({ box }) => box);
  const over = ended && scenes && <scenes.EndedPaper board={board} ended={ended} />;
  usePaper({ board, pieces, resting: resting.place, attack: company.attack, goings: moves, names, over });
  return (
    <NamesFor value={names}>
      <div
        ref={resting.board}
        class={`without-an-enemy of-${props.viewer}${scene ? ' fighting' : ''}`}
        onPointerDown={resting.onPointerDown}
      >
        <AimedFrame
          box={CORE}
          land={LAND}
          label={words.title}
          asked={asked}
          news={news}
          thing={thingOf(asked)}
          turns={field.length}
          small={smallMap(<Outline open={open} />)}
        >
          {field}
          <WayPoints board={board} />
          <Paths view={view} goings={moves} placed={placed} />
          <Voyages board={board} />
          <Supply board={board} />
          <Refused place={refused} placed={placed} />
        </AimedFrame>
        {scene && scenes && <scenes.Scene board={board} scene={scene} ended={ended} />}
      </div>
    </NamesFor>
  );
};
