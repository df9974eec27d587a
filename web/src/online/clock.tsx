// A seat's time, ticking: minutes and seconds at one sitting, days and hours at a slow table.
import type { ClockSight, Sight } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../prefs.ts';
import { onlineWords } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left for a seat at a moment, in milliseconds; undefined where no clock stands. */
export const leftFor = (clock: ClockSight | undefined, seat: string, now: number): number | undefined => {
  const one = clock?.seats[seat];
  if (!one) return undefined;
  return Math.max(0, one.deadline === undefined ? one.left : Date.parse(one.deadline) - now);
};

const two = (n: number): string => String(n).padStart(2, '0');
const unit = (n: number, name: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(language.value, { style: 'unit', unit: name, unitDisplay: 'short' }).format(n);

/** `2 days 4 hr` · `3 hr 5 min` · `12:07`. */
export const timeText = (left: number, kind: ClockSight['kind']): string => {
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  if (days > 0) return `${unit(days, 'day')} ${unit(hours, 'hour')}`;
  if (kind === 'slow' && hours > 0) return `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  const seconds = two(Math.floor((left % MINUTE) / 1000));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
};

const useNow = (every: number | undefined): number => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (every === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};

const isShort = (left: number, kind: ClockSight['kind']): boolean => left < (kind === 'live' ? MINUTE : 6 * HOUR);

export const SeatClock = ({ sight, seat }: { readonly sight: Sight; readonly seat: string }) => {
  const { clock, outcome } = sight;
  const runs = !outcome && clock?.seats[seat]?.deadline !== undefined;
  const now = useNow(runs ? 1000 : undefined);
  const left = leftFor(clock, seat, now);
  if (!clock || left === undefined) return null;
  const time = timeText(left, clock.kind);
  const say = onlineWords().clock;
  const classes = ['seat-clock', ...(runs ? ['runs'] : []), ...(runs && isShort(left, clock.kind) ? ['short'] : [])];
  return (
    <span class={classes.join(' ')} role="timer" aria-label={runs ? say.runs(time) : say.left(time)}>
      {time}
    </span>
  );
};
