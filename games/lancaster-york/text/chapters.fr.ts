// French: the names of chapters, and what they came to.
import { upper } from '@rose/table/text';
import { chaptersIn } from './chapters.ts';
import { CARDS, HOUSES, REGIONS, SEATS } from './names.fr.ts';
import { count } from './parts.fr.ts';

export const chapters = chaptersIn({
  turn: (number, year) => `Tour ${number}, années ${year}`,
  phases: {
    cards: ['Cartes', 'Cartes'],
    taxes: ['Impôts', '£'],
    plans: ['Plans', 'Plans'],
    bribes: ['Corruption', 'Corr.'],
    combat: ['Combat', 'Combat'],
    parliament: ['Parlement', 'Parl.'],
  },
  place: (id) => CARDS[id],
  region: (id) => upper(REGIONS[id].name),
  taken: (cards) => `${count(cards, 'carte prise', 'cartes prises')}.`,
  bribes: (worked, failed) =>
    failed === 0
      ? `${count(worked, 'personnalité change', 'personnalités changent')} de maître.`
      : `${count(worked, 'corruption réussie', 'corruptions réussies')}, ${count(failed, 'déjouée', 'déjouées')}.`,
  battles: (fought, taken) => `${count(fought, 'bataille')}, ${count(taken, 'lieu pris', 'lieux pris')}.`,
  crowned: (house, votes, against) => `${HOUSES[house]} couronne le roi, ${count(votes, 'vote')} contre ${against}.`,
  leads: (seats, score) =>
    seats.length === 1
      ? `${SEATS[seats[0] ?? 'red']} mène avec ${score} PV.`
      : `${seats.map((seat) => SEATS[seat]).join(' et ')} mènent avec ${score} PV.`,
});
