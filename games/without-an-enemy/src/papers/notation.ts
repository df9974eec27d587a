// Actions as short text, by the names of data: `move r-rupert worcestershire-staffordshire-derbyshire`, `sail r-henrietta
// northumberland`, `go-home r-hopton reserve`. Reading is strict: anything else is not an action.
import type { Action } from '../rules/actions.ts';
import {
  A,
  AREA_NAMES,
  type AreaId,
  areaName,
  isAreaName,
  REGIONS,
  type RegionName,
  regionName,
  seaName,
  seaOf,
} from '../rules/data/areas.ts';
import { B, type BlockId, blockName, isBlockName } from '../rules/data/blocks.ts';
import { cardName, isCardName, K, LONGEST } from '../rules/data/cards.ts';
import { type CityId, cityName, isCityName, T } from '../rules/data/cities.ts';
import { SEATS } from '../rules/fields.ts';
import { RESERVE } from '../rules/places.ts';

type Verb = Action['do'];
const ALONE = [
  'end-event',
  'end-actions',
  'withdraw',
  'stand',
  'order-retreat',
  'fight-on',
  'ready',
  'end-regroup',
  'batter',
  'attack',
  'pass',
  'end-recruitment',
  'end-return',
] as const;
const BLOCK = [
  'add',
  'lose',
  'strengthen',
  'shelter',
  'aid',
  'storm',
  'aim',
  'fire',
  'take-hit',
  'sally',
  'starve',
] as const;
const BLOCK_AREA = ['deploy', 'sail', 'retreat', 'regroup', 'march-out'] as const;
const AREA = ['hold', 'muster', 'aim-event', 'resolve', 'main'] as const;
const CITY = ['undermine', 'resist', 'besiege'] as const;
const ROAD = ['move', 'join'] as const;
const among = <const L extends readonly Verb[]>(list: L, verb: string): verb is L[number] =>
  (list as readonly string[]).includes(verb);

export const write = (action: Action): string => {
  switch (action.do) {
    case 'play-card':
      return `play-card ${cardName(action.card)}`;
    case 'go-first':
      return `go-first ${action.seat}`;
    case 'seize':
      return `seize ${seaName(action.sea)}`;
    case 'excise':
      return `excise ${regionName(action.region)}`;
    case 'replace':
      return `replace ${blockName(action.block)} ${blockName(action.by)}`;
    case 'go-home':
      return `go-home ${blockName(action.block)} ${action.to === RESERVE ? 'reserve' : areaName(action.to)}`;
    case 'move':
    case 'join':
      return `${action.do} ${blockName(action.block)} ${action.path.map(areaName).join('-')}`;
    default:
      return plainText(action);
  }
};
type Plain = Exclude<
  Action,
  { do: 'play-card' | 'go-first' | 'seize' | 'excise' | 'replace' | 'go-home' | 'move' | 'join' }
>;
const plainText = (action: Plain): string => {
  const block = 'block' in action ? ` ${blockName(action.block)}` : '';
  const area = 'area' in action ? ` ${areaName(action.area)}` : '';
  const city = 'city' in action ? ` ${cityName(action.city)}` : '';
  return action.do + block + area + city;
};

const toArea = (text = ''): AreaId | undefined => (isAreaName(text) ? A[text] : undefined);
const toBlock = (text = ''): BlockId | undefined => (isBlockName(text) ? B[text] : undefined);
const toCity = (text = ''): CityId | undefined => (isCityName(text) ? T[text] : undefined);

/** Areas joined by hyphens. Names have hyphens too, and `essex` ends one: the longest name that fits goes on. */
const NAMES = AREA_NAMES.toSorted((a, b) => b.length - a.length);
const STEP = new RegExp(`^(${NAMES.join('|')})(?:-|$)`);
const toRoad = (text = ''): readonly AreaId[] | undefined => {
  const road: AreaId[] = [];
  let rest = text;
  while (rest !== '') {
    const name = STEP.exec(rest)?.[1];
    const area = toArea(name);
    if (name === undefined || area === undefined || rest === `${name}-`) return undefined;
    road.push(area);
    rest = rest.slice(name.length + 1);
  }
  return road.length >= 2 && road.length <= LONGEST + 1 ? road : undefined;
};

/** Verbs with words of their own. */
const readOwn = (verb: string, first: string, second: string | undefined): Action | undefined => {
  if (second !== undefined) return readPair(verb, first, second);
  switch (verb) {
    case 'play-card':
      return isCardName(first) ? { do: verb, card: K[first] } : undefined;
    case 'go-first': {
      const seat = SEATS.find((name) => name === first);
      return seat && { do: verb, seat };
    }
    case 'seize': {
      const sea = seaOf(first);
      return sea === undefined ? undefined : { do: verb, sea };
    }
    case 'excise': {
      const region = REGIONS.indexOf(first as RegionName);
      return region < 0 ? undefined : { do: verb, region };
    }
    default:
      return undefined;
  }
};
const readPair = (verb: string, first: string, second: string): Action | undefined => {
  const block = toBlock(first);
  if (block === undefined) return undefined;
  if (verb === 'replace') {
    const by = toBlock(second);
    return by === undefined ? undefined : { do: verb, block, by };
  }
  if (verb === 'go-home') {
    const to = second === 'reserve' ? RESERVE : toArea(second);
    return to === undefined ? undefined : { do: verb, block, to };
  }
  if (!among(ROAD, verb)) return undefined;
  const path = toRoad(second);
  return path && { do: verb, block, path };
};

export const read = (text: string): Action | undefined => {
  const [verb = '', first, second, ...more] = text.split(' ');
  if (more.length > 0) return undefined;
  if (first === undefined) return among(ALONE, verb) ? { do: verb } : undefined;
  const area = toArea(second ?? first);
  const block = toBlock(first);
  if (among(BLOCK_AREA, verb))
    return block !== undefined && area !== undefined && second !== undefined ? { do: verb, block, area } : undefined;
  if (second === undefined) {
    if (among(BLOCK, verb)) return block === undefined ? undefined : { do: verb, block };
    if (among(AREA, verb)) return area === undefined ? undefined : { do: verb, area };
    const city = toCity(first);
    if (among(CITY, verb)) return city === undefined ? undefined : { do: verb, city };
  }
  return readOwn(verb, first, second);
};
