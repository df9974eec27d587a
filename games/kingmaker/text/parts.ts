// Parts of sentences that need no language: clauses, capitals.
import { type Line, upper } from '@rose/table/text';

/** A line begun with a capital. */
export const capital = ([first, ...rest]: Line): Line => {
  if (first === undefined) return [];
  if (first === '') return capital(rest);
  return [typeof first === 'string' ? upper(first) : { ...first, as: upper(first.as) }, ...rest];
};
/** Clauses one after the other. */
export const joined = (items: readonly Line[], by: string): Line =>
  items.flatMap((item, at) => (at === 0 ? item : [by, ...item]));
