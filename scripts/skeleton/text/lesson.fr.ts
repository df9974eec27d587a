// Français : les mots de la partie guidée.

import type { Lesson } from '@rose/table/text';
import { line } from '@rose/table/text';

export const lesson: Lesson = {
  position: { left: 4, toMove: 'first' },
  seat: 'first',
  steps: [
    {
      title: 'Le tas',
      text: line`Voici quatre pierres. Chacun en prend une, deux ou trois à son tour : touchez l’une des trois dernières, puis le bol.`,
      rule: '2',
      waitFor: ['take 1', 'take 2', 'take 3'],
    },
    {
      title: 'La dernière pierre',
      text: line`Il en reste trois. Prenez-les toutes : qui prend la dernière gagne.`,
      rule: '3',
      position: { left: 3, toMove: 'first' },
      waitFor: ['take 3'],
    },
  ],
};
