// French: an action told with its result, for menus and the list of choices.
import { areaName, blockName, cardName, POOL, type RichardIII, seaName } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { CARDS } from './names.fr.ts';
import { area, at, from as leaving, listed, sea, The, the } from './parts.fr.ts';

type Does = Catalogue<RichardIII>['does'];
type Named<D extends keyof Does> = Pick<Does, D>;

const cards: Named<'ask-redeal' | 'keep-hand' | 'keep-mine' | 'give-up-mine' | 'play-card'> = {
  'ask-redeal': () => line`Montrer votre main et en demander une autre`,
  'keep-hand': () => line`Garder cette main`,
  'keep-mine': () => line`Garder votre propre main : seul l’autre joueur en tire une nouvelle`,
  'give-up-mine': () => line`Rendre aussi votre main : chacun en tire une nouvelle`,
  'play-card': ({ card }) => line`Jouer ${CARDS[cardName(card)]}`,
};

const through = (path: readonly Parameters<typeof areaName>[0][]): Line =>
  path.length < 3 ? [] : line` par ${listed(path.slice(1, -1).map((id) => area(areaName(id))))}`;
const actions: Named<'march' | 'sail' | 'recruit' | 'muster' | 'plague' | 'main' | 'end-actions'> = {
  march: ({ block, path }) => {
    const [first, last] = [path[0], path.at(-1)];
    if (first === undefined || last === undefined) return line`${The(blockName(block))} marche`;
    const ends = line`${leaving(areaName(first))}${through(path)} vers ${area(areaName(last))}`;
    return line`${The(blockName(block))} marche ${ends}`;
  },
  sail: ({ block, from, to, sea: over }) => {
    const ends = line`${area(areaName(from))} pour ${area(areaName(to))}`;
    return line`${The(blockName(block))} quitte ${ends}, par ${sea(seaName(over))}`;
  },
  recruit: ({ block, area: id }) => line`Recruter ${the(blockName(block))} ${at(areaName(id))}`,
  muster: ({ area: id }) => line`Rassembler ${at(areaName(id))} : vos blocs peuvent y marcher`,
  plague: ({ area: id }) => line`Peste ${at(areaName(id))} : chaque bloc ennemi y perd un point de force`,
  main: ({ area: id, from }) =>
    line`L’attaque principale contre ${area(areaName(id))} vient par ${area(areaName(from))}`,
  'end-actions': () => line`Finir vos actions`,
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
  fight: ({ area: id }) => line`Livrer la bataille ${leaving(areaName(id))}`,
  treason: ({ block }) => line`Trahison : chercher à gagner ${the(blockName(block))}`,
  'hold-treason': () => line`Ne pas employer Trahison dans cette bataille`,
  fire: ({ block }) => line`${The(blockName(block))} tire`,
  charge: ({ block, target }) => line`${The(blockName(block))} charge ${the(blockName(target))}`,
  treachery: ({ block, target }) => line`${The(blockName(block))} cherche à gagner ${the(blockName(target))}`,
  retreat: ({ block, area: id }) => line`${The(blockName(block))} bat en retraite vers ${area(areaName(id))}`,
  pass: ({ block }) => line`${The(blockName(block))} passe son tour`,
  'take-hits': ({ block }) => line`${The(blockName(block))} encaisse les touches`,
  regroup: ({ block, area: id }) => line`${The(blockName(block))} se réorganise ${at(areaName(id))}`,
  'end-regroup': () => line`Finir la réorganisation : les autres blocs restent`,
};

const seasons: Named<'enter-minor' | 'execute' | 'spare' | 'starve' | 'go-home' | 'leave-exile'> = {
  'enter-minor': ({ block, area: id }) => line`${The(blockName(block))} entre ${at(areaName(id))}`,
  execute: ({ block }) => line`Exécuter ${the(blockName(block))}`,
  spare: () => line`N’exécuter personne ce tour-ci`,
  starve: ({ block }) => line`${The(blockName(block))} a faim et perd un point de force`,
  'go-home': ({ block, to }) =>
    to === POOL
      ? line`${The(blockName(block))} va dans la réserve`
      : line`${The(blockName(block))} rentre ${at(areaName(to))}`,
  'leave-exile': ({ block }) => line`${The(blockName(block))} quitte l’exil pour la réserve`,
};

export const does: Does = { ...cards, ...actions, ...battles, ...seasons };
