// 9.1 Who may summon a Parliament, where it meets, and on whom Writs are served.
import { pick, type Random, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { countIn, discardEvent } from '../changes/cards.ts';
import { C } from '../data/crown.ts';
import { EVENTS, type EventKind, eventKind } from '../data/events.ts';
import { NOBLES, type NobleId, nobleName } from '../data/persons.ts';
import { isTown, P, type PlaceId, placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal } from '../kind.ts';
import { nobleNames } from '../naming.ts';
import { holderOf, isUnderSiege } from '../position/control.ts';
import { hasSat } from '../position/parliament.ts';
import { isInPlay, isOnBoard, listOf, noblesAt, ofSeat, seatOfNoble, setOf } from '../position/pieces.ts';
import { isRefugee } from '../position/refuge.ts';
import { controllerOf, soleKing } from '../position/throne.ts';
import { handOf, inside, isInside, isUnderNoble, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';
import { come, isFromOverseas, whyNotCome } from './coming.ts';
import { afterSummoner, type Sitting, type SittingTable, type Stage } from './sitting.ts';

/** Who summons: the sole King, or the Chancellor where there is none. */
const lordOfParliament = (state: State): number => {
  const king = soleKing(state);
  if (king !== NONE) return king;
  const noble = state.held[C.chancellor] as number;
  return isUnderNoble(noble) && isOnBoard(state, noble) ? noble : NONE;
};
const needsCard = (state: State): boolean => soleKing(state) === NONE;
const isFitTown = (state: State, place: number): boolean =>
  isTown(place) && place !== P.calais && !isUnderSiege(state, place);

/** Ruling 88: the town in which the King, with a noble of his faction, or the Chancellor is. */
const siteOrRefusal = (state: State, seat: number): PlaceId | Refusal => {
  const lord = lordOfParliament(state);
  if (lord === NONE || controllerOf(state, lord) !== seat) return refuse('9.1', { why: 'may-not-summon' });
  if (hasSat(state)) return refuse('9.1', { why: 'has-sat' });
  const spot = state.spot[lord] as number;
  if (!isInside(spot) || ofSeat(state, noblesAt(state, spot), seat) === 0) return refuse('9.1', { why: 'not-in-town' });
  const place = placeAt(spot);
  if (isFitTown(state, place)) return place;
  return refuse('9.1', { why: 'no-site', place: placeName(place) });
};
const isPlace = (found: PlaceId | Refusal): found is PlaceId => typeof found === 'number';

/** Ruling 89: another noble, who is able to come. */
const whyNotServe = (state: State, seat: number, site: number, noble: number): Refusal | undefined => {
  const within = state.spot[noble] === inside(site);
  const own = needsCard(state)
    ? noble === lordOfParliament(state)
    : within && isInPlay(state, noble) && seatOfNoble(state, noble) === seat;
  if (own) return refuse('9.1', { why: 'serve-another', noble: nobleName(noble) });
  if (isRefugee(state, noble)) return refuse('16.3', { why: 'is-in-refuge', noble: nobleName(noble) });
  return whyNotCome(state, noble);
};
const cardsOf = (state: State, seat: number, kind: EventKind): readonly number[] =>
  EVENTS.filter((event) => state.events[event] === handOf(seat) && eventKind(event) === kind);

const whyNotSummon = (state: State, seat: number, nobles: readonly number[]): Refusal | undefined => {
  const site = siteOrRefusal(state, seat);
  if (!isPlace(site)) return site;
  if (needsCard(state) && cardsOf(state, seat, 'parliament').length === 0)
    return refuse('9.1', { why: 'no-parliament-card' });
  const writs = cardsOf(state, seat, 'writ').length;
  if (writs < nobles.length) return refuse('9.1', { why: 'too-few-writs', writs, needed: nobles.length });
  for (const noble of nobles) {
    const wrong = whyNotServe(state, seat, site, noble);
    if (wrong) return wrong;
  }
  return undefined;
};
/** Whether the active player is asked: by what all can see, the number of his Event cards among it. */
export const couldSummon = (state: State): boolean => {
  const seat = state.turn;
  const site = siteOrRefusal(state, seat);
  if (!isPlace(site) || countIn(state.events, handOf(seat)) < (needsCard(state) ? 2 : 1)) return false;
  return NOBLES.some((noble) => !whyNotServe(state, seat, site, noble));
};

/** The site is fixed, and who was there before. */
const open = (table: SittingTable, seat: number, site: PlaceId): void => {
  const { state } = table;
  const { phase } = state;
  phase.summoner = seat;
  phase.site = site;
  phase.host = holderOf(state, site);
  phase.before = noblesAt(state, inside(site));
  phase.queue = [...afterSummoner(state as Sitting)];
};
const summon = (table: SittingTable, seat: number, nobles: readonly NobleId[]): void => {
  const { state } = table;
  const site = siteOrRefusal(state, seat) as PlaceId;
  if (needsCard(state)) discardEvent(state, cardsOf(state, seat, 'parliament')[0] as number);
  for (const writ of cardsOf(state, seat, 'writ').slice(0, nobles.length)) discardEvent(state, writ);
  open(table, seat, site);
  const set = setOf(nobles);
  table.tell('9.1', { say: 'summoned', seat: seatName(seat), place: placeName(site), nobles: nobleNames(set) });
  for (const noble of listOf(set))
    if (isFromOverseas(state, noble)) state.phase.overseas |= 1 << noble;
    else come(table, noble);
};

type Summons = Act<'summon' | 'summon-all' | 'no-parliament'>;
export const summoning: Stage<Summons['do']> = {
  rule: '9.1',
  verbs: ['summon', 'summon-all', 'no-parliament'],
  asked: ({ phase, turn }) => (phase.summoner === NONE ? [turn] : []),
  candidates: () => [...NOBLES.map((noble) => ({ do: 'summon', noble }) as const), { do: 'no-parliament' }],
  whyNot(state, seat, action) {
    if (action.do === 'no-parliament') return undefined;
    return whyNotSummon(state, seat, action.do === 'summon' ? [action.noble] : action.nobles);
  },
  apply(table, seat, action) {
    if (action.do === 'no-parliament') table.state.phase.summoner = seat;
    else summon(table, seat, action.do === 'summon' ? [action.noble] : action.nobles);
  },
  byDefault: () => ({ do: 'no-parliament' }),
  close: ({ state }) => (state.phase.site === (NONE as number) ? 'done' : 'ships'),
};
/** Several Writs at once. */
export const sampleSummons = (state: Sitting, seat: number, random: Random): Act<'summon-all'> | undefined => {
  const site = siteOrRefusal(state, seat);
  if (state.phase.step !== 'summon' || !isPlace(site)) return undefined;
  const able = NOBLES.filter((noble) => !whyNotServe(state, seat, site, noble));
  if (able.length < 2) return undefined;
  const nobles = [...new Set([pick(able, random), pick(able, random), pick(able, random)])].sort((a, b) => a - b);
  const action = { do: 'summon-all', nobles } as const;
  return whyNotSummon(state, seat, nobles) ? undefined : action;
};

// ------------------------------------------------------------------ 15.9 called by an Event card

const sites = (state: State): readonly PlaceId[] => Object.values(P).filter((place) => isFitTown(state, place));
export const meeting: Stage<'meet-at'> = {
  rule: '15.9',
  verbs: ['meet-at'],
  asked: ({ phase }) => (phase.site === (NONE as number) ? [phase.summoner] : []),
  candidates: (state) => sites(state).map((place) => ({ do: 'meet-at', place })),
  whyNot: (state, _seat, { place }) =>
    isFitTown(state, place) ? undefined : refuse('15.9', { why: 'no-site', place: placeName(place) }),
  apply(table, seat, { place }) {
    open(table, seat, place);
    table.tell('15.9', { say: 'summoned', seat: seatName(seat), place: placeName(place), nobles: [] });
  },
  byDefault: (state) => ({ do: 'meet-at', place: sites(state)[0] as PlaceId }),
  close: () => 'ships',
};
