// What is left of a seat's time, and how it is written.
import type { ClockSight } from '@rose/protocol';
import type { Language } from '@rose/table/text';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left for a seat at a moment, in milliseconds; undefined where no clock stands. */
export const leftFor = (clock: ClockSight | undefined, seat: string, now: number): number | undefined => {
  const one = clock?.seats[seat];
  if (!one) return undefined;
  return Math.max(0, one.deadline === undefined ? one.left : Date.parse(one.deadline) - now);
};

const two = (n: number): string => String(n).padStart(2, '0');
const unit = (language: Language, n: number, name: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(n);

/** `2 days 4 hr` · `3 hr 5 min` · `12:07`. */
export const timeText = (left: number, kind: ClockSight['kind'], language: Language): string => {
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  if (days > 0) return `${unit(language, days, 'day')} ${unit(language, hours, 'hour')}`;
  if (kind === 'slow' && hours > 0) return `${unit(language, hours, 'hour')} ${unit(language, minutes, 'minute')}`;
  const seconds = two(Math.floor((left % MINUTE) / 1000));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
};
