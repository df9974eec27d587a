// 15.1 Events that need no answer.
import { type CardId, cardName, type Effect } from '../data/cards.ts';
import { cityName, T } from '../data/cities.ts';
import { SETUPS } from '../data/scenarios.ts';
import { HAND_OPEN, SIEGE_MAX } from '../data/tables.ts';
import { NO_MARKER } from '../sieges.ts';
import { other, SEATS, type Seat, type Side, sideOf, type TableIn, type Writable } from '../state.ts';

type Table = TableIn<'events'>;
const enemyOf = ({ state }: Table): Side => sideOf(other(state.phase.owner));
const tellEvent = (table: Table, seat: Seat): void => {
  const card = table.state.cards[sideOf(seat)] as CardId;
  table.tell('15.1', { say: 'event', seat, card: cardName(card) });
};

/** 15.1 lose-ap: the opponent has fewer points, never under the least. */
const loseAp = (table: Table, delta: number, least: number): boolean => {
  const side = enemyOf(table);
  const before = table.state.ap[side] as number;
  table.state.ap[side] = Math.max(Math.min(before, least), before + delta);
  return true;
};
/** 15.1 year-end-rp: nothing if the game ends before. */
const promise = (table: Table, points: number): boolean => {
  const { state } = table;
  if (state.year >= SETUPS[state.options.scenario].lastYear) return false;
  const side = sideOf(state.phase.owner);
  state.excise[side] = (state.excise[side] as number) + points;
  return true;
};
const fortify = (state: Writable): boolean => {
  if (state.londonFortified) return false;
  state.londonFortified = true;
  return true;
};
/** 15.1 remove-strength: a marker may rise with it, if the city has one. */
export const raiseMarker = (table: Table, city: number, delta: number): boolean => {
  const { state } = table;
  const before = state.marker[city] as number;
  if (before === NO_MARKER || before >= SIEGE_MAX) return false;
  state.marker[city] = Math.min(SIEGE_MAX, before + delta);
  table.tell('15.1', { say: 'marker-raised', city: cityName(city), marker: state.marker[city] as number });
  return true;
};

/** What happens at once; whether it had any effect. */
export const atOnce = (table: Table, effect: Effect): boolean => {
  const { state } = table;
  const { owner } = state.phase;
  tellEvent(table, owner);
  switch (effect.op) {
    case 'lose-ap':
      return loseAp(table, effect.delta, effect.min);
    case 'year-end-rp':
      return promise(table, effect.points);
    case 'fortify-london':
      return fortify(state);
    case 'march':
      state.march[sideOf(owner)] = 1;
      return true;
    case 'reveal-hand':
      state.open[enemyOf(table)] = HAND_OPEN;
      table.reveal(SEATS);
      return true;
    case 'remove-strength':
      // Whether anybody is there to lose it is learned now.
      table.reveal(SEATS);
      return effect.alsoSiege ? raiseMarker(table, T[effect.alsoSiege.city], effect.alsoSiege.delta) : false;
    case 'add-strength':
    case 'deploy':
    case 'deploy-or-add':
    case 'place-block':
    case 'free-group-move':
    case 'naval':
    case 'sea-control':
    case 'no-storm':
    case 'siege-level':
    case 'resist-siege':
    case 'artillery':
    case 'hold':
    case 'battle-mod':
    case 'absorb':
    case 'block-reserves':
    case 'storm-mod':
    case 'breach-mod':
      return false;
  }
};
