// 7.2 Men: of a noble wherever he stands, and with what his cards bring in one part of the country.
import { isInRegion } from '../data/areas.ts';
import { ATTACHABLE, BONUSES, crownKind, menOfCard, OFFICE_CARDS, TITLE_CARDS } from '../data/crown.ts';
import { isTitledByBirth, menOf, NOBLES } from '../data/persons.ts';
import { isUnderNoble, NONE } from '../spots.ts';
import type { State, Writable } from '../state.ts';
import { leadOf } from './pieces.ts';

/** The cards under a noble. */
export const cardsOf = (state: State, noble: number): readonly number[] =>
  ATTACHABLE.filter((card) => state.held[card] === noble);
/** The title, or the office, under a noble; NONE without. */
export const titleOf = (state: State, noble: number): number =>
  TITLE_CARDS.find((card) => state.held[card] === noble) ?? NONE;
export const officeOf = (state: State, noble: number): number =>
  OFFICE_CARDS.find((card) => state.held[card] === noble) ?? NONE;
export const isTitled = (state: State, noble: number): boolean =>
  isTitledByBirth(noble) || titleOf(state, noble) !== NONE;

/** 16.5 What a catastrophe takes away: the men of titles, offices and bishops that were given to a noble. */
const isAwarded = (card: number): boolean => {
  const kind = crownKind(card);
  return kind === 'title' || kind === 'office' || kind === 'bishop';
};
/** Permanent men, counted anew: the column `men` holds them. */
export const recount = (state: Writable, noble: number): void => {
  let men = menOf(noble);
  const stricken = state.catastrophes.length > 0;
  for (const card of ATTACHABLE)
    if (state.held[card] === noble && !(stricken && isAwarded(card))) men += menOfCard(card);
  state.men[noble] = men;
};
/** By noble: the same of all, in one go. */
export const menCounted = (state: State): readonly number[] => {
  const men = NOBLES.map(menOf);
  const stricken = state.catastrophes.length > 0;
  for (const card of ATTACHABLE) {
    const holder = state.held[card] as number;
    if (isUnderNoble(holder) && !(stricken && isAwarded(card))) men[holder] = (men[holder] as number) + menOfCard(card);
  }
  return men;
};
export const menInAll = (state: State, set: number): number => {
  let men = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) men += state.men[leadOf(rest)] as number;
  return men;
};

/** 7.2 What his cards add in this area (ruling 154); cards received this player-turn add nothing (12.1). */
export const bonusAt = (state: State, noble: number, area: number): number => {
  let men = 0;
  if (state.catastrophes.length > 0) return men;
  for (const { card, men: more, region } of BONUSES)
    if (state.held[card] === noble && isInRegion(area, region) && !state.fresh.includes(card)) men += more;
  return men;
};
/** 16.5 What a catastrophe has taken away already is not taken away again; tables of the first three rules did. */
const isCounted = (state: State, card: number): boolean =>
  state.rules < 4 || state.catastrophes.length === 0 || !isAwarded(card);
/** 7.2 Men that fight for a noble in this area. */
export const strengthAt = (state: State, noble: number, area: number): number => {
  let men = (state.men[noble] as number) + bonusAt(state, noble, area);
  for (const card of state.fresh) if (state.held[card] === noble && isCounted(state, card)) men -= menOfCard(card);
  return men;
};
export const strengthOfAll = (state: State, set: number, area: number): number => {
  let men = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) men += strengthAt(state, leadOf(rest), area);
  return men;
};
