// A position as a readable document, and back. Every field may be left out; what is left out has its default.
//
//   options      { players: 2 | 3 | 4, talk }      default 4 players; the seats are the first of red yellow blue green
//   turn         1..5                              default 1
//   order        [seats] of this turn              default red, yellow, blue, green
//   houses       { seat: 'lancaster' | 'york' }    default red and blue Lancaster, yellow and green York (4 players only)
//   scores       { seat: n }                       default 0
//   money        { seat: n }                       default 6
//   mercenaries  { seat: n } tokens kept           default 0; the supply is what is left of 17
//   aid          { seat: true } token unused       default true
//   cards        { seat: [cards] } owned           default none
//   nobles       { noble: region }                 default: his home region
//   ships        { ship: zone }                    default: her home zone
//   waiting      [cards] of neutral places, face up on the pile     default none
//   gone         [cards] out of the game           default none
//   shown        [cards] to pick from              default none; in a draft: what 2.1 would lay out
//   pile         [cards] face down, next one first default: all cards not named elsewhere, in the order of the box
//                A pile that names only some cards gets the others put under it.
//   titles       { title: seat | null }            default: who owns most (two at least; the earliest in turn order)
//   captain      { seat, region } | null           default nobody
//   kings        ['lancaster' | 'york' | null]     of turns that are over; default none known: null for each
//   markers      { region: house | null }          default lancaster (4 players only)
//   plans        { seat: plan }                    default empty; see below
//   phase        one of the following, or its name alone; the default is 'planning'
//
//   plan: { bid: { sum, region }, moves: { noble or ship: region or zone }, troops: { place: n },
//           mercenaries: { place: n }, black: [persons], white: [persons], locked: true }
//     A plan may hold orders that are illegal (ruling 47): they are ignored when it is carried out. It may not hold more
//     tokens or cubes than there are, nor a bid above the treasury. `locked` (false) belongs to planning; once all plans
//     are locked the turn runs on.
//
//   { "name": "turn-order" }     the order of `turn` is about to be found, from `scores` and the order of the turn before
//                                (`order`); in turn 1 it is `order`
//   { "name": "draft", "step": "pick" | "show", "picked": n }
//        "show" (the default when no `shown` is given): the cards of the turn are about to be laid out
//   { "name": "taxes", "step": "collect" | "aid", "asked": n }      collect (the default): taxes are about to be paid
//   { "name": "planning" }
//   { "name": "deployment" }     the plans are about to be revealed and carried out
//   { "name": "bribery" | "combat", "troops": { seat: { place: n } }, "mercenaries": { seat: { place: n } },
//     "white": [persons], "black": { seat: [persons, in order of payment] }, "attacked": [places] }
//        about to be resolved with these forces and cubes on the board, all paid; `attacked` (combat only): places whose
//        garrison has come out already. Mercenaries on the board are not among those kept.
//   { "name": "parliament" }     about to be held
//   Each of the phases that run by themselves may have "step": "done" instead of "ready", its default.
//
// What the engine does by itself: everything but picks, French aid and plans. French aid is asked only of those who can
// have some.
import { isMistake, type Mistake, mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { faultOf } from '../rules/assert.ts';
import { houseName, type Seat, seatOf, TITLES } from '../rules/data/box.ts';
import { cardName, NOBLES, type PersonId, PLACES, personName, placeName, SHIPS } from '../rules/data/cards.ts';
import { REGION_NAMES, regionName, zoneName } from '../rules/data/regions.ts';
import { cardsOf, hasHouses, seatOrNull, standOf } from '../rules/position.ts';
import { type Field, NONE, type Options, type Plan, type State } from '../rules/state.ts';
import { houseOrNull, personNames, planName } from './naming.ts';
import { readPosition } from './position-reader.ts';
import { reader } from './reading.ts';

const bySeat = <T>(state: State, make: (seat: number) => T): { readonly [S in Seat]?: T } =>
  Object.fromEntries(state.scores.map((_, seat) => [seatOf(seat), make(seat)]));
const named = <T>(entries: readonly (readonly [string, T])[]): { readonly [name: string]: T } =>
  Object.fromEntries(entries);

/** Places with something on them. */
const countsOf = (counts: readonly number[], from = 0) =>
  named(
    PLACES.filter((place) => counts[from + place] !== 0).map((place) => [
      placeName(place),
      counts[from + place] as number,
    ]),
  );
const planDocument = (plan: Plan, locked: boolean): object => {
  const { bid, moves, sails } = planName(plan);
  return {
    ...(bid ? { bid } : {}),
    moves: named([
      ...moves.map(({ noble, to }) => [noble, to] as const),
      ...sails.map(({ ship, to }) => [ship, to] as const),
    ]),
    troops: countsOf(plan.troops),
    mercenaries: countsOf(plan.mercenaries),
    black: personNames(plan.black),
    white: personNames(plan.white),
    ...(locked ? { locked } : {}),
  };
};
const fieldDocument = (state: State, field: Field): object => ({
  troops: bySeat(state, (seat) => countsOf(field.troops, standOf(seat, PLACES[0] as (typeof PLACES)[number]))),
  mercenaries: bySeat(state, (seat) =>
    countsOf(field.mercenaries, standOf(seat, PLACES[0] as (typeof PLACES)[number])),
  ),
  white: personNames(field.white),
  black: bySeat(state, (seat) => (field.black[seat] as readonly PersonId[]).map(personName)),
});
const phaseDocument = (state: State): object => {
  const { phase } = state;
  switch (phase.name) {
    case 'turn-order':
    case 'draft':
    case 'taxes':
    case 'parliament':
      return phase;
    case 'planning':
      return { name: phase.name };
    case 'deployment':
      return { name: phase.name };
    case 'bribery':
      return { name: phase.name, ...fieldDocument(state, phase.field) };
    case 'combat': {
      const attacked = PLACES.filter((place) => (phase.attacked & (1 << place)) !== 0).map(placeName);
      return { name: phase.name, ...fieldDocument(state, phase.field), attacked };
    }
  }
};

/** What only four players have. */
const houseDocument = (state: State): object =>
  hasHouses(state)
    ? {
        houses: bySeat(state, (seat) => houseName(state.houses[seat] as number)),
        kings: state.kings.map(houseOrNull),
        markers: named(REGION_NAMES.map((name, region) => [name, houseOrNull(state.markers[region] as number)])),
      }
    : {};

export const toPosition = (state: State): object => ({
  rules: state.rules,
  options: state.options,
  turn: state.turn,
  order: state.order.map(seatOf),
  ...houseDocument(state),
  scores: bySeat(state, (seat) => state.scores[seat]),
  money: bySeat(state, (seat) => state.money[seat]),
  mercenaries: bySeat(state, (seat) => state.mercenaries[seat]),
  aid: bySeat(state, (seat) => state.aid[seat] === 1),
  cards: bySeat(state, (seat) => cardsOf(state, seat).map(cardName)),
  nobles: named(NOBLES.map((noble, n) => [cardName(noble), regionName(state.nobles[n] as number)])),
  ships: named(SHIPS.map((ship, n) => [cardName(ship), zoneName(state.ships[n] as number)])),
  shown: state.shown.map(cardName),
  waiting: state.waiting.map(cardName),
  gone: state.gone.map(cardName),
  pile: state.pile.map(cardName),
  titles: named(TITLES.map((title, n) => [title, seatOrNull(state.titles[n] as number)])),
  captain: state.captain === NONE ? null : { seat: seatOf(state.captain), region: regionName(state.landed) },
  plans: bySeat(state, (seat) =>
    planDocument(state.plans[seat] as Plan, state.phase.name === 'planning' && state.phase.locked[seat] === 1),
  ),
  phase: phaseDocument(state),
});

const KEYS = (
  'rules options turn order houses scores money mercenaries aid cards nobles ships shown waiting gone pile ' +
  'titles captain kings markers plans phase'
).split(' ');

/** Reads a document, and refuses what no game could come to. */
export const fromPosition = (document: unknown, opened: number = META.rules): State | Mistake => {
  const read = reader();
  const given = read.fields(document ?? null, '', KEYS);
  const options = readOptions<Options>(META.options, given['options']);
  if (isMistake(options)) return options;
  read.sit(options.players);
  const state = readPosition(read, given, options, read.count(given['rules'], 'rules', 1, META.rules, opened));
  const first = read.fault();
  if (first) return first;
  const fault = faultOf(state);
  return fault === undefined ? state : mistake('position', `does not fit together: ${fault}`);
};
