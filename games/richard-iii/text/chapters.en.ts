// English: the names of chapters, and what they came to.
import { other } from '@rose/richard-iii/ids';
import { plain } from '@rose/table/text';
import { chaptersIn } from './chapters.ts';
import { BLOCKS, CARDS, SIDES } from './names.en.ts';
import { area, count } from './parts.en.ts';

const ORDINALS = ['First', 'Second', 'Third'] as const;
const ROMAN = ['I', 'II', 'III'] as const;

export const chapters = chaptersIn({
  campaign: (number) => [`${ORDINALS[number - 1] ?? number} campaign`, ROMAN[number - 1] ?? String(number)],
  turn: (number) => `Turn ${number}`,
  political: ['Political turn', 'P'],
  battle: (id) => `Battle of ${plain(area(id))}`,
  supply: 'Supply',
  cards: (lancaster, york) => `${CARDS[lancaster]} against ${CARDS[york]}.`,
  battles: (number) => (number === 0 ? 'No battle.' : `${count(number, 'battle')}.`),
  won: (seat, round, own, theirs) => `${SIDES[seat]} wins in round ${round}. Strength lost: ${own} to ${theirs}.`,
  dead: (block) => `${BLOCKS[block].short} is dead.`,
  counted: (king, own, theirs, isUsurped) =>
    isUsurped
      ? `${SIDES[other(king)]} takes the throne, ${count(theirs, 'lord')} to ${own}.`
      : `${SIDES[king]} keeps the throne, ${count(own, 'lord')} to ${theirs}.`,
});
