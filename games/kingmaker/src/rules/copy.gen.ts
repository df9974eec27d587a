// Made from the description of the state by the test that holds it to that; `npx vitest run -u` makes it anew.
import type { State, Writable } from './state.ts';

export const copy = (value: State): Writable => ({
  rules: value.rules,
  options: value.options,
  round: value.round,
  turn: value.turn,
  first: value.first,
  turns: value.turns.slice(),
  held: value.held.slice(),
  events: value.events.slice(),
  shown: value.shown,
  fresh: value.fresh.slice(),
  spot: value.spot.slice(),
  group: value.group.slice(),
  moved: value.moved.slice(),
  usedBy: value.usedBy.slice(),
  attacked: value.attacked,
  defended: value.defended,
  idle: value.idle,
  men: value.men.slice(),
  captors: value.captors.slice(),
  ransom: value.ransom,
  command: value.command.slice(),
  keeper: value.keeper.slice(),
  crowned: value.crowned.slice(),
  favoured: value.favoured,
  both: value.both.slice(),
  latest: value.latest.slice(),
  ships: value.ships.slice(),
  fleet: value.fleet.slice(),
  kept: value.kept.slice(),
  sailed: value.sailed.slice(),
  driven: value.driven,
  noted: value.noted.slice(),
  notedShips: value.notedShips.slice(),
  siege: value.siege.slice(),
  leave: value.leave.slice(),
  leaveAll: value.leaveAll.slice(),
  peace: value.peace.map((item0) => ({
    area: item0.area,
    seat: item0.seat,
    turn: item0.turn,
  })),
  truces: value.truces.map((item0) => ({
    seats: item0.seats,
    seat: item0.seat,
    turn: item0.turn,
  })),
  alliance: value.alliance.slice(),
  lastRound: value.lastRound,
  wishes: value.wishes,
  counted: value.counted,
  waiting: value.waiting.map((item0) => ({
    seat: item0.seat,
    action: item0.action,
  })),
  lodgings: value.lodgings.map((item0) => ({
    place: item0.place,
    seat: item0.seat,
    nobles: item0.nobles,
  })),
  under: value.under.map((item0) => item0.name === 'allocation' ? {
    name: item0.name,
    given: item0.given.slice(),
    placed: item0.placed.slice(),
    ready: item0.ready,
  } : item0.name === 'placement' ? {
    name: item0.name,
  } : item0.name === 'chance' ? {
    name: item0.name,
    step: item0.step,
  } : item0.name === 'storm' ? {
    name: item0.name,
    ships: item0.ships.slice(),
  } : item0.name === 'escort' ? {
    name: item0.name,
    royal: item0.royal,
    nobles: item0.nobles,
  } : item0.name === 'movement' ? {
    name: item0.name,
    step: item0.step,
    asks: item0.asks.map((item1) => ({
      owner: item1.owner,
      place: item1.place,
      pieces: item1.pieces.slice(),
      ship: item1.ship,
      to: item1.to,
    })),
    bound: item0.bound.slice(),
  } : item0.name === 'lodging' ? {
    name: item0.name,
    place: item0.place,
    seat: item0.seat,
    nobles: item0.nobles,
  } : item0.name === 'coronation' ? {
    name: item0.name,
    over: item0.over,
  } : {
    name: item0.name,
    step: item0.step,
    found: item0.found,
  }),
  phase: value.phase.name === 'allocation' ? {
    name: value.phase.name,
    given: value.phase.given.slice(),
    placed: value.phase.placed.slice(),
    ready: value.phase.ready,
  } : value.phase.name === 'placement' ? {
    name: value.phase.name,
  } : value.phase.name === 'chance' ? {
    name: value.phase.name,
    step: value.phase.step,
  } : value.phase.name === 'storm' ? {
    name: value.phase.name,
    ships: value.phase.ships.slice(),
  } : value.phase.name === 'escort' ? {
    name: value.phase.name,
    royal: value.phase.royal,
    nobles: value.phase.nobles,
  } : value.phase.name === 'movement' ? {
    name: value.phase.name,
    step: value.phase.step,
    asks: value.phase.asks.map((item0) => ({
      owner: item0.owner,
      place: item0.place,
      pieces: item0.pieces.slice(),
      ship: item0.ship,
      to: item0.to,
    })),
    bound: value.phase.bound.slice(),
  } : value.phase.name === 'lodging' ? {
    name: value.phase.name,
    place: value.phase.place,
    seat: value.phase.seat,
    nobles: value.phase.nobles,
  } : value.phase.name === 'coronation' ? {
    name: value.phase.name,
    over: value.phase.over,
  } : {
    name: value.phase.name,
    step: value.phase.step,
    found: value.phase.found,
  },
});
