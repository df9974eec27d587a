// 12.2, 12.3 What is kept of bargains: open offers, loans that should come back, promises in words.
import { bits, list, record, text, whole, word } from '@rose/parts';
import { SEAT } from '../words.ts';

/** Each seat has five open offers at most. */
export const MOST_OFFERS = 5;
export const OFFER = record({
  maker: SEAT,
  /** Made of what it says alone, so that its name tells nobody of other offers. */
  tag: text,
  items: list(text, 12),
  /** What the maker promises in words. */
  words: text,
  /** Who has agreed; the maker has. */
  yes: bits(SEAT),
  /** It lapses when its maker has finished his own turn of this number. */
  until: whole(0, 1000),
});
export const LOAN = record({ from: SEAT, to: SEAT, item: text, due: whole(0, 999) });
/** Words of a deal that was made, all can read them; those they were given to may say what came of it. */
export const PROMISE = record({
  seat: SEAT,
  to: bits(SEAT),
  words: text,
  round: whole(0, 999),
  fate: word(['open', 'kept', 'broken']),
});
export const MOST_PROMISES = 60;
