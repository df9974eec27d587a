// A seat's time, ticking: minutes and seconds at one sitting, days and hours at a slow table.
import type { ClockSight, Sight } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../prefs.ts';
import { checkTime } from './server.ts';
import { serverTime } from './server-time.ts';
import { HOUR, leftFor, MINUTE, timeText } from './time.ts';
import { onlineWords } from './words.ts';

/** The time by the house, again and again. */
const useNow = (every: number | undefined): number => {
  const [now, setNow] = useState(serverTime.now());
  useEffect(() => {
    if (every === undefined) return;
    setNow(serverTime.now());
    const timer = setInterval(() => {
      void checkTime();
      setNow(serverTime.now());
    }, every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};

/** A window is open for seconds. */
const TICK = 250;
const isShort = (left: number, kind: ClockSight['kind']): boolean => left < (kind === 'live' ? MINUTE : 6 * HOUR);

export const SeatClock = ({ sight, seat }: { readonly sight: Sight; readonly seat: string }) => {
  const { clock, outcome } = sight;
  const runs = !outcome && clock?.seats[seat]?.deadline !== undefined;
  const now = useNow(runs ? 1000 : undefined);
  const left = leftFor(clock, seat, now);
  if (!clock || left === undefined) return null;
  const time = timeText(left, clock.kind, language.value);
  const say = onlineWords().clock;
  const classes = ['seat-clock', ...(runs ? ['runs'] : []), ...(runs && isShort(left, clock.kind) ? ['short'] : [])];
  return (
    <span class={classes.join(' ')} role="timer" aria-label={runs ? say.runs(time) : say.left(time)}>
      {time}
    </span>
  );
};

/** In a window no answer is given before its time: how long that is, for all alike. */
export const WindowClock = ({ sight }: { readonly sight: Sight }) => {
  const { answersFrom, outcome } = sight;
  const until = answersFrom === undefined || outcome ? undefined : Date.parse(answersFrom);
  const now = useNow(until === undefined ? undefined : TICK);
  if (until === undefined) return null;
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <span class="window-clock" role="timer">
      {onlineWords().clock.window(seconds)}
    </span>
  );
};
