// 14.5 Somebody is proposed for a card, and his player consents or declines.
import { refuse } from '@rose/table';
import { crownName } from '../data/crown.ts';
import { NOBLES, type NobleId, nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { has, isInPlay, seatOfNoble } from '../position/pieces.ts';
import { NONE } from '../spots.ts';
import { whyNotTake } from './awards.ts';
import { ableTo, cardOf, giveUp, isBishop, nextProposer, proposerOf } from './proposals.ts';
import { afterSummoner, type Sitting, type Stage, setOfSeats } from './sitting.ts';
import { canVote } from './voting.ts';

const isProposing = (state: Sitting): boolean =>
  state.phase.nominee === (NONE as number) && ableTo(state).length > 0 && proposerOf(state) !== NONE;

export const nominating: Stage<'nominate' | 'pass'> = {
  rule: '14.5',
  verbs: ['nominate', 'pass'],
  asked: (state) => (cardOf(state) !== NONE && isProposing(state) ? [proposerOf(state)] : []),
  candidates: (state) => [
    ...NOBLES.filter((noble) => isInPlay(state, noble)).map((noble) => ({ do: 'nominate', noble }) as const),
    ...(isBishop(state) ? [{ do: 'pass' } as const] : []),
  ],
  whyNot(state, _seat, action) {
    if (action.do === 'pass')
      return isBishop(state) ? undefined : refuse('14.5', { why: 'must-propose', card: crownName(cardOf(state)) });
    if (has(state.phase.tried, action.noble))
      return refuse('14.5', { why: 'was-proposed', noble: nobleName(action.noble) });
    return whyNotTake(state, cardOf(state), action.noble);
  },
  apply(table, seat, action) {
    const { state } = table;
    if (action.do === 'pass') {
      giveUp(table);
      return;
    }
    state.phase.nominee = action.noble;
    const card = crownName(cardOf(state as Sitting));
    table.tell('14.5', { say: 'nominated', seat: seatName(seat), card, noble: nobleName(action.noble) });
  },
  byDefault: (state) => ({ do: 'nominate', noble: ableTo(state)[0] as NobleId }),
  close(table) {
    const { state } = table;
    if (cardOf(state as Sitting) === NONE) return 'pardon';
    if (state.phase.nominee !== (NONE as number)) return 'consent';
    nextProposer(table);
    return 'nominate';
  },
};

const nomineeSeat = (state: Sitting): number => seatOfNoble(state, state.phase.nominee);
/** Who proposes his own noble needs no consent. */
export const consenting: Stage<'consent' | 'decline'> = {
  rule: '14.5',
  verbs: ['consent', 'decline'],
  asked: (state) =>
    state.phase.nominee === (NONE as number) || nomineeSeat(state) === proposerOf(state) || state.phase.agreed
      ? []
      : [nomineeSeat(state)],
  candidates: () => [{ do: 'consent' }, { do: 'decline' }],
  whyNot: () => undefined,
  apply(table, seat, action) {
    const { phase } = table.state;
    if (action.do === 'consent') {
      phase.agreed = true;
      return;
    }
    table.tell('14.5', { say: 'declined', seat: seatName(seat), noble: nobleName(phase.nominee) });
    phase.tried |= 1 << phase.nominee;
    phase.nominee = NONE as never;
  },
  byDefault: () => ({ do: 'consent' }),
  close({ state }) {
    const { phase } = state;
    phase.agreed = false;
    if (phase.nominee === (NONE as number)) return 'nominate';
    phase.asked = setOfSeats(afterSummoner(state as Sitting).filter((seat) => canVote(state as Sitting, seat)));
    return 'ballot';
  },
};
