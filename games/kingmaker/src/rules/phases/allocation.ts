// 1.3 Allocation: all at once and unseen, every dealt card goes to a noble as far as one can bear it; titles and offices
// that nobody can bear go to Chancery. 14.9 With secret placement each noble's castle is chosen here, too.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { moveCard } from '../changes/cards.ts';
import { put } from '../changes/places.ts';
import { ATTACHABLE, crownKind, crownName } from '../data/crown.ts';
import { castlesOf, isTitledByBirth, NOBLES, type NobleId, nobleName } from '../data/persons.ts';
import { type Seat, seatNumber } from '../data/seats.ts';
import { firstPlayer } from '../first-player.ts';
import type { During, Phase, Refusal, Table } from '../kind.ts';
import { whereName } from '../naming.ts';
import { seatsOf } from '../position/pieces.ts';
import { CHANCERY, factionOf, handOf, inside, NONE } from '../spots.ts';
import type { State, Writable } from '../state.ts';

type Allocating = During<'allocation'>;
type Choice = Act<'give' | 'place' | 'ready'>;

const isMine = (state: State, seat: number, card: number): boolean => state.held[card] === handOf(seat);
const hasKind = ({ phase }: Allocating, noble: number, kind: string): boolean =>
  phase.given.some((bearer, card) => bearer === noble && crownKind(card) === kind);
const whyNotBear = (state: Allocating, card: number, noble: number): Refusal | undefined => {
  const names = { card: crownName(card), noble: nobleName(noble) };
  const kind = crownKind(card);
  const titled = isTitledByBirth(noble) || hasKind(state, noble, 'title');
  if (kind === 'title' && titled) return refuse('1.3', { why: 'has-title', ...names });
  if (kind === 'office' && !titled) return refuse('1.3', { why: 'needs-title', ...names });
  if (kind === 'office' && hasKind(state, noble, 'office')) return refuse('1.3', { why: 'has-office', ...names });
  return kind === 'noble' || kind === 'pardon'
    ? refuse('2.3', { why: 'not-for-a-noble', card: names.card })
    : undefined;
};
/** 14.9, and with everything dealt: castles are chosen together with the cards. */
const placesHere = ({ options }: State): boolean => options.secretPlacement || options.dealAll;
const isReady = ({ phase }: Allocating, seat: number): boolean => ((phase.ready >> seat) & 1) === 1;
const nobles = (state: State, seat: number): readonly NobleId[] => NOBLES.filter((noble) => isMine(state, seat, noble));

const whyNot = (state: Allocating, seat: number, action: Choice): Refusal | undefined => {
  switch (action.do) {
    case 'give': {
      const card = { card: crownName(action.card) };
      if (!isMine(state, seat, action.card)) return refuse('2.1', { why: 'not-in-hand', ...card });
      if (state.phase.given[action.card] !== NONE) return refuse('1.3', { why: 'given-already', ...card });
      const noble = { noble: nobleName(action.noble) };
      if (!isMine(state, seat, action.noble)) return refuse('2.3', { why: 'not-your-noble', ...noble });
      if (state.options.dealAll && state.phase.placed[action.noble] === NONE)
        return refuse('1.3', { why: 'place-him-first', ...noble });
      return whyNotBear(state, action.card, action.noble);
    }
    case 'place': {
      const noble = { noble: nobleName(action.noble) };
      if (!isMine(state, seat, action.noble)) return refuse('2.3', { why: 'not-your-noble', ...noble });
      if (!placesHere(state)) return refuse('1.5', { why: 'not-yet' });
      if (state.phase.placed[action.noble] !== NONE) return refuse('1.5', { why: 'placed-already', ...noble });
      return castlesOf(action.noble).some((castle) => inside(castle) === action.spot)
        ? undefined
        : refuse('1.5', { why: 'not-his-castle', ...noble });
    }
    case 'ready':
      if (!state.options.dealAll) return refuse('1.3', { why: 'give-everything' });
      return nobles(state, seat).some((noble) => state.phase.placed[noble] !== NONE)
        ? undefined
        : refuse('1.2', { why: 'needs-a-noble' });
  }
};
function* candidates(state: Allocating, seat: number): Iterable<Choice> {
  const own = nobles(state, seat);
  for (const card of ATTACHABLE) {
    if (!isMine(state, seat, card) || state.phase.given[card] !== NONE) continue;
    for (const noble of own) yield { do: 'give', card, noble };
  }
  if (placesHere(state))
    for (const noble of own)
      if (state.phase.placed[noble] === NONE)
        for (const castle of castlesOf(noble)) yield { do: 'place', noble, spot: inside(castle) };
  if (state.options.dealAll) yield { do: 'ready' };
}
const firstLegal = (state: Allocating, seat: number): Choice | undefined => {
  for (const choice of candidates(state, seat)) if (!whyNot(state, seat, choice)) return choice;
  return undefined;
};
/** Nothing is left to give: the seat need not say so. Everything dealt, it says itself when it is ready. */
const finish = (state: Writable & Allocating, seat: number): void => {
  if (!state.options.dealAll && firstLegal(state, seat) === undefined) state.phase.ready |= 1 << seat;
};
/** What a seat might have given by now, for whoever cannot see it. */
export const giveByDefault = (state: Writable & Allocating, seat: number): void => {
  for (let choice = firstLegal(state, seat); choice && choice.do !== 'ready'; choice = firstLegal(state, seat))
    choose(state, seat, choice);
};
const choose = (state: Writable & Allocating, seat: number, action: Choice): void => {
  switch (action.do) {
    case 'give':
      state.phase.given[action.card] = action.noble;
      return;
    case 'place':
      state.phase.placed[action.noble] = action.spot;
      return;
    case 'ready':
      state.phase.ready |= 1 << seat;
      return;
  }
};

/** All show what they did: nobles in play, cards under them, the rest to Chancery. */
const showAll = (table: Table, state: Allocating): void => {
  const { given, placed } = state.phase;
  const { state: writable } = table;
  for (const [seat, name] of seatsOf(state.options).entries()) {
    const own = nobles(state, seat).filter((noble) => !state.options.dealAll || placed[noble] !== NONE);
    for (const noble of own) moveCard(writable, noble, factionOf(seat));
    let chancery = 0;
    for (const card of ATTACHABLE) {
      if (!isMine(writable, seat, card)) continue;
      if (given[card] !== NONE) moveCard(writable, card, given[card] as number);
      else if (!state.options.dealAll) {
        moveCard(writable, card, CHANCERY);
        chancery++;
      }
    }
    const shown = own.map((noble) => ({
      noble: nobleName(noble),
      cards: ATTACHABLE.filter((card) => writable.held[card] === noble).map(crownName),
    }));
    table.tell('1.3', { say: 'allocated', seat: name, nobles: shown, chancery });
    if (!placesHere(state)) continue;
    for (const noble of own) {
      put(writable, noble, placed[noble] as number);
      table.tell('1.5', {
        say: 'placed',
        seat: name,
        noble: nobleName(noble),
        where: whereName(placed[noble] as number),
      });
    }
  }
};

const asked = (state: Allocating): readonly Seat[] =>
  state.first !== NONE ? [] : seatsOf(state.options).filter((_, seat) => !isReady(state, seat));

export const allocation: Phase<'allocation', Choice> = {
  rule: '1.3',
  verbs: ['give', 'place', 'ready'],
  asked: (state) => ({ must: asked(state) }),
  goOn(table) {
    const state = table.state as Writable & Allocating;
    if (state.first !== NONE) return;
    for (const seat of seatsOf(state.options).keys()) if (!isReady(state, seat)) finish(state, seat);
    if (asked(state).length > 0) return;
    showAll(table as unknown as Table, state);
    table.reveal(seatsOf(state.options));
    firstPlayer(table as unknown as Table);
  },
  candidates: (state, seat) => candidates(state, seatNumber(seat)),
  whyNot: (state, seat, action) => whyNot(state, seatNumber(seat), action),
  apply(table, seat, action) {
    const state = table.state as Writable & Allocating;
    choose(state, seatNumber(seat), action);
    finish(state, seatNumber(seat));
  },
  next: () => 'placement',
  byDefault: (state, seat) => firstLegal(state, seatNumber(seat)),
};
