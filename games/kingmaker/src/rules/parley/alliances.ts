// 13 Alliances and command: who may form one, who may lead whom, and what comes of it when it ends.
import { refuse } from '@rose/table';
import { NOBLE_COUNT, nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { nobleNames } from '../naming.ts';
import { areaOf, isAllied, isInPlay, isOnBoard, seatOfNoble, setOf } from '../position/pieces.ts';
import { NONE } from '../spots.ts';
import type { State, Writable } from '../state.ts';

/** The members of a seat's alliance, itself among them. */
export const alliesOf = (state: State, seat: number): readonly number[] => {
  const members: number[] = [];
  for (let other = 0; other < state.options.players; other++) if (isAllied(state, seat, other)) members.push(other);
  return members;
};
/** Ruling 177: one alliance at a time, new members with every member's yes, never all players. */
export const whyNotAlly = (state: State, seats: readonly number[]): Refusal | undefined => {
  if (!state.options.alliances) return refuse('13.1', { why: 'no-alliances' });
  if (seats.length < 2 || seats.some((seat) => seat >= state.options.players))
    return refuse('13.1', { why: 'no-such-party' });
  if (seats.length === state.options.players) return refuse('13.1', { why: 'not-everybody' });
  for (const seat of seats) {
    const missing = alliesOf(state, seat).find((ally) => !seats.includes(ally));
    if (missing !== undefined) return refuse('13.1', { why: 'needs-member', seat: seatName(missing) });
  }
  const first = seats[0] as number;
  return seats.every((seat) => isAllied(state, first, seat)) ? refuse('13.1', { why: 'already-so' }) : undefined;
};
export const formAlliance = (table: Table, seats: readonly number[]): void => {
  const { state } = table;
  const all = seats.reduce((set, seat) => set | (1 << seat), 0);
  for (const seat of seats) {
    // 3.5 New allies have each other's leave; between old ones it is as they left it.
    const others = all & ~alliesOf(state, seat).reduce((set, ally) => set | (1 << ally), 0);
    if (state.rules > 4) state.leaveAll[seat] = (state.leaveAll[seat] as number) | others;
  }
  for (const seat of seats) state.alliance[seat] = Math.min(...seats);
  table.tell('13.1', { say: 'allied', seats: seats.map(seatName) });
};

const isCommander = (state: State, noble: number): boolean => state.command.some((leader) => leader === noble);
/** Ruling 178: allied nobles of one area under one of them. */
export const whyNotCommand = (state: State, leader: number, nobles: readonly number[]): Refusal | undefined => {
  if (!state.options.alliances) return refuse('13.2', { why: 'no-alliances' });
  for (const noble of [leader, ...nobles])
    if (!isInPlay(state, noble) || !isOnBoard(state, noble))
      return refuse('13.2', { why: 'not-on-board', noble: nobleName(noble) });
  if (state.command[leader] !== NONE) return refuse('13.2', { why: 'is-commanded', noble: nobleName(leader) });
  const seat = seatOfNoble(state, leader);
  for (const noble of nobles) {
    const name = { noble: nobleName(noble) };
    const own = seatOfNoble(state, noble);
    if (own === seat) return refuse('13.2', { why: 'is-yours', ...name });
    if (!isAllied(state, own, seat)) return refuse('13.2', { why: 'is-no-ally', ...name });
    if (areaOf(state, leader) === NONE || areaOf(state, noble) !== areaOf(state, leader))
      return refuse('13.2', { why: 'not-in-area', ...name });
    if (isCommander(state, noble)) return refuse('13.2', { why: 'commands-others', ...name });
    if (state.command[noble] === leader) return refuse('13.2', { why: 'already-so' });
  }
  return undefined;
};
export const giveCommand = (table: Table, leader: number, nobles: readonly number[]): void => {
  for (const noble of nobles) table.state.command[noble] = leader;
  const seat = seatName(seatOfNoble(table.state, leader));
  table.tell('13.2', { say: 'commanded', seat, noble: nobleName(leader), nobles: nobleNames(setOf(nobles)) });
};
/** 13.2 Nobody is led by who is no ally of his, or no longer in play. */
export const loosenCommand = (state: Writable): void => {
  for (let noble = 0; noble < NOBLE_COUNT; noble++) {
    const leader = state.command[noble] as number;
    if (leader === NONE) continue;
    if (!isAllied(state, seatOfNoble(state, noble), seatOfNoble(state, leader)) || !isOnBoard(state, leader))
      state.command[noble] = NONE;
  }
};
/** Ruling 118: then peace between former allies, until whose turn it is has finished his next; 15.1 not if advanced. */
export const leaveAlliance = (table: Table, seat: number): void => {
  const { state } = table;
  const members = alliesOf(state, seat);
  const rest = members.filter((member) => member !== seat);
  state.alliance[seat] = seat;
  for (const member of rest) state.alliance[member] = Math.min(...rest);
  loosenCommand(state);
  if (!state.options.advanced)
    state.truces.push({
      seats: members.reduce((set, member) => set | (1 << member), 0),
      seat: state.turn,
      turn: (state.turns[state.turn] as number) + 1,
    });
  table.tell('13.3', { say: 'left-alliance', seat: seatName(seat), allies: rest.map(seatName) });
};
