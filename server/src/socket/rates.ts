// How much one socket, one player and one address may ask. Kind to a household that shares an address, and to a page
// that comes back after a bad connection; not to a flood.
import type { OnlineAsk, SocketRequest } from '@rose/protocol';
import { createLimits, type Limits, type Rate } from '../http/limits.ts';
import { priceOf } from './prices.ts';

export type RateKind =
  | 'socket-work'
  | 'person-work'
  | 'address-work'
  | 'reading'
  | 'knock'
  | 'socket'
  | 'address'
  | 'think'
  | 'make'
  | 'address-make'
  | 'say'
  | 'warning';
export type Rates = { readonly [K in RateKind]: Rate };

export const RATES: Rates = {
  /** New sockets, by address. */
  knock: { burst: 100, perSecond: 5 },
  socket: { burst: 120, perSecond: 30 },
  address: { burst: 2_000, perSecond: 400 },
  /** Milliseconds of the house's processor: by socket, by player, and by address a third of one processor. */
  'socket-work': { burst: 300, perSecond: 60 },
  'person-work': { burst: 400, perSecond: 80 },
  'address-work': { burst: 500, perSecond: 300 },
  /** Milliseconds of reading journals, by address, before it counts as work: a household that opens its longest games. */
  reading: { burst: 4_000, perSecond: 100 },
  /** Hints, odds, replays, exports: what costs more than an answer. */
  think: { burst: 30, perSecond: 3 },
  /** Tables: by player, and by address, since writing one down holds the moves of others up for longer than its price says. */
  make: { burst: 30, perSecond: 0.5 },
  'address-make': { burst: 60, perSecond: 4 },
  say: { burst: 15, perSecond: 1 },
  /** Lines of the log about one address. */
  warning: { burst: 1, perSecond: 1 / 60 },
};
/** Sockets that one address may hold open. */
export const MOST_PER_ADDRESS = 200;
/** Asks that may be under way on one socket; more are not read until one is answered. */
export const MOST_UNDER_WAY = 32;
/** What a page that does not read may leave unread, in bytes. */
export const MOST_UNREAD = 1_048_576;
/** Asks that were answered with `too-fast`, or frames that were no asks, before a socket is closed. */
export const MOST_WRONG = 200;
export const HEARTBEAT = 25_000;
/** Knocks without an answer before a socket is given up. */
export const MOST_UNANSWERED = 2;

export type SocketLimits = Limits<RateKind>;
export const createSocketLimits = (rates: Partial<Rates> = {}): SocketLimits => createLimits({ ...RATES, ...rates });

const THINKS: readonly SocketRequest['ask'][] = ['hint', 'odds', 'replay', 'look', 'retell', 'export'];
const MAKES: readonly OnlineAsk['ask'][] = ['offer', 'rematch', 'join', 'start', 'report', 'block'];
const SAYS: readonly OnlineAsk['ask'][] = ['say', 'note', 'leave-orders', 'vote-end', 'mute', 'send-away'];
const kindOf = ({ ask }: Pick<SocketRequest, 'ask'>): RateKind | undefined => {
  if (THINKS.includes(ask)) return 'think';
  if ((MAKES as readonly string[]).includes(ask)) return 'make';
  return (SAYS as readonly string[]).includes(ask) ? 'say' : undefined;
};

/** Who asks, by the names of their purses. */
export interface Asker {
  readonly socket: string;
  readonly player: string;
  readonly address: string;
}
/** Pays for an ask. Seconds to wait when it is too much, or 0. */
export const waitFor = (
  limits: SocketLimits,
  request: Pick<SocketRequest, 'ask'>,
  { socket, player, address }: Asker,
): number => {
  const kind = kindOf(request);
  const price = priceOf(request);
  return (
    (kind === undefined ? 0 : limits.take(kind, kind === 'think' ? address : player)) ||
    (kind === 'make' ? limits.take('address-make', address) : 0) ||
    limits.take('socket-work', socket, price) ||
    limits.take('person-work', player, price) ||
    limits.take('address-work', address, price)
  );
};
