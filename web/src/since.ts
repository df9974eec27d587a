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
const span = (from: string): readonly [Unit, number] | undefined => {
  const seconds = (Date.now() - Date.parse(from)) / 1000;
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit && [unit[0], Math.floor(seconds / unit[1])];
};

/** `2 hours`; undefined under a minute. */
export const lasting = (from: string): string | undefined => {
  const found = span(from);
  if (!found) return undefined;
  const [unit, many] = found;
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(many);
};

/** `2 hours ago`; undefined under a minute. */
export const ago = (from: string): string | undefined => {
  const found = span(from);
  return found && new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' }).format(-found[1], found[0]);
};
