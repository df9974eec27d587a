// Positions in a few words: `at` says which blocks stand where ('l-henry-vi l-oxford:2'), all else has its default.
// Lancaster is King and York Pretender unless a board says otherwise; areas that are not named are vacant.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { AREA_NAMES, B } from '@rose/richard-iii/ids';
import { begin, isMistake, isRefusal, play, type Random, scripted, seeded, stateOf } from '@rose/table';
import { type Scene as SceneOf, sceneOf } from '@rose/testkit';
import { expect } from 'vitest';

export type Scene = SceneOf<RichardIII>;
export type Seat = RichardIII['seat'];
/** Place → blocks separated by spaces, each with its strength after a colon when it is not full. */
export type Places = Readonly<Record<string, string>>;
/** A number of action points, or the id of a card. */
export type Card = number | string;

export interface Board {
  readonly at?: Places;
  readonly dead?: string;
  readonly minor?: string;
  readonly pool?: string;
  readonly down?: string;
  readonly kingSide?: Seat;
  readonly king?: string | null;
  readonly campaign?: number;
  readonly turn?: number;
  readonly scenario?: string;
  readonly hands?: { readonly lancaster: string; readonly york: string };
  /** The card of player 2. */
  readonly other?: Card;
  /** The faces to come; then, if a seed is given, seeded dice (for the cards of the next campaign). */
  readonly dice?: readonly number[];
  readonly seed?: number;
}

export const enemyOf = (seat: Seat): Seat => (seat === 'york' ? 'lancaster' : 'york');
export const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
const bare = (block: string): string => block.replace(/:\d$/, '');
/** The names alone, without strengths. */
export const names = (text: string): readonly string[] => words(text).map(bare);

const placed = (place: string, blocks: string): readonly (readonly [string, string])[] =>
  words(blocks).map((word) => [bare(word), place + word.slice(bare(word).length)]);

const blocksOf = ({ at = {}, dead = '', minor = '', pool = '', down = '' }: Board): object =>
  Object.fromEntries(
    [...Object.entries(at), ['dead', dead], ['minor', minor], ['pool', pool], ['pool-down', down]].flatMap(
      ([place = '', blocks = '']) => placed(place, blocks),
    ),
  );

const DECK = [
  ...[1, 2, 3, 4, 5, 6].map((n) => `ap4-${n}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => `ap3-${n}`),
  ...[1, 2, 3, 4, 5, 6].map((n) => `ap2-${n}`),
];
const cardId = (card: Card, copy: number): string => (typeof card === 'string' ? card : `ap${card}-${copy}`);
/** What both still hold in a turn, when it does not matter: strong cards, so that nobody may ask for a redeal. */
const anyHands = (turn: number, played: readonly string[]): object => {
  const left = DECK.filter((card) => !played.includes(card));
  return { lancaster: left.slice(0, 7 - turn), york: left.slice(7 - turn, 14 - 2 * turn) };
};

/** A position document as it stands. */
export const written = (position: object, random: Random = scripted([])): Scene => {
  const course = begin(richardIII, { position }, random);
  if (isMistake(course)) throw new Error(`scene: ${course.field} ${course.reason}`);
  return sceneOf(richardIII, stateOf(course), random);
};
export const diceOf = ({ dice = [], seed }: Pick<Board, 'dice' | 'seed'>): Random => {
  if (seed === undefined) return scripted(dice);
  const first = scripted(dice);
  const later = seeded(seed);
  let n = 0;
  return (sides) => (n++ < dice.length ? first(sides) : later(sides));
};

const frame = (board: Board): object => ({
  ...(board.scenario === undefined ? {} : { options: { scenario: board.scenario } }),
  ...(board.kingSide === undefined ? {} : { kingSide: board.kingSide }),
  ...(board.king === undefined ? {} : { king: board.king }),
  campaign: board.campaign ?? 1,
  turn: board.turn ?? 1,
  blocks: blocksOf(board),
});

export const actionDocument = (player1: Seat, card: Card, board: Board): object => {
  const mine = cardId(card, 1);
  const theirs = cardId(board.other ?? 4, 6);
  const cards = { [player1]: mine, [enemyOf(player1)]: theirs };
  const hands = board.hands
    ? { lancaster: words(board.hands.lancaster), york: words(board.hands.york) }
    : anyHands(board.turn ?? 1, [mine, theirs]);
  return { ...frame(board), hands, player1, cards, phase: { name: 'action' } };
};
/** The action phase: this seat is player 1 and has just begun, with this card. */
export const acts = (player1: Seat, card: Card, board: Board): Scene =>
  written(actionDocument(player1, card, board), diceOf(board));

/** A card phase in which both have these hands and nobody has chosen. */
export const chooses = (lancaster: string, york: string, board: Board = {}): Scene =>
  written(
    { ...frame(board), hands: { lancaster: words(lancaster), york: words(york) }, phase: { name: 'card' } },
    diceOf(board),
  );

/** A scene that goes on from here with other dice. */
export const withDice = (s: Scene, dice: Pick<Board, 'dice' | 'seed'>): Scene =>
  sceneOf(richardIII, s.state, diceOf(dice));

// ------------------------------------------------------------------ what a document says of a state

export interface Document {
  readonly options: { readonly scenario: string };
  readonly campaign: number;
  readonly turn: number;
  readonly kingSide: Seat;
  readonly king: string | null;
  readonly blocks: Readonly<Record<string, string>>;
  readonly hands: { readonly lancaster: readonly string[]; readonly york: readonly string[] };
  readonly phase: {
    readonly name: string;
    readonly round?: number;
    readonly attacker?: Seat;
    readonly points?: number;
    readonly reserves?: readonly string[];
  };
}
export const documentOf = (s: Scene): Document => richardIII.toPosition(s.state) as Document;
/** The place of a block: an area, or `pool`, `pool-down`, `minor`, `dead`, `aside`, `ireland-down` … */
export const place = (s: Scene, block: string): string => (documentOf(s).blocks[block] ?? '?').replace(/:\d/, '');
export const phase = (s: Scene): string => documentOf(s).phase.name;

// ------------------------------------------------------------------ playing and asking

const seatNow = (s: Scene): Seat => {
  const [seat] = s.active();
  if (!seat) throw new Error('scene: nobody acts');
  return seat;
};
/** Plays one text after the other, each for the seat that must act. */
export const say = (s: Scene, ...texts: readonly string[]): Scene =>
  texts.reduce((before, text) => before.play(seatNow(before), text), s);
/** What the acting seat may say, with this beginning. */
export const legal = (s: Scene, start = ''): readonly string[] => {
  const [seat] = s.active();
  return seat ? s.legal(seat).filter((text) => text.startsWith(start)) : [];
};
export const accepts = (s: Scene, ...texts: readonly string[]): void => {
  for (const text of texts) expect([text, s.try(seatNow(s), text)]).toEqual([text, undefined]);
};
const NOT_A_RULE = ['not-an-action', 'not-your-turn', 'game-is-over'];
/** Each is a real action, and a rule of the game forbids it: the sections that do. */
export const refuses = (s: Scene, ...texts: readonly string[]): readonly (string | undefined)[] =>
  texts.map((text) => {
    const refusal = s.try(seatNow(s), text);
    expect([text, refusal?.because.why ?? 'accepted']).not.toEqual([text, 'accepted']);
    expect(NOT_A_RULE, text).not.toContain(refusal?.because.why);
    return refusal?.rule;
  });
/** How many dice an action throws. */
export const thrown = (s: Scene, text: string): number => {
  const action = richardIII.read(text);
  if (!action) throw new Error(`scene: ${text} is not an action`);
  const played = play(richardIII, s.state, seatNow(s), action, () => 1);
  if (isRefusal(played)) throw new Error(`scene: ${text}: ${JSON.stringify(played)}`);
  return played.rolls.reduce((sum, { faces }) => sum + faces.length, 0);
};

const sorted = (items: Iterable<string>): readonly string[] => [...new Set(items)].sort();
const third = (text: string): string => text.split(' ')[2] ?? '';
/** The last area of a path such as `middlesex-sussex-oxford`. */
const endOf = (path: string): string =>
  AREA_NAMES.filter((area) => path.endsWith(`-${area}`)).sort((a, b) => b.length - a.length)[0] ?? path;
/** Where a block may end a march, a sea move, a recruitment, a retreat, a regroup, going home: sorted names. */
export const marches = (s: Scene, block: string): readonly string[] =>
  sorted(legal(s, `march ${block} `).map((text) => endOf(third(text))));
export const sails = (s: Scene, block: string): readonly string[] =>
  sorted(legal(s, `sail ${block} `).map((text) => endOf(third(text))));
const places = (verb: string) => (s: Scene, block: string) => sorted(legal(s, `${verb} ${block} `).map(third));
export const recruits = places('recruit');
export const retreats = places('retreat');
export const regroups = places('regroup');
export const homes = places('go-home');
export const entries = places('enter-minor');

/** Plays the sea move of a block, over whichever sea is offered. */
export const sail = (s: Scene, block: string, from: string, to: string): Scene => {
  const [text] = legal(s, `sail ${block} ${from}-${to} `);
  if (text === undefined) throw new Error(`scene: ${block} may not sail ${from}-${to}`);
  return say(s, text);
};
/** Action points that are left to the acting seat. */
export const apLeft = (s: Scene): number => documentOf(s).phase.points ?? Number.NaN;
/** The strength of a block, wherever it is. */
export const strength = (s: Scene, block: string): number => s.state.steps[B[block as keyof typeof B]] ?? Number.NaN;
export const strengths = (s: Scene, blocks: string): readonly number[] =>
  words(blocks).map((block) => strength(s, block));
export const turn = (s: Scene): readonly [number, number] => [documentOf(s).campaign, documentOf(s).turn];
export const pretender = (s: Scene): string | null => richardIII.view(s.state, 'spectator').pretender;
