// What may be asked of a table: play, undo, manners, why not, a hint. Every change goes through one turn of the table.
import type { Answers, Ask, Trouble } from '@rose/protocol';
import { type Course, drawOffer, type Entry, isAside, type Kind, type Refusal, stateOf, whyNot } from '@rose/table';
import { MOST_RACES } from './again.ts';
import { thinkRequest, thinkTwice } from './bot-runner.ts';
import type { Environment } from './environment.ts';
import { isKnownTo, numberOf, seqOf } from './ledger.ts';
import type { Live, Lives } from './live.ts';
import { type Guest, mayActFor, takeBack } from './seats.ts';
import { activeAt, lastSeq, numberNow } from './sight.ts';
import { type Since, sinceSeen } from './since.ts';
import { isTrouble, NOT_YOURS } from './trouble.ts';

type Asked<A extends Ask['ask']> = Extract<Ask, { ask: A }>;
type Change = Answers['play'] | Trouble;

/** The same play asked again, because its answer was lost: the last entry it led to. */
const alreadyPlayed = (
  { entries }: Course<Kind>,
  { seq, seat, action, more = [] }: Asked<'play'>,
): number | undefined => {
  const texts = [action, ...more];
  const mine = entries.slice(seq).filter((entry) => entry.seat === seat);
  const isSame = texts.every((text, i) => {
    const entry = mine[i];
    return entry !== undefined && 'action' in entry && entry.action === text;
  });
  return isSame ? mine[texts.length - 1]?.seq : undefined;
};

/** Whether what came after `seq`, as far as the seat may know, leaves a choice made at `seq` standing: only other seats
 * acted, in the same phase. */
const isStale = ({ game, course, ledger }: Live, seq: number, seat: string): boolean => {
  if (seq > lastSeq(course)) return true;
  const since = course.entries.slice(seq).filter((entry) => isKnownTo(ledger, seat, entry.seq));
  if (since.some((entry) => entry.seat === seat || 'undo' in entry)) return true;
  // What is done aside does not hang on the question of the moment.
  if (isAside(game, stateOf(course), seat)) return false;
  const then = course.steps.findLast(({ entry }) => (entry?.seq ?? 0) <= seq);
  return then?.state.phase.name !== stateOf(course).phase.name;
};

const stale = (live: Live, seat: string): Trouble => ({ trouble: 'stale', seq: numberNow(live, seat) });
const refused = (refusal: Refusal<Kind>): Trouble => ({ trouble: 'refused', refusal });
const notAnAction = (text: string): Refusal<Kind> => ({ rule: undefined, because: { why: 'not-an-action', text } });

/** Inside a turn of the table, as everything that changes it: meanwhile the seat may have changed hands. */
export const playAt = async (lives: Lives, live: Live, guest: Guest, ask: Asked<'play'>): Promise<Change> => {
  const { seat, more = [] } = ask;
  const actions: Kind['action'][] = [];
  for (const text of [ask.action, ...more]) {
    const action = live.game.read(text);
    if (!action) return refused(notAnAction(text));
    actions.push(action);
  }
  for (let races = 0; races < MOST_RACES; races++) {
    if (!mayActFor(guest, live.record, seat)) return NOT_YOURS;
    const seq = seqOf(live.ledger, seat, ask.seq);
    const before = alreadyPlayed(live.course, { ...ask, seq });
    if (before !== undefined) return { seq: numberOf(live.ledger, seat, before) };
    if (isStale(live, seq, seat)) return stale(live, seat);
    const result = await lives.commit(live, (change) => {
      for (const action of actions) {
        const refusal = change.act(seat, action);
        if (refusal) return refused(refusal);
      }
      return undefined;
    });
    if (result === 'done') return { seq: numberNow(live, seat) };
    if (result !== 'raced') return result;
  }
  return stale(live, seat);
};

/** Done until it is kept, for as long as it is what the page saw that is undone or answered. */
const onSeen = async (
  live: Live,
  guest: Guest,
  ask: Asked<'undo'> | Asked<'manner'>,
  isSame: (entry: Entry) => boolean,
  attempt: (since: Since) => Promise<'done' | 'raced' | Trouble>,
): Promise<Change> => {
  const { seat } = ask;
  for (let races = 0; races < MOST_RACES; races++) {
    if (!mayActFor(guest, live.record, seat)) return NOT_YOURS;
    const since = sinceSeen(guest, live, ask, isSame);
    if (since.same) return { seq: numberOf(live.ledger, seat, since.same.seq) };
    const result = await attempt(since);
    if (result === 'done') return { seq: numberNow(live, seat) };
    if (result !== 'raced') return result;
  }
  return stale(live, seat);
};

export const undoAt = (lives: Lives, live: Live, guest: Guest, ask: Asked<'undo'>): Promise<Change> =>
  onSeen(
    live,
    guest,
    ask,
    (entry) => 'undo' in entry,
    async ({ isOther }) => {
      if (isOther) return stale(live, ask.seat);
      return lives.commit(live, (change) => {
        const back = takeBack(guest, { ...live, ...change }, ask.seat);
        if (typeof back === 'string') return { trouble: 'no-undo', reason: back };
        const reason = change.undo(ask.seat, back.from, back.agreed);
        return reason && { trouble: 'no-undo', reason };
      });
    },
  );

/** The entry with which the draw was offered that stands now. */
const offeredAt = ({ course }: Live): number => {
  const offer = course.steps.findLast(({ entry }) => entry && 'manner' in entry && entry.manner === 'offer-draw');
  return drawOffer(course) === undefined ? 0 : (offer?.entry?.seq ?? 0);
};
/** Who resigns does so whatever happens; an offer and its answer are about the game as it was seen. */
const isOutdated = (live: Live, { manner }: Asked<'manner'>, { isOther, seq }: Since): boolean =>
  manner !== 'resign' && (isOther || (manner !== 'offer-draw' && offeredAt(live) > seq));

export const mannerAt = (lives: Lives, live: Live, guest: Guest, ask: Asked<'manner'>): Promise<Change> =>
  onSeen(
    live,
    guest,
    ask,
    (entry) => 'manner' in entry && entry.manner === ask.manner,
    async (since) => {
      if (isOutdated(live, ask, since)) return stale(live, ask.seat);
      return lives.commit(live, (change) => {
        const reason = change.applyManner(ask.seat, ask.manner);
        return reason && { trouble: 'no-manner', reason };
      });
    },
  );

export const whyNotAt = ({ game, course, ...live }: Live, { seat, action: text }: Asked<'why-not'>) => {
  const action = game.read(text);
  if (!action) return { refusal: notAnAction(text) };
  const closed = activeAt({ game, course, record: live.record }).length === 0;
  const over: Refusal<Kind> = { rule: undefined, because: { why: 'game-is-over' } };
  return { refusal: closed ? over : whyNot(game, stateOf(course), seat, action) };
};

/** The best the house knows, thought for one second from what the seat itself may see. */
const ADVISER = { bot: 'steward', strength: 3, milliseconds: 1000, explains: true } as const;
export const hintAt = async (
  environment: Environment,
  live: Live,
  seat: string,
): Promise<Answers['hint'] | Trouble> => {
  if (!activeAt(live).includes(seat)) return refused({ rule: undefined, because: { why: 'not-your-turn' } });
  const number = numberNow(live, seat);
  const request = thinkRequest(live, seat, ADVISER, environment.random(2 ** 31));
  const advice = await thinkTwice(environment, request, new AbortController().signal);
  if (!advice) return { trouble: 'internal' };
  return numberNow(live, seat) === number ? { advice } : stale(live, seat);
};

/** Runs a job on a table in its turn, for a seat that the guest holds. */
export const forSeat = async <T extends object>(
  lives: Lives,
  guest: Guest,
  { table, seat }: { readonly table: string; readonly seat: string },
  job: (live: Live) => Promise<T | Trouble>,
): Promise<T | Trouble> => {
  const live = await lives.find(table);
  if (isTrouble(live)) return live;
  return mayActFor(guest, live.record, seat) ? job(live) : NOT_YOURS;
};
