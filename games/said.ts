// What a reader hears of a board: the name of a place, and what touching it would do.
import { beginsWith, type Gesture, mayMean } from '@rose/board';
import type { Kind } from '@rose/table';
import { type Catalogue, type Line, plain } from '@rose/table/text';
import type { BoardProps } from './face.ts';

/** The sentence of an action. */
export const sentence = <K extends Kind>(words: Catalogue<K>, action: K['action']): string =>
  plain((words.does[action.do as K['action']['do']] as (action: K['action']) => Line)(action));
/** The line of the log for an entry. */
export const lineOf = <K extends Kind>(words: Catalogue<K>, entry: { readonly say: string }): Line =>
  (words.log[entry.say as K['entry']['say']] as (entry: unknown) => Line)(entry);
export const told = <K extends Kind>(words: Catalogue<K>, entry: { readonly say: string }): string =>
  plain(lineOf(words, entry));

/** Hundreds of places are named at every redraw, and most of them are as they were. */
const named = new WeakMap<object, { readonly words: unknown; readonly names: Map<string, string> }>();
/** What a place is called in a view. */
export const placeIn = <K extends Kind>(words: Catalogue<K>, view: K['view'], place: string): string => {
  let known = named.get(view);
  if (known?.words !== words) {
    known = { words, names: new Map() };
    named.set(view, known);
  }
  const name = known.names.get(place) ?? words.place(view, place);
  known.names.set(place, name);
  return name;
};

/** `Lord Clifford, North Yorks, strength 3` is called `Lord Clifford`. */
export const nameOf = <K extends Kind>(words: Catalogue<K>, view: K['view'], place: string): string => {
  const [name = place] = placeIn(words, view, place).split(/[,;]/);
  return name.trim();
};

/** What never changes about a place is put into words once. */
export const saidOnce = (say: (place: string) => string): ((place: string) => string) => {
  const said = new Map<string, string>();
  return (place) => {
    const known = said.get(place) ?? say(place);
    said.set(place, known);
    return known;
  };
};

type Meant<K extends Kind> = ReadonlyMap<string, readonly K['action'][]>;
export interface Said<K extends Kind> {
  /** By place: the actions that a touch there may still mean. */
  meantIn(board: Pick<BoardProps<K>, 'offered' | 'picked'>): Meant<K>;
  /** The actions that these touches may still mean. */
  meantBy(actions: readonly K['action'][], touches: Gesture): readonly K['action'][];
  /** Said after the name, where a touch would do something. */
  effectOf(board: BoardProps<K>, place: string): string;
  /** The place, and what touching it does. */
  labelFor(board: BoardProps<K>, place: string): string;
}
const nextPlaces = (gestures: readonly Gesture[], picked: Gesture): ReadonlySet<string> =>
  new Set(gestures.flatMap((gesture) => (beginsWith(gesture, picked) ? [gesture[picked.length] ?? ''] : [])));

export const saidBy = <K extends Kind>(gestures: (action: K['action']) => readonly Gesture[]): Said<K> => {
  const meantBy: Said<K>['meantBy'] = (actions, touches) =>
    actions.filter((action) => mayMean(gestures(action), touches));
  // Hundreds of actions are offered, and every place asks.
  const known = new WeakMap<readonly K['action'][], { readonly picked: string; readonly meant: Meant<K> }>();
  const meantIn: Said<K>['meantIn'] = ({ offered, picked }) => {
    const before = known.get(offered);
    if (before?.picked === picked.join()) return before.meant;
    const meant = new Map<string, K['action'][]>();
    for (const action of offered)
      for (const place of nextPlaces(gestures(action), picked)) {
        const others = meant.get(place);
        if (others) others.push(action);
        else meant.set(place, [action]);
      }
    known.set(offered, { picked: picked.join(), meant });
    return meant;
  };
  const effectOf: Said<K>['effectOf'] = (board, place) => {
    const { words, open } = board;
    if (!open.includes(place)) return '';
    const meant = meantIn(board).get(place) ?? [];
    const [only, ...others] = meant;
    if (!only) return '';
    if (others.length === 0) return `. ${sentence(words, only)}`;
    const verbs = meant.map((action) => words.verbs[action.do as K['action']['do']]);
    return `. ${[...new Set(verbs)].join(', ')}`;
  };
  return {
    meantIn,
    meantBy,
    effectOf,
    labelFor: (board, place) => {
      const [name, effect] = [placeIn(board.words, board.view, place), effectOf(board, place)];
      // what is told in sentences has its full stop already
      return effect === '' ? name : name.replace(/\.$/, '') + effect;
    },
  };
};
