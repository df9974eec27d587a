// What a reader hears of a place: its name, what it is worth and whose it is, and what touching it does.
import type { Action, LancasterYork, View } from '@rose/lancaster-york/ids';
import type { Catalogue, Line } from '@rose/table/text';
import type { BoardProps } from '../../face.ts';
import { gestures } from './gestures.ts';

export type Props = BoardProps<LancasterYork>;
export type Words = Catalogue<LancasterYork>;

export const plain = (line: Line): string => line.map((part) => (typeof part === 'string' ? part : part.as)).join('');
export const sentence = (words: Words, action: Action): string =>
  plain((words.does[action.do] as (action: Action) => Line)(action));
export const lineOf = (words: Words, entry: { readonly say: string }): Line =>
  (words.log[entry.say as keyof Words['log']] as (entry: unknown) => Line)(entry);
/** The places a line names. */
export const placesIn = (line: Line): readonly string[] =>
  line.flatMap((part) => (typeof part === 'string' ? [] : [part.place]));

/** `Windsor Castle, royal castle, of Red` is called `Windsor Castle`. */
export const nameOf = (words: Words, view: View, place: string): string => {
  const [name = place] = words.place(view, place).split(/[,;]/);
  return name.trim();
};

const begins = (gesture: readonly string[], touches: readonly string[]): boolean =>
  gesture.length >= touches.length && touches.every((place, i) => place === gesture[i]);
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
export const labelFor = (props: Props, place: string): string =>
  props.words.place(props.view, place) + effectOf(props, place);
