// The online tables as a service of the house.
import { createCourier } from '../notices/courier.ts';
import { ROADS, type Roads } from '../notices/far.ts';
import type { OpenService } from '../service.ts';
import { openTables, type TablesOptions } from './index.ts';
import { MOST_PER_ADDRESS, RATES, type RateKind, type Rates } from './rates.ts';

/** All limits so many times as wide, for houses that know their guests. */
const ratesTimes = (factor: number): Rates =>
  Object.fromEntries(
    Object.entries(RATES).map(([kind, { burst, perSecond }]) => [
      kind as RateKind,
      { burst: burst * factor, perSecond: perSecond * factor },
    ]),
  ) as Rates;

/** Notices leave the house by these roads; `wishes`: for houses of tests. */
export const tablesBy =
  (roads: Roads, wishes: Pick<TablesOptions, 'games' | 'now'> = {}): OpenService =>
  async ({ settings, mailer, vapid, ...parts }) => {
    const { botThreads, limits, publicUrl } = settings;
    const courier = createCourier({ vapid, mailer, publicUrl, roads });
    const wide = { rates: ratesTimes(limits), mostPerAddress: MOST_PER_ADDRESS * limits };
    const opened = openTables({ ...parts, ...wide, botThreads, courier, ...wishes });
    opened.attach(parts.server);
    const { handlers: jobs, placeOf, leave, letGo, close: stop } = opened;
    return { jobs, placeOf, leave, letGo, stop };
  };
export const tables: OpenService = tablesBy(ROADS);
