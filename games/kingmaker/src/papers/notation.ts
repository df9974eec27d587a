// Actions as short text: the verb, then what it names in the order of the table of verbs. `march neville york`,
// `march neville in:york`, `sail trinity sea:the-downs -`, `attack-with percy+roos grey`. Reading is strict.
import { readWords, writeWords } from '@rose/table';
import { type Action, FATES, type Fate, LEAVES, type Leave, type Params, VERBS, type Verb } from '../rules/actions.ts';
import { C, crownName, isCrownName } from '../rules/data/crown.ts';
import { E, eventName, isEventName } from '../rules/data/events.ts';
import { HOUSES, type House, isNoble, isPieceName, isRoyal, N, PIECE_COUNT, pieceName } from '../rules/data/persons.ts';
import { isPlaceName, P, placeName } from '../rules/data/places.ts';
import { SEATS, type Seat, seatName } from '../rules/data/seats.ts';
import { H, isShipName, shipName } from '../rules/data/ships.ts';
import { SPACES, type SpaceName, spaceName } from '../rules/data/spaces.ts';
import { readTerms, writeTerms } from '../rules/parley/items.ts';
import { BALLOTS, type Ballot } from '../rules/parliament/steps.ts';
import { spotOf, spotWords } from '../rules/spot-words.ts';

type Kind = keyof Params;
const piece = (text: string): number | undefined => (isPieceName(text) ? N[text] : undefined);
const only = (fits: (id: number) => boolean) => (text: string) => {
  const id = piece(text);
  return id !== undefined && fits(id) ? id : undefined;
};
const ship = (text: string): number | undefined => (isShipName(text) ? H[text] : undefined);
/** Names joined by +, each once. */
const several = (fits: (id: number) => boolean) => (text: string) => {
  const ids = text.split('+').map(only(fits));
  if (ids.includes(undefined) || new Set(ids).size !== ids.length) return undefined;
  return ids;
};
const isPiece = (): boolean => true;

const READ: { readonly [K in Kind]: (text: string) => unknown } = {
  card: (text) => (isCrownName(text) ? C[text] : undefined),
  event: (text) => (isEventName(text) ? E[text] : undefined),
  noble: only(isNoble),
  nobles: several(isNoble),
  royal: only(isRoyal),
  piece,
  pieces: several(isPiece),
  mover(text) {
    const known = ship(text);
    return known === undefined ? piece(text) : PIECE_COUNT + known;
  },
  ship,
  place: (text) => (isPlaceName(text) ? P[text] : undefined),
  seat(text) {
    const seat = SEATS.indexOf(text as Seat);
    return seat < 0 ? undefined : seat;
  },
  spot: spotOf,
  space(text) {
    const space = SPACES.indexOf(text as SpaceName);
    return space < 0 ? undefined : space;
  },
  men: (text) => (/^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : undefined),
  leave: (text) => (LEAVES.includes(text as Leave) ? text : undefined),
  house: (text) => (HOUSES.includes(text as House) ? text : undefined),
  ballot: (text) => (BALLOTS.includes(text as Ballot) ? text : undefined),
  terms: readTerms,
  words: (text) => (text === '-' ? '' : readWords(text)),
  offer: (text) => (/^[0-9a-f]{8}$/.test(text) ? text : undefined),
  fate: (text) => (FATES.includes(text as Fate) ? text : undefined),
  number: (text) => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined),
};
const names = (ids: unknown): string => (ids as readonly number[]).map(pieceName).join('+');
const WRITE: { readonly [K in Kind]: (value: never) => string } = {
  card: crownName,
  event: eventName,
  noble: pieceName,
  nobles: names,
  royal: pieceName,
  piece: pieceName,
  pieces: names,
  mover: (id: number) => (id < PIECE_COUNT ? pieceName(id) : shipName(id - PIECE_COUNT)),
  ship: shipName,
  place: placeName,
  seat: seatName,
  spot: spotWords,
  space: spaceName,
  men: String,
  leave: (text: string) => text,
  house: (text: string) => text,
  ballot: (text: string) => text,
  terms: writeTerms,
  words: (text: string) => (text === '' ? '-' : writeWords(text)),
  offer: (text: string) => text,
  fate: (text: string) => text,
  number: String,
};

const PARAMS = Object.fromEntries(
  Object.entries(VERBS).map(([verb, params]) => [verb, Object.entries(params) as readonly (readonly [string, Kind])[]]),
) as { readonly [V in Verb]: readonly (readonly [string, Kind])[] };
const isVerb = (text: string): text is Verb => Object.hasOwn(VERBS, text);

export const write = (action: Action): string => {
  const said = action as Readonly<Record<string, unknown>>;
  return [action.do, ...PARAMS[action.do].map(([name, kind]) => WRITE[kind](said[name] as never))].join(' ');
};

export const read = (text: string): Action | undefined => {
  const [verb = '', ...words] = text.split(' ');
  if (!isVerb(verb)) return undefined;
  const params = PARAMS[verb];
  if (words.length !== params.length) return undefined;
  const action: Record<string, unknown> = { do: verb };
  for (const [n, [name, kind]] of params.entries()) {
    const value = READ[kind](words[n] as string);
    if (value === undefined) return undefined;
    action[name] = value;
  }
  return action as Action;
};
