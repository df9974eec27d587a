// French: an action told with its result, for menus and the list of choices.
import { type DeuxRoses, type DirectionName, directionName, nameOf } from '@rose/deux-roses/ids';
import { type Catalogue, type Line, line, place } from '@rose/table/text';
import { ahead, pushFrom } from './facts.ts';

export const TOWARDS: { readonly [N in DirectionName]: string } = {
  E: 'vers l’est',
  NE: 'vers le nord-est',
  NW: 'vers le nord-ouest',
  W: 'vers l’ouest',
  SW: 'vers le sud-ouest',
  SE: 'vers le sud-est',
};

const driven = (landing: string | undefined): Line =>
  landing === undefined ? line`repoussé hors du jardin` : line`repoussé en ${place(landing)}`;
const end = (cell: Parameters<typeof nameOf>[0] | undefined): Line =>
  cell === undefined ? line`hors du jardin` : line`en ${place(nameOf(cell))}`;

export const does: Catalogue<DeuxRoses>['does'] = {
  place: ({ cell }) => line`Poser un soldat en ${place(nameOf(cell))}`,
  step: ({ from, to }) => line`Pas : ${place(nameOf(from))} va en ${place(nameOf(to))}`,
  march: ({ from, to }) => line`Marche : ${place(nameOf(from))} suit sa chaîne jusqu’en ${place(nameOf(to))}`,
  translate: ({ first, second, direction }) => {
    const pair = line`${place(nameOf(first))} et ${place(nameOf(second))}`;
    const ends = line`${end(ahead(first, direction))} et ${end(ahead(second, direction))}`;
    return line`Translation : ${pair} vont ${TOWARDS[directionName(direction)]}, ${ends}`;
  },
  breakthrough: ({ rear, direction }) => {
    const push = pushFrom(ahead(rear, direction), direction);
    if (!push) return line`Percée : ${place(nameOf(rear))} ${TOWARDS[directionName(direction)]}`;
    const pair = line`${place(nameOf(rear))} et ${place(push.front)}`;
    return line`Percée : ${pair} avancent, ${place(push.target)} est ${driven(push.landing)}`;
  },
  attack: ({ from, direction }) => {
    const push = pushFrom(from, direction);
    if (!push) return line`Attaque soutenue : ${place(nameOf(from))} ${TOWARDS[directionName(direction)]}`;
    const taken = line`${place(push.front)} prend la place de ${place(push.target)}`;
    return line`Attaque soutenue : ${taken}, ${driven(push.landing)}`;
  },
  reinforce: ({ cell }) => line`Renfort : un nouveau soldat entre en ${place(nameOf(cell))}`,
  pass: () => line`Passer : rien d’autre n’est jouable`,
};
