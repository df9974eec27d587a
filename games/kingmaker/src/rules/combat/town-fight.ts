// 14.3 Town fights: inside walls, as a battle. The garrison is on the side of the place's lord, or on its own.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { kill } from '../changes/deaths.ts';
import { setKeeper } from '../changes/heirs.ts';
import { put, putOut, turnOver } from '../changes/places.ts';
import { areaName } from '../data/areas.ts';
import { resultOf } from '../data/events.ts';
import { nobleName } from '../data/persons.ts';
import { areaOfPlace, garrisonOf, isFortified, PLACES, type PlaceId, placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table, TableIn } from '../kind.ts';
import { nobleNames } from '../naming.ts';
import { holderOf } from '../position/control.ts';
import { has, isAlive, leadOf, listOf, noblesAt, ofSeat, seatsIn } from '../position/pieces.ts';
import { strengthOfAll } from '../position/strength.ts';
import { isAtPeace } from '../position/truces.ts';
import { captiveOf, inside, isInside, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';
import { settle, shareHeirs, takeHeirs } from './aftermath.ts';
import { execute, takePrisoners } from './captives.ts';
import { isBadWeather, turnCard } from './card.ts';
import { fallenIn, standing } from './fallen.ts';
import { canAttack, heirsWith, leaderOf, ledBy } from './forces.ts';
import { oddsOf, winsAt } from './odds.ts';
import { capture } from './siege.ts';
import { whyNotSeats } from './truces.ts';
import { waverIn } from './wavering.ts';

export const fightersIn = (state: State, seat: number, place: number): number => {
  let set = 0;
  for (const noble of listOf(ledBy(state, noblesAt(state, inside(place)), seat)))
    if (canAttack(state, noble)) set |= 1 << noble;
  return set;
};
const strangersIn = (state: State, seat: number, place: number): number => {
  const within = noblesAt(state, inside(place));
  return within & ~ledBy(state, within, seat);
};
export const whyNotTownFight = (state: State, seat: number, place: number): Refusal | undefined => {
  if (!state.options.townFight || !isFortified(place)) return refuse('14.3', { why: 'no-town-fight' });
  const area = areaOfPlace(place);
  const own = fightersIn(state, seat, place);
  const others = strangersIn(state, seat, place);
  const holder = holderOf(state, place);
  // The lord's garrison can fight alone; whoever else fights must be inside, and shut in or not alone there.
  const able = holder === seat ? others !== 0 : own !== 0 && (others !== 0 || (own & state.intruders) !== 0);
  if (!able) return refuse('14.3', { why: 'nobody-to-fight' });
  if (isAtPeace(state, area)) return refuse('9.5', { why: 'kings-peace', area: areaName(area) });
  const truce = whyNotSeats(state, seat, seatsIn(state, others) | (holder === NONE ? 0 : 1 << holder));
  if (truce) return truce;
  const attacked = listOf(others).find((one) => has(state.defended, one));
  return attacked === undefined ? undefined : refuse('7.1', { why: 'was-attacked', noble: nobleName(attacked) });
};
/** Every place in which the active player could draw his sword. */
export const townFights = (state: State): readonly Act<'town-fight'>[] => {
  if (!state.options.townFight) return [];
  const places = new Set<PlaceId>();
  for (const spot of state.spot) if (isInside(spot) && isFortified(placeAt(spot))) places.add(placeAt(spot));
  return PLACES.filter((place) => places.has(place)).map((place) => ({ do: 'town-fight', place }));
};
/** 14.3 Where his own people, or those of them who are named, must fight now; the King's peace puts it off (ruling 193). */
export const dueTownFight = (state: State, seat: number, among = -1): PlaceId | undefined => {
  const bound = state.intruders & ~state.excused & among;
  if (bound === 0) return undefined;
  const noble = listOf(bound).find((one) => {
    const spot = state.spot[one] as number;
    if (!isInside(spot) || holderOf(state, placeAt(spot)) === seat) return false;
    return has(fightersIn(state, seat, placeAt(spot)), one) && !whyNotTownFight(state, seat, placeAt(spot));
  });
  return noble === undefined ? undefined : placeAt(state.spot[noble] as number);
};

export const declareTownFight = (table: TableIn<'combat'>, place: PlaceId): void => {
  const { state } = table;
  const by = state.turn;
  const attackers = fightersIn(state, by, place);
  const defenders = strangersIn(state, by, place);
  const area = areaOfPlace(place);
  Object.assign(state.phase, { kind: 'town', by, area, place, attackers, defenders, asked: 0, step: 'card' });
  table.tell('14.3', {
    say: 'town-fight-declared',
    seat: seatName(by),
    attackers: nobleNames(attackers),
    defenders: nobleNames(defenders),
    place: placeName(place),
    men: menOf(table),
  });
};
/** Both sides with the garrison where it belongs. */
const menOf = (table: TableIn<'combat'>): readonly [number, number] => {
  const { attackers, defenders, place, by, area } = table.state.phase;
  const garrison = garrisonOf(place);
  const isLord = holderOf(table.state, place) === by;
  return [
    strengthOfAll(table.state, attackers, area) + (isLord ? garrison : 0),
    strengthOfAll(table.state, defenders, area) + (isLord ? 0 : garrison),
  ];
};

/** 16.4 An Allegiance card takes somebody from the weaker side; at tables of the first five rules it did nothing here. */
const waver = (table: TableIn<'combat'>): boolean => {
  const { state } = table;
  const { phase } = state;
  const { attackers, defenders, place, by, area } = phase;
  const men = menOf(table);
  if (state.rules < 6 || men[0] === men[1]) return false;
  const gains = men[0] > men[1];
  const [weak, strong] = gains ? [defenders, attackers] : [attackers, defenders];
  const lord = holderOf(state, place);
  const led = defenders === 0 ? NONE : leaderOf(state, defenders);
  const found = waverIn(table as unknown as Table, {
    weak,
    strong,
    seat: gains ? by : lord === NONE || lord === by ? led : lord,
    odds: (noble) => oddsOf(Math.max(...men), Math.min(...men) - strengthOfAll(state, 1 << noble, area)),
    place,
  });
  if (!found) return false;
  const bit = 1 << found.noble;
  const turned = found.turned ? bit : 0;
  phase.attackers = gains ? attackers | turned : attackers & ~bit;
  phase.defenders = gains ? defenders & ~bit : defenders | turned;
  return true;
};

/** Attackers who lost: taken by the lord or, in a neutral place, executed at once. */
const loseInside = (table: Table, place: number, losers: number, heirs: readonly number[]): void => {
  const { state } = table;
  const holder = holderOf(state, place);
  if (holder !== NONE) {
    for (const royal of heirs) if (isAlive(state, royal)) setKeeper(table, royal, holder);
    const captors = ofSeat(state, noblesAt(state, inside(place)), holder);
    for (const noble of listOf(losers)) put(state, noble, NONE);
    settle(table, heirs);
    takePrisoners(table, holder, captors, losers);
    return;
  }
  for (const noble of listOf(losers)) put(state, noble, captiveOf(leaderOf(state, 1 << noble)));
  settle(table, heirs);
  for (const noble of listOf(losers)) execute(table, NONE, noble);
};
/** The lord's side won, or strangers beat the lord's nobles: prisoners as after any battle. */
const loseOutright = (table: Table, winners: number, losers: number, seat: number, heirs: readonly number[]): void => {
  const { state } = table;
  if (winners !== 0) takeHeirs(table, heirs, winners, seat);
  else for (const royal of heirs) if (isAlive(state, royal)) setKeeper(table, royal, seat);
  for (const noble of listOf(losers)) put(state, noble, NONE);
  settle(table, heirs);
  shareHeirs(table, seat, heirs, winners);
  takePrisoners(table, seat, winners, losers);
};

export const fightTown = (table: TableIn<'combat'>): void => {
  const whole = table as unknown as Table;
  const { state } = whole;
  const { place, by, attackers: first, defenders: against } = table.state.phase;
  const holder = holderOf(state, place);
  state.attacked |= first;
  state.defended |= against;
  if (holder === by) state.excused |= against;
  const card = turnCard(whole, by, { waver: () => waver(table) });
  // 16.4 With who changed sides the place itself may have another lord.
  const isLord = holderOf(state, place) === by;
  const isTurned = holderOf(state, place) !== holder;
  const { attackers, defenders } = table.state.phase;
  if (isBadWeather(card)) {
    whole.tell('14.3', { say: 'bad-weather' });
    if (isTurned) turnOver(whole, place, holder);
    return;
  }
  const men = menOf(table);
  const odds = oddsOf(men[0], men[1]);
  const heirs = [heirsWith(state, attackers), heirsWith(state, defenders)] as const;
  const led = defenders === 0 ? NONE : leaderOf(state, defenders);
  const [strong, weak] = men[0] > men[1] ? [attackers, defenders] : [defenders, attackers];
  const even = odds === 'even';
  const all = [...heirs[0], ...heirs[1]];
  const { nobles, royals } = fallenIn(whole, card, even ? strong | weak : strong, even ? 0 : weak, all);
  kill(whole, nobles, royals, 'combat');
  const [left, others] = [standing(state, attackers), standing(state, defenders)];
  if (!winsAt(odds, resultOf(card))) {
    whole.tell('14.3', { say: 'indecisive', odds });
    if (!isLord) putOut(whole, place, left);
    if (isTurned) turnOver(whole, place, holder);
    settle(whole, all);
  } else if (men[0] > men[1]) {
    whole.tell('14.3', { say: 'battle-won', seat: seatName(by), odds });
    if (isLord) loseOutright(whole, left, others, by, heirs[1]);
    else if (left !== 0) capture(whole, by, place, left);
    else settle(whole, all);
  } else {
    const seat = isLord ? led : holderOf(state, place);
    if (seat !== NONE) whole.tell('14.3', { say: 'battle-won', seat: seatName(seat), odds });
    else whole.tell('14.3', { say: 'garrison-won', place: placeName(place), odds });
    if (!isLord) loseInside(whole, place, left, heirs[0]);
    else if (others === 0 || left === 0) settle(whole, all);
    else loseOutright(whole, others, left, leaderOf(state, 1 << leadOf(others)), heirs[0]);
  }
};
