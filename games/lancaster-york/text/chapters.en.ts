// English: the names of chapters, and what they came to.
import { chaptersIn } from './chapters.ts';
import { CARDS, HOUSES, REGIONS, SEATS } from './names.en.ts';
import { count } from './parts.en.ts';

export const chapters = chaptersIn({
  turn: (number, year) => `Turn ${number}, ${year}s`,
  phases: {
    cards: ['Cards', 'Cards'],
    taxes: ['Taxes', '£'],
    plans: ['Plans', 'Plans'],
    bribes: ['Bribes', 'Bribes'],
    combat: ['Combat', 'Combat'],
    parliament: ['Parliament', 'Parl.'],
  },
  place: (id) => CARDS[id],
  region: (id) => REGIONS[id],
  taken: (cards) => `${count(cards, 'card')} taken.`,
  bribes: (worked, failed) =>
    failed === 0
      ? `${count(worked, 'person changes', 'persons change')} sides.`
      : `${count(worked, 'bribe')} worked, ${failed} failed.`,
  battles: (fought, taken) => `${count(fought, 'battle')}, ${count(taken, 'place')} taken.`,
  crowned: (house, votes, against) => `${HOUSES[house]} crowns the king, ${count(votes, 'vote')} to ${against}.`,
  leads: (seats, score) =>
    seats.length === 1
      ? `${SEATS[seats[0] ?? 'red']} leads with ${score} VP.`
      : `${seats.map((seat) => SEATS[seat]).join(' and ')} lead with ${score} VP.`,
});
