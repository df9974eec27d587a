// The map: ground, sea in zones, names, plates, and the regions and zones as a hand meets them.
import {
  AreaPlace,
  Compass,
  MapGround,
  MapNames,
  MapScenery,
  SceneryShapes,
  SeaShapes,
  SeaZones,
  Silent,
  useTurn,
} from '@rose/board';
import {
  isRegionName,
  isZoneName,
  PLACE_NAMES,
  R,
  REGION_NAMES,
  type RegionName,
  regionVp,
  type View,
  votesOf,
  ZONE_NAMES,
} from '@rose/lancaster-york/ids';
import { useMemo } from 'preact/hooks';
import {
  COMPASS,
  FOREIGN_LABELS,
  MAP,
  PLACE_SPOTS,
  REGION_PLATES,
  SCENES,
  SEA,
  SEA_LABELS,
  ZONE_LABELS,
} from '../map/index.ts';
import { bordersOf } from './borders.ts';
import { PieceShapes } from './icons-pieces.tsx';
import { PlaceName, RegionPlateFace } from './icons-plate.tsx';
import { RoseShapes } from './icons-roses.tsx';
import { labelFor, nameOf, type Props, type Words } from './said.ts';
import { PIECES_TURN } from './standing.tsx';
import { boardWords } from './words.ts';
import './sea.css';

export const Shapes = () => (
  <defs>
    <SeaShapes sea={SEA} />
    <PieceShapes />
    <RoseShapes />
    <SceneryShapes />
  </defs>
);

const wordFor = (id: string): string => {
  const say = boardWords();
  const words: { readonly [id: string]: string } = { ...say.seas, ...say.foreign, ...say.zones };
  return words[id] ?? id;
};
const Names = ({ words, view }: { readonly words: Words; readonly view: View }) => {
  const say = boardWords();
  return (
    <Silent class="ly-names">
      {PLACE_NAMES.map((place) => (
        <PlaceName key={place} at={PLACE_SPOTS[place]} word={say.shortPlaces[place] ?? nameOf(words, view, place)} />
      ))}
    </Silent>
  );
};
const Plates = ({ view }: { readonly view: View }) => {
  const say = boardWords();
  const houseOf = (region: RegionName) => view.markers.find((marker) => marker.region === region)?.house ?? undefined;
  return (
    <Silent class="ly-plates">
      {REGION_PLATES.map(({ id, x, y }) => (
        <g key={id} data-plate={id} transform={`translate(${x} ${y})`}>
          <RegionPlateFace
            name={say.regions[id]}
            votes={view.markers.length > 0 ? votesOf(R[id]) : undefined}
            vp={[regionVp(R[id], 0), regionVp(R[id], 1)]}
            words={say.plate}
            house={houseOf(id)}
          />
        </g>
      ))}
    </Silent>
  );
};

const GROUNDS = [...REGION_NAMES, ...ZONE_NAMES];
const Grounds = ({ board }: { readonly board: Props }) => (
  <g class="ly-grounds">
    {GROUNDS.map((id) => (
      <AreaPlace
        key={id}
        id={id}
        label={labelFor(board, id)}
        describes={bordersOf(id)}
        isOpen={board.open.includes(id)}
        isPicked={board.picked.includes(id)}
        isEntrance={false}
        touch={board.touch}
        rest={board.rest}
      />
    ))}
  </g>
);
const statesOf = ({ open, spoken }: Props, isOne: (id: string) => boolean): ReadonlyMap<string, 'open' | 'spoken'> =>
  new Map([
    ...spoken.filter(isOne).map((id) => [id, 'spoken'] as const),
    ...open.filter(isOne).map((id) => [id, 'open'] as const),
  ]);

/** Tall and wide screens look beyond the edges of the drawing: the sea goes on there. */
const WIDE = { ...MAP, bleed: { x: -900, y: -900, width: 2900, height: 2700 } };

/** What the map says in every view of a language. */
const useEngraved = ({ words, view }: Props) =>
  useMemo(
    () => ({
      sea: <Shapes />,
      names: (
        <>
          <MapScenery scenery={SCENES} />
          <Compass at={COMPASS.at} radius={COMPASS.radius} north={boardWords().north} />
          <MapNames names={FOREIGN_LABELS} seas={[...SEA_LABELS, ...ZONE_LABELS]} wordFor={wordFor} />
        </>
      ),
      places: <Names words={words} view={view} />,
    }),
    [words],
  );

/** First the map, then the grounds, and with them the pieces; words come last. */
export const FIELD_TURNS = PIECES_TURN + 1;
export const Field = ({ board }: { readonly board: Props }) => {
  const { view, words } = board;
  const turn = useTurn();
  const { sea, names, places } = useEngraved(board);
  const plates = useMemo(() => <Plates view={view} />, [view, words]);
  return (
    <>
      <MapGround map={WIDE} states={statesOf(board, isRegionName) as ReadonlyMap<RegionName, 'open' | 'spoken'>} />
      {sea}
      <SeaZones sea={SEA} states={statesOf(board, isZoneName)} />
      {turn > PIECES_TURN && names}
      {turn > 1 && <Grounds board={board} />}
      {turn > PIECES_TURN && plates}
      {turn > PIECES_TURN && places}
    </>
  );
};
