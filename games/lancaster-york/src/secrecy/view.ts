// 0.3 What a viewer is shown: everything but the plans of others and the order of the pile.

import { forecastOf } from '../mind/forecast.ts';
import { houseOrNull, titlesOf } from '../papers/naming.ts';
import { houseName, SEATS, type Seat, seatOf, yearOf } from '../rules/data/box.ts';
import { CARDS, type CardName, cardName, NOBLES, type NobleName, SHIPS, type ShipName } from '../rules/data/cards.ts';
import { REGIONS, type RegionName, regionName, type ZoneName, zoneName } from '../rules/data/regions.ts';
import { finalRanking } from '../rules/outcome.ts';
import { pickersFrom } from '../rules/phases/draft.ts';
import { toBeAsked } from '../rules/phases/taxes.ts';
import { aidFor, cardsOf, hasHouses, houseOf, incomeOf, isOver, seatsOf, supplyOf } from '../rules/position.ts';
import { NONE, STATE, type State } from '../rules/state.ts';
import { parliamentSeen, planSeen } from './preview.ts';
import type { SeenPhase, SeenPlayer, View } from './seen.ts';

const playerOf = (state: State, seat: number): SeenPlayer => ({
  seat: seatOf(seat),
  house: hasHouses(state) ? houseName(houseOf(state, seat)) : null,
  score: state.scores[seat] as number,
  money: state.money[seat] as number,
  mercenaries: state.mercenaries[seat] as number,
  aid: state.aid[seat] === 1,
  income: incomeOf(state, seat),
  cards: cardsOf(state, seat).map(cardName),
  titles: titlesOf(state, seat),
  locked: state.phase.name === 'planning' && state.phase.locked[seat] === 1,
});

const phaseSeen = (state: State): SeenPhase => {
  const { phase } = state;
  switch (phase.name) {
    case 'draft': {
      const picks = phase.step === 'show' ? [] : pickersFrom(state, phase.picked).map(seatOf);
      return { name: phase.name, picked: phase.picked, picks };
    }
    case 'taxes': {
      const left = phase.step === 'collect' ? [] : toBeAsked(state, phase.asked);
      const offers = left.map((seat) => ({ seat: seatOf(seat), sum: aidFor(state, seat) }));
      return { name: phase.name, asked: phase.asked, offers };
    }
    case 'planning': {
      const waiting = seatsOf(state.options).filter((_, seat) => phase.locked[seat] === 0);
      return { name: phase.name, waiting };
    }
    case 'turn-order':
    case 'deployment':
    case 'bribery':
    case 'combat':
    case 'parliament':
      return { name: phase.name };
  }
};

const ownersSeen = (state: State): { readonly [N in CardName]?: Seat } => {
  const owners: { [N in CardName]?: Seat } = {};
  for (const card of CARDS) {
    const owner = state.owner[card] as number;
    if (owner !== NONE) owners[cardName(card)] = seatOf(owner);
  }
  return owners;
};
const noblesSeen = (state: State): { readonly [N in NobleName]?: RegionName } => {
  const nobles: { [N in NobleName]?: RegionName } = {};
  for (const [n, noble] of NOBLES.entries())
    if (state.owner[noble] !== NONE) nobles[cardName(noble) as NobleName] = regionName(state.nobles[n] as number);
  return nobles;
};
const shipsSeen = (state: State): { readonly [N in ShipName]?: ZoneName } => {
  const ships: { [N in ShipName]?: ZoneName } = {};
  for (const [n, ship] of SHIPS.entries())
    if (state.owner[ship] !== NONE) ships[cardName(ship) as ShipName] = zoneName(state.ships[n] as number);
  return ships;
};
/** 0.4 Four players do not talk while they play, unless the table was opened for it. */
export const mayTalk = (state: State): boolean => state.options.players < 4 || state.options.talk || isOver(state);

export const view = (state: State, viewer: Seat | 'spectator'): View => {
  const seat = viewer === 'spectator' ? NONE : SEATS.indexOf(viewer);
  const plans = state.phase.name === 'planning' && seat !== NONE && seat < state.options.players;
  return {
    ...STATE.show(state),
    viewer,
    seats: seatsOf(state.options),
    year: yearOf(state.turn),
    phase: phaseSeen(state),
    players: state.scores.map((_, player) => playerOf(state, player)),
    owners: ownersSeen(state),
    nobles: noblesSeen(state),
    ships: shipsSeen(state),
    unseen: CARDS.filter((card) => state.pile.includes(card)).map(cardName),
    supply: supplyOf(state),
    captain: state.captain === NONE ? null : { seat: seatOf(state.captain), region: regionName(state.landed) },
    markers: state.markers.map((house, region) => ({
      region: regionName(REGIONS[region] as number),
      house: houseOrNull(house),
    })),
    parliament: parliamentSeen(state),
    plan: plans ? planSeen(state, seat) : null,
    forecast: plans ? parliamentSeen(forecastOf(state, seat)) : null,
    open: null,
    talk: mayTalk(state),
    ranking: isOver(state) ? finalRanking(state) : null,
  };
};

/** The table with nothing hidden, for looking back at a game that is over. */
export const everything = (state: State): View => ({
  ...view(state, 'spectator'),
  open: {
    plans:
      state.phase.name === 'planning'
        ? state.scores.map((_, seat) => ({ seat: seatOf(seat), plan: planSeen(state, seat) }))
        : [],
    pile: state.pile.map(cardName),
  },
});
