// The ways blocks have come since the view before, as this game's log tells its moves.
import { type Point, type ToldMove, tripsBy } from '@rose/board';
import { type AreaName, isAreaName, type LogEntry } from '@rose/without-an-enemy/ids';
import { AREA_PLACES } from '../map/index.ts';

const groundOf = (area: AreaName): Point => ({ x: AREA_PLACES[area].field[0], y: AREA_PLACES[area].field[1] });

/** The moves among the last lines of the log. */
const movesIn = (last: readonly LogEntry[]): readonly ToldMove<AreaName>[] =>
  last.flatMap((entry): readonly ToldMove<AreaName>[] => {
    switch (entry.say) {
      case 'moved':
        return [{ block: entry.block, path: entry.path }];
      case 'sailed':
        return entry.result === 'arrives' ? [{ block: entry.block, path: [entry.from, entry.to] }] : [];
      case 'regrouped':
      case 'retreated':
      case 'marched-out':
        return [{ block: entry.block, path: [entry.from, entry.to] }];
      case 'went-home':
        return isAreaName(entry.to) ? [{ block: entry.block, path: [entry.from, entry.to] }] : [];
      default:
        return [];
    }
  });

export const { useTrips } = tripsBy(movesIn, groundOf);
