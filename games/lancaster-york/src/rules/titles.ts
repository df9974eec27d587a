// 9.0 Special titles, looked at after every single change of owner (ruling 78).
import { seatOf, TITLE_CARDS, TITLE_LEAST, TITLES } from './data/box.ts';
import { countOwned } from './position.ts';
import { NONE, type State, type Table } from './state.ts';

/** The title that a card counts for; NONE for large towns, towns, nobles and mercenaries. */
const TITLE_OF_RUN: readonly number[] = [2, NONE, NONE, 3, 1, 0, NONE, NONE, NONE];
const titleOf = (card: number): number => TITLE_OF_RUN[Math.floor(card / 6)] as number;

const countFor = (state: State, title: number, seat: number): number => {
  const [from, to] = TITLE_CARDS[title] as readonly [number, number];
  return countOwned(state, seat, from, to);
};
/** 9.2 The first in turn order among those who own most, two at least. */
export const claimantOf = (state: State, title: number): number => {
  let best = NONE;
  let most = TITLE_LEAST - 1;
  for (const seat of state.order) {
    const count = countFor(state, title, seat);
    if (count <= most) continue;
    most = count;
    best = seat;
  }
  return best;
};
/** 9.2 The holder keeps it until somebody has strictly more, or he has fewer than two. */
const keeps = (state: State, title: number, holder: number): boolean => {
  const own = countFor(state, title, holder);
  return own >= TITLE_LEAST && state.order.every((seat) => countFor(state, title, seat) <= own);
};

/** 9.1 A card has changed its owner: its title may do so too. */
export const checkTitle = (table: Table, card: number): void => {
  const title = titleOf(card);
  if (title === NONE) return;
  const { state } = table;
  const holder = state.titles[title] as number;
  if (holder !== NONE && keeps(state, title, holder)) return;
  const next = claimantOf(state, title);
  if (next === holder) return;
  state.titles[title] = next;
  const name = TITLES[title] as (typeof TITLES)[number];
  if (next === NONE) table.tell('9.2', { say: 'title-returned', title: name, from: seatOf(holder) });
  else {
    const from = holder === NONE ? null : seatOf(holder);
    const count = countFor(state, title, next);
    table.tell('9.1', { say: 'title-taken', seat: seatOf(next), title: name, from, count });
  }
};
/** What a position without word about its titles has. */
export const titlesByCount = (state: State): number[] => TITLES.map((_, title) => claimantOf(state, title));
