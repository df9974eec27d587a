// What may be asked of a table: play, undo, manners, why not, a hint. Every change goes through one turn of the table.
import type { Answers, Ask, Trouble } from '@rose/protocol';
import { type Course, isAside, type Kind, type Refusal, stateOf, whyNot } from '@rose/table';
import { MOST_RACES, untilKept } from './again.ts';
import { thinkRequest, thinkTwice } from './bot-runner.ts';
import type { Environment } from './environment.ts';
import { isKnownTo, numberOf, seqOf } from './ledger.ts';
import type { Live, Lives } from './live.ts';
import { type Guest, mayActFor, takeBack } from './seats.ts';
import { activeAt, lastSeq } from './sight.ts';
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

/** The newest entry by the seat's own count. */
const numberNow = ({ course, ledger }: Live, seat: string): number => numberOf(ledger, seat, lastSeq(course));
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

const changed = (live: Live, seat: string, result: 'done' | 'raced' | Trouble): Change => {
  if (result === 'done') return { seq: numberNow(live, seat) };
  return result === 'raced' ? stale(live, seat) : result;
};

export const undoAt = async (lives: Lives, live: Live, guest: Guest, seat: string): Promise<Change> => {
  const mayAct = (): boolean => mayActFor(guest, live.record, seat);
  if (!mayAct()) return NOT_YOURS;
  const before = lastSeq(live.course);
  const attempt = (): Promise<'done' | 'raced' | Trouble> =>
    lives.commit(live, (change) => {
      const back = takeBack(guest, { ...live, ...change }, seat);
      if (typeof back === 'string') return { trouble: 'no-undo', reason: back };
      const reason = change.undo(seat, back.from, back.agreed);
      return reason && { trouble: 'no-undo', reason };
    });
  // What was to be taken back is another entry where the game went on.
  const result = await untilKept(attempt, () => mayAct() && lastSeq(live.course) === before);
  return changed(live, seat, result);
};

export const mannerAt = async (
  lives: Lives,
  live: Live,
  guest: Guest,
  { seat, manner }: Asked<'manner'>,
): Promise<Change> => {
  const mayAct = (): boolean => mayActFor(guest, live.record, seat);
  if (!mayAct()) return NOT_YOURS;
  const attempt = (): Promise<'done' | 'raced' | Trouble> =>
    lives.commit(live, (change) => {
      const reason = change.applyManner(seat, manner);
      return reason && { trouble: 'no-manner', reason };
    });
  const result = await untilKept(attempt, mayAct);
  return changed(live, seat, result);
};

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
