// What the HTTP routes work with; without it, only the built page is handed out.
import type { Health } from '../health.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { PeopleContext } from '../people/index.ts';
import type { Settings } from '../settings.ts';
import type { Limits, Rate } from './limits.ts';
import type { Visitors } from './visitor.ts';

export type RateKind = keyof typeof RATES;
/** By address, by session or by name, as the routes say. */
export const RATES = {
  /** Anything over HTTP, by address: a first visit fetches every file of the page, some 260. */
  file: { burst: 2_000, perSecond: 500 },
  connection: { burst: 500, perSecond: 50 },
  /** Any ask, by address: a club behind one address included. */
  ask: { burst: 200, perSecond: 40 },
  /** Any ask that changes something, by session. */
  change: { burst: 40, perSecond: 2 },
  /** The same by address, however many sessions it brings: each is waited for until the disk has it. */
  'address-change': { burst: 60, perSecond: 4 },
  guest: { burst: 30, perSecond: 1 / 5 },
  register: { burst: 10, perSecond: 1 / 60 },
  /** Passwords tried, by address, and from all over the world for one name. */
  password: { burst: 10, perSecond: 1 / 10 },
  'password-of': { burst: 30, perSecond: 1 / 60 },
  token: { burst: 10, perSecond: 1 / 10 },
  /** Letters asked for, by address or session, and for one name. */
  letter: { burst: 5, perSecond: 1 / 120 },
  'letter-to': { burst: 2, perSecond: 1 / 1800 },
  /** Lines in the log about one who is too fast: the log is no place to flood either. */
  warning: { burst: 1, perSecond: 1 / 60 },
} as const satisfies { readonly [kind: string]: Rate };

/** The usual rates times a factor, for whoever runs a large club behind one address or measures a house. */
export const ratesTimes = (factor: number): { readonly [kind in RateKind]: Rate } =>
  Object.fromEntries(
    Object.entries(RATES).map(([kind, { burst, perSecond }]) => [
      kind,
      { burst: burst * factor, perSecond: perSecond * factor },
    ]),
  ) as { readonly [kind in RateKind]: Rate };

export interface Timeouts {
  /** Milliseconds for the head of a request, for the whole of it, and of silence on a connection. */
  readonly head: number;
  readonly request: number;
  readonly silence: number;
}
export const TIMEOUTS: Timeouts = { head: 10_000, request: 20_000, silence: 90_000 };

export interface HttpContext {
  readonly settings: Pick<Settings, 'publicUrl' | 'metricsToken'>;
  readonly peopleContext: PeopleContext;
  readonly visitors: Visitors;
  readonly limits: Limits<RateKind>;
  readonly metrics: Metrics;
  readonly log: Log;
  health(): Promise<Health>;
  isStopping(): boolean;
  readonly timeouts?: Timeouts;
  /** Connections that one address may hold. */
  readonly mostConnections?: number;
  /** Requests of one address that may wait for their turn. */
  readonly mostWaiting?: number;
}
