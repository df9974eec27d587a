// English: the options of the game and their presets.
import type { Kingmaker, PresetName } from '@rose/kingmaker/ids';
import type { Catalogue, OptionWords } from '@rose/table/text';

const PICKS = {
  none: 'none',
  '1': 'the first',
  '2': 'the second',
  '3': 'the third',
  '1+2': 'first and second',
  '1+3': 'first and third',
  '2+3': 'second and third',
} as const;
const option = (name: string, explain: string, values?: OptionWords['values']): OptionWords =>
  values ? { name, explain, values } : { name, explain };

export const options: Catalogue<Kingmaker>['options'] = {
  players: option('Factions', 'Two to seven at the table.'),
  advanced: option(
    'Advanced game',
    'All cards, battle lines, dice for the fallen, loyalty, lands overseas, the Dukes.',
  ),
  ending: option('End', 'To the last heir, or counted after a number of rounds.', {
    none: 'the last heir',
    short: 'short game',
    agreed: 'agreed end',
  }),
  rounds: option('Rounds', 'After this many rounds a short or agreed game is counted.'),
  dealAll: option('Everything dealt', 'The whole Crown deck is dealt at the start.'),
  heirsMoved: option('Heirs nearer', 'Two heirs start nearer to the middle of the board.'),
  freeMoveWindow: option('Free Moves of others', 'Others may play a Free Move at the end of your movement.'),
  secretPlacement: option('Secret placement', 'Cards and castles are chosen unseen, all at once.'),
  commission: option('Commission', 'A Writ sends others instead of a noble who is called away.'),
  ambush: option('Ambush', 'A much weaker side may lie in wait for one person.'),
  townFight: option('Town fights', 'Guests may draw swords inside walls.'),
  bishopsOfChancery: option('Bishops of Chancery', 'Bishops of the dead go to Chancery and are given by Parliament.'),
  votes: option('Votes in Parliament', 'Both Houses vote on each title and office.'),
  returnHome: option('Home from Parliament', 'Those who came go home when Parliament is over.'),
  alliances: option('Alliances', 'Players may ally, and lead each other’s nobles.'),
  tradeAll: option('Trade in everything', 'Titles, offices and nobles may change hands, too.'),
  victoryByVotes: option(
    'Victory by votes',
    'A King with 79 votes in the Commons and the most votes in the Lords wins.',
  ),
  treachery: option('Treachery cards', 'Whoever draws one gives back one, two or three cards from hand.', PICKS),
  stormAtSea: option('Storm at Sea card', 'Ships at sea sink with all hands.'),
  refuge: option('Refuge cards', 'To stay overseas takes a Refuge card; this many are in the deck.'),
  vacillating: option(
    'Vacillating Allegiance cards',
    'Nobles waver, go home or change sides; this many are in the deck.',
  ),
  catastrophe: option('Catastrophe cards', 'For two or three rounds titles, offices and bishops bring no men.', PICKS),
  royalDeath: option('Death in the Royal Family card', 'Two dice name an heir who dies.'),
};
export const presets: { readonly [P in PresetName]: OptionWords } = {
  basic: { name: 'Basic game', explain: 'The basic rules, to the last heir.' },
  short: { name: 'Short game', explain: 'The basic rules, counted after fifteen rounds.' },
  advanced: { name: 'Advanced game', explain: 'The advanced rules with all optional rules.' },
};
