// 14.5 All who have votes cast them unseen, each House's as one block; they are shown together.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { CROWN, type CrownId, crownKind, crownName } from '../data/crown.ts';
import { nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal } from '../kind.ts';
import { seatsOf } from '../position/pieces.ts';
import { CHANCERY, DECK, NONE } from '../spots.ts';
import { giveCard } from './awards.ts';
import { cardOf, isBishop, nextCard, nextProposer } from './proposals.ts';
import { afterSummoner, type Sitting, type SittingTable, type Stage, seatsAmong, setOfSeats } from './sitting.ts';
import { BALLOTS, type Ballot } from './steps.ts';

type Chamber = 'commons' | 'lords';
const countsIn = (state: Sitting, house: Chamber): boolean => house === 'lords' || !isBishop(state);
const hasVotes = (state: Sitting, seat: number, house: Chamber): boolean =>
  countsIn(state, house) && (state.phase[house][seat] as number) > 0;
export const canVote = (state: Sitting, seat: number): boolean =>
  hasVotes(state, seat, 'commons') || hasVotes(state, seat, 'lords');

const encode = ({ commons, lords }: Act<'vote'>): number =>
  1 + BALLOTS.indexOf(commons) * BALLOTS.length + BALLOTS.indexOf(lords);
const decode = (ballot: number, house: Chamber): Ballot => {
  if (ballot === 0) return 'abstain';
  const number = house === 'commons' ? Math.floor((ballot - 1) / BALLOTS.length) : (ballot - 1) % BALLOTS.length;
  return BALLOTS[number] as Ballot;
};
/** Votes for and against in a House, each seat's as one block. */
const tallyOf = (state: Sitting, house: Chamber): readonly [number, number] => {
  const cast = (how: Ballot): number =>
    afterSummoner(state)
      .filter((seat) => decode(state.phase.ballots[seat] as number, house) === how)
      .reduce((votes, seat) => votes + (state.phase[house][seat] as number), 0);
  return [cast('for'), cast('against')];
};
const whyNotVote = (state: Sitting, seat: number, action: Act<'vote'>): Refusal | undefined => {
  for (const house of ['commons', 'lords'] as const)
    if (action[house] !== 'abstain' && !hasVotes(state, seat, house)) return refuse('14.5', { why: 'no-votes', house });
  return undefined;
};
const VOTES: readonly Act<'vote'>[] = BALLOTS.flatMap((commons) =>
  BALLOTS.map((lords) => ({ do: 'vote', commons, lords }) as const),
);
/** All ballots are in: shown together. */
const openBallots = (table: SittingTable) => {
  const state = table.state as Sitting;
  table.reveal(seatsOf(state.options));
  const ballots = afterSummoner(state)
    .filter((seat) => canVote(state, seat))
    .map((seat) => {
      const ballot = state.phase.ballots[seat] as number;
      return { seat: seatName(seat), commons: decode(ballot, 'commons'), lords: decode(ballot, 'lords') };
    });
  return { ballots, commons: tallyOf(state, 'commons'), lords: tallyOf(state, 'lords') };
};
const isCarried = ([yes, no]: readonly [number, number]): boolean => yes > no;

const casting = {
  rule: '14.5',
  verbs: ['vote'],
  asked: (state) => seatsAmong(state, state.phase.asked),
  candidates: () => VOTES,
  whyNot: whyNotVote,
  apply(table, seat, action) {
    const { phase } = table.state;
    phase.asked &= ~(1 << seat);
    phase.ballots[seat] = encode(action);
    table.tell('14.5', { say: 'sealed', seat: seatName(seat) });
  },
  byDefault: () => ({ do: 'vote', commons: 'abstain', lords: 'abstain' }),
} as const satisfies Omit<Stage<'vote'>, 'close'>;

/** Ruling 113: both Houses for titles and offices, the Lords alone for bishops; a tie refuses. */
export const balloting: Stage<'vote'> = {
  ...casting,
  close(table) {
    const state = table.state as Sitting;
    const { phase } = table.state;
    const card = cardOf(state) as CrownId;
    const result = openBallots(table);
    const carried = isCarried(result.lords) && (isBishop(state) || isCarried(result.commons));
    const names = { card: crownName(card), noble: nobleName(phase.nominee) };
    table.tell('14.5', { say: 'voted', ...names, ...result, carried });
    phase.ballots.fill(0);
    const nominee = phase.nominee as number;
    const wasBishop = isBishop(state);
    phase.nominee = NONE as never;
    if (carried) {
      giveCard(table, card, nominee);
      nextCard(table);
    } else if (wasBishop) phase.tried |= 1 << nominee;
    else nextProposer(table);
    return 'nominate';
  },
};

// ------------------------------------------------------------------ 15.8 Pardons

const toSwaps = (phase: SittingTable['state']['phase'], state: Sitting): 'swap' => {
  phase.queue = [...afterSummoner(state)];
  return 'swap';
};
const pardonsOf = (state: Sitting): readonly CrownId[] =>
  CROWN.filter((card) => state.held[card] === CHANCERY && crownKind(card) === 'pardon');
/** Ruling 135: the summoner may propose that they go back to the deck. */
export const pardoning: Stage<'propose' | 'pass'> = {
  rule: '15.8',
  verbs: ['propose', 'pass'],
  asked: (state) => (pardonsOf(state).length > 0 && state.phase.pardon === 'unasked' ? [state.phase.summoner] : []),
  candidates: () => [{ do: 'propose' }, { do: 'pass' }],
  whyNot: () => undefined,
  apply(table, seat, action) {
    const { phase } = table.state;
    phase.pardon = action.do === 'propose' ? 'proposed' : 'passed';
    if (action.do === 'propose') table.tell('15.8', { say: 'pardons-proposed', seat: seatName(seat) });
  },
  byDefault: () => ({ do: 'pass' }),
  close({ state }) {
    if (state.phase.pardon !== 'proposed') return toSwaps(state.phase, state as Sitting);
    state.phase.asked = setOfSeats(
      afterSummoner(state as Sitting).filter(
        (seat) => (state.phase.commons[seat] as number) + (state.phase.lords[seat] as number) > 0,
      ),
    );
    return 'pardon-ballot';
  },
};
/** Both Houses together; a tie leaves them where they are. */
export const pardonBallot: Stage<'vote'> = {
  ...casting,
  rule: '15.8',
  close(table) {
    const { state } = table;
    const result = openBallots(table);
    const carried = isCarried([result.commons[0] + result.lords[0], result.commons[1] + result.lords[1]]);
    if (carried) for (const card of pardonsOf(state as Sitting)) state.held[card] = DECK;
    table.tell('15.8', { say: 'pardons-voted', ...result, carried });
    state.phase.ballots.fill(0);
    return toSwaps(state.phase, state as Sitting);
  },
};
