// 7.2 Battle: odds, card, the fallen, the taken.
import { kill } from '../changes/deaths.ts';
import { put } from '../changes/places.ts';
import { resultOf } from '../data/events.ts';
import { placesIn } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { openField } from '../field/closing.ts';
import type { Table, TableIn } from '../kind.ts';
import { listOf } from '../position/pieces.ts';
import { strengthOfAll } from '../position/strength.ts';
import { NONE } from '../spots.ts';
import { settle, shareHeirs, takeHeirs } from './aftermath.ts';
import { takePrisoners } from './captives.ts';
import { isBadWeather, turnCard } from './card.ts';
import { fallenIn, standing } from './fallen.ts';
import { heirsWith, leaderOf } from './forces.ts';
import { oddsOf, winsAt } from './odds.ts';
import { waverIn } from './wavering.ts';

/** 7.4 Who beat the besiegers of a place may attack it, or go in, in the same phase. */
const relieve = (table: TableIn<'combat'>, besieged: readonly number[], winners: number): void => {
  for (const place of besieged) table.state.phase.relieved.push({ place: place as never, nobles: winners });
};
/** The places of an area that a faction besieges. */
export const besiegedBy = (table: Table, area: number, seat: number): readonly number[] =>
  placesIn(area).filter((place) => table.state.siege[place] === seat);

/** The stronger side first; where forces are even, nobody is weaker. */
const sidesOf = (table: TableIn<'combat'>): { strong: number; weak: number; men: readonly [number, number] } => {
  const { attackers, defenders, area } = table.state.phase;
  const men = [strengthOfAll(table.state, attackers, area), strengthOfAll(table.state, defenders, area)] as const;
  return men[0] > men[1] ? { strong: attackers, weak: defenders, men } : { strong: defenders, weak: attackers, men };
};
/** 16.4 An Allegiance card takes somebody from the weaker side. */
const waver = (table: TableIn<'combat'>): boolean => {
  const { phase } = table.state;
  const { strong, weak, men } = sidesOf(table);
  if (men[0] === men[1]) return false;
  const { state } = table;
  const found = waverIn(table as unknown as Table, {
    weak,
    strong,
    seat: leaderOf(state, strong),
    odds: (noble) =>
      oddsOf(strengthOfAll(state, strong, phase.area), strengthOfAll(state, weak & ~(1 << noble), phase.area)),
  });
  if (!found) return false;
  const bit = 1 << found.noble;
  const turned = found.turned ? bit : 0;
  const gains = strong === phase.attackers;
  phase.attackers = gains ? phase.attackers | turned : phase.attackers & ~bit;
  phase.defenders = gains ? phase.defenders & ~bit : phase.defenders | turned;
  return true;
};

export const fightBattle = (table: TableIn<'combat'>): void => {
  const whole = table as unknown as Table;
  const { state } = whole;
  const { phase } = table.state;
  const { by, area } = phase;
  state.attacked |= phase.attackers;
  state.defended |= phase.defenders;
  const card = turnCard(whole, by, state.options.advanced ? { isWeather: true } : { waver: () => waver(table) });
  if (isBadWeather(card)) {
    whole.tell('7.2', { say: 'bad-weather' });
    return;
  }
  if (state.options.advanced) {
    const sides = [heirsWith(state, phase.attackers), heirsWith(state, phase.defenders)] as const;
    openField(table, sides, besiegedBy(whole, area, leaderOf(state, phase.defenders)));
    return;
  }
  const { strong, weak, men } = sidesOf(table);
  const odds = oddsOf(men[0], men[1]);
  const seat = leaderOf(state, strong);
  const heirs = heirsWith(state, weak);
  const all = [...heirs, ...heirsWith(state, strong)];
  const besieged = weak === phase.defenders ? besiegedBy(whole, area, leaderOf(state, weak)) : [];
  const even = odds === 'even';
  const { nobles, royals } = fallenIn(whole, card, even ? strong | weak : strong, even ? 0 : weak, all);
  kill(whole, nobles, royals, 'combat');
  const winners = standing(state, strong);
  if (!winsAt(odds, resultOf(card))) whole.tell('7.2', { say: 'indecisive', odds });
  else {
    whole.tell('7.2', { say: 'battle-won', seat: seatName(seat), odds });
    // Ruling 67: where every victor falls, nobody is taken.
    if (winners !== 0) {
      takeHeirs(whole, heirs, winners, seat);
      const taken = standing(state, weak);
      for (const noble of listOf(taken)) put(state, noble, NONE);
      relieve(table, besieged, winners);
      settle(whole, all);
      shareHeirs(whole, seat, heirs, winners);
      takePrisoners(whole, seat, winners, taken);
      return;
    }
  }
  settle(whole, all);
};
