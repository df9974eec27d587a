// 12.3 Whether an offer as a whole makes sense: who makes it is part of it, nothing is given twice, each item is possible
// now, and nobody ends with two titles, two offices, or an office without a title (14.7).
import { refuse } from '@rose/table';
import { crownKind, crownName } from '../data/crown.ts';
import { isTitledByBirth, nobleName } from '../data/persons.ts';
import type { Refusal } from '../kind.ts';
import { cardsOf } from '../position/strength.ts';
import { isUnderNoble } from '../spots.ts';
import type { State } from '../state.ts';
import type { Item } from './items.ts';
import { alikeOf, whyNotItem } from './judging.ts';
import { partiesOf } from './parties.ts';

/** The thing itself, whoever gives it. */
const thingOf = (item: Item): string => {
  switch (item.kind) {
    case 'hand':
    case 'card':
      return `card ${item.card}`;
    case 'event':
      return `event ${item.card}`;
    case 'any':
      return '';
    case 'place':
      return `place ${item.place}`;
    case 'ship':
      return `ship ${item.ship}`;
    case 'heir':
      return `piece ${item.royal}`;
    case 'free':
    case 'noble':
      return `piece ${item.noble}`;
    case 'leave':
      return `leave ${item.from} ${item.to} ${item.place}`;
    case 'ally':
      return 'alliance';
    case 'command':
      return `command ${item.noble}`;
  }
};
const isTwice = (items: readonly Item[]): boolean => {
  const things = items.map(thingOf).filter((thing) => thing !== '');
  return new Set(things).size !== things.length;
};
/** Of cards that are all alike nobody gives more than he has, as far as `knower` can tell. */
const whyNotAlike = (state: State, items: readonly Item[], knower: number): Refusal | undefined => {
  for (const item of items) {
    if (item.kind !== 'any' || item.from !== knower) continue;
    const others = items.filter((one) => one.kind === 'any' && one.from === item.from && one.of === item.of).length;
    const named = alikeOf(state, item.from, item.of).filter((card) =>
      items.some((one) => one.kind === 'event' && one.card === card),
    ).length;
    if (others + named > alikeOf(state, item.from, item.of).length) return refuse('12.3', { why: 'given-twice' });
  }
  return undefined;
};

/** 14.7 What a noble bears when all is done. */
const whyNotRank = (state: State, items: readonly Item[]): Refusal | undefined => {
  const moves = items.filter((item) => item.kind === 'card');
  const ranked = moves.filter(({ card }) => crownKind(card) === 'title' || crownKind(card) === 'office');
  if (ranked.length === 0) return undefined;
  const nobles = new Set(ranked.flatMap(({ card, noble }) => [noble as number, state.held[card] as number]));
  for (const noble of nobles) {
    if (!isUnderNoble(noble)) continue;
    const kept = cardsOf(state, noble).filter((card) => !moves.some((move) => move.card === card));
    const cards = [...kept, ...moves.filter((move) => move.noble === noble).map(({ card }) => card as number)];
    const titles = cards.filter((card) => crownKind(card) === 'title');
    const offices = cards.filter((card) => crownKind(card) === 'office');
    const names = { noble: nobleName(noble), card: crownName(offices[0] ?? titles[0] ?? 0) };
    if (titles.length + (isTitledByBirth(noble) ? 1 : 0) > 1) return refuse('14.7', { why: 'has-title', ...names });
    if (offices.length > 1) return refuse('14.7', { why: 'has-office', ...names });
    if (offices.length === 1 && titles.length === 0 && !isTitledByBirth(noble))
      return refuse('14.7', { why: 'needs-title', ...names });
  }
  return undefined;
};

export const whyNotTerms = (state: State, items: readonly Item[], knower: number): Refusal | undefined => {
  for (const item of items) {
    const wrong = whyNotItem(state, item, knower);
    if (wrong) return wrong;
  }
  return whyNotAlike(state, items, knower) ?? whyNotRank(state, items);
};
export const whyNotPropose = (state: State, maker: number, items: readonly Item[]): Refusal | undefined => {
  if (((partiesOf(state, items) >> maker) & 1) === 0) return refuse('12.3', { why: 'no-such-party' });
  if (isTwice(items)) return refuse('12.3', { why: 'given-twice' });
  return whyNotTerms(state, items, maker);
};
