// 8.2, 8.3 Nobles are taken, executed and freed; what they carried is shared among those who took them.
import { moveCard } from '../changes/cards.ts';
import { remove } from '../changes/deaths.ts';
import { changingHands, liftSieges, put } from '../changes/places.ts';
import { ATTACHABLE, crownName, isTransferable, PARDON_CARDS } from '../data/crown.ts';
import { type NobleId, nobleName, pieceName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Table } from '../kind.ts';
import { nobleNames } from '../naming.ts';
import { countOf, has, isInPlay, isOnBoard, leadOf, listOf, seatOfNoble, seatsIn } from '../position/pieces.ts';
import { CHANCERY, captiveOf, captorAt, isCaptive, NONE } from '../spots.ts';
import type { State } from '../state.ts';

/** 8.2 Off the board, with their cards and places, until their captor has decided. */
export const takePrisoners = (table: Table, seat: number, captors: number, taken: number): void => {
  if (taken === 0) return;
  const { state } = table;
  for (const noble of listOf(taken)) {
    put(state, noble, captiveOf(seat));
    state.captors[noble] = captors;
  }
  // 13.2 Command ends with a commander.
  for (const [noble, leader] of state.command.entries())
    if (has(taken, noble) || (leader !== NONE && has(taken, leader))) state.command[noble] = NONE;
  table.tell('8.2', { say: 'captured', seat: seatName(seat), nobles: nobleNames(taken) });
  liftSieges(table);
  askFates(table, seat, captors, listOf(taken));
};
/** 13.3 Where nobles of several factions took him, their commander's player first names who keeps a prisoner; his faction
 * then decides. At tables of the first five rules the commander's decided for all. */
export const askFates = (table: Table, seat: number, captors: number, nobles: readonly number[]): void => {
  const seats = seatsIn(table.state, captors);
  if (table.state.rules > 5 && (seats & (seats - 1)) !== 0)
    table.interrupt({ name: 'bounty', seat, royals: nobles.slice(), nobles: captors });
  else table.interrupt({ name: 'prisoners', seat, nobles: nobles.slice() as NobleId[] });
};
/** Those who took a noble and can still take what he has. */
export const takersOf = (state: State, noble: number): number => {
  let set = 0;
  for (const captor of listOf(state.captors[noble] as number))
    if (isInPlay(state, captor) && isOnBoard(state, captor)) set |= 1 << captor;
  return set;
};
/** 8.3 Transferable cards go to the captors; in the advanced game (15) to the deck. */
export const executeNoble = (table: Table, seat: number, noble: number): void => {
  if (seat === NONE) {
    table.tell('14.3', { say: 'garrison-executes', noble: nobleName(noble) });
    remove(table, 1 << noble, []);
    return;
  }
  executeBy(table, seat, noble);
};
const executeBy = (table: Table, seat: number, noble: number): void => {
  const { state } = table;
  const takers = state.options.advanced ? 0 : takersOf(state, noble);
  const cards = ATTACHABLE.filter(
    (card) => state.held[card] === noble && isTransferable(card, state.options.bishopsOfChancery),
  );
  table.tell('8.3', { say: 'executed', seat: seatName(seat), piece: pieceName(noble) });
  if (takers !== 0 && cards.length > 0) {
    const first = leadOf(takers);
    changingHands(table, () => {
      for (const card of cards) {
        moveCard(state, card, first);
        state.fresh.push(card);
        if (countOf(takers) === 1)
          table.tell('8.3', { say: 'spoils', seat: seatName(seat), card: crownName(card), noble: nobleName(first) });
      }
    });
  }
  remove(table, 1 << noble, []);
  if (countOf(takers) > 1 && cards.length > 0)
    table.interrupt({ name: 'spoils', seat, cards: cards.slice(), nobles: takers });
};
/** 15.8 In the advanced game a Royal Pardon may stop it, unless both lie in Chancery, where all saw them go. */
export const execute = (table: Table, seat: number, noble: number): void => {
  const { state } = table;
  const known = PARDON_CARDS.every((card) => state.held[card] === CHANCERY);
  if (!state.options.advanced || known) executeNoble(table, seat, noble);
  else table.interrupt({ name: 'pardon', seat, noble, step: 'begin', asked: 0, plays: 0 });
};
/** 8.2 A freed noble comes back with all his cards, and does nothing more this player-turn. */
export const freeNoble = (table: Table, noble: number): void => {
  const { state } = table;
  state.captors[noble] = 0;
  state.ransom &= ~(1 << noble);
  state.idle |= 1 << noble;
  table.tell('8.2', { say: 'freed', seat: seatName(seatOfNoble(state, noble)), noble: nobleName(noble) });
  table.interrupt({ name: 'homecoming', noble });
};
export const captorOf = (state: State, noble: number): number => {
  const spot = state.spot[noble] as number;
  return isCaptive(spot) ? captorAt(spot) : -1;
};
