// 7.3 Siege: bad weather delays it, anything else takes the place, and everybody inside.

import { kill } from '../changes/deaths.ts';
import { claimHeirs, orphan, setKeeper } from '../changes/heirs.ts';
import { liftSieges, put } from '../changes/places.ts';
import { resultOf } from '../data/events.ts';
import { placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Table, TableIn } from '../kind.ts';
import { isInPlay, listOf, noblesAt, ofSeat, royalsAt } from '../position/pieces.ts';
import { inside, NONE } from '../spots.ts';
import { fallen } from './battle.ts';
import { takePrisoners } from './captives.ts';
import { turnCard } from './card.ts';
import { heirsWith } from './forces.ts';

/** 7.4 The besiegers lie before the place until they try again. */
const laySiege = (table: TableIn<'combat'>): void => {
  const whole = table as unknown as Table;
  const { attackers, place, area, by } = table.state.phase;
  for (const noble of listOf(attackers)) if (whole.state.spot[noble] !== area) put(whole.state, noble, area);
  whole.state.siege[place] = by;
  whole.tell('7.4', { say: 'bad-weather' });
  whole.tell('7.4', { say: 'siege-laid', place: placeName(place) });
};
export const fightSiege = (table: TableIn<'combat'>): void => {
  const whole = table as unknown as Table;
  const { state } = whole;
  const { attackers, defenders, place, by } = table.state.phase;
  state.attacked |= attackers;
  state.defended |= defenders;
  table.state.phase.bound = table.state.phase.bound.filter((port) => port !== place);
  const card = turnCard(whole, by);
  if (card === NONE || resultOf(card) === 'bad-weather') {
    laySiege(table);
    return;
  }
  const heirs = heirsWith(state, attackers);
  kill(whole, fallen(card, attackers | defenders), [], 'siege');
  orphan(whole, heirs);
  const victors = listOf(attackers)
    .filter((noble) => isInPlay(state, noble))
    .reduce((set, noble) => set | (1 << noble), 0);
  if (victors === 0) {
    whole.tell('7.3', { say: 'place-holds', place: placeName(place) });
    claimHeirs(whole);
    return;
  }
  state.siege[place] = NONE;
  whole.tell('7.3', { say: 'place-taken', seat: seatName(by), place: placeName(place) });
  for (const royal of royalsAt(state, inside(place))) setKeeper(whole, royal, by);
  const within = noblesAt(state, inside(place));
  const taken = within & ~ofSeat(state, within, by) & ~attackers;
  for (const noble of listOf(taken)) put(state, noble, NONE);
  liftSieges(whole);
  takePrisoners(whole, by, victors, taken);
  whole.interrupt({ name: 'seizure', seat: by, place, nobles: victors, lord: NONE, inside: false });
};
