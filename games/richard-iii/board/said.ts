// What a reader hears of a place: its name, what stands there, and what touching it does.
import type { Action, RichardIII, View } from '@rose/richard-iii/ids';
import type { Catalogue, Line } from '@rose/table/text';
import type { BoardProps } from '../../face.ts';
import { areaOfWayPoint, gestures, isWayPoint } from './gestures.ts';
import { faceOfPiece, type Piece } from './pieces.ts';
import { boardWords } from './words.ts';

export type Props = BoardProps<RichardIII>;
export type Words = Catalogue<RichardIII>;

const plain = (line: Line): string => line.map((part) => (typeof part === 'string' ? part : part.as)).join('');
export const sentence = (words: Words, action: Action): string =>
  plain((words.does[action.do] as (action: Action) => Line)(action));
export const told = (words: Words, entry: { readonly say: string }): string =>
  plain((words.log[entry.say as keyof Words['log']] as (entry: unknown) => Line)(entry));

/** `Lord Clifford, North Yorks, strength 3` is called `Lord Clifford`. */
export const nameOf = (words: Words, view: View, place: string): string => {
  const [name = place] = words.place(view, place).split(',');
  return name;
};

const begins = (gesture: readonly string[], touches: readonly string[]): boolean =>
  gesture.length >= touches.length && touches.every((place, i) => place === gesture[i]);
/** The actions that these touches may still mean. */
export const meantBy = (actions: readonly Action[], touches: readonly string[]): readonly Action[] =>
  actions.filter((action) => gestures(action).some((gesture) => begins(gesture, touches)));

/** Said after the name, where a touch would do something. */
const effectOf = ({ words, offered, open, picked }: Props, place: string): string => {
  if (!open.includes(place)) return '';
  const meant = meantBy(offered, [...picked, place]);
  const [only, ...others] = meant;
  if (!only) return '';
  if (others.length === 0) return `. ${sentence(words, only)}`;
  return `. ${[...new Set(meant.map((action) => words.verbs[action.do]))].join(', ')}`;
};
export const labelFor = (props: Props, place: string): string => {
  const { view, words } = props;
  const name = isWayPoint(place)
    ? boardWords().wayPoint(nameOf(words, view, areaOfWayPoint(place)))
    : words.place(view, place);
  return name + effectOf(props, place);
};
export const labelForPiece = (props: Props, piece: Piece): string => {
  const { block, seat, area } = piece;
  const face = faceOfPiece(piece);
  // The numbers on the block are part of its name: strength, then rating, side by side.
  if (block && face) {
    const name = props.words.place(props.view, block);
    const isSaid = face.strength === undefined || name.endsWith(String(face.strength));
    return `${name}, ${isSaid ? '' : `${face.strength} `}${face.rating}${effectOf(props, block)}`;
  }
  if (block) return labelFor(props, block);
  const say = boardWords();
  return say.standsIn(say.unknownBlock(seat), nameOf(props.words, props.view, area));
};
