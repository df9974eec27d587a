// English: the words of the guided first game.

import type { Lesson } from '@rose/table/text';
import { line } from '@rose/table/text';

export const lesson: Lesson = {
  position: { left: 4, toMove: 'first' },
  seat: 'first',
  steps: [
    {
      title: 'The pile',
      text: line`Here lie four stones. Each player takes one, two or three in turn: touch one of the last three, then the bowl.`,
      rule: '2',
      waitFor: ['take 1', 'take 2', 'take 3'],
    },
    {
      title: 'The last stone',
      text: line`Three are left. Take them all: whoever takes the last one wins.`,
      rule: '3',
      position: { left: 3, toMove: 'first' },
      waitFor: ['take 3'],
    },
  ],
};
