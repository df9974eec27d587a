// Manners, the same at every table: resign, offer a draw, answer an offer; and how a table ended.
import { type Course, type Courtesy, type Entry, type Manner, nextSeq, stateOf } from './course.ts';
import type { Game, Kind, Outcome } from './game.ts';
import { mustAnswer } from './play.ts';

/** Who offers a draw at this moment; an offer lapses when another seat plays on or declines. Read from the newest entry
 * on, since only those after the offer count. */
export const drawOffer = ({ steps }: Course<Kind>): string | undefined => {
  let played: string | undefined;
  for (let i = steps.length - 1; i >= 0; i--) {
    const entry = steps[i]?.entry;
    if (!entry) continue;
    if (!('manner' in entry)) {
      if (played !== undefined && played !== entry.seat) return undefined;
      played = entry.seat;
    } else if (entry.manner === 'offer-draw')
      return played === undefined || played === entry.seat ? entry.seat : undefined;
    else if (entry.manner === 'decline-draw') return undefined;
  }
  return undefined;
};

export type NoManner =
  | 'game-is-over'
  | 'not-at-this-table'
  | 'not-your-turn'
  | 'no-offer'
  | 'offer-stands'
  | 'offer-again-later'
  | 'seat-is-vacant';
const whyNotMind = <K extends Kind>(game: Game<K>, course: Course<K>, seat: K['seat'], manner: Courtesy) => {
  const { resign, draw } = game.meta.manners;
  if ((manner === 'resign' ? resign : draw) === undefined) return 'not-at-this-table';
  const offer = drawOffer(course);
  switch (manner) {
    case 'resign':
      if (vacates(game, course)) return vacated(game, course).includes(seat) ? 'seat-is-vacant' : undefined;
      return mustAnswer(game, stateOf(course)).includes(seat) ? undefined : 'not-your-turn';
    case 'offer-draw': {
      if (offer !== undefined) return 'offer-stands';
      const mine = course.steps.findLast(({ entry }) => entry?.seat === seat)?.entry;
      return mine && 'manner' in mine && mine.manner === 'offer-draw' ? 'offer-again-later' : undefined;
    }
    case 'accept-draw':
    case 'decline-draw':
      return offer === undefined || offer === seat ? 'no-offer' : undefined;
  }
};

/** Minds one's manners: resign, offer a draw, answer an offer. That a seat is lost or a table given up, its host finds. */
export const applyManner = <K extends Kind>(
  game: Game<K>,
  course: Course<K>,
  seat: K['seat'],
  manner: Manner,
): NoManner | undefined => {
  if (outcomeOf(game, course)) return 'game-is-over';
  const isFound = manner === 'forfeit' || manner === 'abandon';
  const reason = isFound ? undefined : whyNotMind(game, course, seat, manner);
  if (reason) return reason;
  const entry: Entry = { seq: nextSeq(course), seat, manner };
  course.entries.push(entry);
  course.steps.push({ entry, state: stateOf(course), told: [] });
  return undefined;
};

/** At a table of more than two whoever resigns or is lost leaves the seat to another; the game goes on. */
const vacates = <K extends Kind>(game: Game<K>, course: Course<K>): boolean =>
  game.seats(course.opening.options).length > 2;
/** The seats that were given up at a table that goes on without them. */
export const vacated = <K extends Kind>(game: Game<K>, course: Course<K>): readonly K['seat'][] => {
  if (!vacates(game, course)) return [];
  const gone = course.steps.flatMap(({ entry }) =>
    entry && 'manner' in entry && (entry.manner === 'resign' || entry.manner === 'forfeit') ? [entry.seat] : [],
  );
  return [...new Set(gone)];
};

/** How the table ended: by the game's rules, by resignation or agreement, or before its end. */
export const outcomeOf = <K extends Kind>(game: Game<K>, course: Course<K>): Outcome<K> | undefined => {
  const byRules = game.outcome(stateOf(course));
  if (byRules) return byRules;
  const last = course.steps.at(-1)?.entry;
  if (!last || !('manner' in last)) return undefined;
  const seats = game.seats(course.opening.options);
  const { resign = '', draw = '' } = game.meta.manners;
  const others = seats.filter((seat) => seat !== last.seat);
  if (last.manner === 'abandon') return { winners: [], how: 'abandoned', rule: '' };
  if (last.manner === 'resign' || last.manner === 'forfeit') {
    if (vacates(game, course))
      return vacated(game, course).length === seats.length ? { winners: [], how: 'abandoned', rule: '' } : undefined;
    return last.manner === 'resign'
      ? { winners: others, how: 'resigned', rule: resign }
      : { winners: others, how: 'forfeited', rule: '' };
  }
  if (last.manner !== 'accept-draw') return undefined;
  const offered = course.steps.findLastIndex(
    ({ entry }) => entry && 'manner' in entry && entry.manner === 'offer-draw',
  );
  const agreeing = new Set(course.steps.slice(offered).map(({ entry }) => entry?.seat));
  return seats.every((seat) => agreeing.has(seat)) ? { winners: [], how: 'agreed', rule: draw } : undefined;
};
