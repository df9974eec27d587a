// 8.3 Spoils are shared among the nobles who took part; 3.3 a place that was taken gets a lord, and the victors go in.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { moveCard } from '../changes/cards.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { changingHands, liftSieges, put } from '../changes/places.ts';
import { type CrownId, crownKind, crownName, motherOf, NO_MOTHER } from '../data/crown.ts';
import { FIRST_ROYAL, type NobleId, nobleName } from '../data/persons.ts';
import { areaOfPlace, isFortified, placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { During, Phase, Table, TableIn } from '../kind.ts';
import { cardLordOf, roomIn } from '../position/control.ts';
import { countOf, has, isInPlay, isOnBoard, leadOf, listOf, noblesAt, ofSeat, royalsAt } from '../position/pieces.ts';
import { menInAll } from '../position/strength.ts';
import { inside, isUnderNoble, NONE } from '../spots.ts';
import type { State } from '../state.ts';

const takers = (state: State, set: number): readonly NobleId[] =>
  listOf(set).filter((noble) => isInPlay(state, noble) && isOnBoard(state, noble));

export const spoils: Phase<'spoils', Act<'take'>> = {
  rule: '8.3',
  verbs: ['take'],
  asked: ({ phase }) => ({ must: phase.cards.length > 0 ? [seatName(phase.seat)] : [] }),
  candidates: (state) =>
    state.phase.cards.flatMap((card) =>
      takers(state, state.phase.nobles).map((noble) => ({ do: 'take', card: card as CrownId, noble }) as const),
    ),
  whyNot(state, _seat, { card, noble }) {
    if (!state.phase.cards.includes(card)) return refuse('8.3', { why: 'not-spoils', card: crownName(card) });
    return takers(state, state.phase.nobles).includes(noble)
      ? undefined
      : refuse('8.3', { why: 'not-a-captor', noble: nobleName(noble) });
  },
  apply(table, seat, { card, noble }) {
    const { state } = table;
    state.phase.cards = state.phase.cards.filter((other) => other !== card);
    changingHands(table as unknown as Table, () => moveCard(state, card, noble));
    if (!state.fresh.includes(card)) state.fresh.push(card);
    table.tell('8.3', { say: 'spoils', seat, card: crownName(card), noble: nobleName(noble) });
  },
  next: () => undefined,
  byDefault: (state) => ({
    do: 'take',
    card: state.phase.cards[0] as CrownId,
    noble: takers(state, state.phase.nobles)[0] as NobleId,
  }),
};

// ------------------------------------------------------------------ a place that was taken

type Seizing = During<'seizure'>;
type Choice = Act<'lord' | 'go-in' | 'stay-out'>;
/** 3.3 What is printed on his own cards needs no note: it is his as long as the card is. Tables of the first five rules
 * looked at castles by birth alone. */
const isHisByCard = (state: State, place: number, noble: number): boolean =>
  state.rules > 5 ? cardLordOf(state, place) === noble : motherOf(place) === (noble as number);
/** 3.3 Ruling 27: its town card moves if a noble holds it; else only the possession, which is noted. */
const nameLord = (table: Table, seat: number, place: number, noble: number): void => {
  const { state } = table;
  const card = motherOf(place);
  const isTownCard = card !== NO_MOTHER && crownKind(card) === 'town' && isUnderNoble(state.held[card] as number);
  state.leave[place] = 0;
  if (isTownCard) {
    state.noted[place] = NONE;
    moveCard(state, card, noble);
  } else state.noted[place] = isHisByCard(state, place, noble) ? NONE : noble;
  table.tell('3.3', { say: 'lord-named', seat: seatName(seat), place: placeName(place), noble: nobleName(noble) });
};
/** Victors who still stand before the place. */
const waiting = ({ phase, spot }: Seizing): number =>
  listOf(phase.nobles).reduce((set, noble) => set | (spot[noble] === inside(phase.place) ? 0 : 1 << noble), 0);
const enterAll = (table: TableIn<'seizure'>, set: number): void => {
  for (const noble of listOf(set)) put(table.state, noble, inside(table.state.phase.place));
};
/** Heirs go in with their escort. */
const followIn = (table: TableIn<'seizure'>): void => {
  const { state } = table;
  const { place, seat } = state.phase;
  const area = areaOfPlace(place);
  if (ofSeat(state, noblesAt(state, area), seat) !== 0 || ofSeat(state, noblesAt(state, inside(place)), seat) === 0)
    return;
  for (const royal of royalsAt(state, area))
    if (state.keeper[royal - FIRST_ROYAL] === seat) put(state, royal, inside(place));
};
const close = (table: TableIn<'seizure'>): void => {
  table.state.phase.inside = true;
  followIn(table);
  claimHeirs(table as unknown as Table);
  liftSieges(table as unknown as Table);
};
const fits = (state: Seizing, noble: number): boolean =>
  roomIn(state, state.phase.place) >= (state.men[noble] as number);

/** Ruling 72: inside as far as there is room; tables of the first three rules could stay out. */
const mustGoIn = (state: Seizing): boolean =>
  state.rules > 3 && listOf(waiting(state)).some((noble) => fits(state, noble));

export const seizure: Phase<'seizure', Choice> = {
  rule: '3.3',
  verbs: ['lord', 'go-in', 'stay-out'],
  goOn(table) {
    const { state } = table;
    const { phase } = state;
    if (phase.lord === NONE && (countOf(phase.nobles) === 1 || !isFortified(phase.place))) {
      phase.lord = leadOf(phase.nobles);
      if (isFortified(phase.place)) nameLord(table as unknown as Table, phase.seat, phase.place, phase.lord);
    }
    if (phase.lord === NONE || phase.inside) return;
    const left = waiting(state as Seizing);
    if (menInAll(state, left) <= roomIn(state, phase.place)) {
      enterAll(table, left);
      close(table);
    } else if (!listOf(left).some((noble) => fits(state as Seizing, noble))) close(table);
  },
  asked: ({ phase }) => ({ must: phase.lord === NONE || !phase.inside ? [seatName(phase.seat)] : [] }),
  candidates(state) {
    const { phase } = state;
    if (phase.lord === NONE) return listOf(phase.nobles).map((noble) => ({ do: 'lord', noble }) as const);
    return [
      ...listOf(waiting(state)).map((noble) => ({ do: 'go-in', noble, place: phase.place }) as const),
      ...(mustGoIn(state) ? [] : [{ do: 'stay-out' } as const]),
    ];
  },
  whyNot(state, _seat, action) {
    const { phase } = state;
    if ((action.do === 'lord') !== (phase.lord === NONE))
      return refuse('3.3', { why: 'not-at-this-step', verb: action.do });
    if (action.do === 'stay-out')
      return mustGoIn(state) ? refuse('3.3', { why: 'not-at-this-step', verb: action.do }) : undefined;
    const name = { noble: nobleName(action.noble) };
    if (!has(phase.nobles, action.noble)) return refuse('3.3', { why: 'not-a-captor', ...name });
    if (action.do === 'lord') return undefined;
    const place = { place: placeName(phase.place) };
    if (action.place !== phase.place || !has(waiting(state), action.noble))
      return refuse('3.3', { why: 'gate-is-shut', ...place });
    const [room, men] = [roomIn(state, phase.place), state.men[action.noble] as number];
    return room >= men ? undefined : refuse('3.7', { why: 'no-room', ...place, room, men });
  },
  apply(table, _seat, action) {
    const { phase } = table.state;
    switch (action.do) {
      case 'lord':
        phase.lord = action.noble;
        nameLord(table as unknown as Table, phase.seat, phase.place, action.noble);
        return;
      case 'go-in':
        enterAll(table, 1 << action.noble);
        return;
      case 'stay-out':
        close(table);
        return;
    }
  },
  next: () => undefined,
  byDefault(state) {
    if (state.phase.lord === NONE) return { do: 'lord', noble: leadOf(state.phase.nobles) };
    const noble = mustGoIn(state) ? listOf(waiting(state)).find((one) => fits(state, one)) : undefined;
    return noble === undefined ? { do: 'stay-out' } : { do: 'go-in', noble, place: state.phase.place };
  },
};
