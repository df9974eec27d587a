// French: the names of chapters, and what they came to.
import { plain } from '@rose/table/text';
import type { AreaName, BattleKind } from '@rose/without-an-enemy/ids';
import { chaptersIn } from './chapters.ts';
import { cityInArea } from './facts.ts';
import { CITIES } from './names.fr.ts';
import { at, count, from, ofCity, Side, side } from './parts.fr.ts';

const KINDS: { readonly [K in BattleKind]: string } = {
  field: 'Bataille',
  relief: 'Secours',
  sortie: 'Sortie',
  sally: 'Sortie',
  storm: 'Assaut',
};
const place = (id: AreaName, kind: BattleKind): string => {
  const city = cityInArea(id);
  return plain(kind === 'field' || city === undefined ? from(id) : ofCity(city));
};

export const chapters = chaptersIn({
  turn: (turn) => (turn === 'winter' ? ['Hiver', 'H'] : [`Tour ${turn}`, turn]),
  yearEnd: ['Fin d’année', 'fin'],
  battle: (id, kind) => `${KINDS[kind]} ${place(id, kind)}`,
  siege: (city) => `Siège ${plain(ofCity(city))}`,
  shutIn: (seat) => `Pas de combat : ${side(seat)} s’enferme dans la ville.`,
  away: (seat) => `${Side(seat)} se replie.`,
  won: (winner, own, theirs) => `${Side(winner)} gagne. Force perdue : ${own} contre ${theirs}.`,
  wonAt: (winner, id) => `${Side(winner)} gagne ${plain(at(id))}.`,
  battles: (number) => `${count(number, 'bataille')}.`,
  taken: (winner, city) => `${Side(winner)} prend ${CITIES[city]}.`,
  takenMany: (number) => `${count(number, 'ville')} prises.`,
  kingTaken: 'Le roi est pris.',
  track: (track) =>
    track === 0 ? 'Égalité.' : `${Side(track > 0 ? 'royalist' : 'parliament')} mène de ${Math.abs(track)}.`,
  recruits: (royalist, parliament) => `Recrues : ${royalist} au Royaliste, ${parliament} au Parlement.`,
  breach: 'Le mur est ouvert.',
  yields: (city) => `${CITIES[city]} se rend.`,
  marker: (marker) => `Siège à ${marker}.`,
});
