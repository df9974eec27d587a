// Parliament: who is summoned and who comes, who gets what, and how a House votes: for one's own, and against others
// unless they are behind.
import type { Action } from '../rules/actions.ts';
import { countIn } from '../rules/changes/cards.ts';
import { menOfCard } from '../rules/data/crown.ts';
import type { During } from '../rules/kind.ts';
import { isAllied, seatOfNoble } from '../rules/position/pieces.ts';
import { officeOf } from '../rules/position/strength.ts';
import { controllerOf } from '../rules/position/throne.ts';
import { CHANCERY } from '../rules/spots.ts';
import { bearing } from './holdings.ts';

type Sitting = During<'parliament'>;
/** Own nobles, then allies', then whoever has least. */
const favour = (state: Sitting, seat: number, noble: number): number => {
  const other = seatOfNoble(state, noble);
  if (other === seat) return 2;
  return isAllied(state, seat, other) ? 1 : 0;
};
const giving = (state: Sitting, seat: number, card: number, noble: number): number => {
  const own = favour(state, seat, noble);
  const base = own > 0 ? bearing(state, card, noble) : -bearing(state, card, noble) - menOfCard(card);
  return own * 1e6 + base;
};
/** An own noble elsewhere is fetched; somebody else's only where nobody else can be. */
const summoning = (state: Sitting, seat: number, noble: number): number =>
  countIn(state.held, CHANCERY) === 0 ? -1 : 1 + favour(state, seat, noble);

const weight = (state: Sitting, seat: number, action: Action): number => {
  const { phase } = state;
  switch (action.do) {
    case 'summon':
      return summoning(state, seat, action.noble);
    case 'no-parliament':
      return 0;
    case 'attend':
      return phase.summoner === seat ? 2 : 0;
    case 'pass':
    case 'abstain':
      return 1;
    case 'count':
      return 1;
    case 'back':
      return controllerOf(state, action.piece) === seat ? 2 : 0;
    case 'award':
      return giving(state, seat, action.card, action.noble);
    case 'nominate':
      return giving(state, seat, phase.cards[0] ?? 0, action.noble);
    case 'consent':
      return phase.step === 'consent' || swapGain(state, seat) > 0 ? 2 : -2;
    case 'propose':
      return 2;
    case 'vote':
      return ballot(state, seat, action);
    case 'home':
    case 'fetch':
    case 'meet-at':
      return 1;
    case 'swap':
    case 'decline':
    case 'unseen':
      return -1;
    default:
      return Number.NEGATIVE_INFINITY;
  }
};
/** 9.4 What the swap on the table brings a seat's nobles and those of its allies. */
const swapGain = (state: Sitting, seat: number): number => {
  const pair = state.phase.pairs.at(-1);
  if (!pair) return 0;
  const more = menOfCard(officeOf(state, pair.other)) - menOfCard(officeOf(state, pair.noble));
  const sign = (noble: number): number => (favour(state, seat, noble) > 0 ? 1 : 0);
  return more * (sign(pair.noble) - sign(pair.other));
};
/** For one's own nominee and those of allies, against all others. */
const ballot = (state: Sitting, seat: number, { commons, lords }: Extract<Action, { do: 'vote' }>): number => {
  const { nominee } = state.phase;
  const wanted = nominee >= 0 && favour(state, seat, nominee) > 0 ? 'for' : 'against';
  return (commons === wanted ? 1 : 0) + (lords === wanted ? 1 : 0);
};
export const parliamentPriors = (state: Sitting, seat: number, actions: readonly Action[]): readonly number[] => {
  const weights = actions.map((action) => weight(state, seat, action));
  const most = Math.max(...weights);
  return weights.map((one) => (one === most ? 1 : 0));
};
