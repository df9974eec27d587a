// A baron of few thoughts, for recorded games: he gathers his men, goes for heirs whom he can take, crowns whom he may
// and rids himself of the others, so that games of chance come to an end.
import { legal, pick, type Random } from '@rose/table';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import type { Act } from '../src/rules/actions.ts';
import { stepsBetween } from '../src/rules/data/areas.ts';
import { BISHOP_CARDS, isArchbishop } from '../src/rules/data/crown.ts';
import { houseOf, isRoyal, ROYALS } from '../src/rules/data/persons.ts';
import { hasCathedral } from '../src/rules/data/places.ts';
import { seatNumber } from '../src/rules/data/seats.ts';
import { areaOf, isAlive, listOf, noblesAt, onBoardOf, stackOf } from '../src/rules/position/pieces.ts';
import { requirementOf } from '../src/rules/position/sieges.ts';
import { strengthOfAll } from '../src/rules/position/strength.ts';
import { isCrowned, keeperOfRoyal, seniorOf } from '../src/rules/position/throne.ts';
import { areaAt, isInside, NONE, placeAt } from '../src/rules/spots.ts';

type State = Kingmaker['state'];
type Action = Kingmaker['action'];
type March = Act<'march'>;

/** Whether a stack has who can crown. */
const canCrown = (state: State, set: number): boolean => {
  const cards = BISHOP_CARDS.filter((card) => listOf(set).some((noble) => state.held[card] === noble));
  return cards.length > 1 || cards.some(isArchbishop);
};
const isSenior = (state: State, royal: number): boolean => seniorOf(state, houseOf(royal)) === royal;
/** What it takes to have an heir of somebody else, or of nobody. */
const priceOf = (state: State, royal: number, seat: number): number => {
  const spot = state.spot[royal] as number;
  if (isInside(spot)) return requirementOf(state, placeAt(spot), seat);
  const area = areaAt(spot);
  return area === NONE ? Number.POSITIVE_INFINITY : 1.5 * strengthOfAll(state, noblesAt(state, spot), area);
};
const strongest = (state: State, seat: number): number => {
  const stacks = listOf(onBoardOf(state, seat)).map((noble) => stackOf(state, noble));
  return stacks.reduce(
    (best, set) => (best === 0 || strengthOfAll(state, set, NONE) > strengthOfAll(state, best, NONE) ? set : best),
    0,
  );
};
/** The areas a stack would like to be in, with how much. */
const wishes = (state: State, seat: number, set: number): ReadonlyMap<number, number> => {
  const wanted = new Map<number, number>();
  const men = strengthOfAll(state, set, NONE);
  for (const royal of ROYALS) {
    if (!isAlive(state, royal)) continue;
    const area = areaOf(state, royal);
    if (keeperOfRoyal(state, royal) === seat) {
      const mine = canCrown(state, set) && isSenior(state, royal) && !isCrowned(state, royal);
      if (mine && !listOf(set).some((noble) => areaOf(state, noble) === area)) wanted.set(area, 60);
    } else if (area !== NONE && men >= priceOf(state, royal, seat)) wanted.set(area, 50);
  }
  const main = strongest(state, seat);
  const [lead] = listOf(main);
  if (main !== set && lead !== undefined) wanted.set(areaOf(state, lead), 40);
  return wanted;
};
/** An uncrowned senior with a bishop wants a cathedral. */
const isMinster = (state: State, set: number, spot: number, seat: number): boolean =>
  isInside(spot) &&
  hasCathedral(placeAt(spot)) &&
  canCrown(state, set) &&
  ROYALS.some(
    (royal) =>
      keeperOfRoyal(state, royal) === seat &&
      isAlive(state, royal) &&
      isSenior(state, royal) &&
      !isCrowned(state, royal) &&
      listOf(set).some((noble) => state.spot[noble] === state.spot[royal]),
  );
const worth = (state: State, seat: number, { piece, spot }: March): number => {
  if (isRoyal(piece)) return 0;
  const set = stackOf(state, piece);
  if (isMinster(state, set, spot, seat)) return 90;
  const heir = ROYALS.some((royal) => state.spot[royal] === spot && keeperOfRoyal(state, royal) !== seat);
  const goal = [...wishes(state, seat, set)].reduce((most, [area, value]) => {
    const gain = stepsBetween(areaOf(state, piece), area) - stepsBetween(areaAt(spot), area);
    return gain > 0 ? Math.max(most, value + gain) : most;
  }, 0);
  return goal + (heir ? 20 : 0) + (isInside(spot) ? 1 : 0);
};

const marchOf = (state: State, seat: number, marches: readonly March[]): March | undefined => {
  const scored = marches.map((march) => ({ march, value: worth(state, seat, march) }));
  const best = scored.reduce((most, { value }) => Math.max(most, value), 0);
  return best > 0 ? scored.find(({ value }) => value === best)?.march : undefined;
};
/** Of his heirs he keeps the crowned one, else the first in line. */
const isSpare = (state: State, seat: number, royal: number): boolean => {
  const own = ROYALS.filter((one) => isAlive(state, one) && keeperOfRoyal(state, one) === seat);
  const kept = own.find((one) => isCrowned(state, one)) ?? own[0];
  return royal !== kept && !isCrowned(state, royal);
};
const verbIn = <V extends Action['do']>(actions: readonly Action[], verb: V): readonly Act<V>[] =>
  actions.filter((action): action is Extract<Action, { do: V }> => action.do === verb) as unknown as readonly Act<V>[];

const EAGER = ['crown', 'turn-card', 'besiege', 'town-fight', 'enter'] as const;
const IDLE = ['end-movement', 'end-combat', 'end-coronation', 'end-turn', 'call-off', 'no-parliament', 'wish-end'];
/** What the baron does, being asked. */
export const baron = (state: State, name: Kingmaker['seat'], random: Random): Action => {
  const seat = seatNumber(name);
  const actions = legal(kingmaker, state, name);
  for (const verb of state.phase.name === 'allocation' ? (['ready'] as const) : EAGER) {
    const found = verbIn(actions, verb);
    if (found.length > 0) return pick(found, random) as Action;
  }
  const spare = verbIn(actions, 'execute').filter(({ piece }) => isRoyal(piece) && isSpare(state, seat, piece));
  if (spare.length > 0 && random(4) === 1) return pick(spare, random) as Action;
  if (state.phase.name === 'movement' && random(8) > 1) {
    const march = marchOf(state, seat, verbIn(actions, 'march'));
    const end = verbIn(actions, 'end-movement');
    if (march) return march;
    if (end.length > 0) return pick(end, random);
  }
  const others = actions.filter((action) => action.do !== 'execute' || !isRoyal(action.piece));
  const busy = others.filter((action) => !IDLE.includes(action.do));
  const verbs = [...new Set((busy.length > 0 && random(3) > 1 ? busy : others).map((action) => action.do))];
  const verb = pick(verbs, random);
  return pick(
    others.filter((action) => action.do === verb),
    random,
  );
};
