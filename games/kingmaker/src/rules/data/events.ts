// The Event cards by number, each with its two halves: what it does in the chance phase, and how it decides a combat.
import { C, type CrownId, type CrownName } from './crown.ts';
import { EVENT_TABLE, VARIANT_TABLE } from './events-table.ts';
import { N, type NobleId, type NobleName } from './persons.ts';
import { P, type PlaceId, type PlaceName } from './places.ts';

export type EventName = (typeof EVENT_TABLE)[number][0] | (typeof VARIANT_TABLE)[number][0];
export type EventKind = (typeof EVENT_TABLE)[number][1] | (typeof VARIANT_TABLE)[number][1];
export type EventId = number & { readonly event: true };
/** 7.2 The odds list, weakest first. */
export const ODDS = ['even', 'majority', '5-4', '3-2', '2-1', '3-1', '4-1'] as const;
export type OddsName = (typeof ODDS)[number];
/** A printed result: odds that win, bad weather, or nothing printed at all (the card is replaced). */
export type PrintedResult = Exclude<OddsName, 'even'> | 'bad-weather' | 'none';

export const EVENT_NAMES: readonly EventName[] = [
  ...EVENT_TABLE.map(([name]) => name),
  ...VARIANT_TABLE.map(([name]) => name),
];
export const EVENT_COUNT = EVENT_NAMES.length;
export const EVENTS = EVENT_NAMES.map((_, event) => event) as readonly number[] as readonly EventId[];
/** E.e05 is the number of the plague in Coventry. */
export const E = Object.fromEntries(EVENT_NAMES.map((name, event) => [name, event])) as {
  readonly [K in EventName]: EventId;
};
export const eventName = (event: number): EventName => EVENT_NAMES[event] as EventName;
export const isEventName = (text: string): text is EventName => Object.hasOwn(E, text);

const KINDS: readonly EventKind[] = [...EVENT_TABLE.map((row) => row[1]), ...VARIANT_TABLE.map((row) => row[1])];
export const eventKind = (event: number): EventKind => KINDS[event] as EventKind;
const RESULTS: readonly PrintedResult[] = [...EVENT_TABLE.map((row) => row[3]), ...VARIANT_TABLE.map((row) => row[3])];
export const resultOf = (event: number): PrintedResult => RESULTS[event] as PrintedResult;
const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
const NAMED: readonly (readonly NobleId[])[] = EVENTS.map((event) =>
  words(EVENT_TABLE[event]?.[4] ?? '').map((name) => N[name as NobleName]),
);
/** 7.2 The nobles printed on a card, in order. */
export const namedOn = (event: number): readonly NobleId[] => NAMED[event] as readonly NobleId[];

/** 1.1, 15.1, 16 Which games a card belongs to. */
export const isVariant = (event: number): boolean => event >= EVENT_TABLE.length;
const ADVANCED_KINDS: readonly EventKind[] = ['mercenaries-go-home', 'french-siege', 'parliament-must-be-called'];
export const isAdvancedEvent = (event: number): boolean =>
  ADVANCED_KINDS.includes(eventKind(event)) || event === E.e87 || event === E.e88;
/** 4.7 Kept by who draws it. */
export const isKept = (event: number): boolean => {
  const kind = eventKind(event);
  return kind === 'free-move' || kind === 'writ' || kind === 'parliament' || kind === 'refuge';
};
/** Cards, turns or rounds, as its variant says. */
export const numberOn = (event: number): number => VARIANT_TABLE[event - EVENT_TABLE.length]?.[2] ?? 0;

const TEXTS: readonly string[] = EVENTS.map((event) => EVENT_TABLE[event]?.[2] ?? '');
/** 4.2, 4.4 The towns a plague strikes, or the one an embassy meets in. */
export const townsOn = (event: number): readonly PlaceId[] =>
  eventKind(event) === 'plague' || eventKind(event) === 'embassy'
    ? words(TEXTS[event] as string).map((name) => P[name as PlaceName])
    : [];
export interface Summons {
  /** A noble's own card, or a title, office or bishop whose noble is meant. */
  readonly card: CrownId;
  readonly to: PlaceId;
}
const SUMMONS: readonly (readonly Summons[])[] = EVENTS.map((event) => {
  const text = TEXTS[event] as string;
  if (!text.includes('>')) return [];
  return words(text).map((pair) => {
    const [who, to] = pair.split('>');
    return { card: C[who as CrownName], to: P[to as PlaceName] };
  });
});
/** 4.5 Who is called where, in the order printed. */
export const summonsOn = (event: number): readonly Summons[] => SUMMONS[event] as readonly Summons[];
