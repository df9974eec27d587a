// Français.
import type { Seat, Skeleton, View } from '@rose/skeleton/ids';
import { type Catalogue, citing, line } from '@rose/table/text';

const NAMES = { first: 'Premier', second: 'Second' } as const;
const CHAPTERS = ['Mise en place', 'Jeu', 'Fin de partie'] as const;
// En français, zéro est au singulier.
const pierres = (count: number): string => `${count} ${count < 2 ? 'pierre' : 'pierres'}`;

export const fr: Catalogue<Skeleton> = {
  title: 'Skeleton Title',
  subtitle: 'Prenez la dernière pierre',
  seats: NAMES,
  section: citing(CHAPTERS),
  options: { stones: { name: 'Pierres', explain: 'Le nombre de pierres du tas au début.' } },
  log: {
    'pile-lies': ({ stones }) => line`Il y a ${pierres(stones)} dans le tas.`,
    took: ({ seat, count, left }) => line`${NAMES[seat]} prend ${pierres(count)} ; il en reste ${left}.`,
  },
  why: {
    'too-few-left': ({ count, left }) => line`Impossible de prendre ${pierres(count)} : il en reste ${left}.`,
  },
  how: {
    'last-stone': ([winner = 'first']) => line`${NAMES[winner]} a pris la dernière pierre et gagne.`,
  },
  verbs: { take: 'Prendre' },
  does: { take: ({ count }) => line`Prendre ${pierres(count)}.` },
  prompt: {
    play: (view: View, seat: Seat) => ({
      ask:
        view.toMove === seat ? line`Combien de pierres prenez-vous ?` : line`${NAMES[view.toMove]} prend des pierres.`,
      explain: line`Touchez la première, deuxième ou troisième pierre en partant de la fin, puis le bol. Qui prend la dernière gagne.`,
      rule: '2',
    }),
  },
  place: (_view, id) => (id === 'bowl' ? 'Bol' : `Pierre ${id}`),
  seatLine: (view, seat) => (view.toMove === seat ? 'au trait' : 'attend'),
  aim: (view) => line`Prenez la dernière des ${pierres(view.left)}.`,
};
