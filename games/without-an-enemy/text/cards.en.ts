// English: the cards, their titles and what their events do.
import type { CardName } from '@rose/without-an-enemy/ids';

export interface CardWords {
  readonly title: string;
  /** What its event does; none: points alone. */
  readonly event: string;
}
const card = (title: string, event = ''): CardWords => ({ title, event });
const LEVY = 'Two Infantry blocks gain 1 strength each for no AP, under the limits of recruitment.';

export const CARDS: { readonly [C in CardName]: CardWords } = {
  'r-01': card('The King Commands'),
  'r-02': card('Raising the Standard'),
  'r-03': card('Court at Oxford'),
  'r-04': card('Council of War'),
  'r-05': card('Lord Digby’s Letters'),
  'r-06': card('Commission of Array', LEVY),
  'r-07': card('Rupert’s Charge', 'In one battle your Cavalry engages at +1 in cycle 1.'),
  'r-08': card('Night March', 'The blocks of one group move may go one area further.'),
  'r-09': card(
    'College Plate',
    'Deploy a national or Midland block, Infantry or Cavalry, at strength 2 in Oxfordshire, Shropshire or Worcestershire, if friendly.',
  ),
  'r-10': card(
    'Cornwall Rises',
    'Deploy a South-Western block, Infantry or Cavalry, at strength 2 in Cornwall or West Devon, if friendly; or add 2 strength in all among South-Western blocks.',
  ),
  'r-11': card('The Queen’s Convoy', 'Your naval moves from the Continent have +2 on the die this turn.'),
  'r-12': card('Ships from Dublin', 'Two blocks instead of one may sail from Ireland this turn, each at +1.'),
  'r-13': card(
    'Hotham’s Treason',
    'Up to two blocks of Parliament in the East Riding lose 1 strength each; if Hull has a siege marker, it rises by 1.',
  ),
  'r-14': card('Waller’s Plot', 'Parliament has 1 AP fewer this turn, but never fewer than 1.'),
  'r-15': card('Peace Commissioners', 'Parliament may not storm this turn.'),
  'r-16': card('Escalade', 'In one of your stormings the walls protect nobody, as if there were a breach.'),
  'r-17': card(
    'Relief of Newark',
    'In one battle against besiegers, relief or sortie, your Cavalry engages at +1 in cycles 1 and 2.',
  ),
  'r-18': card('Dunkirk Privateers', 'One sea is yours until the end of the turn.'),
  'r-19': card(
    'Montrose in the Highlands',
    'Parliament takes 1 strength from each of three Covenanter blocks, Scotland included.',
  ),
  'r-20': card(
    'Lathom House',
    'Deploy the Earl of Derby at strength 2 in Lancashire, Westmorland or Cumberland, if friendly or vacant; or add 2 strength in all among Northern blocks.',
  ),
  'r-21': card(
    'Clubmen of Dorset',
    'Place the Dorset Clubmen at strength 3 in Dorset, Wiltshire, Hampshire or Somerset, if friendly or vacant.',
  ),
  'r-22': card(
    'Goring’s Crew',
    'In one battle your Cavalry engages at +1 in cycles 1 and 2, but its discipline is 1 lower.',
  ),
  'r-23': card(
    'Powder Convoy',
    'Add 1 strength to an Artillery block in a friendly area, or deploy one at strength 1 in a friendly area whose major city is yours.',
  ),
  'r-24': card(
    'Free Pardon',
    'Parliament takes 1 strength from each of two Infantry blocks on the map, not inside a city.',
  ),
  'r-25': card(
    'Stubborn Garrison',
    'One of your besieged cities rolls no siege die this turn; its marker still rises.',
  ),
  'r-26': card(
    'Ambush in the Lanes',
    'In one battle your Infantry fires at +1 in cycle 1, that is at full effectiveness.',
  ),
  'p-01': card('Committee of Safety'),
  'p-02': card('Committee of Both Kingdoms'),
  'p-03': card('The Two Houses'),
  'p-04': card('Lord General’s Orders'),
  'p-05': card('County Committees'),
  'p-06': card('Militia Ordinance', LEVY),
  'p-07': card(
    'London Marches',
    'Deploy a London brigade, Trained Bands or Auxiliaries, at strength 2 in London, if friendly; or add 2 strength in all among these blocks, wherever they are.',
  ),
  'p-08': card('Fortification of London', 'London is fortified for the rest of the game.'),
  'p-09': card(
    'Turnham Green',
    'In one battle in London, in an area next to it, in Berkshire, Hampshire or Oxfordshire, your Infantry engages at +1 in cycles 1 and 2.',
  ),
  'p-10': card(
    'Warwick’s Fleet',
    'Your naval moves have +1 on the die this turn; and one besieged port of yours, on a sea you control, may be given up to 2 strength for no AP.',
  ),
  'p-11': card(
    'Eastern Association',
    'Deploy an Eastern block, Infantry or Cavalry, at strength 2 in Cambridge, Norfolk, Suffolk, Essex, Hertford or Lincolnshire, if friendly or vacant.',
  ),
  'p-12': card('Ironsides', 'In one battle your Cavalry has 1 more discipline, and engages at +1 in cycle 2.'),
  'p-13': card(
    'Solemn League and Covenant',
    'One group move for no AP, at the start of your actions, of Covenanter blocks only; each may go one area further.',
  ),
  'p-14': card(
    'Weekly Assessment',
    'Two Infantry or Cavalry blocks gain 1 strength each for no AP, under the limits of recruitment.',
  ),
  'p-15': card('The Excise', 'At the end of this year you have 2 more RP, both in one region.'),
  'p-16': card(
    'Haselrig’s Lobsters',
    'In one battle each of your Cavalry blocks ignores the first hit on it in cycle 1.',
  ),
  'p-17': card('Relief of Gloucester', 'The blocks of one group move may go one area further.'),
  'p-18': card(
    'Self-Denying Ordinance',
    'Up to three New Model blocks, Infantry or Cavalry, gain 1 strength each for no AP.',
  ),
  'p-19': card(
    'Unpaid Cavaliers',
    'The Royalist takes 1 strength from each of two Infantry or Cavalry blocks on the map, not inside a city.',
  ),
  'p-20': card('The King’s Cabinet Opened', 'The Royalist hand lies open until the end of the next turn.'),
  'p-21': card('Flooded River', 'In one battle the Royalist reserves do not enter.'),
  'p-22': card('Forlorn Hope', 'In one of your stormings your Infantry engages at +1.'),
  'p-23': card('Siege Train', 'One of your breach rolls has +1 on the die.'),
  'p-24': card(
    'Clubmen of Somerset',
    'Place the Somerset Clubmen at strength 3 in Somerset, Wiltshire, East Devon or Gloucestershire, if friendly or vacant.',
  ),
  'p-25': card('Treachery within the Walls', 'The siege marker of one Royalist city, at 1 or more, rises by 1.'),
  'p-26': card(
    'Royalist Quarrels',
    'Name an area with Royalist blocks: if two of their Leaders or Regional Leaders are there, its blocks may not move this turn.',
  ),
};
