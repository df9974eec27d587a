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
//   A Parliament that was held has "step": "done" instead of "ready", its default: after the last turn the game is over.
//
// What the engine does by itself: everything but picks, French aid and plans. French aid is asked only of those who can
// have some.
import { plainReader } from '@rose/parts';
import { isMistake, type Mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { faultOf } from '../rules/assert.ts';
import { seatOf } from '../rules/data/box.ts';
import { cardName } from '../rules/data/cards.ts';
import { regionName } from '../rules/data/regions.ts';
import { cardsOf, hasHouses } from '../rules/position.ts';
import { FIELD, NONE, type Options, PHASE, PLAN, type Plan, STATE, type State } from '../rules/state.ts';
import { planName } from './naming.ts';
import { readPosition } from './position-reader.ts';

const planWords = (plan: Plan, locked: boolean): object => {
  const { bid, moves, sails } = planName(plan);
  return {
    ...(bid ? { bid } : {}),
    moves: Object.fromEntries([
      ...moves.map(({ noble, to }) => [noble, to]),
      ...sails.map(({ ship, to }) => [ship, to]),
    ]),
    ...PLAN.write(plan),
    ...(locked ? { locked } : {}),
  };
};
/** Bribery and combat are told with the forces on the board. */
const phaseWords = ({ phase }: State): object => ({
  ...PHASE.write(phase),
  ...(phase.name === 'bribery' || phase.name === 'combat' ? FIELD.write(phase.field) : {}),
});

/** What only four players have. */
const OF_HOUSES = ['houses', 'kings', 'markers'];
const KEYS = [...STATE.keys, 'cards', 'captain', 'plans', 'phase'];

export const toPosition = (state: State): object => {
  const { plans, phase } = state;
  const words = Object.entries(STATE.write(state)).filter(([key]) => hasHouses(state) || !OF_HOUSES.includes(key));
  const isLocked = (seat: number): boolean => phase.name === 'planning' && phase.locked[seat] === 1;
  return {
    ...Object.fromEntries(words),
    cards: Object.fromEntries(plans.map((_, seat) => [seatOf(seat), cardsOf(state, seat).map(cardName)])),
    captain: state.captain === NONE ? null : { seat: seatOf(state.captain), region: regionName(state.landed) },
    plans: Object.fromEntries(plans.map((plan, seat) => [seatOf(seat), planWords(plan, isLocked(seat))])),
    phase: phaseWords(state),
  };
};

/** Reads a document, and refuses what no game could come to. */
export const fromPosition = (document: unknown, opened: number = META.rules): State | Mistake => {
  const page = plainReader();
  const given = page.fields(document ?? null, '', KEYS);
  const options = readOptions<Options>(META.options, given['options']);
  if (isMistake(options)) return options;
  const state = readPosition(page, given, options, page.count(given['rules'], 'rules', 1, META.rules, opened));
  return page.fault() ?? faultOf(state) ?? state;
};
