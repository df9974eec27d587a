// What happens out of turn at the fair, each law about it broken by a fault made for it.
import { type Game, type Phase, refuse } from '@rose/table';
import { type Fair, fair, type LawName } from '../src/index.ts';
import { leave, trade } from '../src/toy/fair-phases.ts';

const withTrade = (change: Partial<Phase<Fair, 'trade'>>): Game<Fair> => ({
  ...fair,
  phases: { ...fair.phases, trade: { ...trade, ...change } },
});
const openTrade = (change: Partial<NonNullable<typeof trade.open>>): Game<Fair> =>
  withTrade({ open: { ...(trade.open as NonNullable<typeof trade.open>), ...change } });
const FORBID = { do: 'forbid' } as const;
/** Faults of what happens out of turn, for which the first toy has no room. */
export const FAIR_FAULTS: readonly (readonly [LawName, string, Game<Fair>])[] = [
  [
    'asked-is-sound',
    'who must answer may also act',
    withTrade({ asked: ({ phase }) => ({ must: phase.over ? [] : [phase.seat], may: ['ann', 'ben', 'cat'] }) }),
  ],
  [
    'rests-at-a-question',
    'a coin falls from the sky whenever the phase goes on',
    withTrade({
      goOn({ state }) {
        state.coins[0] = (state.coins[0] as number) + 1;
      },
    }),
  ],
  [
    'rests-at-a-question',
    'the phase tells something without an answer',
    withTrade({ goOn: ({ tell }) => tell('3', { say: 'earned' }) }),
  ],
  [
    'default-is-legal',
    'silence counts as what nobody may do',
    { ...fair, phases: { ...fair.phases, leave: { ...leave, byDefault: () => ({ do: 'end' }) } } },
  ],
  [
    'question-is-public',
    'silence counts as an answer only where others bargain',
    {
      ...fair,
      phases: {
        ...fair.phases,
        leave: { ...leave, byDefault: ({ offers }) => (offers.length > 0 ? FORBID : undefined) },
      },
    },
  ],
  [
    'open-is-sound',
    'an offer of more than one has',
    openTrade({ sample: () => ({ do: 'offer', to: 'ann', coins: 99, words: '' }) }),
  ],
  ['open-is-sound', 'an item of another verb', openTrade({ items: () => [{ do: 'end' }] })],
  [
    'open-is-sound',
    'an open verb that is listed',
    withTrade({
      *candidates(state, seat) {
        yield* trade.candidates(state, seat);
        yield { do: 'offer', to: seat === 'ann' ? 'ben' : 'ann', coins: 0, words: '' };
      },
    }),
  ],
  [
    'view-knows-no-more',
    'nobody crosses while others bargain',
    withTrade({
      whyNot: (state, seat, action) =>
        action.do === 'cross' && state.offers.length > 0
          ? refuse('3', { why: 'not-now-here' })
          : trade.whyNot(state, seat, action),
    }),
  ],
];
