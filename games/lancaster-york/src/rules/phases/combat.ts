// 7.0 Combat: in reverse turn order, each player's battles by region and then castle, large town, town, port.
import { seatOf } from '../data/box.ts';
import { garrisonOf, type PlaceId, placeName } from '../data/cards.ts';
import { REGIONS } from '../data/regions.ts';
import { give, ownerOf, standOf, supplyOf, without } from '../position.ts';
import { type Automatic, NONE, type Table, type Writable } from '../state.ts';
import { checkTitle } from '../titles.ts';
import { emptyField } from './deployment.ts';

type Facts = Extract<Writable['phase'], { name: 'combat' }>;
/** 7.1 Ruling 57. */
const BATTLE_ORDER: readonly PlaceId[] = REGIONS.flatMap((region) =>
  [0, 6, 12, 18].map((kind) => (region + kind) as PlaceId),
);

const strengthAt = ({ field }: Facts, stand: number): number =>
  (field.troops[stand] as number) + (field.mercenaries[stand] as number);
const forcesAt = ({ field }: Facts, stand: number) => ({
  troops: field.troops[stand] as number,
  mercenaries: field.mercenaries[stand] as number,
});
/** 7.2 It does not matter which falls first (ruling 62): troops do. */
const lose = ({ field }: Facts, stand: number, losses: number): void => {
  const troops = Math.min(losses, field.troops[stand] as number);
  field.troops[stand] = (field.troops[stand] as number) - troops;
  field.mercenaries[stand] = (field.mercenaries[stand] as number) - (losses - troops);
};

/** 7.2 On the first attack of the turn the garrison joins the defenders; it comes once. */
const stepOut = (phase: Facts, place: PlaceId, owner: number): number => {
  if ((phase.attacked & (1 << place)) !== 0) return 0;
  phase.attacked |= 1 << place;
  const garrison = garrisonOf(place);
  const stand = standOf(owner, place);
  phase.field.troops[stand] = (phase.field.troops[stand] as number) + garrison;
  return garrison;
};

/** 7.2 Both sides lose one at a time until one is empty; both empty, the place is neutral. */
const fight = (table: Table, phase: Facts, seat: number, place: PlaceId, owner: number): void => {
  const { state } = table;
  const own = standOf(seat, place);
  const theirs = standOf(owner, place);
  const attackers = forcesAt(phase, own);
  const defenders = forcesAt(phase, theirs);
  const garrison = stepOut(phase, place, owner);
  const attack = strengthAt(phase, own);
  const defence = strengthAt(phase, theirs);
  const losses = Math.min(attack, defence);
  lose(phase, own, losses);
  lose(phase, theirs, losses);
  const result = attack > defence ? 'taken' : attack < defence ? 'held' : 'neutral';
  if (result === 'taken') give(state, place, seat);
  if (result === 'neutral') {
    give(state, place, NONE);
    state.waiting.push(place);
  }
  table.tell('7.2', {
    say: 'battle-fought',
    seat: seatOf(seat),
    place: placeName(place),
    against: seatOf(owner),
    attackers,
    defenders,
    garrison,
    losses,
    result,
    left: Math.max(attack, defence) - losses,
  });
  if (result !== 'held') checkTitle(table, place);
};

/** 7.3 A place that became neutral this turn is taken without a fight, card and all. */
const enter = (table: Table, phase: Facts, seat: number, place: PlaceId): void => {
  const { state } = table;
  if (!state.waiting.includes(place)) return;
  state.waiting = without(state.waiting, place);
  // Whoever comes next meets no garrison: the owner's cube is not there.
  phase.attacked |= 1 << place;
  give(state, place, seat);
  const left = strengthAt(phase, standOf(seat, place));
  table.tell('7.3', { say: 'place-entered', seat: seatOf(seat), place: placeName(place), left });
  checkTitle(table, place);
};

export const fightAll = (table: Table): void => {
  const { state } = table;
  const phase = state.phase as Facts;
  for (const seat of state.order.toReversed())
    for (const place of BATTLE_ORDER) {
      const owner = ownerOf(state, place);
      if (owner === seat || strengthAt(phase, standOf(seat, place)) === 0) continue;
      if (owner === NONE) enter(table, phase, seat, place);
      else fight(table, phase, seat, place, owner);
    }
  goHome(table, phase);
};
/** 7.4 Troops go home, mercenaries on the board return to the common supply. */
const goHome = ({ state, tell }: Table, phase: Facts): void => {
  const mercenaries = phase.field.mercenaries.reduce((sum, count) => sum + count, 0);
  const placed = mercenaries + phase.field.troops.reduce((sum, count) => sum + count, 0);
  phase.field = emptyField(state);
  phase.attacked = 0;
  if (placed > 0) tell('7.4', { say: 'forces-went-home', mercenaries, supply: supplyOf(state) });
};

export const combat: Automatic<'combat'> = {
  rule: '7.1',
  enter({ state }) {
    const field = state.phase.name === 'bribery' ? state.phase.field : emptyField(state);
    state.phase = { name: 'combat', field, attacked: 0 };
  },
  goOn: fightAll,
  next: () => 'parliament',
};
