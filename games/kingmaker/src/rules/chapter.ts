// 17.1 Makes a phase a chapter of this game: everybody may act aside. At an open point that is done at once; else it
// waits, is judged again at the next open point, and is refused there if it is no longer legal.
import { type Drawer, onlyFor, pick, type Random, refuse } from '@rose/table';
import { read, write } from '../papers/notation.ts';
import type { Action, Verb } from './actions.ts';
import type { Aside } from './asides/aside.ts';
import { ASIDES } from './asides/index.ts';
import { askHome } from './changes/homes.ts';
import { SEATS, type Seat, seatName, seatNumber } from './data/seats.ts';
import type { During, OpenVerbs, Phase, PhaseName, Refusal, Table, TableIn } from './kind.ts';
import type { LogEntry, WaitingEntry } from './log.ts';
import { settleOffers } from './parley/settling.ts';
import { seatsOf } from './position/pieces.ts';
import type { State } from './state.ts';

const VERBS: readonly Verb[] = ASIDES.flatMap(({ verbs }) => verbs);
const BY_VERB = new Map<Verb, Aside>(ASIDES.flatMap((aside) => aside.verbs.map((verb) => [verb, aside] as const)));
const asideOf = (verb: Verb): Aside => BY_VERB.get(verb) as Aside;

const isWaiting = (state: State, seat: number, text: string): boolean =>
  state.waiting.some((other) => other.seat === seat && other.action === text);
const whyNotAside = (state: State, seat: number, action: Action, isOpen: boolean): Refusal | undefined => {
  const refusal = asideOf(action.do).whyNot(state, seat, action);
  if (refusal || isOpen || asideOf(action.do).always) return refusal;
  return isWaiting(state, seat, write(action)) ? refuse('17.1', { why: 'waits-already' }) : undefined;
};
/** Whoever hands something in shows by it that he has something: others hear of it when it is done. */
const tellOwn = (table: Table, seat: number, entry: WaitingEntry): void => {
  const line: unknown = onlyFor(seatName(seat), entry);
  table.tell('17.1', line as LogEntry);
};
const applyAside = (table: Table, seat: number, action: Action, isOpen: boolean): void => {
  if (isOpen || asideOf(action.do).always) {
    asideOf(action.do).apply(table, seat, action);
    return;
  }
  const text = write(action);
  table.state.waiting.push({ seat, action: text });
  tellOwn(table, seat, { say: 'waits', seat: seatName(seat), action: text });
};
/** The last action that a seat has handed in may be taken back while it waits. */
const whyNotRecall = (state: State, seat: number): Refusal | undefined =>
  state.waiting.some((other) => other.seat === seat) ? undefined : refuse('17.1', { why: 'nothing-waits' });
const recall = (state: Table['state'], seat: number): void => {
  state.waiting.splice(
    state.waiting.findLastIndex((other) => other.seat === seat),
    1,
  );
};
/** What waited is done in the order received, before all eyes. Tables of the first rules could take back what led there. */
const doWaiting = (table: Table): void => {
  const { state } = table;
  if (state.waiting.length > 0 && state.rules > 1) table.reveal(seatsOf(state.options));
  while (state.waiting.length > 0) {
    const [{ seat, action: text }] = state.waiting.splice(0, 1) as [State['waiting'][number]];
    const action = read(text) as Action;
    const refusal = asideOf(action.do).whyNot(state, seat, action);
    if (!refusal) asideOf(action.do).apply(table, seat, action);
    else tellOwn(table, seat, { say: 'no-longer', seat: seatName(seat), action: text });
  }
};

/** Whether something was done, and nothing is to be asked first: then what comes of it is looked for. Tables of the first
 * two rules did so after the next answer. */
const atOpenPoint = (table: Table): boolean => {
  const { state } = table;
  const depth = state.under.length;
  const waited = state.waiting.length > 0;
  doWaiting(table);
  const offers = state.offers.length;
  if (state.under.length === depth) settleOffers(table);
  return state.under.length === depth && (waited || state.offers.length < offers);
};

/** By number of players and seat: all the others. Made once: this is asked all the time. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: SEATS.length + 1 }, (_, players) =>
  SEATS.slice(0, players).map((seat) => SEATS.slice(0, players).filter((other) => other !== seat)),
);
/** Everybody but those who are asked anyway. */
const others = (state: State, must: readonly Seat[]): readonly Seat[] => {
  if (must.length === 1) return OTHERS[state.options.players]?.[seatNumber(must[0] as Seat)] as readonly Seat[];
  const seats = seatsOf(state.options);
  return must.length === 0 ? seats : seats.filter((seat) => !must.includes(seat));
};
/** What cannot be listed: of the phase for whom it asks, of the asides for all. */
const openVerbs = <N extends PhaseName>(
  inner: OpenVerbs<N> | undefined,
  isAsked: (state: During<N>, seat: Seat) => boolean,
): OpenVerbs<N> => {
  const asides = ASIDES.filter(({ open }) => open);
  return {
    verbs: [...(inner?.verbs ?? []), ...asides.flatMap(({ open }) => open?.verbs ?? [])],
    *items(state, seat) {
      if (inner && isAsked(state, seat)) yield* inner.items(state, seat);
      for (const { open } of asides) yield* open?.items(state, seatNumber(seat)) ?? [];
    },
    sample(state, seat, random: Random) {
      const which = random(asides.length + 1) - 1;
      const own = inner && isAsked(state, seat) ? inner.sample(state, seat, random) : undefined;
      const drawn =
        which === asides.length ? own : (asides[which]?.open?.sample(state, seatNumber(seat), random) ?? own);
      // What waits already is not handed in again.
      return drawn && !isWaiting(state, seatNumber(seat), write(drawn)) ? drawn : undefined;
    },
  };
};

const never = (): boolean => false;
/** What a seat may do aside, but for verbs that the phase has itself. */
const legalAsides = (state: State, seat: number, isOpen: boolean, isInner: (verb: Verb) => boolean): Action[] => {
  const found: Action[] = [];
  const add = (action: Action): void => {
    const mayWait = isOpen || state.waiting.length === 0 || !isWaiting(state, seat, write(action));
    if (mayWait && !isInner(action.do)) found.push(action);
  };
  for (const aside of ASIDES)
    if (aside.legal) for (const action of aside.legal(state, seat)) add(action);
    else for (const action of aside.candidates(state, seat)) if (!aside.whyNot(state, seat, action)) add(action);
  if (state.waiting.length > 0 && !whyNotRecall(state, seat)) found.push({ do: 'recall' });
  return found;
};
/** `isOpen`: whether the moment between two answers of this phase is an open point. */
export const chapter = <N extends PhaseName>(inner: Phase<N>, isOpen: (state: During<N>) => boolean): Phase<N> => {
  const { legal } = inner;
  const innerVerbs: ReadonlySet<Verb> = new Set(inner.verbs);
  const isInner = (verb: Verb): boolean => innerVerbs.has(verb);
  const isAsked = (state: During<N>, seat: Seat): boolean => inner.asked(state).must.includes(seat);
  /** Who must answer is asked for only where the same verb is an aside, too. */
  const isOwn = (state: During<N>, seat: Seat, verb: Verb): boolean =>
    isInner(verb) && (!BY_VERB.has(verb) || isAsked(state, seat));
  function* asides(state: During<N>, seat: Seat): Iterable<Action> {
    for (const aside of ASIDES) yield* aside.candidates(state, seatNumber(seat));
    if (state.waiting.length > 0 && !whyNotRecall(state, seatNumber(seat))) yield { do: 'recall' };
  }
  const judge = (state: During<N>, seat: Seat, action: Action): Refusal | undefined => {
    if (isInner(action.do) && isAsked(state, seat)) return inner.whyNot(state, seat, action);
    if (action.do === 'recall') return whyNotRecall(state, seatNumber(seat));
    if (!BY_VERB.has(action.do)) return refuse(inner.rule, { why: 'not-yours-now' });
    return whyNotAside(state, seatNumber(seat), action, isOpen(state));
  };
  return {
    ...inner,
    verbs: [...new Set([...inner.verbs, ...VERBS, 'recall' as const])],
    asked(state) {
      const asked = inner.asked(state);
      if (asked.must.length === 0) return asked;
      const may = others(state, asked.must);
      return asked.reopen ? { ...asked, may } : { must: asked.must, may };
    },
    *candidates(state, seat) {
      if (isAsked(state, seat)) yield* inner.candidates(state, seat);
      for (const action of asides(state, seat)) if (!(isAsked(state, seat) && isInner(action.do))) yield action;
    },
    whyNot: judge,
    apply(table, seat, action) {
      if (isOwn(table.state as During<N>, seat, action.do)) inner.apply(table, seat, action);
      else if (action.do === 'recall') recall((table as unknown as Table).state, seatNumber(seat));
      else applyAside(table as unknown as Table, seatNumber(seat), action, isOpen(table.state as During<N>));
    },
    goOn(table: TableIn<N>) {
      const { state } = table as unknown as Table;
      do {
        inner.goOn?.(table);
        if (askHome(table as unknown as Table)) return;
        const asking = state.lodgings.length === 0 ? undefined : state.lodgings.shift();
        if (asking) (table as unknown as Table).interrupt({ name: 'lodging', ...asking });
        if (asking || (state.waiting.length === 0 && state.offers.length === 0)) return;
      } while (isOpen(state as unknown as During<N>) && atOpenPoint(table as unknown as Table) && state.rules > 2);
    },
    legal(state, seat) {
      const own = isAsked(state, seat) ? (legal?.(state, seat) ?? listOf(inner, state, seat)) : [];
      const more = legalAsides(state, seatNumber(seat), isOpen(state), own.length > 0 ? isInner : never);
      return more.length === 0 ? own : own.concat(more);
    },
    drawer: drawing(inner, isAsked, isOpen),
    open: openVerbs(inner.open, isAsked),
  };
};
const anyOf = (actions: readonly Action[], random: Random): Action | undefined =>
  actions.length === 0 ? undefined : pick(actions, random);
/** Something of the phase for whom it asks, or something aside. */
const drawing = <N extends PhaseName>(
  inner: Phase<N>,
  isAsked: (state: During<N>, seat: Seat) => boolean,
  isOpen: (state: During<N>) => boolean,
): NonNullable<Phase<N>['drawer']> => {
  const { drawer, legal } = inner;
  const innerVerbs: ReadonlySet<Verb> = new Set(inner.verbs);
  const isInner = (verb: Verb): boolean => innerVerbs.has(verb);
  return (state, seat) => {
    const isOwn = isAsked(state, seat);
    let listed: readonly Action[] | undefined;
    const asides = (): readonly Action[] => {
      listed ??= legalAsides(state, seatNumber(seat), isOpen(state), isOwn ? isInner : never);
      return listed;
    };
    if (!isOwn) return (random) => anyOf(asides(), random);
    const own = drawer?.(state, seat) ?? anyIn(legal?.(state, seat) ?? listOf(inner, state, seat));
    return (random) => {
      // What lies aside is looked for only when it is drawn, since listing it is dear: the phase's own first die has one face
      // more, which stands for all of it. Where the phase throws no die it has nothing of its own.
      let sides = 0;
      let face = 0;
      const action = own((of) => {
        if (sides > 0) return random(of);
        sides = of;
        face = random(of + 1);
        return Math.min(face, of);
      });
      return face > sides || sides === 0 ? anyOf(asides(), random) : action;
    };
  };
};
const anyIn =
  (actions: readonly Action[]): Drawer<Action> =>
  (random) =>
    anyOf(actions, random);
const listOf = <N extends PhaseName>(phase: Phase<N>, state: During<N>, seat: Seat): readonly Action[] =>
  [...phase.candidates(state, seat)].filter((action) => !phase.whyNot(state, seat, action));
