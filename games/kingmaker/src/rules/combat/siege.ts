// 7.3 Siege: bad weather delays it, anything else takes the place, and everybody inside.

import { kill } from '../changes/deaths.ts';
import { claimHeirs, orphan, setKeeper } from '../changes/heirs.ts';
import { liftSieges, put, turnOver } from '../changes/places.ts';
import { placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Table, TableIn } from '../kind.ts';
import { holderOf } from '../position/control.ts';
import { listOf, noblesAt, ofSeat, royalsAt } from '../position/pieces.ts';
import { requirementOf } from '../position/sieges.ts';
import { strengthOfAll } from '../position/strength.ts';
import { inside, NONE } from '../spots.ts';
import { shareHeirs } from './aftermath.ts';
import { takePrisoners } from './captives.ts';
import { isBadWeather, turnCard } from './card.ts';
import { fallenIn, standing } from './fallen.ts';
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
/** 7.3 The place is theirs, and everybody inside. */
export const capture = (table: Table, by: number, place: number, victors: number): void => {
  const { state } = table;
  state.siege[place] = NONE;
  table.tell('7.3', { say: 'place-taken', seat: seatName(by), place: placeName(place) });
  const heirs = royalsAt(state, inside(place));
  for (const royal of heirs) setKeeper(table, royal, by);
  const within = noblesAt(state, inside(place));
  const taken = within & ~ofSeat(state, within, by) & ~victors;
  for (const noble of listOf(taken)) put(state, noble, NONE);
  liftSieges(table);
  shareHeirs(table, by, heirs, victors);
  takePrisoners(table, by, victors, taken);
  table.interrupt({ name: 'seizure', seat: by, place: place as never, nobles: victors, lord: NONE, inside: false });
};
export const fightSiege = (table: TableIn<'combat'>): void => {
  const whole = table as unknown as Table;
  const { state } = whole;
  const { attackers, defenders, place, by, area } = table.state.phase;
  state.attacked |= attackers;
  state.defended |= defenders;
  table.state.phase.bound = table.state.phase.bound.filter((port) => port !== place);
  const card = turnCard(whole, by);
  if (isBadWeather(card)) {
    laySiege(table);
    return;
  }
  const heirs = heirsWith(state, attackers);
  const even = strengthOfAll(state, attackers, area) === requirementOf(state, place, by);
  const { nobles } = fallenIn(whole, card, even ? attackers | defenders : attackers, even ? 0 : defenders);
  // Ruling 72: whoever was inside is taken, also where the lord of the place has just fallen. Tables of the first three
  // rules put his people out first.
  const holder = holderOf(state, place);
  kill(whole, nobles, [], 'siege', state.rules > 3 ? place : NONE);
  orphan(whole, heirs);
  const victors = standing(state, attackers);
  if (victors !== 0) capture(whole, by, place, victors);
  else {
    whole.tell('7.3', { say: 'place-holds', place: placeName(place) });
    if (state.rules > 3) turnOver(whole, place, holder);
    claimHeirs(whole);
  }
};
