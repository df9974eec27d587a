// 16.3 A Refuge card is played for everybody who came to one land overseas in this phase; it lasts so many own turns. Who
// is there when it ends, or could have left and had no right to stay, is lost.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { discardEvent } from '../changes/cards.ts';
import { kill } from '../changes/deaths.ts';
import { A, areaName, isOverseas, OVERSEAS } from '../data/areas.ts';
import { eventKind, eventName, numberOn } from '../data/events.ts';
import { isNoble, isRoyal, PIECES, type PieceId } from '../data/persons.ts';
import { areaOfPlace } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { SHIPS } from '../data/ships.ts';
import type { During, Refusal, Table, TableIn } from '../kind.ts';
import { pieceNames } from '../naming.ts';
import { isUnderSiege } from '../position/control.ts';
import { areaOf, has, listOf, noblesAt, noblesThat, ofSeat, seatOfPiece, setOf } from '../position/pieces.ts';
import { hasBusiness, isRefugeArea, isRefugee, mayRemain, refugeCardsOf } from '../position/refuge.ts';
import { portOf, sailorOf, spaceIn } from '../position/ships.ts';
import { handOf, IN_FORCE, isInside, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';
import { mayMove } from './stacks.ts';
import { portGate, whyNotSailing } from './voyage.ts';

type Moving = During<'movement'>;
/** Everybody of a seat who stands overseas: they came before this phase. */
export const overseasOf = (state: State, seat: number): number =>
  state.options.refuge === 0
    ? 0
    : noblesThat(state, (noble) => seatOfPiece(state, noble) === seat && isOverseas(areaOf(state, noble)));
const canLeave = (state: State, seat: number, noble: number): boolean => {
  const spot = state.spot[noble] as number;
  const area = areaOf(state, noble);
  if (isInside(spot) && isUnderSiege(state, placeAt(spot))) return false;
  if (state.rules > 3 && has(state.idle, noble)) return false;
  if (area === A.anglesey) return true;
  return SHIPS.some((ship) => {
    const port = portOf(state, ship);
    if (port === NONE || areaOfPlace(port) !== area || sailorOf(state, ship) !== seat) return false;
    if (state.rules > 3 && !canBoard(state, seat, ship, port)) return false;
    return mayMove(state.sailed[ship] as number) && spaceIn(state, ship) >= (state.men[noble] as number);
  });
};
/** 6.2 Nobody goes aboard in a port that is shut to him. Tables of the first three rules did not look. */
const canBoard = (state: State, seat: number, ship: number, port: number): boolean =>
  portGate(state, port, seat) === 'open' && !isUnderSiege(state, port) && !whyNotSailing(state, seat, ship);
/** Ruling 194: those who have no right to stay, and can leave. */
export const dueToLeave = (state: State, seat: number): number =>
  setOf(
    listOf(overseasOf(state, seat)).filter(
      (noble) => !mayRemain(state, noble, areaOf(state, noble)) && canLeave(state, seat, noble),
    ),
  );

/** Who has left the land where he stood when the phase began comes to any other as everybody does. */
export const leavingLands = (table: TableIn<'movement'>, move: () => void): void => {
  const { state } = table;
  const { phase } = state;
  const stayed = listOf(phase.stayed).map((noble) => [noble, areaOf(state, noble)] as const);
  move();
  // Tables of the first three rules lost whoever went from one land overseas to another.
  if (state.rules < 4) return;
  for (const [noble, area] of stayed)
    if (areaOf(state, noble) !== area) {
      phase.stayed &= ~(1 << noble);
      phase.due &= ~(1 << noble);
    }
};
/** Who came to an area in this phase. */
const arrivals = (state: Moving, seat: number, area: number): readonly PieceId[] =>
  PIECES.filter(
    (piece) =>
      seatOfPiece(state, piece) === seat &&
      areaOf(state, piece) === area &&
      !mayMove(state.moved[piece] as number) &&
      !(isNoble(piece) && has(state.phase.stayed, piece)) &&
      !isRefugee(state, piece),
  );
export const whyNotRefuge = (state: Moving, seat: number, { event, spot }: Act<'refuge'>): Refusal | undefined => {
  if (state.events[event] !== handOf(seat) || eventKind(event) !== 'refuge')
    return refuse('16.3', { why: 'no-refuge-card' });
  return isRefugeArea(state, spot) && arrivals(state, seat, spot).some(isNoble)
    ? undefined
    : refuse('16.3', { why: 'nobody-arrived' });
};
export const refugeChoices = (state: Moving, seat: number): readonly Act<'refuge'>[] =>
  refugeCardsOf(state, seat).flatMap((event) =>
    OVERSEAS.filter((area) => arrivals(state, seat, area).some(isNoble)).map(
      (spot) => ({ do: 'refuge', event, spot }) as const,
    ),
  );
/** Ruling 143: where somebody came on no business and has no right to stay, while a card could be played for him; NONE
 * where nobody did. Tables of the first five rules let him come with the card in hand. */
export const unsheltered = (state: Moving, seat: number): number => {
  if (state.rules < 6 || refugeCardsOf(state, seat).length === 0) return NONE;
  const isBare = (area: number): boolean =>
    !hasBusiness(state, seat, area) &&
    arrivals(state, seat, area).some((piece) => isNoble(piece) && !mayRemain(state, piece, area));
  return OVERSEAS.find(isBare) ?? NONE;
};
/** Face down: only its player knows how long it lasts. */
export const takeRefuge = (table: Table, seat: number, { event, spot }: Act<'refuge'>): void => {
  const { state } = table;
  const pieces = arrivals(state as Moving, seat, spot);
  state.events[event] = IN_FORCE;
  state.refuges.push({
    card: event,
    seat,
    area: spot as never,
    since: state.turns[seat] as number,
    pieces: pieces.slice(),
  });
  table.tell('16.3', { say: 'took-refuge', seat: seatName(seat), pieces: pieceNames(pieces), area: areaName(spot) });
};

const isLast = (state: State, { card, seat, since }: State['refuges'][number]): boolean =>
  state.turn === seat && (state.turns[seat] as number) >= since + numberOn(card);
/** Who has left or died is of the group no more; a card nobody needs is shown and discarded. */
export const pruneRefuges = (table: Table): void => {
  const { state } = table;
  if (state.refuges.length === 0) return;
  for (const refuge of state.refuges)
    refuge.pieces = refuge.pieces.filter((piece) => areaOf(state, piece) === refuge.area);
  endCards(table, (refuge) => refuge.pieces.length === 0);
};
const endCards = (table: Table, isOver: (refuge: State['refuges'][number]) => boolean): void => {
  const { state } = table;
  const over = state.refuges.filter((refuge) => isOver(refuge as State['refuges'][number]));
  if (over.length === 0) return;
  state.refuges = state.refuges.filter((refuge) => !over.includes(refuge));
  for (const { card, seat } of over) {
    discardEvent(state, card);
    table.tell('16.3', { say: 'refuge-ends', seat: seatName(seat), card: eventName(card) });
  }
};
/** Heirs who stand with nobody else of their faction share the fate of those who are lost. */
const followers = (state: State, seat: number, lost: number): readonly PieceId[] =>
  PIECES.filter((piece) => {
    if (!isRoyal(piece) || seatOfPiece(state, piece) !== seat) return false;
    const own = ofSeat(state, noblesAt(state, state.spot[piece] as number), seat);
    return own !== 0 && (own & ~lost) === 0;
  });
/** At the end of a seat's movement phase. */
export const endRefuges = (table: Table, seat: number, due: number): void => {
  const { state } = table;
  if (state.options.refuge === 0) return;
  pruneRefuges(table);
  const ended = state.refuges.filter((refuge) => isLast(state, refuge as State['refuges'][number]));
  const pieces = ended.flatMap(({ pieces: group }) => group);
  endCards(table, (refuge) => ended.includes(refuge as never));
  const late = setOf(listOf(due).filter((noble) => !mayRemain(state, noble, areaOf(state, noble))));
  const nobles = late | setOf(pieces.filter(isNoble));
  const royals = new Set([...pieces.filter(isRoyal), ...followers(state, seat, nobles)]);
  if (nobles !== 0 || royals.size > 0) kill(table, nobles, [...royals], 'refuge');
};
