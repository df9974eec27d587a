// The log of any game as the page lays it out, by the game's own chapters where it has them.
import type { LogStep } from '@rose/protocol';
import type { Words } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { chaptersOf, movesOf, type Part } from './chapters.ts';

export const layOut = (words: Words, steps: readonly LogStep[], size?: number): readonly Part[] => {
  if (words.chapters) return chaptersOf(words.chapters, steps);
  return movesOf(
    steps,
    ({ head }) => ('chapter' in head ? words.section(head.chapter) : deskWords().moves(head.from, head.to)),
    size,
  );
};
