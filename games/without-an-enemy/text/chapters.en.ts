// English: the names of chapters, and what they came to.
import { plain } from '@rose/table/text';
import type { AreaName, BattleKind } from '@rose/without-an-enemy/ids';
import { chaptersIn } from './chapters.ts';
import { cityInArea } from './facts.ts';
import { CITIES } from './names.en.ts';
import { area, count, inArea, Side, side } from './parts.en.ts';

const KINDS: { readonly [K in BattleKind]: string } = {
  field: 'Battle of',
  relief: 'Relief of',
  sortie: 'Sortie from',
  sally: 'Sortie from',
  storm: 'Storming of',
};
const place = (id: AreaName, kind: BattleKind): string => {
  const city = cityInArea(id);
  return kind === 'field' || city === undefined ? plain(area(id)) : CITIES[city];
};

export const chapters = chaptersIn({
  turn: (turn) => (turn === 'winter' ? ['Winter', 'W'] : [`Turn ${turn}`, turn]),
  yearEnd: ['Year end', 'end'],
  battle: (id, kind) => `${KINDS[kind]} ${place(id, kind)}`,
  siege: (city) => `Siege of ${CITIES[city]}`,
  shutIn: (seat) => `No fight: ${side(seat)} goes inside the city.`,
  away: (seat) => `${Side(seat)} withdraws.`,
  won: (winner, own, theirs) => `${Side(winner)} wins. Strength lost: ${own} to ${theirs}.`,
  wonAt: (winner, id) => `${Side(winner)} wins ${plain(inArea(id))}.`,
  battles: (number) => `${count(number, 'battle')}.`,
  taken: (winner, city) => `${Side(winner)} takes ${CITIES[city]}.`,
  takenMany: (number) => `${count(number, 'city', 'cities')} taken.`,
  kingTaken: 'The King is taken.',
  track: (track) =>
    track === 0 ? 'Level.' : `${Side(track > 0 ? 'royalist' : 'parliament')} leads by ${Math.abs(track)}.`,
  recruits: (royalist, parliament) => `Recruits: ${royalist} to the Royalist, ${parliament} to Parliament.`,
  breach: 'The wall is open.',
  yields: (city) => `${CITIES[city]} surrenders.`,
  marker: (marker) => `Siege at ${marker}.`,
});
