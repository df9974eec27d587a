// Whose arms a block bears, and whose hang on the map.
import type { RosesCoat, WoodName } from '@rose/board';
import { B, type BlockName, colourOf, type Seat } from '@rose/richard-iii/ids';

/** Arms by the man or the place, whichever side he serves. */
const ARMS: { readonly [man: string]: RosesCoat } = {
  'henry-vi': 'royal',
  'prince-edward': 'wales-prince',
  exeter: 'holland',
  somerset: 'beaufort',
  richmond: 'richmond',
  york: 'york',
  march: 'march',
  rutland: 'rutland',
  clarence: 'clarence',
  gloucester: 'gloucester',
  devon: 'courtenay',
  pembroke: 'tudor',
  wiltshire: 'butler',
  oxford: 'de-vere',
  beaumont: 'beaumont',
  clifford: 'clifford',
  norfolk: 'mowbray',
  suffolk: 'de-la-pole',
  arundel: 'arundel',
  essex: 'bourchier',
  worcester: 'tiptoft',
  hastings: 'hastings',
  herbert: 'herbert',
  buckingham: 'stafford',
  northumberland: 'percy',
  shrewsbury: 'talbot',
  westmoreland: 'neville',
  rivers: 'woodville',
  stanley: 'stanley',
  warwick: 'warwick',
  salisbury: 'salisbury',
  kent: 'neville-kent',
  'church-canterbury': 'see-canterbury',
  'church-york': 'see-york',
  'levy-bristol': 'bristol',
  'levy-coventry': 'coventry',
  'levy-newcastle': 'newcastle',
  'levy-york': 'city-of-york',
  'levy-london': 'london',
  'levy-norwich': 'norwich',
  'levy-salisbury': 'city-of-salisbury',
  bombard: 'bombard',
  'merc-french': 'france',
  'merc-scots': 'scotland',
  'merc-welsh': 'gwynedd',
  'merc-irish': 'ireland',
  'merc-calais': 'calais',
  'merc-burgundian': 'burgundy',
};
/** `l-` and `y-` only tell the side. */
export const coatOf = (block: BlockName): RosesCoat =>
  block === 'rebel' ? 'rebel' : (ARMS[block.slice(2)] ?? 'rebel');
/** The shields on the map; those of Lancaster and York are every heir's of the house. */
export const coatOfShield = (shield: string): RosesCoat =>
  shield === 'lancaster' ? 'royal' : (ARMS[shield] ?? 'royal');

export const woodOf = (seat: Seat): WoodName => (seat === 'lancaster' ? 'red' : 'white');
export const woodOfBlock = (block: BlockName): WoodName => (['red', 'white', 'black'] as const)[colourOf(B[block])];
