// A position as a readable document, and back: the words of the state's fields. Every field may be left out; what is left
// out is as at the start of a game with these options, but for this:
//
//   options   as of a table; the seats are the first so many of red yellow blue green purple black tenne
//   turn, first, round   red, red, 1 unless the phase is the set-up
//   held      by Crown card: deck, chancery, aside, out, hand:red, red (a noble in play), percy (under Percy)
//   events    by Event card: deck, discard, hand:red, in-force, out
//   spot      by noble and heir: york (in the open), in:york, aboard:trinity, captive:red, - (not on the board)
//   ships     by ship: in:dover, sea:the-wash, -; where nothing is said, in the home port if somebody has her card
//   siege, noted, leave, peace …   see rules/state.ts
//   phase     one of rules/facts.ts, or its name alone; the default is movement
//   under     phases that rest beneath the present one
import { type PlainReader, plainReader } from '@rose/parts';
import { isMistake, isStuck, type Mistake, mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { faultOf } from '../rules/assert.ts';
import { NOBLES } from '../rules/data/persons.ts';
import { SEATS } from '../rules/data/seats.ts';
import { homePortOf, SHIPS } from '../rules/data/ships.ts';
import { outcome } from '../rules/outcome.ts';
import { phases } from '../rules/phases/index.ts';
import { seatsOf } from '../rules/position/pieces.ts';
import { ownerOfShip } from '../rules/position/ships.ts';
import { recount } from '../rules/position/strength.ts';
import { bareTable } from '../rules/setup.ts';
import { inside, NONE } from '../rules/spots.ts';
import { STATE, type State, type Writable } from '../rules/state.ts';

type Given = Readonly<Record<string, unknown>>;
const KEYS = STATE.keys.filter(
  (key) => key !== 'rules' && key !== 'options',
) as readonly (keyof typeof STATE.members)[];

export const toPosition = (state: State): object => STATE.write(state);

/** A game under way: the first seat's first turn. */
const underWay = (state: Writable): void => {
  state.round = 1;
  state.turn = 0;
  state.first = 0;
  state.turns[0] = 1;
  state.phase = STATE.members.phase.of.movement.blank() as Writable['phase'];
};
const SETUP_PHASES: readonly unknown[] = ['allocation', 'placement'];
const nameOf = (phase: unknown): unknown =>
  typeof phase === 'object' && phase !== null && 'name' in phase ? phase.name : phase;

const readInto = (page: PlainReader, state: Writable, given: Given): void => {
  STATE.fill(page, state, given, '', KEYS);
  for (const noble of NOBLES) recount(state, noble);
  const ships = given['ships'];
  for (const ship of SHIPS)
    if (ships === undefined && ownerOfShip(state, ship) !== NONE) state.ships[ship] = inside(homePortOf(ship));
};
/** Where a document names one of the seats that nobody has at this table: red, hand:red or captive:red. */
const strangerIn = (said: unknown, at: string, strangers: readonly string[]): string | undefined => {
  if (typeof said === 'string') return strangers.includes(said.replace(/^(hand|captive):/, '')) ? at : undefined;
  if (typeof said !== 'object' || said === null) return undefined;
  for (const [key, value] of Object.entries(said)) {
    const place = Array.isArray(said) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
    const found = strangers.includes(key) ? place : strangerIn(value, place, strangers);
    if (found !== undefined) return found;
  }
  return undefined;
};
export const fromPosition = (document: unknown, rules: number = META.rules): State | Mistake => {
  const page = plainReader();
  const given = page.fields(document ?? null, '', STATE.keys);
  const options = readOptions(META.options, given['options']);
  if (isMistake(options)) return options;
  const state = bareTable(options, page.count(given['rules'], 'rules', 1, META.rules, rules));
  if (!SETUP_PHASES.includes(nameOf(given['phase']))) underWay(state);
  const stranger = strangerIn(given, '', SEATS.slice(options.players));
  if (stranger !== undefined) page.wrong(stranger, `must be of this table: ${seatsOf(options).join(', ')}`);
  readInto(page, state, given);
  const fault = page.fault() ?? faultOf(state);
  if (fault) return fault;
  // An allocation goes on by itself where nobody has anything to give, unless everything is dealt.
  const isAsking = state.phase.name !== 'allocation' || options.dealAll;
  return isAsking && isStuck({ phases, outcome }, state) ? mistake('phase', 'leaves nobody anything to do') : state;
};
