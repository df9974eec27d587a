// Actions as short text, by the names of data: `march l-oxford essex-middlesex-oxford`, `sail y-march calais-kent
// north-sea`, `go-home y-kent pool`. Reading is strict: anything else is not an action.
import { A, AREA_NAMES, type AreaId, areaName, isAreaName, type SeaId, seaName, seaOf } from '../rules/data/areas.ts';
import { B, type BlockId, blockName, isBlockName } from '../rules/data/blocks.ts';
import { C, type CardId, cardName, isCardName } from '../rules/data/cards.ts';
import { type Action, POOL } from '../rules/state.ts';

export const write = (action: Action): string => {
  switch (action.do) {
    case 'ask-redeal':
    case 'keep-hand':
    case 'keep-mine':
    case 'give-up-mine':
    case 'end-actions':
    case 'hold-treason':
    case 'end-regroup':
    case 'spare':
      return action.do;
    case 'play-card':
      return `play-card ${cardName(action.card)}`;
    case 'march':
      return `march ${blockName(action.block)} ${action.path.map(areaName).join('-')}`;
    case 'sail':
      return `sail ${blockName(action.block)} ${areaName(action.from)}-${areaName(action.to)} ${seaName(action.sea)}`;
    case 'recruit':
    case 'enter-minor':
    case 'retreat':
    case 'regroup':
      return `${action.do} ${blockName(action.block)} ${areaName(action.area)}`;
    case 'muster':
    case 'plague':
    case 'fight':
      return `${action.do} ${areaName(action.area)}`;
    case 'main':
      return `main ${areaName(action.area)} ${areaName(action.from)}`;
    case 'treason':
    case 'fire':
    case 'pass':
    case 'take-hits':
    case 'execute':
    case 'starve':
    case 'leave-exile':
      return `${action.do} ${blockName(action.block)}`;
    case 'charge':
    case 'treachery':
      return `${action.do} ${blockName(action.block)} ${blockName(action.target)}`;
    case 'go-home':
      return `go-home ${blockName(action.block)} ${action.to === POOL ? 'pool' : areaName(action.to)}`;
  }
};

const toArea = (text: string | undefined): AreaId | undefined =>
  text !== undefined && isAreaName(text) ? A[text] : undefined;
const toBlock = (text: string | undefined): BlockId | undefined =>
  text !== undefined && isBlockName(text) ? B[text] : undefined;
const toCard = (text: string | undefined): CardId | undefined =>
  text !== undefined && isCardName(text) ? C[text] : undefined;
const toSea = (text: string | undefined): SeaId | undefined => (text === undefined ? undefined : seaOf(text));

/** Areas joined by hyphens. Names have hyphens too, but no part of one is a name, so there is one way to read it. */
const ROAD = new RegExp(`^(${AREA_NAMES.join('|')})(?:-|$)`);
const toRoad = (text: string | undefined, least: number, most: number): readonly AreaId[] | undefined => {
  const road: AreaId[] = [];
  let rest = text ?? '';
  while (rest !== '') {
    const name = ROAD.exec(rest)?.[1];
    const area = toArea(name);
    if (name === undefined || area === undefined || rest === `${name}-`) return undefined;
    road.push(area);
    rest = rest.slice(name.length + 1);
  }
  return road.length >= least && road.length <= most ? road : undefined;
};

const readMove = (verb: 'march' | 'sail', words: readonly string[]): Action | undefined => {
  const block = toBlock(words[0]);
  if (block === undefined) return undefined;
  if (verb === 'march') {
    const path = toRoad(words[1], 2, 4);
    return path && words.length === 2 ? { do: 'march', block, path } : undefined;
  }
  const [from, to] = toRoad(words[1], 2, 2) ?? [];
  const sea = toSea(words[2]);
  if (from === undefined || to === undefined || sea === undefined || words.length !== 3) return undefined;
  return { do: 'sail', block, from, to, sea };
};

export const read = (text: string): Action | undefined => {
  const [verb, ...words] = text.split(' ');
  const [first, second] = words;
  const block = toBlock(first);
  const area = toArea(second);
  const size = words.length;
  switch (verb) {
    case 'ask-redeal':
    case 'keep-hand':
    case 'keep-mine':
    case 'give-up-mine':
    case 'end-actions':
    case 'hold-treason':
    case 'end-regroup':
    case 'spare':
      return size === 0 ? { do: verb } : undefined;
    case 'play-card': {
      const card = toCard(first);
      return card !== undefined && size === 1 ? { do: verb, card } : undefined;
    }
    case 'march':
    case 'sail':
      return readMove(verb, words);
    case 'recruit':
    case 'enter-minor':
    case 'retreat':
    case 'regroup':
      return block !== undefined && area !== undefined && size === 2 ? { do: verb, block, area } : undefined;
    case 'muster':
    case 'plague':
    case 'fight': {
      const named = toArea(first);
      return named !== undefined && size === 1 ? { do: verb, area: named } : undefined;
    }
    case 'main': {
      const named = toArea(first);
      return named !== undefined && area !== undefined && size === 2
        ? { do: verb, area: named, from: area }
        : undefined;
    }
    case 'treason':
    case 'fire':
    case 'pass':
    case 'take-hits':
    case 'execute':
    case 'starve':
    case 'leave-exile':
      return block !== undefined && size === 1 ? { do: verb, block } : undefined;
    case 'charge':
    case 'treachery': {
      const target = toBlock(second);
      return block !== undefined && target !== undefined && size === 2 ? { do: verb, block, target } : undefined;
    }
    case 'go-home': {
      const to = second === 'pool' ? POOL : area;
      return block !== undefined && to !== undefined && size === 2 ? { do: verb, block, to } : undefined;
    }
    default:
      return undefined;
  }
};
