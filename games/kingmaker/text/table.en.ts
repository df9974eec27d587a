// English: all that a table says from its first moment. Why something is not possible is told apart, when it is asked.
import type { Kingmaker, View } from '@rose/kingmaker/ids';
import { type Catalogue, citing, type Line, line } from '@rose/table/text';
import { chapters } from './chapters.en.ts';
import { does } from './does.en.ts';
import { areVotesCounted, heirsOf, kingsOf, menOfSeat, royalsAlive } from './facts.ts';
import { log } from './log.en.ts';
import { SEATS } from './names.en.ts';
import { options, presets } from './options.en.ts';
import { count, pieces, seats, seat as seatWord } from './parts.en.ts';
import { placeName } from './places.en.ts';
import { prompt } from './prompt.en.ts';
import { verbs } from './verbs.en.ts';

const CHAPTERS = [
  'The table',
  'Setting up',
  'Cards',
  'Places',
  'Chance',
  'Movement by land',
  'Ships',
  'Combat',
  'Death and capture',
  'Parliament',
  'Crowns and victory',
  'Drawing',
  'Bargains',
  'Alliances',
  'Optional rules',
  'The advanced game',
  'Variant cards',
  'At this table',
  'The box',
];

/** The heirs a faction holds are drawn beside it. */
const seatLine = (view: View, id: Kingmaker['seat']): string => {
  const hand = view.hands[id];
  const votes = areVotesCounted(view) ? view.votes[id] : undefined;
  return [
    `${menOfSeat(view, id)} men`,
    count((hand?.crown ?? 0) + (hand?.events ?? 0), 'card'),
    ...(votes ? [`Commons ${votes.commons}`, `Lords ${votes.lords}`] : []),
  ].join(' · ');
};
const COUNTS = {
  none: '',
  short:
    ' When the rounds are over, the keeper of the sole King wins; without one, the Lords are counted, then the Commons.',
  agreed: ' When the rounds are over or most want it, the weaker of your two Houses counts.',
} as const;
const aim = (view: View, id: Kingmaker['seat']): Line => {
  const alive = royalsAlive(view).length;
  const kings = kingsOf(view);
  const own = heirsOf(view, id);
  const left = alive === 0 ? 'None is left alive.' : `${alive} still ${alive === 1 ? 'lives' : 'live'}.`;
  const held = own.length === 0 ? line`You hold none.` : line`You hold ${pieces(own)}.`;
  const crowned = kings.length === 0 ? line`Nobody is King.` : line`Crowned: ${pieces(kings)}.`;
  return line`Hold the last royal heir alive, and have him crowned. ${left} ${held} ${crowned}${COUNTS[view.options.ending]}`;
};

/** They lean on these words, and come after them. */
export const reasons = async (): Promise<Catalogue<Kingmaker>['why']> => (await import('./why.en.ts')).why;
export const table: Omit<Catalogue<Kingmaker>, 'why'> = {
  title: 'Kingmaker',
  subtitle: 'The Wars of the Roses, 1450 to 1490 · Andrew McNeil',
  seats: SEATS,
  section: citing(CHAPTERS, 0),
  options,
  presets,
  log,
  how: {
    'last-heir': ([winner = 'red']) =>
      line`The last heir alive wears the crown, and ${seatWord(winner)} holds the King.`,
    beaufort: ([winner = 'red']) => line`No royal heir is left: Beaufort of ${seatWord(winner)} wears the crown.`,
    votes: ([winner = 'red']) => line`Parliament acclaims ${seatWord(winner)}: both Houses are won.`,
    counted: (winners) => line`The game is counted: ${seats(winners)} ${winners.length === 1 ? 'is' : 'are'} ahead.`,
  },
  verbs,
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
  chapters,
};
