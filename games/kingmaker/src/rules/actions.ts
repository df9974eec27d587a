// Every verb with what it names, once: the types of actions and their notation both come from this table. A chapter
// adds its verbs here, its rules in `phases/` or `asides/`.
import type { CrownId } from './data/crown.ts';
import type { EventId } from './data/events.ts';
import type { House, NobleId, PieceId, RoyalId } from './data/persons.ts';
import type { PlaceId } from './data/places.ts';
import type { ShipId } from './data/ships.ts';
import type { Item } from './parley/items.ts';
import type { Ballot } from './parliament/steps.ts';

/** What an action can name. `mover`: a piece, or a ship as PIECE_COUNT + its number. */
export interface Params {
  readonly card: CrownId;
  readonly event: EventId;
  readonly noble: NobleId;
  readonly nobles: readonly NobleId[];
  readonly royal: RoyalId;
  readonly piece: PieceId;
  readonly pieces: readonly PieceId[];
  readonly mover: number;
  readonly ship: ShipId;
  readonly place: PlaceId;
  readonly seat: number;
  readonly spot: number;
  readonly leave: Leave;
  /** Of a battle order, and men in tens. */
  readonly space: number;
  readonly men: number;
  readonly house: House;
  readonly ballot: Ballot;
  readonly terms: readonly Item[];
  /** '' for none. */
  readonly words: string;
  readonly offer: string;
  readonly fate: Fate;
  readonly number: number;
}
/** 12.2 What came of a promise. */
export const FATES = ['kept', 'broken'] as const;
export type Fate = (typeof FATES)[number];
/** 3.5 The answers to who asks for leave. */
export const LEAVES = ['no', 'once', 'always'] as const;
export type Leave = (typeof LEAVES)[number];

export const VERBS = {
  // 1 set-up
  give: { card: 'card', noble: 'noble' },
  place: { noble: 'noble', spot: 'spot' },
  ready: {},
  // 2 hands
  play: { card: 'card', noble: 'noble' },
  enter: { noble: 'noble', spot: 'spot' },
  // 3 leave, stacks, places
  answer: { mover: 'mover', leave: 'leave' },
  permit: { place: 'place', seat: 'seat' },
  'permit-all': { seat: 'seat' },
  withdraw: { place: 'place', seat: 'seat' },
  'withdraw-all': { seat: 'seat' },
  group: { pieces: 'pieces' },
  'let-stay': { seat: 'seat' },
  'put-out': { seat: 'seat' },
  // 4 chance
  shelter: { ship: 'ship', place: 'place' },
  'go-with': { royal: 'royal', noble: 'noble' },
  // 14.1, 15.9 Commission
  'use-writ': {},
  commission: { noble: 'noble', by: 'noble' },
  'commission-with': { noble: 'noble', nobles: 'nobles' },
  'hold-calais': { noble: 'noble' },
  // 5, 6 movement
  march: { piece: 'piece', spot: 'spot' },
  convoy: { ship: 'ship', leader: 'ship' },
  board: { piece: 'piece', ship: 'ship' },
  sail: { ship: 'ship', spot: 'spot', land: 'spot' },
  assault: { ship: 'ship', place: 'place' },
  cross: { piece: 'piece', spot: 'spot' },
  'free-move': { mover: 'mover' },
  'end-movement': {},
  // 7 combat
  attack: { noble: 'noble' },
  'attack-with': { nobles: 'nobles', noble: 'noble' },
  besiege: { place: 'place' },
  'besiege-with': { nobles: 'nobles', place: 'place' },
  'go-in': { noble: 'noble', place: 'place' },
  'town-fight': { place: 'place' },
  ambush: { piece: 'piece' },
  'turn-card': {},
  'call-off': {},
  'end-combat': {},
  // 8 prisoners, spoils
  execute: { piece: 'piece' },
  free: { noble: 'noble' },
  hold: { noble: 'noble' },
  take: { card: 'card', noble: 'noble' },
  lord: { noble: 'noble' },
  'stay-out': {},
  // 9, 14.5, 14.6 Parliament
  summon: { noble: 'noble' },
  'summon-all': { nobles: 'nobles' },
  'no-parliament': {},
  'meet-at': { place: 'place' },
  fetch: { noble: 'noble', ship: 'ship', port: 'place' },
  attend: { noble: 'noble' },
  count: { house: 'house' },
  back: { piece: 'piece' },
  abstain: {},
  award: { card: 'card', noble: 'noble' },
  nominate: { noble: 'noble' },
  consent: {},
  decline: {},
  vote: { commons: 'ballot', lords: 'ballot' },
  propose: {},
  swap: { noble: 'noble', other: 'noble' },
  unseen: {},
  home: { noble: 'noble', place: 'place' },
  // 10, 11
  crown: { piece: 'piece' },
  'end-coronation': {},
  'end-turn': {},
  'wish-end': {},
  // 15 the advanced game
  pardon: {},
  deploy: { noble: 'noble', space: 'space' },
  'stand-with': { royal: 'royal', noble: 'noble' },
  engage: { space: 'space' },
  support: { noble: 'noble', space: 'space' },
  detach: { noble: 'noble', men: 'men', space: 'space' },
  shift: { noble: 'noble', space: 'space' },
  exchange: { noble: 'piece', other: 'piece' },
  agree: {},
  disagree: {},
  // 16 variants
  'give-back': { card: 'card' },
  // 12, 13 parley
  offer: { terms: 'terms', words: 'words' },
  counter: { offer: 'offer', terms: 'terms', words: 'words' },
  accept: { offer: 'offer' },
  refuse: { offer: 'offer' },
  retract: { offer: 'offer' },
  'leave-alliance': {},
  'end-command': { noble: 'noble' },
  judge: { promise: 'number', fate: 'fate' },
  keep: { royal: 'piece', noble: 'noble' },
  refuge: { event: 'event', spot: 'spot' },
  // 17 windows, and actions that wait
  recall: {},
  pass: {},
  'use-free-move': {},
} as const satisfies { readonly [verb: string]: { readonly [param: string]: keyof Params } };

export type Verb = keyof typeof VERBS;
type With<P extends { readonly [param: string]: keyof Params }> = { readonly [K in keyof P]: Params[P[K]] };
/** The actions of these verbs. */
export type Act<V extends Verb> = V extends Verb ? { readonly do: V } & With<(typeof VERBS)[V]> : never;
export type Action = Act<Verb>;
