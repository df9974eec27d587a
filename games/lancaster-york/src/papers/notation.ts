// Actions as short text, by the names of data: `pick london`, `bid 5 south-east`, `move neville south-east`, `sail
// ship-plymouth se-sea`, `stay neville`, `troops windsor 3`, `mercenaries windsor 0`, `bribe neville`, `guard stafford`.
// Reading is strict: anything else is not an action.
import { C, type CardId, cardName, isCardName, isNoble, isPerson, isPlace, isShip } from '../rules/data/cards.ts';
import { isRegionName, isZoneName, R, type RegionId, regionName, Z, zoneName } from '../rules/data/regions.ts';
import type { Action } from '../rules/state.ts';

export const write = (action: Action): string => {
  switch (action.do) {
    case 'take-aid':
    case 'decline-aid':
    case 'unbid':
    case 'clear':
    case 'lock':
    case 'unlock':
      return action.do;
    case 'pick':
      return `pick ${cardName(action.card)}`;
    case 'bid':
      return `bid ${action.sum} ${regionName(action.region)}`;
    case 'move':
      return `move ${cardName(action.noble)} ${regionName(action.region)}`;
    case 'sail':
      return `sail ${cardName(action.ship)} ${zoneName(action.zone)}`;
    case 'stay':
      return `stay ${cardName(action.piece)}`;
    case 'troops':
    case 'mercenaries':
      return `${action.do} ${cardName(action.place)} ${action.count}`;
    case 'bribe':
    case 'guard':
    case 'unbribe':
    case 'unguard':
      return `${action.do} ${cardName(action.person)}`;
  }
};

const toCard = (text: string | undefined): CardId | undefined =>
  text !== undefined && isCardName(text) ? C[text] : undefined;
const toRegion = (text: string | undefined): RegionId | undefined =>
  text !== undefined && isRegionName(text) ? R[text] : undefined;
const toNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;

const readOne = (verb: string, card: CardId): Action | undefined => {
  switch (verb) {
    case 'pick':
      return { do: verb, card };
    case 'stay':
      return isNoble(card) || isShip(card) ? { do: verb, piece: card } : undefined;
    case 'bribe':
    case 'guard':
    case 'unbribe':
    case 'unguard':
      return isPerson(card) ? { do: verb, person: card } : undefined;
    default:
      return undefined;
  }
};

const readTwo = (verb: string, first: string, second: string): Action | undefined => {
  const card = toCard(first);
  const region = toRegion(second);
  switch (verb) {
    case 'bid': {
      const sum = toNumber(first);
      return sum !== undefined && region !== undefined ? { do: verb, sum, region } : undefined;
    }
    case 'move':
      return card !== undefined && isNoble(card) && region !== undefined
        ? { do: verb, noble: card, region }
        : undefined;
    case 'sail':
      return card !== undefined && isShip(card) && isZoneName(second)
        ? { do: verb, ship: card, zone: Z[second] }
        : undefined;
    case 'troops':
    case 'mercenaries': {
      const count = toNumber(second);
      return card !== undefined && isPlace(card) && count !== undefined ? { do: verb, place: card, count } : undefined;
    }
    default:
      return undefined;
  }
};

export const read = (text: string): Action | undefined => {
  const [verb = '', first, second, ...more] = text.split(' ');
  if (more.length > 0) return undefined;
  if (first !== undefined && second !== undefined) return readTwo(verb, first, second);
  if (first !== undefined) {
    const card = toCard(first);
    return card === undefined ? undefined : readOne(verb, card);
  }
  switch (verb) {
    case 'take-aid':
    case 'decline-aid':
    case 'unbid':
    case 'clear':
    case 'lock':
    case 'unlock':
      return { do: verb };
    default:
      return undefined;
  }
};
