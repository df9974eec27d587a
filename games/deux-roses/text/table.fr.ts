// French: all that a table says from its first moment. Why something is not possible is told apart, when it is asked.
import { type CellName, type DeuxRoses, isCellName, other, type Seat, type View } from '@rose/deux-roses/ids';
import { type Catalogue, citing, type Line, line, place } from '@rose/table/text';
import { does } from './does.fr.ts';
import { ARMY, kindOf, markerOn, pushesToEdge, standingOn } from './facts.ts';
import { prompt } from './prompt.fr.ts';

const NAMES = { lancaster: 'Lancaster', york: 'York' } as const;
const OF = { lancaster: 'de Lancaster', york: 'd’York' } as const;
const COLOURS = { lancaster: 'rouge', york: 'blanc' } as const;
const ROSES = { lancaster: 'rose rouge', york: 'rose blanche' } as const;
const CHAPTERS = [
  'But du jeu',
  'Mise en place',
  'Déplacements',
  'Combat',
  'Renforts',
  'Fin de partie',
  'Cette édition',
];
const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre'] as const;
const PIECES = { soldier: 'soldat', castle: 'château' } as const;
const MARKERS = {
  sun: 'Marqueur : soleil, un renfort peut être appelé',
  moon: 'Marqueur : lune, pas de renfort pour l’instant',
} as const;
const KINDS = { 'red-star': ', étoile rouge', 'green-star': ', étoile verte', edge: ', bord', inside: '' } as const;

interface Pushed {
  readonly seat: Seat;
  readonly target: CellName;
  readonly piece: 'soldier' | 'castle';
  readonly landing: CellName | 'outside';
}
/** What became of the pushed piece. */
const pushed = ({ seat, target, piece, landing }: Pushed): Line => {
  const who = piece === 'castle' ? line`le château ${COLOURS[other(seat)]}` : line`${place(target)}`;
  if (landing !== 'outside') {
    const from = piece === 'castle' ? line` de ${place(target)}` : [];
    return line`${who} est repoussé${from} en ${place(landing)}.`;
  }
  return piece === 'castle'
    ? line`${who} bascule de ${place(target)} hors du jardin !`
    : line`${who} tombe hors du jardin.`;
};

// French treats zero as singular.
const soldiers = (count: number): string => `${count} ${count < 2 ? 'soldat' : 'soldats'}`;
const seatLine = (view: View, seat: Seat): string => {
  const count = view[seat].soldiers.length;
  const rest = ARMY - count;
  if (rest === 0) return `${soldiers(count)} · ${ROSES[seat]}`;
  if (view.phase === 'placement') return `${rest} à poser · ${ROSES[seat]}`;
  return `${soldiers(count)}, ${rest} en réserve · ${ROSES[seat]}`;
};

const placeName = (view: View, id: string): string => {
  if (!isCellName(id)) return id === '#reinforce' ? 'Appeler un renfort' : MARKERS[markerOn(view, id)];
  const there = standingOn(view, id);
  const piece = there ? `${PIECES[there.piece]} ${OF[there.seat]}` : 'vide';
  return `${id}${KINDS[kindOf(id)]}, ${piece}`;
};

const aim = (view: View, seat: Seat): Line => {
  const enemy = other(seat);
  const { castle } = view[enemy];
  if (castle === null) return line`Le château ${COLOURS[enemy]} est hors du jardin.`;
  const count = pushesToEdge(castle);
  const far = count === 1 ? 'Il est au bord : une poussée suffit.' : `Il y faut ${NUMBERS[count]} poussées.`;
  return line`Par une percée, poussez hors du jardin le château ${COLOURS[enemy]}, en ${place(castle)}. ${far}`;
};

export const table: Omit<Catalogue<DeuxRoses>, 'why'> = {
  title: 'La Guerre des deux Roses',
  subtitle: 'La Guerre des deux Roses · Le Korrigan',
  seats: NAMES,
  section: citing(CHAPTERS),
  options: {
    firstPlacerMovesFirst: {
      name: 'Qui pose d’abord joue d’abord',
      explain: 'Le camp qui pose le premier soldat joue aussi la première action. Sinon, c’est l’autre qui commence.',
    },
    openingIsSingleStep: {
      name: 'Pas d’ouverture',
      explain: 'La toute première action est un simple pas. Sans cela, le camp qui commence gagne plus souvent.',
    },
    noRepetition: {
      name: 'Sans répétition',
      explain: 'Aucune action ne peut ramener une situation déjà vue dans la partie.',
    },
    plyLimit: {
      name: 'Durée maximale',
      explain: 'La partie est nulle après ce nombre d’actions, celles des deux camps comptées ensemble.',
    },
  },
  log: {
    'castles-stand': ({ lancaster, york }) =>
      line`Les châteaux se dressent en ${place(lancaster)} et en ${place(york)}.`,
    placed: ({ seat, cell }) => line`Un soldat ${COLOURS[seat]} se poste en ${place(cell)}.`,
    stepped: ({ from, to }) => line`${place(from)} fait un pas vers ${place(to)}.`,
    marched: ({ from, to }) => line`${place(from)} suit sa chaîne jusqu’en ${place(to)}.`,
    translated: ({ from, to }) =>
      line`${place(from[0])} et ${place(from[1])} se déplacent ensemble en ${place(to[0])} et ${place(to[1])}.`,
    'broke-through': (entry) => line`${place(entry.rear)} et ${place(entry.front)} font une percée : ${pushed(entry)}`,
    attacked: (entry) => line`${place(entry.from)}, soutenu, attaque : ${pushed(entry)}`,
    reinforced: ({ seat, cell }) => line`Un renfort ${COLOURS[seat]} entre en ${place(cell)}.`,
    'markers-turned-to-sun': () => line`Les deux marqueurs de renfort reviennent au soleil.`,
    passed: ({ seat }) => line`${NAMES[seat]} n’a rien à jouer et passe.`,
  },
  how: {
    'castle-ejected': ([winner = 'lancaster']) =>
      line`${NAMES[winner]} l’emporte : le château ${COLOURS[other(winner)]} est hors du jardin.`,
    'both-passed': () => line`Partie nulle : aucune des deux maisons n’avait plus rien à jouer.`,
    'ply-limit': () => line`Partie nulle : la durée maximale est atteinte.`,
  },
  verbs: {
    place: 'Poser',
    step: 'Pas',
    march: 'Marche',
    translate: 'Translation',
    breakthrough: 'Percée',
    attack: 'Attaque soutenue',
    reinforce: 'Renfort',
    pass: 'Passer',
  },
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
};
