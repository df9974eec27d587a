/** A deep copy of plain data. Games on a hot path bring their own. */
import type { Draft } from './game.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const copy = <T>(value: T): Draft<T> => {
  if (typeof value !== 'object' || value === null) return value as Draft<T>;
  if (Array.isArray(value))
    return (value.some(isObject) ? value.map((part: unknown) => copy(part)) : value.slice()) as Draft<T>;
  const result: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) result[key] = copy(part);
  return result as Draft<T>;
};
