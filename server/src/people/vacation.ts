// Days off are counted by the year, so that nobody is on vacation for good. A day that has begun is spent, whatever becomes
// of the rest of that vacation; days ahead are only set aside, and may be taken elsewhere.
import type { PeopleTrouble, Vacation } from '@rose/protocol';

/** Of one calendar year. */
export const MOST_DAYS = 30;

/** Days of earlier vacations, by year. */
export type Spent = Readonly<Record<string, number>>;
export interface DaysOff {
  readonly vacation?: Vacation | undefined;
  readonly spent?: Spent | undefined;
}

const DAY = 86_400_000;
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const isDay = (day: string): boolean => {
  const moment = momentOf(day);
  return Number.isFinite(moment) && dayAt(moment) === day;
};
const daysOf = ({ from, until }: Vacation): readonly string[] => {
  const first = momentOf(from);
  const many = Math.max(0, Math.floor((momentOf(until) - first) / DAY) + 1);
  return Array.from({ length: many }, (_, i) => dayAt(first + i * DAY));
};
const countBy = (days: readonly string[], before: Spent): Spent => {
  const counts: Record<string, number> = { ...before };
  for (const day of days) counts[day.slice(0, 4)] = (counts[day.slice(0, 4)] ?? 0) + 1;
  return counts;
};

/** What was spent once a vacation takes the place of another: days of the old one that have begun and are not in the new. */
export const spentAfter = ({ vacation, spent = {} }: DaysOff, next: Vacation | null, now: string): Spent => {
  const today = now.slice(0, 10);
  const gone = vacation ? daysOf(vacation).filter((day) => day <= today) : [];
  const kept = new Set(next ? daysOf(next) : []);
  const year = today.slice(0, 4);
  const recent = Object.fromEntries(Object.entries(spent).filter(([one]) => one >= year));
  return countBy(
    gone.filter((day) => day >= year && !kept.has(day)),
    recent,
  );
};

/** How many days of this year may still be set aside, with those of the vacation that stands taken off. */
export const daysLeft = ({ vacation, spent = {} }: DaysOff, now: string): number => {
  const counts = countBy(vacation ? daysOf(vacation) : [], spent);
  return Math.max(0, MOST_DAYS - (counts[now.slice(0, 4)] ?? 0));
};

/** A vacation begins today or later (yesterday, where it still is), unless it is the one that has begun. */
export const whyNoVacation = (before: DaysOff, next: Vacation, now: string): PeopleTrouble | undefined => {
  const { from, until } = next;
  const earliest = dayAt(momentOf(now.slice(0, 10)) - DAY);
  if (!isDay(from) || (from < earliest && from !== before.vacation?.from))
    return { trouble: 'bad-request', field: 'vacation.from' };
  const days = isDay(until) ? (momentOf(until) - momentOf(from)) / DAY + 1 : 0;
  // Whatever is longer takes too many days of some year: no need to count them all.
  if (days < 1 || days > 3 * MOST_DAYS) return { trouble: 'bad-request', field: 'vacation.until' };
  const counts = countBy(daysOf(next), spentAfter(before, next, now));
  const over = Object.entries(counts).find(([, many]) => many > MOST_DAYS);
  if (!over) return undefined;
  const [year, many] = over;
  return { trouble: 'too-much-vacation', year: Number(year), most: MOST_DAYS, over: many - MOST_DAYS };
};
