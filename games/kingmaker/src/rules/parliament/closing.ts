// 9.5, 14.6 The close: the King's peace begins; those who came stay as far as the site holds them, or go home.
import { claimHeirs } from '../changes/heirs.ts';
import { liftSieges, putOut } from '../changes/places.ts';
import { areaName } from '../data/areas.ts';
import { areaOfPlace, isFortified, isUnfortified, type PlaceId, placeName, roomOf } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Table } from '../kind.ts';
import { hasLeave, holderOf } from '../position/control.ts';
import { has, listOf, ofSeat, seatOfNoble, seatsIn } from '../position/pieces.ts';
import { NONE } from '../spots.ts';
import { presentAt, type Sitting, type SittingTable } from './sitting.ts';

/** 9.5 Until the end of the summoner's next player-turn. */
export const beginPeace = (table: SittingTable): void => {
  const { state } = table;
  const { summoner, site } = state.phase;
  const area = areaOfPlace(site);
  state.peace.push({ area, seat: summoner, turn: (state.turns[summoner] as number) + 1 });
  table.tell('9.5', { say: 'peace-begins', seat: seatName(summoner), area: areaName(area) });
};

/** Whether the site is open to a noble now that it is a town like others. */
const isWelcome = (state: Sitting, noble: number): boolean => {
  const { site, host, before, summoner } = state.phase;
  const seat = seatOfNoble(state, noble);
  if (isUnfortified(site)) return true;
  if (!isFortified(site)) {
    // 3.2 An open town is theirs who were in it before.
    const owners = seatsIn(state, before & presentAt(state));
    return owners === 0 ? seat === summoner : ((owners >> seat) & 1) === 1;
  }
  const holder = holderOf(state, site);
  if (holder === NONE) return state.options.townFight && has(before, noble);
  if (seat === holder || hasLeave(state, holder, site, seat)) return true;
  return holder === host && has(before, noble);
};
/** Those who were there before are inside; then others, in the order of the box, while there is room. */
const staying = (state: Sitting): number => {
  const { site, before } = state.phase;
  const welcome = listOf(presentAt(state)).filter((noble) => isWelcome(state, noble));
  let room = roomOf(site);
  let set = 0;
  for (const noble of [...welcome.filter((one) => has(before, one)), ...welcome.filter((one) => !has(before, one))]) {
    const men = state.men[noble] as number;
    if (men > room) continue;
    room -= men;
    set |= 1 << noble;
  }
  return set;
};
/** 3.4 Others are put in the open; the lord of the site is asked whether he lets them stay. */
const disperse = (table: SittingTable): void => {
  const whole = table as unknown as Table;
  const { state } = whole;
  const during = table.state as Sitting;
  const { site } = during.phase;
  const holder = holderOf(state, site);
  const out = presentAt(during) & ~staying(during);
  const guests = listOf(out)
    .filter((noble) => !isWelcome(during, noble))
    .reduce((set, noble) => set | (1 << noble), 0);
  if (holder !== during.phase.host) state.leave[site] = 0;
  if (holder !== NONE)
    for (let seat = 0; seat < state.options.players; seat++)
      if (seat !== holder && ofSeat(state, guests, seat) !== 0)
        state.lodgings.push({ place: site as PlaceId, seat, nobles: ofSeat(state, guests, seat) });
  putOut(whole, site, out);
};
export const rise = (table: SittingTable): void => {
  const { site, summoner } = table.state.phase;
  disperse(table);
  const whole = table as unknown as Table;
  claimHeirs(whole);
  liftSieges(whole);
  table.tell('9.5', { say: 'parliament-over', seat: seatName(summoner), place: placeName(site) });
};
