// English: all that a table says from its first moment. Why something is not possible is told apart, when it is asked.
import { type CellName, type DeuxRoses, isCellName, other, type Seat, type View } from '@rose/deux-roses/ids';
import { type Catalogue, citing, type Line, line, place } from '@rose/table/text';
import { does } from './does.en.ts';
import { ARMY, kindOf, markerOn, pushesToEdge, standingOn } from './facts.ts';
import { prompt } from './prompt.en.ts';

const NAMES = { lancaster: 'Lancaster', york: 'York' } as const;
const COLOURS = { lancaster: 'red', york: 'white' } as const;
const ROSES = { lancaster: 'red rose', york: 'white rose' } as const;
const CHAPTERS = ['Aim', 'Set-up', 'Moves', 'Combat', 'Reinforcements', 'End', 'About this edition'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;
const MARKERS = {
  sun: 'Marker: sun, a reinforcement may be called',
  moon: 'Marker: moon, no reinforcement for now',
} as const;
const KINDS = { 'red-star': ', red star', 'green-star': ', green star', edge: ', edge', inside: '' } as const;

interface Pushed {
  readonly seat: Seat;
  readonly target: CellName;
  readonly piece: 'soldier' | 'castle';
  readonly landing: CellName | 'outside';
}
/** What became of the pushed piece. */
const pushed = ({ seat, target, piece, landing }: Pushed): Line => {
  const who = piece === 'castle' ? line`the ${COLOURS[other(seat)]} castle` : line`${place(target)}`;
  if (landing !== 'outside') {
    const from = piece === 'castle' ? line` from ${place(target)}` : [];
    return line`${who} is driven${from} to ${place(landing)}.`;
  }
  return piece === 'castle'
    ? line`${who} tumbles off ${place(target)}, out of the garden!`
    : line`${who} falls out of the garden.`;
};

const soldiers = (count: number): string => `${count} ${count === 1 ? 'soldier' : 'soldiers'}`;
const seatLine = (view: View, seat: Seat): string => {
  const count = view[seat].soldiers.length;
  const rest = ARMY - count;
  if (rest === 0) return `${soldiers(count)} · ${ROSES[seat]}`;
  if (view.phase === 'placement') return `${rest} to place · ${ROSES[seat]}`;
  return `${soldiers(count)}, ${rest} in reserve · ${ROSES[seat]}`;
};

const placeName = (view: View, id: string): string => {
  if (!isCellName(id)) return id === '#reinforce' ? 'Call a reinforcement' : MARKERS[markerOn(view, id)];
  const there = standingOn(view, id);
  const piece = there ? `${NAMES[there.seat]} ${there.piece}` : 'empty';
  return `${id}${KINDS[kindOf(id)]}, ${piece}`;
};

const aim = (view: View, seat: Seat): Line => {
  const enemy = other(seat);
  const { castle } = view[enemy];
  if (castle === null) return line`The ${COLOURS[enemy]} castle is out of the garden.`;
  const count = pushesToEdge(castle);
  const far =
    count === 1 ? 'On the edge, it is one push from falling.' : `It is ${NUMBERS[count]} pushes from falling.`;
  return line`Push the ${COLOURS[enemy]} castle, on ${place(castle)}, out of the garden with a breakthrough. ${far}`;
};

export const table: Omit<Catalogue<DeuxRoses>, 'why'> = {
  title: 'The Two Roses',
  subtitle: 'La Guerre des deux Roses · Le Korrigan',
  seats: NAMES,
  section: citing(CHAPTERS),
  options: {
    firstPlacerMovesFirst: {
      name: 'First to place, first to move',
      explain: 'The side that places the first soldier also plays the first action. Otherwise the other side begins.',
    },
    openingIsSingleStep: {
      name: 'Opening step',
      explain: 'The very first action of the game is a plain step. Without this, whoever begins wins more often.',
    },
    noRepetition: {
      name: 'No repetition',
      explain: 'An action may not bring back a situation already seen in the game.',
    },
    plyLimit: {
      name: 'Longest game',
      explain: 'The game is drawn after this many actions, those of both sides counted together.',
    },
  },
  log: {
    'castles-stand': ({ lancaster, york }) => line`The castles stand on ${place(lancaster)} and ${place(york)}.`,
    placed: ({ seat, cell }) => line`A ${COLOURS[seat]} soldier takes post on ${place(cell)}.`,
    stepped: ({ from, to }) => line`${place(from)} steps to ${place(to)}.`,
    marched: ({ from, to }) => line`${place(from)} marches along its chain to ${place(to)}.`,
    translated: ({ from, to }) =>
      line`${place(from[0])} and ${place(from[1])} move together to ${place(to[0])} and ${place(to[1])}.`,
    'broke-through': (entry) => line`${place(entry.rear)} and ${place(entry.front)} break through: ${pushed(entry)}`,
    attacked: (entry) => line`${place(entry.from)} attacks with support: ${pushed(entry)}`,
    reinforced: ({ seat, cell }) => line`A ${COLOURS[seat]} reinforcement enters on ${place(cell)}.`,
    'markers-turned-to-sun': () => line`Both reinforcement markers show the sun again.`,
    passed: ({ seat }) => line`${NAMES[seat]} has nothing to play and passes.`,
  },
  how: {
    'castle-ejected': ([winner = 'lancaster']) =>
      line`${NAMES[winner]} wins: the ${COLOURS[other(winner)]} castle is out of the garden.`,
    'both-passed': () => line`A draw: neither house had anything left to play.`,
    'ply-limit': () => line`A draw: the game has reached its longest length.`,
  },
  verbs: {
    place: 'Place',
    step: 'Step',
    march: 'March',
    translate: 'Translation',
    breakthrough: 'Breakthrough',
    attack: 'Supported attack',
    reinforce: 'Reinforce',
    pass: 'Pass',
  },
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
};
