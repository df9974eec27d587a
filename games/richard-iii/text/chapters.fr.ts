// French: the names of chapters, and what they came to.
import { other } from '@rose/richard-iii/ids';
import { plain } from '@rose/table/text';
import { chaptersIn } from './chapters.ts';
import { BLOCKS, CARDS, SIDES } from './names.fr.ts';
import { count, e, from } from './parts.fr.ts';

const ORDINALS = ['Première', 'Deuxième', 'Troisième'] as const;
const ROMAN = ['I', 'II', 'III'] as const;

export const chapters = chaptersIn({
  campaign: (number) => [`${ORDINALS[number - 1] ?? `${number}e`} campagne`, ROMAN[number - 1] ?? String(number)],
  turn: (number) => `Tour ${number}`,
  political: ['Tour politique', 'P'],
  battle: (id) => `Bataille ${plain(from(id))}`,
  supply: 'Approvisionnement',
  cards: (lancaster, york) => `${CARDS[lancaster]} contre ${CARDS[york]}.`,
  battles: (number) => (number === 0 ? 'Aucune bataille.' : `${count(number, 'bataille')}.`),
  won: (seat, round, own, theirs) => `${SIDES[seat]} gagne au round ${round}. Force perdue : ${own} contre ${theirs}.`,
  dead: (block) => `${BLOCKS[block].short} est mort${e(block)}.`,
  counted: (king, own, theirs, isUsurped) =>
    isUsurped
      ? `${SIDES[other(king)]} prend le trône, ${count(theirs, 'seigneur')} à ${own}.`
      : `${SIDES[king]} garde le trône, ${count(own, 'seigneur')} à ${theirs}.`,
});
