// Boards in a few words: `red: 'windsor stafford'` are the cards of a seat, nobles elsewhere than at home as
// `neville@south-east`, ships as `ship-plymouth@se-sea`. Money suffices unless a board says otherwise.
import { type LancasterYork, lancasterYork } from '@rose/lancaster-york';
import { SEATS, type View } from '@rose/lancaster-york/ids';
import { type Scene as SceneOf, scene as sceneAt } from '@rose/testkit';
import { expect } from 'vitest';

export type Scene = SceneOf<LancasterYork>;
export type Seat = LancasterYork['seat'];
type Entry = LancasterYork['entry'];
export type Told<S extends Entry['say']> = Extract<Entry, { say: S }>;
export interface Board {
  readonly red?: string;
  readonly yellow?: string;
  readonly blue?: string;
  readonly green?: string;
  readonly players?: number;
  readonly talk?: boolean;
  readonly turn?: number;
  readonly order?: string;
  readonly money?: { readonly [S in Seat]?: number };
  readonly scores?: { readonly [S in Seat]?: number };
  readonly mercenaries?: { readonly [S in Seat]?: number };
  readonly aid?: { readonly [S in Seat]?: boolean };
  readonly waiting?: string;
  readonly gone?: string;
  readonly shown?: string;
  readonly pile?: string;
  readonly titles?: object;
  readonly captain?: { readonly seat: Seat; readonly region: string };
  readonly kings?: readonly (string | null)[];
  readonly plans?: { readonly [S in Seat]?: object };
  readonly phase?: string | object;
}

export const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');
const bare = (word: string): string => word.split('@')[0] ?? '';
const SEA = /-sea$|-east$|-west$/;
const RICH = 200;

const piecesOf = (board: Board) => {
  const nobles: Record<string, string> = {};
  const ships: Record<string, string> = {};
  for (const seat of SEATS)
    for (const word of words(board[seat])) {
      const [name = '', at] = word.split('@');
      if (at === undefined) continue;
      if (name.startsWith('ship-') && SEA.test(at)) ships[name] = at;
      else nobles[name] = at;
    }
  return { nobles, ships };
};

/** The document of a board. */
export const documentOf = (board: Board): object => {
  const { players = 4, talk = false } = board;
  const seats = SEATS.slice(0, players);
  const filled = <T>(given: { readonly [S in Seat]?: T } | undefined, rest: T) =>
    Object.fromEntries(seats.map((seat) => [seat, given?.[seat] ?? rest]));
  return {
    options: { players, talk },
    turn: board.turn ?? 1,
    ...(board.order === undefined ? {} : { order: words(board.order) }),
    scores: filled(board.scores, 0),
    money: filled(board.money, RICH),
    mercenaries: filled(board.mercenaries, 0),
    aid: filled(board.aid, true),
    cards: Object.fromEntries(seats.map((seat) => [seat, words(board[seat]).map(bare)])),
    ...piecesOf(board),
    waiting: words(board.waiting),
    gone: words(board.gone),
    ...(board.shown === undefined ? {} : { shown: words(board.shown) }),
    ...(board.pile === undefined ? {} : { pile: words(board.pile) }),
    ...(board.titles === undefined ? {} : { titles: board.titles }),
    ...(board.captain === undefined ? {} : { captain: board.captain }),
    ...(board.kings === undefined ? {} : { kings: board.kings }),
    plans: board.plans ?? {},
    phase: board.phase ?? 'planning',
  };
};
export const board = (given: Board): Scene => sceneAt(lancasterYork, { position: documentOf(given) });
/** The plans of a board are carried out at once, and the turn runs on to the next decision. */
export const carriedOut = (given: Board): Scene => board({ ...given, phase: 'deployment' });
/** Parliament is held on a board. */
export const judged = (given: Board): Scene => board({ ...given, phase: 'parliament' });

/** Everybody who has not done so confirms. */
export const lockAll = (s: Scene): Scene => s.active().reduce((before, seat) => before.play(seat, 'lock'), s);

export const viewOf = (s: Scene, viewer: Seat | 'spectator' = 'spectator'): View => lancasterYork.view(s.state, viewer);
export const owner = (s: Scene, card: string): Seat | undefined => (viewOf(s).owners as Record<string, Seat>)[card];
export const player = (s: Scene, seat: Seat) => {
  const found = viewOf(s).players.find((one) => one.seat === seat);
  if (!found) throw new Error(`scene: ${seat} does not play`);
  return found;
};
export const scores = (s: Scene): readonly number[] => viewOf(s).players.map(({ score }) => score);
export const money = (s: Scene, seat: Seat): number => player(s, seat).money;
/** All entries of a kind, in order. */
export const told = <S extends Entry['say']>(s: Scene, say: S): readonly Told<S>[] =>
  s.log.filter((entry): entry is Told<S> => entry.say === say);
export const heard = (s: Scene): readonly string[] => s.log.map(({ say }) => say);
/** The seats in a region, best first, with what they score there. */
export const ranking = (s: Scene, region: string): readonly (readonly [Seat, number])[] =>
  (told(s, 'region-judged').find((entry) => entry.region === region)?.ranking ?? []).map(({ seat, vp }) => [seat, vp]);
/** What put the first above the second. */
export const decidedBy = (s: Scene, region: string): string | undefined =>
  told(s, 'region-judged').find((entry) => entry.region === region)?.ranking[0]?.by;

/** Each is accepted. */
export const accepts = (s: Scene, seat: Seat, ...texts: readonly string[]): void => {
  for (const text of texts) expect([text, s.try(seat, text)]).toEqual([text, undefined]);
};
const NOT_A_RULE = ['not-an-action', 'not-your-turn', 'game-is-over'];
/** Each is a real order, and a rule forbids it: the reasons. */
export const refuses = (s: Scene, seat: Seat, ...texts: readonly string[]): readonly string[] =>
  texts.map((text) => {
    const refusal = s.try(seat, text);
    expect([text, refusal?.because.why ?? 'accepted']).not.toEqual([text, 'accepted']);
    expect(NOT_A_RULE, text).not.toContain(refusal?.because.why);
    return refusal?.because.why ?? '';
  });
/** Where a piece may be ordered to: sorted names. */
export const reach = (s: Scene, seat: Seat, piece: string): readonly string[] =>
  s
    .legal(seat)
    .filter((text) => text.startsWith(`move ${piece} `) || text.startsWith(`sail ${piece} `))
    .map((text) => text.split(' ')[2] ?? '')
    .sort();
/** Places where a seat may put a troop. */
export const targets = (s: Scene, seat: Seat): readonly string[] =>
  s
    .legal(seat)
    .filter((text) => /^troops \S+ 1$/.test(text))
    .map((text) => text.split(' ')[1] ?? '')
    .sort();
