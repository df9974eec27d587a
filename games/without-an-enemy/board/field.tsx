// All that stands on the map. It is drawn anew when what it shows has changed, not when a hand passes over it.
import { type BlocksOf, MapFaces, useSteadyBoard } from '@rose/board';
import {
  type AreaName,
  areaName,
  areaOfCity,
  CITY_NAMES,
  type CityName,
  isAreaName,
  isCityName,
  SEAS,
  SEATS,
  sympathyOf,
  T,
  type View,
} from '@rose/without-an-enemy/ids';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Blocks } from './blocks.tsx';
import { GROUNDS } from './faces.ts';
import { CountyMap } from './map.tsx';
import type { SeaHeld } from './map-ship.tsx';
import type { TownNow } from './map-town.tsx';
import { Counts, Parapets, Rings, Swords } from './marks.tsx';
import type { Piece } from './pieces.ts';
import type { Placed } from './places.ts';
import { bordersOf, labelFor, type Props, saidOnce } from './said.ts';
import { Shapes } from './shapes.tsx';
import { shortNames } from './short-names.ts';
import { boardWords } from './words.ts';

export const townsOf = (view: View): ReadonlyMap<CityName, TownNow> =>
  new Map(
    CITY_NAMES.map((city) => [
      city,
      {
        side: view.control[city],
        captured: view.control[city] !== SEATS[sympathyOf(T[city])],
        open: city === 'london-city' && !view.londonFortified,
        siege: view.marker[city],
        breach: view.breach.includes(city),
      },
    ]),
  );
const seasOf = (view: View): readonly SeaHeld[] => {
  const say = boardWords();
  return SEAS.map((id) => {
    const { holder, ports } = view.seas[id];
    const [most, least] = [ports[holder], ports[holder === 'royalist' ? 'parliament' : 'royalist']];
    return { id, side: holder, words: [say.heldBy[holder], say.ports(most, least)] };
  });
};
/** An open area where the enemy stands is a target: going there means a battle. */
const statesOf = (
  { view, viewer, open, picked, spoken }: Props,
  pieces: readonly Piece[],
): ReadonlyMap<AreaName, string> => {
  const states = new Map<AreaName, string>();
  const about = aboutIn(view);
  if (about) states.set(about, 'about');
  // where something is about to be done for good stays marked while it is asked about
  for (const place of [...spoken, ...picked.filter((one) => isAreaName(one) || isCityName(one))]) {
    const spot = view.blocks[place as keyof View['blocks']]?.place ?? place;
    if (isAreaName(spot)) states.set(spot, 'spoken');
    else if (isCityName(spot)) states.set(areaName(areaOfCity(T[spot])), 'spoken');
  }
  for (const place of open) {
    const area = isCityName(place) ? areaName(areaOfCity(T[place])) : place;
    if (!isAreaName(area)) continue;
    const isEnemys = pieces.some((piece) => piece.area === area && piece.seat !== viewer);
    states.set(area, isEnemys ? 'target' : 'open');
  }
  return states;
};
/** The area a battle or a siege is about. */
export const aboutIn = ({ phase }: View): AreaName | undefined =>
  phase.name === 'battle' || phase.name === 'siege' ? (phase.area as AreaName) : undefined;

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
  const { words, view } = board;
  const wordFor = useMemo(shortNames, [words]);
  const describe = useMemo(() => saidOnce((id) => bordersOf({ words, view }, id)), [words]);
  const towns = useMemo(() => townsOf(view), [view]);
  const seas = useMemo(() => seasOf(view), [view, words]);
  return useMemo(
    () => [
      [<CountyMap key="map" towns={towns} seas={seas} states={statesOf(steady, pieces)} wordFor={wordFor} />],
      [<Shapes key="shapes" />],
      [
        <MapFaces
          key="faces"
          grounds={GROUNDS}
          open={steady.open}
          picked={steady.picked}
          entrance={entrance}
          labelFor={(id) => labelFor(steady, id)}
          describeFor={describe}
          touch={steady.touch}
          rest={steady.rest}
        />,
      ],
      [
        <Blocks key="blocks" board={steady} placed={placed} trips={trips} entrance={entrance} drag={drag} />,
        <Parapets key="parapets" placed={placed} />,
        <Rings key="rings" open={steady.open} />,
        <Counts key="counts" placed={placed} />,
        <Swords key="swords" placed={placed} />,
      ],
    ],
    [steady, pieces, placed, trips, entrance, towns, seas, wordFor],
  );
};
