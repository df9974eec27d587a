// Spans of time in the reader's language.
import { language } from './prefs.ts';

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
const UNITS: readonly (readonly [Unit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const span = (from: string, now: number): readonly [Unit, number] | undefined => {
  const seconds = (now - Date.parse(from)) / 1000;
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit && [unit[0], Math.floor(seconds / unit[1])];
};

/** `2 hours`; undefined under a minute. What the house dates is told by the time of the house. */
export const lasting = (from: string, now = Date.now()): string | undefined => {
  const found = span(from, now);
  if (!found) return undefined;
  const [unit, many] = found;
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(many);
};

/** `2 hours ago`; undefined under a minute. */
export const ago = (from: string, now = Date.now()): string | undefined => {
  const found = span(from, now);
  return found && new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' }).format(-found[1], found[0]);
};
