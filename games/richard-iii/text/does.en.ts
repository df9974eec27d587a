// English: an action told with its result, for menus and the list of choices.
import { areaName, blockName, cardName, POOL, type RichardIII, seaName } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { CARDS } from './names.en.ts';
import { area, inArea, listed, sea, The, the } from './parts.en.ts';

type Does = Catalogue<RichardIII>['does'];
type Named<D extends keyof Does> = Pick<Does, D>;

const cards: Named<'ask-redeal' | 'keep-hand' | 'keep-mine' | 'give-up-mine' | 'play-card'> = {
  'ask-redeal': () => line`Show your hand and ask for a new one`,
  'keep-hand': () => line`Keep this hand`,
  'keep-mine': () => line`Keep your own hand: only the other player draws again`,
  'give-up-mine': () => line`Give your hand up too: both draw again`,
  'play-card': ({ card }) => line`Play ${CARDS[cardName(card)]}`,
};

const through = (path: readonly Parameters<typeof areaName>[0][]): Line =>
  path.length < 3 ? [] : line` through ${listed(path.slice(1, -1).map((id) => area(areaName(id))))}`;
const actions: Named<'march' | 'sail' | 'recruit' | 'muster' | 'plague' | 'main' | 'end-actions'> = {
  march: ({ block, path }) => {
    const [first, last] = [path[0], path.at(-1)];
    if (first === undefined || last === undefined) return line`${The(blockName(block))} marches`;
    const ends = line`from ${area(areaName(first))}${through(path)} to ${area(areaName(last))}`;
    return line`${The(blockName(block))} marches ${ends}`;
  },
  sail: ({ block, from, to, sea: over }) => {
    const ends = line`from ${area(areaName(from))} to ${area(areaName(to))}`;
    return line`${The(blockName(block))} sails ${ends} across ${sea(seaName(over))}`;
  },
  recruit: ({ block, area: id }) => line`Recruit ${the(blockName(block))} ${inArea(areaName(id))}`,
  muster: ({ area: id }) => line`Muster ${inArea(areaName(id))}: your blocks may march there`,
  plague: ({ area: id }) => line`Plague ${inArea(areaName(id))}: every enemy block there loses 1 strength`,
  main: ({ area: id, from }) => line`The main attack on ${area(areaName(id))} comes from ${area(areaName(from))}`,
  'end-actions': () => line`End your actions`,
};

const battles: Named<
  | 'fight'
  | 'treason'
  | 'hold-treason'
  | 'fire'
  | 'charge'
  | 'treachery'
  | 'retreat'
  | 'pass'
  | 'take-hits'
  | 'regroup'
  | 'end-regroup'
> = {
  fight: ({ area: id }) => line`Fight the battle ${inArea(areaName(id))}`,
  treason: ({ block }) => line`Treason: try to win over ${the(blockName(block))}`,
  'hold-treason': () => line`Do not use Treason in this battle`,
  fire: ({ block }) => line`${The(blockName(block))} fires`,
  charge: ({ block, target }) => line`${The(blockName(block))} charges ${the(blockName(target))}`,
  treachery: ({ block, target }) => line`${The(blockName(block))} tries to win over ${the(blockName(target))}`,
  retreat: ({ block, area: id }) => line`${The(blockName(block))} retreats to ${area(areaName(id))}`,
  pass: ({ block }) => line`${The(blockName(block))} passes`,
  'take-hits': ({ block }) => line`${The(blockName(block))} takes the hits`,
  regroup: ({ block, area: id }) => line`${The(blockName(block))} regroups to ${area(areaName(id))}`,
  'end-regroup': () => line`End the regroup: the other blocks stay`,
};

const seasons: Named<'enter-minor' | 'execute' | 'spare' | 'starve' | 'go-home' | 'leave-exile'> = {
  'enter-minor': ({ block, area: id }) => line`${The(blockName(block))} appears ${inArea(areaName(id))}`,
  execute: ({ block }) => line`Execute ${the(blockName(block))}`,
  spare: () => line`Execute nobody this turn`,
  starve: ({ block }) => line`${The(blockName(block))} goes hungry and loses 1 strength`,
  'go-home': ({ block, to }) =>
    to === POOL
      ? line`${The(blockName(block))} goes to the pool`
      : line`${The(blockName(block))} goes home to ${area(areaName(to))}`,
  'leave-exile': ({ block }) => line`${The(blockName(block))} leaves exile for the pool`,
};

export const does: Does = { ...cards, ...actions, ...battles, ...seasons };
