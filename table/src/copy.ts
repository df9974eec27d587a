/** A deep copy of plain data. Games on a hot path bring their own. */
import type { Draft } from './game.ts';

export const copy = <T>(value: T): Draft<T> => {
  if (typeof value !== 'object' || value === null) return value as Draft<T>;
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    return (typeof first === 'object' && first !== null ? value.map(copy) : value.slice()) as Draft<T>;
  }
  const result: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) result[key] = copy(part);
  return result as Draft<T>;
};
