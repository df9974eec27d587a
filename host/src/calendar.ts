// Hours and days that do not count for slow clocks, on a player's own clock. Pure: moments are milliseconds since 1970.
import type { Night, Vacation } from '@rose/protocol';

export interface Calendar {
  readonly night?: Night;
  readonly vacation?: Vacation;
}
type Span = readonly [from: number, to: number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Whoever calls more of the day a night would never have to move. */
const LONGEST_NIGHT = 12 * HOUR;
const LOOK_AHEAD = 14 * DAY;

/** Fifty kilobytes each, and anybody may name any zone, in whatever letters. */
const formats = new Map<string, Intl.DateTimeFormat>();
export const MOST_ZONES = 500;
export const zonesKnown = (): number => formats.size;
const formatOf = (name: string): Intl.DateTimeFormat => {
  const zone = name.toLowerCase();
  const known = formats.get(zone);
  if (known) return known;
  const [oldest] = formats.keys();
  if (formats.size >= MOST_ZONES && oldest !== undefined) formats.delete(oldest);
  const two = '2-digit';
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', ...parts });
  formats.set(zone, made);
  return made;
};

/** What the clocks of a zone show at a moment, as if it were UTC. */
const wallAt = (zone: string, moment: number): number => {
  if (zone === 'UTC') return moment;
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  const shown = [part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')] as const;
  return Date.UTC(...shown) + (((moment % 1000) + 1000) % 1000);
};
/** The moment at which the clocks of a zone show this; where they leap over it, the moment of the leap or near it. */
const momentOf = (zone: string, wall: number): number => {
  const near = wall - (wallAt(zone, wall) - wall);
  return wall - (wallAt(zone, near) - near);
};

const dayOf = (wall: number): number => Math.floor(wall / DAY) * DAY;
const minutesOf = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

const nightsIn = ({ from, to, zone }: Night, [first, last]: Span): readonly Span[] => {
  const [begins, ends] = [minutesOf(from), minutesOf(to)];
  const nights: Span[] = [];
  const until = dayOf(wallAt(zone, last));
  for (let day = dayOf(wallAt(zone, first)) - DAY; day <= until; day += DAY) {
    const start = momentOf(zone, day + begins);
    const end = momentOf(zone, day + ends + (ends > begins ? 0 : DAY));
    nights.push([start, Math.min(end, start + LONGEST_NIGHT)]);
  }
  return nights;
};
const vacationIn = ({ from, until }: Vacation, zone: string): Span => [
  momentOf(zone, Date.parse(from)),
  momentOf(zone, Date.parse(until) + DAY),
];

/** The spans that do not count between two moments, in order and apart. */
const restsIn = ({ night, vacation }: Calendar, span: Span): readonly Span[] => {
  const [first, last] = span;
  const all = [
    ...(night ? nightsIn(night, span) : []),
    ...(vacation ? [vacationIn(vacation, night?.zone ?? 'UTC')] : []),
  ].toSorted(([a], [b]) => a - b);
  const apart: Span[] = [];
  let end = first;
  for (const [from, to] of all) {
    const [start, stop] = [Math.max(from, end), Math.min(to, last)];
    if (stop <= start) continue;
    apart.push([start, stop]);
    end = stop;
  }
  return apart;
};

/** How much of the time between two moments counts. */
export const counted = (calendar: Calendar, from: number, to: number): number => {
  if (to <= from) return 0;
  const rests = restsIn(calendar, [from, to]);
  return to - from - rests.reduce((sum, [start, stop]) => sum + stop - start, 0);
};

/** When so much time that counts will have gone by. */
export const reached = (calendar: Calendar, from: number, span: number): number => {
  let left = Math.max(0, span);
  let at = from;
  for (;;) {
    const last = at + LOOK_AHEAD;
    for (const [start, stop] of restsIn(calendar, [at, last])) {
      if (start - at >= left) return at + left;
      left -= start - at;
      at = stop;
    }
    if (last - at >= left) return at + left;
    left -= Math.max(0, last - at);
    at = Math.max(at, last);
  }
};
