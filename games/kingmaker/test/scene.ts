// Positions in a few words. Each seat's nobles stand in one line, parted by semicolons: name, spot, then the cards under
// him joined by +: `percy in:alnwick; grey york kent+marshal`. Heirs: `margaret: 'in:coventry red'`. Everything else has
// its default: heirs at their starts, nobody controls them, all other cards in the deck.
import { begin, isMistake, peekInto, type Random, scripted, stateOf } from '@rose/table';
import { type Scene as SceneOf, sceneOf } from '@rose/testkit';
import { expect } from 'vitest';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import { EVENT_NAMES, isEventName } from '../src/rules/data/events.ts';
import { isPieceName, N } from '../src/rules/data/persons.ts';
import type { Seat } from '../src/rules/data/seats.ts';

export type Scene = SceneOf<Kingmaker>;
export type { Seat } from '../src/rules/data/seats.ts';

export interface Board {
  readonly red?: string;
  readonly yellow?: string;
  readonly blue?: string;
  readonly green?: string;
  /** Heir → spot, then the seat that controls him; `-`: dead. */
  readonly heirs?: Readonly<Record<string, string>>;
  /** Seat → cards in hand, of both kinds. */
  readonly hands?: Readonly<Partial<Record<Seat, string>>>;
  readonly chancery?: string;
  /** The only Event cards in the deck, the others lie discarded. The lowest is drawn first unless `dice` say otherwise. */
  readonly events?: string;
  /** The only Crown cards in the deck, the others are out of the game. */
  readonly crown?: string;
  readonly turn?: Seat;
  readonly options?: object;
  readonly phase?: object | string;
  /** The faces to come; after them every die shows 1. */
  readonly dice?: readonly number[];
  /** Any other field of a position document. */
  readonly more?: object;
}

export const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');
const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;

interface Pieces {
  readonly held: Record<string, string>;
  readonly spot: Record<string, string>;
}
const addNobles = ({ held, spot }: Pieces, seat: Seat, text: string): void => {
  for (const line of text.split(';').filter((part) => part.trim() !== '')) {
    const [noble = '', where = '', cards = ''] = words(line);
    held[noble] = seat;
    spot[noble] = where;
    for (const card of cards.split('+').filter((name) => name !== '')) held[card] = noble;
  }
};
const addHeirs = (pieces: Pieces, keeper: Record<string, string | null>, heirs: Board['heirs'] = {}): void => {
  for (const [heir, text] of Object.entries(heirs)) {
    const [where = '-', seat] = words(text);
    pieces.spot[heir] = where;
    keeper[heir] = seat ?? null;
  }
};
const crownDeck = (held: Record<string, string>, crown: string | undefined): void => {
  if (crown === undefined) return;
  for (const name of Object.keys((kingmaker.toPosition(emptyState()) as { held: object }).held))
    held[name] ??= words(crown).includes(name) ? 'deck' : 'out';
};
const emptyState = (): Kingmaker['state'] => {
  const state = kingmaker.fromPosition({});
  if (isMistake(state)) throw new Error(`scene: ${state.field} ${state.reason}`);
  return state;
};

export const documentOf = (board: Board): object => {
  const pieces: Pieces = { held: {}, spot: {} };
  const keeper: Record<string, string | null> = {};
  const events: Record<string, string> = {};
  for (const seat of COLOURS) addNobles(pieces, seat, board[seat] ?? '');
  addHeirs(pieces, keeper, board.heirs);
  for (const card of words(board.chancery)) pieces.held[card] = 'chancery';
  if (board.events !== undefined)
    for (const [n, name] of EVENT_NAMES.entries())
      events[name] = words(board.events).includes(name) ? 'deck' : n < 82 ? 'discard' : 'out';
  for (const [seat, cards] of Object.entries(board.hands ?? {}))
    for (const card of words(cards))
      if (isEventName(card)) events[card] = `hand:${seat}`;
      else pieces.held[card] = `hand:${seat}`;
  for (const name of words(board.events)) events[name] = 'deck';
  crownDeck(pieces.held, board.crown);
  const turn = board.turn ?? 'red';
  const crowned = pieces.spot['henry'] === '-' ? [] : ['henry'];
  return {
    options: { players: 4, ...board.options },
    turn,
    turns: Object.fromEntries(COLOURS.slice(0, playersOf(board)).map((seat) => [seat, seat === turn ? 1 : 0])),
    ...pieces,
    keeper,
    events,
    crowned,
    phase: board.phase ?? 'movement',
    ...board.more,
  };
};
const playersOf = ({ options = {} }: Board): number => ('players' in options ? (options.players as number) : 4);

/** A scene from a position document. */
export const written = (position: object, random: Random): Scene => {
  const course = begin(kingmaker, { position }, random);
  if (isMistake(course)) throw new Error(`scene: ${course.field} ${course.reason}`);
  return sceneOf(kingmaker, stateOf(course), random);
};
/** These faces, then ones. */
const faces = (dice: readonly number[] = []): Random => {
  let next = 0;
  return () => dice[next++] ?? 1;
};
export const board = (given: Board): Scene => written(documentOf(given), faces(given.dice));
/** Goes on with other dice. */
export const withDice = (s: Scene, ...dice: readonly number[]): Scene => sceneOf(kingmaker, s.state, scripted(dice));

// ------------------------------------------------------------------ what a state says

interface Document {
  readonly spot: Readonly<Record<string, string>>;
  readonly held: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly ships: Readonly<Record<string, string>>;
  readonly keeper: Readonly<Record<string, string | null>>;
  readonly siege: Readonly<Record<string, string | null>>;
  readonly noted: Readonly<Record<string, string | null>>;
  readonly phase: { readonly name: string };
}
export const say = (s: Scene): Document => kingmaker.toPosition(s.state) as Document;
/** Where pieces or ships are, by name. */
export const at = (s: Scene, ...names: readonly string[]): readonly string[] => {
  const { spot, ships } = say(s);
  return names.map((name) => (isPieceName(name) ? spot[name] : ships[name]) ?? '?');
};
/** Whose cards are, by name. */
export const holds = (s: Scene, ...names: readonly string[]): readonly string[] => {
  const { held, events } = say(s);
  return names.map((name) => (isEventName(name) ? events[name] : held[name]) ?? '?');
};
/** Who controls heirs. */
export const keepers = (s: Scene, ...heirs: readonly string[]): readonly (string | null)[] =>
  heirs.map((heir) => say(s).keeper[heir] ?? null);
export const phase = (s: Scene): string => s.state.phase.name;
export const menOf = (s: Scene, noble: string): number => (isPieceName(noble) ? (s.state.men[N[noble]] ?? -1) : -1);

// ------------------------------------------------------------------ playing and asking

export const seatNow = (s: Scene): Seat => {
  const [seat] = s.active();
  if (!seat) throw new Error('scene: nobody acts');
  return seat;
};
/** Plays one text after the other, each for the first seat that must act. */
export const play = (s: Scene, ...texts: readonly string[]): Scene =>
  texts.reduce((before, text) => before.play(seatNow(before), text), s);
export const legal = (s: Scene, start = '', seat: Seat = seatNow(s)): readonly string[] =>
  s.legal(seat).filter((text) => text.startsWith(start));
/** The reason a seat gets; nothing when it may. */
export const why = (s: Scene, text: string, seat: Seat = seatNow(s)): string | undefined =>
  s.try(seat, text)?.because.why;
export const may = (s: Scene, text: string, seat: Seat = seatNow(s)): void =>
  expect([text, why(s, text, seat)]).toEqual([text, undefined]);
/** The entries of the log of one kind. */
export const told = <K extends Kingmaker['entry']['say']>(s: Scene, kind: K) =>
  s.log.filter((entry): entry is Extract<Kingmaker['entry'], { say: K }> => entry.say === kind);
/** The same, as a viewer hears them. */
export const heard = (s: Scene, viewer: string, kind: Kingmaker['entry']['say']) =>
  s.log
    .map((entry) => peekInto<unknown>(entry, viewer) as { readonly say: string } | undefined)
    .filter((entry) => entry?.say === kind);
