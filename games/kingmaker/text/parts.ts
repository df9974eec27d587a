// Parts of sentences that need no language: lists, capitals.
import type { Line, Part } from '@rose/table/text';
import { upper } from './names.ts';

/** A line begun with a capital. */
export const capital = ([first, ...rest]: Line): Line => {
  if (first === undefined) return [];
  if (first === '') return capital(rest);
  return [typeof first === 'string' ? upper(first) : { ...first, as: upper(first.as) }, ...rest];
};
/** a, b and c. */
export const listing =
  (and: string) =>
  (items: readonly (Line | Part)[]): Line =>
    items.flatMap((item, at): Line => {
      const before = at === 0 ? [] : [at === items.length - 1 ? and : ', '];
      return Array.isArray(item) ? [...before, ...(item as Line)] : [...before, item as Part];
    });
/** Clauses one after the other. */
export const joined = (items: readonly Line[], by: string): Line =>
  items.flatMap((item, at) => (at === 0 ? item : [by, ...item]));
