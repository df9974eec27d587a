// What is due of the bots of a table: a move, an answer to an offer of a draw, or something out of turn.
import { drawOffer, type Kind, mayAct, outcomeOf, type Step, seeded, stateOf } from '@rose/table';
import type { Live, Thinking } from './live.ts';
import { factsAt } from './long-ago.ts';
import { sitterOf } from './seats.ts';
import { activeAt, isBot, lastSeq } from './sight.ts';

/** What is due: a move, an answer to an offer of a draw, or something out of turn, which is known at once. */
export interface Duty extends Pick<Thinking, 'is' | 'seat'> {
  readonly action?: string;
}

/** The bot that has still to answer an offer of a draw, if any. */
const toAnswer = ({ record, game, course }: Live): string | undefined => {
  const offer = drawOffer(course);
  if (offer === undefined) return undefined;
  const at = course.steps.findLastIndex(({ entry }) => entry && 'manner' in entry && entry.manner === 'offer-draw');
  const answered = course.steps.slice(at).map(({ entry }) => (entry && 'manner' in entry ? entry.seat : undefined));
  return game.seats(course.opening.options).find((seat) => isBot(record, seat) && !answered.includes(seat));
};

/** A bot that only keeps a person's seat agrees to nothing in their name. */
export const keepsFor = ({ record }: Live, seat: string): boolean => {
  const sitter = sitterOf(record, seat);
  return sitter?.kind === 'bot' && sitter.keeps !== undefined;
};

export const isAlone = ({ record }: Live): boolean => Object.keys(record.seating).every((seat) => isBot(record, seat));
/** What the house must do now, if anybody watches. */
export const dutyAt = (live: Live): Duty | undefined => {
  const { record, game, course } = live;
  if (live.gone || outcomeOf(game, course)) return undefined;
  const asked = toAnswer(live);
  if (asked !== undefined) return { is: 'answer', seat: asked };
  const mover = activeAt(live).find((seat) => isBot(record, seat));
  return mover === undefined ? asideOf(live) : { is: 'move', seat: mover };
};
/** Whether this would open a bargain again while the same are asked: whoever has said no is not asked at once once more. */
const hasOpened = ({ game, course }: Live, seat: string, action: Kind['action']): boolean => {
  const { steps } = course;
  const now = factsAt(game, steps.at(-1) as Step<Kind>);
  if (!now.opens.includes(action.do)) return false;
  for (let n = steps.length - 1; n > 0; n--) {
    const { entry } = steps[n] as Step<Kind>;
    const { asked, opens } = factsAt(game, steps[n - 1] as Step<Kind>);
    if (asked !== now.asked) return false;
    const said = entry && 'action' in entry && entry.seat === seat ? game.read(entry.action) : undefined;
    if (said && opens.includes(said.do)) return true;
  }
  return false;
};
/** What a bot does out of turn. The same moment gives the same answer: it is asked for again and again. */
const asideOf = (live: Live): Duty | undefined => {
  const { record, game, course } = live;
  if (!game.aside) return undefined;
  const state = stateOf(course);
  const seats = game.seats(course.opening.options);
  const people = seats.filter((seat) => !isBot(record, seat) || keepsFor(live, seat));
  for (const seat of mayAct(game, state)) {
    if (!isBot(record, seat) || keepsFor(live, seat)) continue;
    const dice = seeded(lastSeq(course) * seats.length + seats.indexOf(seat));
    const action = game.aside(game.view(state, seat), seat, dice, people);
    if (action && !hasOpened(live, seat, action)) return { is: 'aside', seat, action: game.write(action) };
  }
  return undefined;
};
