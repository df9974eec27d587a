// One thing of an offer as a line: what it is, what it means, and whether it is possible now.
import { CoatPicture, Icon, type IconName } from '@rose/board';
import { type Item, isPieceName, nobleName, seatName } from '@rose/kingmaker/ids';
import { plain } from '@rose/table/text';
import { COATS } from '../coats.ts';
import { cardName, type Props } from '../said.ts';
import { pieceId } from '../touched.ts';
import { sceneWords } from '../words-scenes.ts';
import { person, whoIs } from './frame.tsx';
import { type Choice, type ItemKind, itemKindOf, roundsFrom, thingIn } from './parley-facts.ts';
import { reasonOf } from './reasons.ts';

const ICONS: { readonly [S in ItemKind]: IconName } = {
  hand: 'note',
  cards: 'shield',
  places: 'castle',
  heirs: 'crown',
  prisoners: 'lock',
  leave: 'hand',
  command: 'flag',
  ally: 'link',
};
export const itemIcon = (kind: ItemKind): IconName => ICONS[kind];
export const itemName = (board: Props, item: Item): string => {
  const say = sceneWords().parley;
  const thing = thingIn(item);
  if (thing !== undefined) return cardName(board, thing);
  switch (item.kind) {
    case 'any':
      return say.alike[item.of];
    case 'leave':
      return say.allPlaces;
    case 'ally':
      return say.allies(item.seats.map((seat) => whoIs(board, seatName(seat))));
    case 'command':
      return say.commandOf(
        item.nobles.map((noble) => person(board, nobleName(noble))),
        person(board, nobleName(item.noble)),
      );
    default:
      return '';
  }
};
const meaningOf = (board: Props, item: Item): string => {
  const say = sceneWords().parley;
  const to = 'noble' in item && item.kind !== 'command' ? person(board, nobleName(item.noble)) : '';
  return say.means[item.kind](to);
};
export const Picture = ({ item }: { readonly item: Item }) => {
  const thing = thingIn(item);
  const id = thing !== undefined && isPieceName(thing) ? pieceId(thing) : thing;
  return id !== undefined && Object.hasOwn(COATS, id) ? (
    <CoatPicture coat={id} size={26} />
  ) : (
    <Icon name={itemIcon(itemKindOf(item))} size={26} />
  );
};
const LENT: readonly Item['kind'][] = ['hand', 'event', 'card', 'place', 'ship'];
interface LineProps {
  readonly board: Props;
  readonly item: Item;
  readonly standing: Choice | undefined;
  change(item: Item | undefined): void;
}
/** A line of the offer being written. */
export const ItemLine = ({ board, item, standing, change }: LineProps) => {
  const say = sceneWords().parley;
  const why = standing?.refusal;
  return (
    <li class={why ? 'km-item not' : 'km-item'}>
      <Picture item={item} />
      <div>
        <small>{say.kinds[itemKindOf(item)]}</small>
        <b>{itemName(board, item)}</b>
        <span>{why ? plain(reasonOf(board, why)) : meaningOf(board, item)}</span>
        {LENT.includes(item.kind) && 'due' in item && (
          <label>
            <select
              value={item.due}
              onChange={(event) => change({ ...item, due: Number(event.currentTarget.value) })}
              aria-label={say.loan}
            >
              <option value="0">{say.forGood}</option>
              {roundsFrom(board.view).map((round) => (
                <option key={round} value={round}>
                  {say.untilRound(round)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <em>
        <Icon name={why ? 'hand' : 'check'} size={15} weight={2.4} /> {why ? say.notNow : say.possible}
      </em>
      <button
        type="button"
        class="ib"
        aria-label={say.takeOut(itemName(board, item))}
        onClick={() => change(undefined)}
      >
        <Icon name="close" size={17} weight={2} />
      </button>
    </li>
  );
};
