// For bots: how promising each legal action looks at a glance; 0: not worth a thought. Where a plan says what comes
// next, nothing else is. Uses what the state says, and a bot only ever has states it has imagined.
import type { Action } from '../rules/actions.ts';
import { countIn } from '../rules/changes/cards.ts';
import { menOfCard } from '../rules/data/crown.ts';
import { type Seat, seatNumber } from '../rules/data/seats.ts';
import type { During } from '../rules/kind.ts';
import { isAllied, seatOfNoble, seatsOf } from '../rules/position/pieces.ts';
import { handOf, NONE } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { answerTo } from './bargain.ts';
import { nextMarch } from './campaign.ts';
import { fieldWeight } from './field.ts';
import { shouldExecute, worthOfFight } from './fighting.ts';
import { headToFall } from './heads.ts';
import { bearing, roof } from './holdings.ts';
import { inWindow, secondMove } from './second-move.ts';
import { parliamentPriors } from './sitting.ts';
import { assembling, landing, passage, pastime } from './voyages.ts';
import { planWorths } from './worth.ts';

type Weigh = (action: Action) => number;
const only = (actions: readonly Action[], place: number): readonly number[] =>
  actions.map((_, n) => (n === place ? 1 : 0));
/** The best by weight, and nothing else. */
const best = (actions: readonly Action[], weigh: Weigh): readonly number[] => {
  let [place, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [n, action] of actions.entries()) {
    const weight = weigh(action);
    if (weight <= most) continue;
    most = weight;
    place = n;
  }
  return only(actions, place);
};
/** What needs no thought wherever it is offered: a death that wins, cards to be played. */
const atOnce = (state: State, seat: number, actions: readonly Action[]): readonly number[] | undefined => {
  const head = headToFall(state, seat);
  if (head !== NONE && !state.waiting.some((one) => one.seat === seat)) {
    const place = actions.findIndex((action) => action.do === 'execute' && action.piece === head);
    if (place >= 0) return only(actions, place);
  }
  const answer = state.offers.length === 0 ? undefined : answerTo(state, seat, seatsOf(state.options));
  if (answer && 'offer' in answer) {
    const place = actions.findIndex((one) => one.do === answer.do && 'offer' in one && one.offer === answer.offer);
    if (place >= 0) return only(actions, place);
  }
  const isCard = (action: Action): boolean => action.do === 'play' || action.do === 'enter';
  if (!actions.some(isCard)) return undefined;
  return best(actions, (action) => {
    if (action.do === 'enter') return 1e6 + roof(state, seat, action.noble, action.spot);
    return action.do === 'play' ? bearing(state, action.card, action.noble) : Number.NEGATIVE_INFINITY;
  });
};
/** Asides that somebody does for a reason of his own, not because a question stands. */
const ASIDE = new Set<Action['do']>([
  'permit',
  'permit-all',
  'withdraw',
  'withdraw-all',
  'execute',
  'retract',
  'accept',
  'refuse',
  'leave-alliance',
  'end-command',
  'recall',
  'wish-end',
  'keep',
]);
const plain = (actions: readonly Action[]): readonly number[] => {
  const weights = actions.map(({ do: verb }) => (ASIDE.has(verb) ? 0 : 1));
  return weights.some((weight) => weight > 0) ? weights : actions.map(() => 1);
};

/** 3.5 Allies pass; to others gates are shut (ruling 174). */
const leavePriors = (state: State, seat: number, actions: readonly Action[]): readonly number[] => {
  const welcome = isAllied(state, seat, state.turn) && seat !== state.turn;
  return best(actions, (action) => (action.do === 'answer' && action.leave === (welcome ? 'once' : 'no') ? 1 : 0));
};
const movementPriors = (state: State, seat: number, actions: readonly Action[]): readonly number[] => {
  if (actions.some((action) => action.do === 'answer')) return leavePriors(state, seat, actions);
  const ashore = landing(state, seat, actions);
  if (ashore !== undefined) return only(actions, ashore);
  const march = nextMarch(state, seat, actions);
  const aboard = passage(state, seat, actions);
  if (aboard && aboard.worth > (march?.worth ?? 0)) return only(actions, aboard.place);
  if (march) return only(actions, march.place);
  const again = secondMove(state, seat, actions);
  if (again !== undefined) return only(actions, again);
  const meeting = assembling(state, seat, actions);
  if (meeting !== undefined) return only(actions, meeting);
  const end = actions.findIndex((action) => action.do === 'end-movement' || action.do === 'pass');
  return only(actions, end >= 0 ? end : pastime(state, seat, actions));
};
/** Who is aboard must land (6.4); else whoever is in danger, and holds the card, gets out of the way. */
const windowPriors = (state: State, seat: number, actions: readonly Action[]): readonly number[] => {
  const place = landing(state, seat, actions) ?? inWindow(state, seat, actions);
  return place === undefined ? best(actions, verbs(['pass'])) : only(actions, place);
};
/** 8.6 Whose owner has cards to give is held until he has said what he gives. */
const canPay = (state: State, owner: number): boolean => countIn(state.held, handOf(owner)) > 0;
const LEAST = 0.02;
const combatPriors = (state: During<'combat'>, actions: readonly Action[]): readonly number[] => {
  const worths = planWorths(state, state.turn);
  switch (state.phase.step) {
    case 'choose':
      return best(actions, (action) => {
        if (action.do === 'town-fight') return LEAST;
        if (action.do === 'end-combat') return LEAST;
        return action.do === 'attack' || action.do === 'besiege' ? worthOfFight(state, action, worths) : -1;
      });
    case 'heirs': {
      const ends = shouldExecute(state);
      return best(actions, ({ do: verb }) => (verb === (ends ? 'execute' : 'pass') ? 1 : 0));
    }
    case 'card':
      return best(actions, ({ do: verb }) => (verb === 'turn-card' ? 2 : verb === 'ambush' ? 1 : 0));
    case 'done':
      return plain(actions);
  }
};
const verbs =
  (order: readonly Action['do'][]): Weigh =>
  ({ do: verb }) => {
    const place = order.indexOf(verb);
    return place < 0 ? Number.NEGATIVE_INFINITY : -place;
  };

export const priors = (state: State, name: Seat, actions: readonly Action[]): readonly number[] => {
  const seat = seatNumber(name);
  const urgent = state.phase.name === 'prisoners' ? undefined : atOnce(state, seat, actions);
  if (urgent) return urgent;
  switch (state.phase.name) {
    case 'allocation':
      return best(actions, (action) => {
        if (action.do === 'place') return 1e6;
        return action.do === 'give' ? menOfCard(action.card) * 1000 + bearing(state, action.card, action.noble) : -1;
      });
    case 'placement':
    case 'homecoming':
      return best(actions, (action) => (action.do === 'place' ? roof(state, seat, action.noble, action.spot) : -1));
    case 'movement':
      return movementPriors(state, seat, actions);
    case 'free-moves':
      if (actions.some((action) => action.do === 'answer')) return leavePriors(state, seat, actions);
      return windowPriors(state, seat, actions);
    case 'combat':
      return combatPriors(state as During<'combat'>, actions);
    case 'field':
      return best(actions, (action) => fieldWeight(state as During<'field'>, action));
    case 'prisoners':
      return best(actions, (action) => {
        if (action.do === 'execute') return 1;
        return action.do === 'hold' && canPay(state, seatOfNoble(state, action.noble)) ? 2 : 0;
      });
    case 'ransom':
      return best(actions, verbs(['pass', 'execute', 'free']));
    case 'bounty':
      return best(actions, (action) => (action.do === 'keep' && seatOfNoble(state, action.noble) === seat ? 1 : 0));
    case 'spoils':
      return best(actions, (action) => (action.do === 'take' ? bearing(state, action.card, action.noble) : -1));
    case 'seizure':
      return best(actions, (action) => {
        if (action.do === 'lord' || action.do === 'go-in') return 1 + (state.men[action.noble] as number);
        return 0;
      });
    case 'lodging':
      return best(actions, verbs(['put-out', 'let-stay']));
    case 'parliament':
      return parliamentPriors(state as During<'parliament'>, seat, actions);
    case 'coronation':
      return best(actions, verbs(['crown', 'end-coronation']));
    case 'draw':
      return best(actions, verbs(['end-turn']));
    case 'chance':
    case 'storm':
    case 'escort':
    case 'commission':
    case 'treachery':
    case 'pardon':
      return plain(actions);
  }
};
