// English: an action told with its result, for menus and the list of choices.
import { type DeuxRoses, type DirectionName, directionName, nameOf } from '@rose/deux-roses/ids';
import { type Catalogue, type Line, line, place } from '@rose/table/text';
import { ahead, pushFrom } from './facts.ts';

export const TOWARDS: { readonly [N in DirectionName]: string } = {
  E: 'east',
  NE: 'north-east',
  NW: 'north-west',
  W: 'west',
  SW: 'south-west',
  SE: 'south-east',
};

const driven = (landing: string | undefined): Line =>
  landing === undefined ? line`driven out of the garden` : line`driven to ${place(landing)}`;
const end = (cell: Parameters<typeof nameOf>[0] | undefined): Line =>
  cell === undefined ? line`the outside` : line`${place(nameOf(cell))}`;

export const does: Catalogue<DeuxRoses>['does'] = {
  place: ({ cell }) => line`Place a soldier on ${place(nameOf(cell))}`,
  step: ({ from, to }) => line`Step: ${place(nameOf(from))} goes to ${place(nameOf(to))}`,
  march: ({ from, to }) => line`March: ${place(nameOf(from))} follows its chain to ${place(nameOf(to))}`,
  translate: ({ first, second, direction }) => {
    const pair = line`${place(nameOf(first))} and ${place(nameOf(second))}`;
    const ends = line`${end(ahead(first, direction))} and ${end(ahead(second, direction))}`;
    return line`Translation: ${pair} move ${TOWARDS[directionName(direction)]}, to ${ends}`;
  },
  breakthrough: ({ rear, direction }) => {
    const push = pushFrom(ahead(rear, direction), direction);
    if (!push) return line`Breakthrough: ${place(nameOf(rear))} to the ${TOWARDS[directionName(direction)]}`;
    const pair = line`${place(nameOf(rear))} and ${place(push.front)}`;
    return line`Breakthrough: ${pair} advance, ${place(push.target)} is ${driven(push.landing)}`;
  },
  attack: ({ from, direction }) => {
    const push = pushFrom(from, direction);
    if (!push) return line`Supported attack: ${place(nameOf(from))} to the ${TOWARDS[directionName(direction)]}`;
    return line`Supported attack: ${place(push.front)} takes ${place(push.target)}, which is ${driven(push.landing)}`;
  },
  reinforce: ({ cell }) => line`Reinforcement: a new soldier enters on ${place(nameOf(cell))}`,
  pass: () => line`Pass: nothing else can be played`,
};
