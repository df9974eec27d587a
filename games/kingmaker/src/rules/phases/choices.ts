// 4.3, 4.5 Two questions that an Event card can leave to a player: which of equally near ports, and with whom an heir goes.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { put } from '../changes/places.ts';
import { nobleName, royalName } from '../data/persons.ts';
import { placeName } from '../data/places.ts';
import { type Seat, seatName, seatNumber } from '../data/seats.ts';
import { shipName } from '../data/ships.ts';
import { drive, nearestPorts } from '../events/storms.ts';
import type { During, Phase, Table } from '../kind.ts';
import { has, listOf } from '../position/pieces.ts';
import { sailorOf } from '../position/ships.ts';
import { keeperOfRoyal } from '../position/throne.ts';

const sheltering = (state: During<'storm'>): readonly Seat[] => {
  const seats = new Set(state.phase.ships.map((ship) => sailorOf(state, ship)));
  return [...seats].sort((a, b) => a - b).map(seatName);
};
const shelters = (state: During<'storm'>, seat: Seat): readonly Act<'shelter'>[] =>
  state.phase.ships
    .filter((ship) => sailorOf(state, ship) === seatNumber(seat))
    .flatMap((ship) => nearestPorts(state, ship).map((place) => ({ do: 'shelter', ship, place }) as const));

export const storm: Phase<'storm', Act<'shelter'>> = {
  rule: '4.3',
  verbs: ['shelter'],
  asked: (state) => ({ must: sheltering(state) }),
  candidates: shelters,
  whyNot(state, seat, { ship, place }) {
    if (!state.phase.ships.includes(ship) || sailorOf(state, ship) !== seatNumber(seat))
      return refuse('4.3', { why: 'not-your-ship', ship: shipName(ship) });
    if (nearestPorts(state, ship).includes(place)) return undefined;
    return refuse('4.3', { why: 'not-the-nearest', ship: shipName(ship), place: placeName(place) });
  },
  apply(table, _seat, { ship, place }) {
    drive(table as unknown as Table, ship, place);
    table.state.phase.ships = table.state.phase.ships.filter((other) => other !== ship);
  },
  next: () => undefined,
  byDefault: (state, seat) => shelters(state, seat)[0],
};

const isUndecided = ({ phase, spot }: During<'escort'>): boolean =>
  listOf(phase.nobles).every((noble) => spot[noble] !== spot[phase.royal]);
const ways = ({ phase }: During<'escort'>): readonly Act<'go-with'>[] =>
  listOf(phase.nobles).map((noble) => ({ do: 'go-with', royal: phase.royal as never, noble }));

export const escort: Phase<'escort', Act<'go-with'>> = {
  rule: '4.5',
  verbs: ['go-with'],
  asked: (state) => ({ must: isUndecided(state) ? [seatName(keeperOfRoyal(state, state.phase.royal))] : [] }),
  candidates: ways,
  whyNot: ({ phase }, _seat, { royal, noble }) =>
    royal === phase.royal && has(phase.nobles, noble)
      ? undefined
      : refuse('4.5', { why: 'not-his-escort', noble: nobleName(noble) }),
  apply(table, _seat, { royal, noble }) {
    const { state } = table;
    put(state, royal, state.spot[noble] as number);
    table.tell('4.5', { say: 'heir-follows', royal: royalName(royal), noble: nobleName(noble) });
  },
  next: () => undefined,
  byDefault: (state) => ways(state)[0],
};
