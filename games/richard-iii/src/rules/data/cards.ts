// The 25 cards (5.1): six events and 19 action cards. Inside the engine a card is a number.
const DECK = [
  ['event-force-march', 1],
  ['event-muster', 0],
  ['event-piracy', 2],
  ['event-plague', 0],
  ['event-surprise', 1],
  ['event-treason', 1],
  ['ap4-1', 4],
  ['ap4-2', 4],
  ['ap4-3', 4],
  ['ap4-4', 4],
  ['ap4-5', 4],
  ['ap4-6', 4],
  ['ap3-1', 3],
  ['ap3-2', 3],
  ['ap3-3', 3],
  ['ap3-4', 3],
  ['ap3-5', 3],
  ['ap3-6', 3],
  ['ap3-7', 3],
  ['ap2-1', 2],
  ['ap2-2', 2],
  ['ap2-3', 2],
  ['ap2-4', 2],
  ['ap2-5', 2],
  ['ap2-6', 2],
] as const;
export type CardName = (typeof DECK)[number][0];
export type CardId = number & { readonly card: true };
export const CARD_NAMES: readonly CardName[] = DECK.map(([name]) => name);
export const CARDS: readonly CardId[] = DECK.map((_, id) => id as CardId);
export const C = Object.fromEntries(CARD_NAMES.map((name, id) => [name, id])) as { readonly [N in CardName]: CardId };
export const cardName = (card: CardId): CardName => CARD_NAMES[card] as CardName;
export const isCardName = (text: string): text is CardName => Object.hasOwn(C, text);
export const NO_CARD = -1 as CardId;

const POINTS: readonly number[] = DECK.map(([, points]) => points);
/** Action points of a card. */
export const pointsOf = (card: CardId): number => (card === NO_CARD ? 0 : (POINTS[card] as number));
export const isEvent = (card: CardId): boolean => card !== NO_CARD && cardName(card).startsWith('event-');
