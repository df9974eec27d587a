// 14.2 Ambush: a quarter of the others' men, or less, can only fall upon them from hiding. Somebody dies, perhaps; then the
// attackers are taken.
import { kill } from '../changes/deaths.ts';
import { put } from '../changes/places.ts';
import { isVariant, namedOn } from '../data/events.ts';
import { isRoyal } from '../data/persons.ts';
import { dies } from '../dice.ts';
import type { During, Table, TableIn } from '../kind.ts';
import { listOf, setOf } from '../position/pieces.ts';
import { strengthOfAll } from '../position/strength.ts';
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { settle, shareHeirs, takeHeirs } from './aftermath.ts';
import { takePrisoners } from './captives.ts';
import { isBadWeather, turnCard } from './card.ts';
import { type Fallen, fallenByDice, namedIn, standing } from './fallen.ts';
import { heirsWith, leaderOf } from './forces.ts';

export const isAmbush = (state: State, attackers: number, defenders: number, area: number): boolean =>
  state.options.ambush && 4 * strengthOfAll(state, attackers, area) <= strengthOfAll(state, defenders, area);
/** 14.2 In the advanced game the ambusher says whom he means. */
export const victimsOf = (state: During<'combat'>): readonly number[] =>
  state.options.advanced && state.phase.kind === 'ambush'
    ? [...listOf(state.phase.defenders), ...heirsWith(state, state.phase.defenders)]
    : [];

const fallen = (table: TableIn<'combat'>, card: number, victim: number): Fallen => {
  const whole = table as unknown as Table;
  const { attackers, defenders } = table.state.phase;
  const own = heirsWith(whole.state, attackers);
  const ambushers = (): Fallen => ({
    nobles: setOf(listOf(attackers).filter(() => dies(whole, 'ambusher'))),
    royals: own.filter(() => dies(whole, 'ambusher')),
  });
  if (victim !== NONE) {
    const dead = dies(whole, 'ambushed');
    const theirs = ambushers();
    if (!dead) return theirs;
    return isRoyal(victim)
      ? { nobles: theirs.nobles, royals: [...theirs.royals, victim] }
      : { nobles: theirs.nobles | (1 << victim), royals: theirs.royals };
  }
  if (isVariant(card)) {
    // Nobody is named: all roll, those who were surprised as the stronger side.
    const others = fallenByDice(whole, defenders, 0, heirsWith(whole.state, defenders));
    const theirs = ambushers();
    return { nobles: others.nobles | theirs.nobles, royals: [...others.royals, ...theirs.royals] };
  }
  const last = namedOn(card).at(-1);
  return { nobles: last === undefined ? 0 : namedIn(card, attackers | defenders) & (1 << last), royals: [] };
};
export const fightAmbush = (table: TableIn<'combat'>, victim: number = NONE): void => {
  const whole = table as unknown as Table;
  const { state } = whole;
  const { attackers, defenders, by } = table.state.phase;
  state.attacked |= attackers;
  state.defended |= defenders;
  const card = turnCard(whole, by);
  if (isBadWeather(card)) {
    whole.tell('14.2', { say: 'bad-weather' });
    return;
  }
  const heirs = heirsWith(state, attackers);
  const all = [...heirs, ...heirsWith(state, defenders)];
  const seat = leaderOf(state, defenders);
  const { nobles, royals } = fallen(table, card, victim);
  kill(whole, nobles, royals, 'combat');
  const captors = standing(state, defenders);
  const taken = captors === 0 ? 0 : standing(state, attackers);
  if (captors !== 0) takeHeirs(whole, heirs, captors, seat);
  for (const noble of listOf(taken)) put(state, noble, NONE);
  settle(whole, all);
  shareHeirs(whole, seat, heirs, captors);
  takePrisoners(whole, seat, captors, taken);
};
