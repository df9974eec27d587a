// 7.1 A combat is declared: who against whom, and which controllers of heirs are asked first (7.5).
import { areaName } from '../data/areas.ts';
import { FIRST_ROYAL, type NobleId } from '../data/persons.ts';
import { areaOfPlace, type PlaceId, placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { During, TableIn } from '../kind.ts';
import { nobleNames } from '../naming.ts';
import { areaOf, leadOf, noblesAt, ofSeat, royalsAt, setOf, stackOf } from '../position/pieces.ts';
import { requirementOf } from '../position/sieges.ts';
import { strengthOfAll } from '../position/strength.ts';
import { inside, NONE } from '../spots.ts';
import { isAmbush } from './ambush.ts';
import { againAt } from './declaring.ts';
import { attackersOn, besiegersOn, heirsWith } from './forces.ts';
import { oddsOf } from './odds.ts';

type Fighting = During<'combat'>;

/** 7.5 The controllers of heirs who are with the other side. */
const heirKeepers = (state: Fighting, defenders: number, place: number): number => {
  const heirs = place === NONE ? heirsWith(state, defenders) : royalsAt(state, inside(place));
  return heirs.reduce((seats, royal) => {
    const keeper = state.keeper[royal - FIRST_ROYAL] as number;
    return keeper === NONE || keeper === state.phase.by ? seats : seats | (1 << keeper);
  }, 0);
};
const declare = (
  table: TableIn<'combat'>,
  kind: 'battle' | 'ambush' | 'siege',
  attackers: number,
  defenders: number,
  place: number,
): void => {
  const { state } = table;
  const area = areaOf(state, leadOf(attackers));
  Object.assign(state.phase, { kind, by: state.turn, area, place, attackers, defenders });
  state.phase.asked = heirKeepers(state as Fighting, defenders, place);
  state.phase.step = state.phase.asked === 0 ? 'card' : 'heirs';
  const men = strengthOfAll(state, attackers, area);
  if (kind !== 'siege') {
    const against = strengthOfAll(state, defenders, area);
    table.tell('7.2', {
      say: 'attack-declared',
      seat: seatName(state.turn),
      attackers: nobleNames(attackers),
      defenders: nobleNames(defenders),
      area: areaName(area),
      men: [men, against],
      odds: oddsOf(men, against),
    });
    if (kind === 'ambush') table.tell('14.2', { say: 'ambush-laid', seat: seatName(state.turn) });
  } else
    table.tell('7.3', {
      say: 'siege-declared',
      seat: seatName(state.turn),
      nobles: nobleNames(attackers),
      place: placeName(place),
      men,
      needed: requirementOf(state, place, state.turn),
    });
};
export const attack = (table: TableIn<'combat'>, noble: NobleId, nobles?: readonly NobleId[]): void => {
  const { state } = table;
  const target = stackOf(state, noble);
  const attackers = nobles ? setOf(nobles) : attackersOn(state, state.turn, target);
  const kind = isAmbush(state, attackers, target, areaOf(state, noble)) ? 'ambush' : 'battle';
  declare(table, kind, attackers, target, NONE);
};
export const besiege = (table: TableIn<'combat'>, place: PlaceId, nobles?: readonly NobleId[]): void => {
  const { state } = table;
  const again = againAt(state as Fighting, place);
  const all = besiegersOn(state, state.turn, place, areaOfPlace(place), again);
  const within = noblesAt(state, inside(place));
  declare(table, 'siege', nobles ? setOf(nobles) : all, within & ~ofSeat(state, within, state.turn), place);
};
