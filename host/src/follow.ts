// Who follows a table, and what they are sent when it changes: each their own sight, with the steps they lack.
import type { FromHost, Sight } from '@rose/protocol';
import { outcomeOf } from '@rose/table';
import { writtenBy } from './journal-limit.ts';
import { knownSteps, numberOf } from './ledger.ts';
import type { Connected, Follower, Live } from './live.ts';
import { mayWatchAs } from './seats.ts';
import { kept, lastSeq, sightOf } from './sight.ts';

export interface Audience {
  readonly connections: Set<Connected>;
  /** Where strangers meet, nobody hears of tables that are not theirs. */
  readonly isOpenHouse: boolean;
  readonly report: (error: unknown) => void;
}

/** One page that cannot be reached must not keep the others from seeing. */
export const tell = (audience: Audience, to: Connected, message: () => FromHost): void => {
  try {
    to.send(message());
  } catch (error) {
    audience.report(error);
  }
};

/** Who is seen to think; what somebody does aside is known when it is done. */
const thinkerOf = ({ thinking }: Live): string | undefined => (thinking?.is === 'aside' ? undefined : thinking?.seat);
/** A tenth of what the journal takes of the seat is left: its own deeds alone, which say nothing of what others do. */
const leftOf = ({ course, most }: Live, seat: string): { journalLeft: number } | undefined => {
  if (lastSeq(course) < most * 0.9) return undefined;
  const left = most - writtenBy(course, seat);
  return left > most / 10 ? undefined : { journalLeft: Math.max(0, left) };
};
/** The sight for one follower, who holds all of the log after it; `steps`: those that the follower may know of. */
export const sightFor = (
  live: Live,
  follower: Follower,
  steps = knownSteps(live.course, live.ledger, follower.viewer),
): Sight => {
  const { by, viewer, held } = follower;
  const seen = sightOf(live, by.guest, viewer, steps, kept(steps, held), thinkerOf(live));
  const left = leftOf(live, viewer);
  const sight = left ? { ...seen, ...left } : seen;
  follower.held = steps;
  follower.number = sight.seq;
  return sight;
};

/**
 * The last that comes to a seat's eyes when somebody else goes on there: who sits there now, and else what anybody sees. From
 * then on they look on.
 */
const farewell = (live: Live, follower: Follower): Sight => {
  const { viewer } = follower;
  follower.viewer = 'spectator';
  follower.held = [];
  const seq = numberOf(live.ledger, viewer, lastSeq(live.course));
  return { ...sightFor(live, follower), viewer, seq };
};

/** The news for each follower; those who look on and hold the same are all sent the very same. */
const newsOf = (live: Live): ((follower: Follower) => FromHost) => {
  const shared = new Map<number, { readonly sight: Sight; readonly news: FromHost }>();
  let isOver: boolean | undefined;
  return (follower) => {
    const { by, viewer } = follower;
    isOver ??= outcomeOf(live.game, live.course) !== undefined;
    if (!mayWatchAs(by.guest, live.record, viewer, isOver)) return { news: 'sight', sight: farewell(live, follower) };
    if (viewer !== 'spectator') return { news: 'sight', sight: sightFor(live, follower) };
    const steps = knownSteps(live.course, live.ledger, 'spectator');
    const keep = kept(steps, follower.held);
    const known = shared.get(keep);
    const sight = known?.sight ?? sightFor(live, follower, steps);
    const news = known?.news ?? { news: 'sight', sight };
    shared.set(keep, { sight, news });
    follower.held = steps;
    follower.number = sight.seq;
    return news;
  };
};

export const show = (audience: Audience, live: Live): void => {
  const news = newsOf(live);
  for (const follower of live.followers.values()) tell(audience, follower.by, () => news(follower));
};

/** A table that changed: those of its followers who may know see it, the others learn that the list of tables did. */
export const spread = (audience: Audience, live: Live): void => {
  if (live.gone) live.followers.clear();
  const news = newsOf(live);
  for (const follower of live.followers.values()) {
    if (numberOf(live.ledger, follower.viewer, lastSeq(live.course)) === follower.number) continue;
    tell(audience, follower.by, () => news(follower));
  }
  if (!audience.isOpenHouse) spreadList(audience, (connected) => !live.followers.has(connected));
};

export const spreadList = (audience: Audience, to: (connected: Connected) => boolean = () => true): void => {
  for (const connected of audience.connections)
    if (to(connected)) tell(audience, connected, () => ({ news: 'tables' }));
};
