// 9.2 to 9.5 An area with blocks inside a city and nobody to relieve them: a Sortie, a Breach, a Storming.
import { refuse } from '@rose/table';
import type { SiegeAction } from '../actions.ts';
import { type AreaId, areaName } from '../data/areas.ts';
import { type BlockId, blockName, isGun } from '../data/blocks.ts';
import { effectIs, effectOf } from '../data/cards.ts';
import { type CityId, cityIn, cityName, stormLimit } from '../data/cities.ts';
import { BREACH_MARKER, breachFrom, STORM_MARKER, STORM_MARKER_BREACHED } from '../data/tables.ts';
import { nameFor, notNow } from '../names.ts';
import { fieldOf, insideOf, strengthOf } from '../position.ts';
import { besiegerOf, keeperOf, NO_MARKER } from '../sieges.ts';
import {
  type During,
  NOWHERE,
  type Phase,
  type Refusal,
  type Seat,
  type State,
  seatOf,
  sideOf,
  type TableIn,
} from '../state.ts';
import { cameToStorm } from './battle-storm.ts';

type Sieging = During<'siege'>;
const cityOf = ({ phase }: Sieging): CityId => cityIn(phase.area);
const markerOf = (state: Sieging): number => state.marker[cityOf(state)] as number;
const gunsBefore = (state: Sieging): readonly BlockId[] =>
  fieldOf(state, besiegerOf(state, cityOf(state)), state.phase.area).filter(isGun);

/** 15.1 no-storm: the other side has forbidden it for this turn. */
const isForbidden = (state: State, side: number): boolean =>
  effectIs(state.cards[1 - side] as number, 'no-storm') !== undefined;
/** 9.5 The marker that a Storming needs. */
const canStormAt = (state: Sieging): boolean => {
  const least = state.breach[cityOf(state)] === 1 ? STORM_MARKER_BREACHED : STORM_MARKER;
  return markerOf(state) >= least;
};
/** Whether, by what all can see, the besieger might do anything. */
const mightAct = (state: Sieging): boolean => {
  const side = besiegerOf(state, cityOf(state));
  const mayBatter = markerOf(state) >= 1 && state.breach[cityOf(state)] === 0 && state.phase.tried === 0;
  return mayBatter || (canStormAt(state) && !isForbidden(state, side));
};

/** 9.3 Infantry and Cavalry inside may come out. */
const whyNotSally = (state: Sieging, block: BlockId): Refusal | undefined => {
  const named = { block: blockName(block) };
  if (!insideOf(state, state.phase.area).includes(block)) return refuse('9.3', { why: 'not-in-battle', ...named });
  if (isGun(block)) return refuse('9.3', { why: 'wrong-class', ...named });
  return state.phase.picked.includes(block) ? refuse('9.3', { why: 'chosen-already', ...named }) : undefined;
};
/** 9.4 A marker high enough, guns before it, no Breach yet, once a turn. */
const whyNotBatter = (state: Sieging): Refusal | undefined => {
  const city = cityOf(state);
  if (markerOf(state) < BREACH_MARKER) return refuse('9.4', { why: 'no-marker', city: cityName(city) });
  if (state.breach[city] === 1) return refuse('9.4', { why: 'breach-is-open' });
  if (state.phase.tried === 1) return refuse('9.4', { why: 'breach-tried' });
  return gunsBefore(state).length > 0 ? undefined : refuse('9.4', { why: 'no-guns-before-it' });
};
/** 9.5 Whether a Storming is possible at all. */
const whyNotAnyStorm = (state: Sieging, seat: Seat): Refusal | undefined => {
  const city = cityOf(state);
  if (isForbidden(state, sideOf(seat))) return refuse('15.1', { why: 'storming-forbidden' });
  return canStormAt(state)
    ? undefined
    : refuse('9.5', { why: 'no-storm-yet', city: cityName(city), marker: Math.max(0, markerOf(state)) });
};
/** 9.5 The besieger picks Infantry and Cavalry, at most as many as the city allows. */
const whyNotStorm = (state: Sieging, seat: Seat, block: BlockId): Refusal | undefined => {
  const named = { block: blockName(block) };
  const wrong = whyNotAnyStorm(state, seat);
  if (wrong) return wrong;
  if (!fieldOf(state, sideOf(seat), state.phase.area).includes(block))
    return refuse('9.5', { why: 'not-in-battle', ...named });
  if (isGun(block)) return refuse('9.5', { why: 'wrong-class', ...named });
  if (!cameToStorm(state, block)) return refuse('8.13', { why: 'arrived-by-retreat', ...named });
  if (state.phase.picked.includes(block)) return refuse('9.5', { why: 'chosen-already', ...named });
  const limit = stormLimit(cityOf(state));
  return state.phase.picked.length < limit ? undefined : refuse('9.5', { why: 'storm-limit', limit });
};

/** 9.4 Guns and marker make the index; the die opens a Breach or not. */
const batter = (table: TableIn<'siege'>, seat: Seat): void => {
  const { state } = table;
  const city = cityOf(state);
  const index = gunsBefore(state).reduce((sum, gun) => sum + strengthOf(state, gun), markerOf(state));
  const event = state.aims[sideOf(seat)] === state.phase.area ? effectOf(state.cards[sideOf(seat)] as number) : null;
  const modifier = event?.op === 'breach-mod' ? event.delta : 0;
  const [face = 1] = table.roll('9.4', 6);
  const opened = face + modifier >= breachFrom(index);
  if (opened) state.breach[city] = 1;
  state.phase.tried = 1;
  table.tell('9.4', { say: 'battered', seat, city: cityName(city), index, face, modifier, opened });
};
const begins = (table: TableIn<'siege'>, leads: Sieging['phase']['leads']): void => {
  table.state.phase.leads = leads;
  table.state.phase.step = 'over';
};
const pass = ({ state }: TableIn<'siege'>): void => {
  const { phase } = state;
  phase.step = phase.step === 'sortie' ? 'assault' : 'over';
  phase.acting = seatOf(besiegerOf(state, cityOf(state)));
  phase.picked = [];
};

export const siege: Phase<'siege', SiegeAction> = {
  rule: '9.2',
  verbs: ['sally', 'storm', 'batter', 'attack', 'pass'],
  enter({ state }) {
    const area = (state.phase.name === 'tactics' ? state.phase.area : NOWHERE) as AreaId;
    const acting = seatOf(keeperOf(state, cityIn(area)));
    state.phase = { name: 'siege', area, step: 'sortie', acting, picked: [], tried: 0, leads: 'nothing' };
  },
  goOn({ state }) {
    if (state.phase.step === 'assault' && !mightAct(state)) state.phase.step = 'over';
  },
  asked: ({ phase }) => ({ must: phase.step === 'over' ? [] : [phase.acting] }),
  *candidates(state, seat) {
    const { step, area } = state.phase;
    if (step === 'sortie') for (const block of insideOf(state, area)) yield { do: 'sally', block };
    else {
      for (const block of fieldOf(state, sideOf(seat), area)) yield { do: 'storm', block };
      yield { do: 'batter' };
    }
    yield { do: 'attack' };
    yield { do: 'pass' };
  },
  whyNot(state, seat, action) {
    const sorties = state.phase.step === 'sortie';
    switch (action.do) {
      case 'sally':
        return sorties ? whyNotSally(state, action.block) : notNow('9.3', action.do);
      case 'storm':
        return sorties ? notNow('9.5', action.do) : whyNotStorm(state, seat, action.block);
      case 'batter':
        return sorties ? notNow('9.4', action.do) : whyNotBatter(state);
      case 'attack':
        return state.phase.picked.length > 0 ? undefined : refuse('9.2', { why: 'nobody-chosen' });
      case 'pass':
        return undefined;
    }
  },
  byDefault: () => ({ do: 'pass' }),
  apply(table, seat, action) {
    const { state } = table;
    const { phase } = state;
    switch (action.do) {
      case 'sally':
      case 'storm': {
        const area = areaName(phase.area);
        phase.picked.push(action.block);
        table.tell(action.do === 'sally' ? '9.3' : '9.5', {
          say: 'picked',
          seat,
          block: nameFor(seat, action.block),
          area,
          storms: action.do === 'storm',
        });
        return;
      }
      case 'batter':
        batter(table, seat);
        return;
      case 'attack':
        if (phase.step === 'assault') begins(table, 'storm');
        else begins(table, markerOf(state) === NO_MARKER ? 'sortie' : 'sally');
        return;
      case 'pass':
        pass(table);
        return;
    }
  },
  next: ({ phase }) => (phase.leads === 'nothing' ? 'tactics' : 'battle'),
};
