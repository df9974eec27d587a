// How a combat may end, for one seat and from what it may know: exact, over the cards it has not seen.
import type { IsUp, Odds, Random } from '@rose/table';
import type { Action } from '../rules/actions.ts';
import { isAmbush } from '../rules/combat/ambush.ts';
import { againAt } from '../rules/combat/declaring.ts';
import { attackersOn, besiegersOn, heirsWith, leaderOf, targetsIn } from '../rules/combat/forces.ts';
import { whyNotSeats } from '../rules/combat/truces.ts';
import { A, areaName } from '../rules/data/areas.ts';
import { isRoyal } from '../rules/data/persons.ts';
import { areaOfPlace, garrisonOf, placeName } from '../rules/data/places.ts';
import { type Seat, seatName, seatNumber } from '../rules/data/seats.ts';
import type { During } from '../rules/kind.ts';
import { holderOf } from '../rules/position/control.ts';
import {
  areaOf,
  leaderSeat,
  leadOf,
  listOf,
  noblesAt,
  ofSeat,
  seatsIn,
  setOf,
  stackOf,
} from '../rules/position/pieces.ts';
import { requirementOf } from '../rules/position/sieges.ts';
import { strengthAt, strengthOfAll } from '../rules/position/strength.ts';
import { isAtPeace } from '../rules/position/truces.ts';
import { inside, isInOpen, NONE } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { imagine } from '../secrecy/imagine.ts';
import type { View } from '../secrecy/seen.ts';
import { chancesOf, type Fight, type FightKind, lossesOf } from './odds-cards.ts';
import { isWavering, unseenBy } from './odds-unseen.ts';

interface Declared {
  readonly kind: FightKind;
  readonly by: number;
  readonly area: number;
  readonly place: number;
  readonly attackers: number;
  readonly defenders: number;
}
/** 7.2 The battle that a march would lead to: with the only force in the open there, if it may be attacked. */
const metBy = (state: State, { piece, spot }: Extract<Action, { do: 'march' }>): Declared | undefined => {
  if (isRoyal(piece) || !isInOpen(spot)) return undefined;
  const [attackers, by] = [stackOf(state, piece), leaderSeat(state, piece)];
  const [defenders = 0, ...more] = targetsIn(state, spot, by);
  if (spot === A.continent || spot === A.scotland) return undefined;
  const isHeldBack = isAtPeace(state, spot) || whyNotSeats(state, by, seatsIn(state, defenders)) !== undefined;
  if (defenders === 0 || more.length > 0 || isHeldBack) return undefined;
  const kind = isAmbush(state, attackers, defenders, spot) ? 'ambush' : 'battle';
  return { kind, by, area: spot, place: NONE, attackers, defenders };
};
/** The combat that an action would declare, or lead to; everything it needs is public. */
const declaredBy = (state: State, action: Action): Declared | undefined => {
  const by = state.turn;
  if (action.do === 'attack' || action.do === 'attack-with') {
    const area = areaOf(state, action.noble);
    if (area === NONE) return undefined;
    const defenders = stackOf(state, action.noble);
    const attackers = action.do === 'attack' ? attackersOn(state, by, defenders) : setOf(action.nobles);
    const kind = isAmbush(state, attackers, defenders, area) ? 'ambush' : 'battle';
    return { kind, by, area, place: NONE, attackers, defenders };
  }
  if (action.do === 'march') return metBy(state, action);
  if (action.do !== 'besiege' && action.do !== 'besiege-with') return undefined;
  const { place } = action;
  const area = areaOfPlace(place);
  const again = state.phase.name === 'combat' ? againAt(state as During<'combat'>, place) : 0;
  const attackers = action.do === 'besiege' ? besiegersOn(state, by, place, area, again) : setOf(action.nobles);
  const within = noblesAt(state, inside(place));
  return { kind: 'siege', by, area, place, attackers, defenders: within & ~ofSeat(state, within, by) };
};
const underWay = ({ phase }: State): Declared | undefined =>
  phase.name === 'combat' && phase.kind !== 'none' ? { ...phase, kind: phase.kind } : undefined;

const fightOf = (state: State, { kind, by, area, place, attackers, defenders }: Declared): Fight => {
  const side = (set: number, men: number) => ({ nobles: listOf(set), heirs: heirsWith(state, set), men });
  const [own, others] = [strengthOfAll(state, attackers, area), strengthOfAll(state, defenders, area)];
  const garrison = kind === 'town' ? garrisonOf(place) : 0;
  const isLord = kind === 'town' && holderOf(state, place) === by;
  return {
    kind,
    advanced: state.options.advanced,
    attackers: side(attackers, own + (isLord ? garrison : 0)),
    defenders: side(defenders, kind === 'siege' ? requirementOf(state, place, by) : others + (isLord ? 0 : garrison)),
  };
};
/** Whom the attacker fights: the leader of the other force, or the lord of the place. */
const opponentOf = (state: State, { defenders, place }: Declared): number => {
  if (defenders !== 0) return leaderOf(state, 1 << leadOf(defenders));
  return place === NONE ? NONE : holderOf(state, place);
};

export const odds = (
  view: View,
  seat: Seat,
  actions: readonly Action[],
  random: Random,
  _isUp: IsUp,
): Odds | undefined => {
  const state = imagine(view, random);
  const [action] = actions;
  const found = (action && declaredBy(state, action)) ?? underWay(state);
  if (!found || found.attackers === 0) return undefined;
  const fight = fightOf(state, found);
  const unseen = unseenBy(view);
  const { ends } = chancesOf(fight, unseen, isWavering);
  const [lost, taken] = lossesOf(fight, unseen, (noble) => strengthAt(state, noble, found.area));
  const isAttacker = found.by === seatNumber(seat);
  const against = opponentOf(state, found);
  const other = isAttacker ? against : found.by;
  return {
    seat,
    against: other === NONE ? seat : seatName(other),
    place: found.place === NONE ? areaName(found.area) : placeName(found.place),
    win: isAttacker ? ends.win : ends.lose,
    lose: isAttacker ? ends.lose : ends.win,
    neither: ends.draw + ends.weather + ends.field,
    ownLost: { is: isAttacker ? lost : taken, error: 0 },
    enemyLost: { is: isAttacker ? taken : lost, error: 0 },
    exact: true,
    samples: 0,
    forgets: view.decks.discards > 0,
    error: 0,
  };
};
