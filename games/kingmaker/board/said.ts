// What a reader hears of a place: its name, what stands there, and what touching it does.
import {
  A,
  areaName,
  isAreaName,
  isEventName,
  isSeaName,
  type Kingmaker,
  NEIGHBOURS,
  ROAD_STEPS,
  S,
  SEA_NEIGHBOURS,
  seaName,
} from '@rose/kingmaker/ids';
import type { Catalogue } from '@rose/table/text';
import type { BoardProps } from '../../face.ts';
import { nameOf, placeIn, saidBy, saidOnce, sentence } from '../../said.ts';
import { gestures } from './gestures.ts';
import { cardId } from './touched.ts';
import { boardWords } from './words.ts';

export type Props = BoardProps<Kingmaker>;
export type Words = Catalogue<Kingmaker>;
export { nameOf, saidOnce, sentence };

/** What a card is called; what an Event card does goes on after its name, which may hold commas. */
export const cardName = ({ words, view }: Pick<Props, 'words' | 'view'>, card: string): string =>
  isEventName(card) ? (placeIn(words, view, card).split('. ')[0] ?? card) : nameOf(words, view, cardId(card));

export const { effectOf, labelFor } = saidBy<Kingmaker>(gestures);

/** What an area of land or sea borders on, and where a road leads: for whoever asks a reader for more. */
export const bordersOf = ({ words, view }: Pick<Props, 'words' | 'view'>, ground: string): string => {
  const say = boardWords();
  const name = (place: string): string => say.nameOf(placeIn(words, view, place));
  const around = isAreaName(ground)
    ? NEIGHBOURS[A[ground]]?.map((next) => {
        const isRoad = ROAD_STEPS[A[ground]]?.includes(next) ?? false;
        return isRoad ? say.alongRoad(name(areaName(next))) : name(areaName(next));
      })
    : isSeaName(ground)
      ? SEA_NEIGHBOURS[S[ground]]?.map((next) => name(seaName(next)))
      : [];
  return around && around.length > 0 ? say.bordersOn(around.join(', ')) : '';
};
