// Everything the catalogues must word, about any person, place, ship and card: log lines, refusals, actions.
import type { Catalogue } from '@rose/table/text';
import {
  type Action,
  AREA_NAMES,
  CROWN,
  CROWN_NAMES,
  crownKind,
  EVENT_NAMES,
  EVENTS,
  NOBLE_NAMES,
  NOBLES,
  PIECE_NAMES,
  PIECES,
  PLACE_NAMES,
  PLACES,
  ROYAL_NAMES,
  ROYALS,
  read,
  SEA_NAMES,
  SEATS,
  SHIP_NAMES,
  SHIPS,
  SPACES,
} from '../src/ids.ts';
import type { Kingmaker } from '../src/index.ts';
import { type Params, VERBS } from '../src/rules/actions.ts';
import { aboard, atSea, inside } from '../src/rules/spots.ts';

type Words = Catalogue<Kingmaker>;
/** Every person, place, ship and card stands in one of so many rounds. */
export const ROUNDS = AREA_NAMES.length;
const nth = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;
const several = <T>(all: readonly T[], n: number): readonly T[] => {
  const many = 1 + (n % 3);
  return Array.from({ length: many }, (_, i) => nth(all, n + i));
};
const where = (n: number) =>
  nth(
    [
      { in: nth(PLACE_NAMES, n) },
      { near: nth(AREA_NAMES, n) },
      { aboard: nth(SHIP_NAMES, n) },
      { sea: nth(SEA_NAMES, n) },
    ],
    Math.floor(n / 2),
  );
const GIFTS =
  'red>yellow:hand:swan~8 red>yellow:event:e30 red>yellow:any:writ red>yellow:leave:york red>yellow:leave:all'
    .concat(
      ' yellow>red:card:town-bristol:percy~9 yellow>red:place:ely:audley yellow>red:ship:mary:york yellow>red:heir:henry',
    )
    .concat(' yellow>red:free:hastings blue>red:noble:lancaster ally:red+blue+tenne command:york:audley+hastings')
    .concat(' red>red:card:swan:grey')
    .split(' ');

/** Fields that mean the same wherever they stand. */
const common = (n: number) => ({
  seat: nth(SEATS, n),
  owner: nth(SEATS, n + 1),
  visitor: nth(SEATS, n + 2),
  lender: nth(SEATS, n + 3),
  by: nth(SEATS, n + 4),
  allies: several(SEATS, n),
  noble: nth(NOBLE_NAMES, n),
  other: nth(NOBLE_NAMES, n + 7),
  nobles: several(NOBLE_NAMES, n),
  front: several(NOBLE_NAMES, n),
  attackers: several(NOBLE_NAMES, n),
  defenders: several(NOBLE_NAMES, n + 3),
  royal: nth(ROYAL_NAMES, n),
  piece: nth(PIECE_NAMES, n),
  pieces: several(PIECE_NAMES, n),
  mover: nth<string>([...PIECE_NAMES, ...SHIP_NAMES], n),
  place: nth(PLACE_NAMES, n),
  port: nth(PLACE_NAMES, n),
  area: nth(AREA_NAMES, n),
  ship: nth(SHIP_NAMES, n),
  leader: nth(SHIP_NAMES, n + 1),
  ships: several(SHIP_NAMES, n),
  card: nth(CROWN_NAMES, n),
  cards: several(CROWN_NAMES, n),
  event: nth(EVENT_NAMES, n),
  house: nth(['commons', 'lords'], n),
  verb: nth(Object.keys(VERBS), n),
  of: nth(['writ', 'free-move', 'parliament'], n),
  where: where(n),
  from: where(n),
  to: where(n + 1),
  space: nth(SPACES, n),
  men: n % 7 === 0 ? 0 : 10 * n,
  needed: 200,
  room: 300,
  writs: n % 3,
  odds: nth(['even', 'majority', '5-4', '3-2', '2-1', '3-1', '4-1'], n),
  die: 1 + (n % 6),
  dice: 2 + (n % 11),
  steps: n % 13,
  points: 1 + (n % 5),
  rounds: 2 + (n % 2),
  round: n,
  road: n % 2 === 0,
  stays: n % 2 === 0,
  dead: n % 2 === 0,
  words: n % 2 === 0 ? '' : 'Calais',
  offer: '0a1b2c3d',
  item: nth(GIFTS, n),
  terms: [...new Set([nth(GIFTS, n), nth(GIFTS, n + 3), nth(GIFTS, n + 5)])].join(','),
  fate: nth(['kept', 'broken'], n),
});
const counts = (n: number) => several(SEATS, n).map((seat) => ({ seat, lords: n % 5, commons: n }));
const ballot = (n: number) => nth(['for', 'against', 'abstain'], n);
const votes = (n: number) => ({
  ballots: several(SEATS, n).map((seat) => ({ seat, commons: ballot(n), lords: ballot(n + (n % 2)) })),
  commons: [n, 3],
  lords: [1, n],
  carried: n % 2 === 0,
});
const eventCard = (n: number) => ({ card: nth(EVENT_NAMES, n) });
const hidden = <T>(n: number, is: T): T | undefined => (n % 2 === 0 ? undefined : is);
const battle = (n: number) => ({ men: [10 * n, 50], winner: n % 3 === 0 ? null : nth(SEATS, n) });
/** Where an entry means something else by the same name. */
const OWN: { readonly [say: string]: (n: number) => object } = {
  dealt: (n) => ({ cards: 1 + (n % 18), deck: n }),
  'noble-found': (n) => ({ cards: hidden(n, [nth(CROWN_NAMES, n), nth(NOBLE_NAMES, n)]) }),
  allocated: (n) => ({
    nobles: several(NOBLE_NAMES, n).map((noble, i) => ({ noble, cards: i === 0 ? [] : several(CROWN_NAMES, n + i) })),
    chancery: n % 3,
  }),
  starts: (n) => ({ because: nth(['chancellor', 'bishop', 'men', 'lot'], n) }),
  'card-turned': eventCard,
  'card-kept': (n) => ({ card: hidden(n, nth(EVENT_NAMES, n)) }),
  'ship-driven': (n) => ({ pieces: n % 2 === 0 ? [] : several(PIECE_NAMES, n) }),
  drawn: (n) => ({ card: hidden(n, nth(CROWN_NAMES, n)) }),
  'gave-back': (n) => ({ card: hidden(n, nth(CROWN_NAMES, n)) }),
  'turned-up': (n) => ({ cards: [...several(CROWN_NAMES, n), nth(NOBLE_NAMES, n)] }),
  waits: () => ({ action: 'play swan percy' }),
  'no-longer': () => ({ action: 'enter audley in:heleigh' }),
  'leave-answered': (n) => ({ leave: nth(['no', 'once', 'always'], n) }),
  permitted: (n) => ({ place: n % 5 === 0 ? 'all' : nth(PLACE_NAMES, n) }),
  withdrawn: (n) => ({ place: n % 5 === 0 ? 'all' : nth(PLACE_NAMES, n) }),
  'window-asked': (n) => ({ seats: several(SEATS, n) }),
  'attack-declared': battle,
  'town-fight-declared': (n) => ({ ...battle(n), defenders: n % 2 === 0 ? [] : several(NOBLE_NAMES, n) }),
  encounter: battle,
  pardoned: () => ({ card: 'royal-pardon-1' }),
  'combat-card': (n) => ({ ...eventCard(n), result: nth(['majority', '5-4', '4-1', 'bad-weather', 'none'], n) }),
  'free-move-found': () => ({ card: 'e18' }),
  died: (n) => ({
    cause: nth(['plague', 'combat', 'siege', 'execution', 'storm', 'sickness', 'called', 'refuge'], n),
  }),
  counted: (n) => ({ seats: counts(n) }),
  'votes-counted': (n) => ({ seats: counts(n) }),
  summoned: (n) => ({ nobles: n % 2 === 0 ? [] : several(NOBLE_NAMES, n) }),
  'house-counted': (n) => ({ house: nth(['lancaster', 'york'], n) }),
  'king-named': (n) => ({
    king: n % 2 === 0 ? null : nth(PIECE_NAMES, n),
    votes: [0, 1].map((i) => ({ piece: nth(PIECE_NAMES, n + i), votes: n })),
  }),
  'chancery-drawn': (n) => ({ cards: n % 2 === 0 ? [] : several(CROWN_NAMES, n) }),
  'not-awarded': (n) => ({ to: nth(['deck', 'chancery'], n) }),
  voted: votes,
  'pardons-voted': votes,
  swapped: (n) => ({ offices: [0, 1].map((i) => ({ card: nth(CROWN_NAMES, n + i), noble: nth(NOBLE_NAMES, n + i) })) }),
  'offer-lapsed': (n) => ({ because: nth(['impossible', 'over'], n) }),
  deal: (n) => ({
    seats: n % 4 === 0 ? ['red'] : ['red', 'yellow', 'blue'],
    items:
      n % 4 === 0
        ? [{ kind: 'card', is: 'red>red:card:swan:grey' }]
        : [
            { kind: 'hand', from: 'red', to: 'yellow', card: hidden(n, nth<string>([...CROWN_NAMES, 'writ'], n)) },
            { kind: 'hand', from: 'red', to: 'yellow', card: undefined },
            { kind: 'leave', is: nth(['red>yellow:leave:york', 'ally:red+blue', 'command:york:audley'], n) },
          ],
  }),
  allied: (n) => ({ seats: [nth(SEATS, n), nth(SEATS, n + 1)] }),
  arrayed: (n) => ({ second: n % 3 }),
  shifted: (n) => ({ noble: hidden(n, nth(NOBLE_NAMES, n)) }),
  'calais-lost': (n) => ({
    pieces: n % 2 === 0 ? [] : several(PIECE_NAMES, n),
    area: 'continent',
    ships: n % 3 === 0 ? [] : several(SHIP_NAMES, n),
  }),
  'mercenaries-left': (n) => ({ cards: n % 2 === 0 ? [] : several(['scots-1', 'french', 'saxon-2'], n) }),
  treachery: (n) => ({ cards: n % 4 }),
  'catastrophe-begins': () => ({ card: 'v-catastrophe-1' }),
  'catastrophe-ends': () => ({ card: 'v-catastrophe-1' }),
  'set-aside': () => ({ card: 'v-vacillating' }),
  'refuge-ends': () => ({ card: 'v-refuge-5' }),
  'refuge-found': (n) => ({ card: hidden(n, 'v-refuge-5') }),
};
/** Of most kinds one round in so many is enough; these name all there is. */
const EVERY = 6;
const isEnough = (n: number, kind: string, always: readonly string[]): boolean =>
  n % EVERY === 0 || always.includes(kind);
const SAYS = ['marched', 'took-refuge', 'siege-lifted', 'embassy-fails', 'card-turned', 'played', 'spoils', 'freed'];
export const entriesOf = (words: Words, n: number): readonly { readonly say: string }[] =>
  Object.keys(words.log)
    .filter((say) => isEnough(n, say, SAYS))
    .map((say) => ({ say, ...common(n), ...OWN[say]?.(n) }));
export const whysOf = (words: Words, n: number): readonly { readonly why: string }[] =>
  Object.keys(words.why)
    .filter((why) => isEnough(n, why, ['gate-is-shut', 'too-far', 'not-with-both', 'no-port']))
    .map((why) => ({ why, ...common(n) }));

const spotAt = (n: number): number =>
  nth([inside(n % PLACES.length), n % AREA_NAMES.length, aboard(n % SHIPS.length), atSea(n % SEA_NAMES.length)], n);
const PARAMS: { readonly [P in keyof Params]: (n: number) => unknown } = {
  card: (n) =>
    nth(
      CROWN.filter((card) => crownKind(card) !== 'pardon'),
      n,
    ),
  event: (n) => nth(EVENTS, n),
  noble: (n) => nth(NOBLES, n),
  nobles: (n) => several(NOBLES, n),
  royal: (n) => nth(ROYALS, n),
  piece: (n) => nth(PIECES, n),
  pieces: (n) => several(PIECES, n),
  mover: (n) => n % (PIECES.length + SHIPS.length),
  ship: (n) => nth(SHIPS, n),
  place: (n) => nth(PLACES, n),
  seat: (n) => n % SEATS.length,
  spot: spotAt,
  leave: (n) => nth(['no', 'once', 'always'], n),
  space: (n) => n % SPACES.length,
  men: (n) => 10 + 10 * (n % 9),
  house: (n) => nth(['lancaster', 'york'], n),
  ballot: (n) => nth(['for', 'against', 'abstain'], n),
  terms: (n) => {
    const action = read(`offer ${common(n).terms} -`);
    return action?.do === 'offer' ? action.terms : [];
  },
  words: (n) => (n % 2 === 0 ? '' : 'Calais'),
  offer: () => '0a1b2c3d',
  fate: (n) => nth(['kept', 'broken'], n),
  number: (n) => 1 + (n % 9),
};
export const actionsOf = (n: number): readonly Action[] =>
  Object.entries(VERBS)
    .filter(([verb]) => isEnough(n, verb, ['march', 'play', 'sail', 'home']))
    .map(
      ([verb, params]) =>
        ({
          do: verb,
          ...Object.fromEntries(Object.entries(params).map(([name, kind], i) => [name, PARAMS[kind](n + i)])),
        }) as unknown as Action,
    );
