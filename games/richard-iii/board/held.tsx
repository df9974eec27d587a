// 8.2 Who held what when the lords were counted: one's own by their arms, those of the other side as backs until the game is over.
import { Block, CoatPicture } from '@rose/board';
import {
  B,
  BLOCK_NAMES,
  type BlockName,
  colourOf,
  isAreaName,
  kindOf,
  type RichardIII,
  SEATS,
  type Seat,
  type View,
} from '@rose/richard-iii/ids';
import type { FinalProps } from '../../face.ts';
import { Badge } from './badge.tsx';
import { coatOf, woodOf } from './heraldry.ts';
import { countsIn, lordsOf } from './lords.ts';
import { nameOf, type Words } from './said.ts';
import { WithShapes } from './with-shapes.tsx';
import { boardWords } from './words.ts';

const LORDS: readonly string[] = ['heir', 'noble', 'church'];
/** The lords of a side that the view knows on the map; nobody who lies face down. */
export const lordsSeen = (view: View, seat: Seat): readonly BlockName[] =>
  BLOCK_NAMES.filter((block) => {
    const seen = view.blocks[block];
    if (!seen || seen.down || !isAreaName(seen.place) || !countsIn(seen.place)) return false;
    return LORDS.includes(kindOf(B[block])) && (colourOf(B[block]) === 0 ? 'lancaster' : 'york') === seat;
  });

interface HeldProps {
  readonly view: View;
  readonly words: Words;
  readonly seat: Seat;
  /** How many were counted, London among them. */
  readonly count: number;
}
export const Held = ({ view, words, seat, count }: HeldProps) => {
  const say = boardWords().moments;
  const names = lordsSeen(view, seat);
  const over = count - names.length;
  // London is one more; anything else is not known to whoever looks
  const isKnown = names.length > 0 && (over === 0 || over === 1);
  return (
    <WithShapes blocks={isKnown ? names : []} woods={isKnown ? [] : [woodOf(seat)]}>
      <ul class="moment-held">
        {isKnown &&
          names.map((block) => (
            <li key={block}>
              <CoatPicture coat={coatOf(block)} size={24} />
              <span>{nameOf(words, view, block)}</span>
            </li>
          ))}
        {isKnown && over === 1 && <li class="london">{say.london}</li>}
        {!isKnown &&
          Array.from({ length: count }, (_, at) => (
            <li key={String(at)}>
              <svg width="26" height="30" viewBox="-4 -9 52 60" aria-hidden="true">
                <Block wood={woodOf(seat)} />
              </svg>
            </li>
          ))}
        {!isKnown && count > 0 && <li class="hidden-names">{say.namesHidden}</li>}
      </ul>
    </WithShapes>
  );
};

/** At the foot of the paper that says who won: two columns, the lords of each. */
export const Final = ({ view, words }: FinalProps<RichardIII>) => {
  const say = boardWords();
  return (
    <section class="final-lords" aria-label={say.lords}>
      {SEATS.map((seat) => {
        const { least, most } = lordsOf(view, seat);
        return (
          <div key={seat}>
            <h3>
              <Badge seat={seat} size={20} /> {say.side[seat]} <b>{say.lordsOf(least, most)}</b>
            </h3>
            <Held view={view} words={words} seat={seat} count={least} />
          </div>
        );
      })}
    </section>
  );
};
