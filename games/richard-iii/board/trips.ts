// The ways blocks have come since the view before, as this game's log tells its moves.
import { type Point, type ToldMove, tripsBy } from '@rose/board';
import { type AreaName, isAreaName, type LogEntry } from '@rose/richard-iii/ids';
import { PLACES } from '../map/index.ts';

const groundOf = (area: AreaName): Point => ({ x: PLACES[area].at[0], y: PLACES[area].at[1] - 14 });

/** The moves among the last lines of the log. */
const movesIn = (last: readonly LogEntry[]): readonly ToldMove<AreaName>[] =>
  last.flatMap((entry): readonly ToldMove<AreaName>[] => {
    switch (entry.say) {
      case 'marched':
        return [{ block: entry.block, path: entry.path }];
      case 'sailed':
      case 'regrouped':
      case 'retreated':
        return [{ block: entry.block, path: [entry.from, entry.to] }];
      case 'went-home':
        return isAreaName(entry.to) ? [{ block: entry.block, path: [entry.from, entry.to] }] : [];
      default:
        return [];
    }
  });

export const { tripsTo, useTrips } = tripsBy(movesIn, groundOf);
