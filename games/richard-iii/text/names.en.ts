// English names of everything in the box, by the ids of the game's data.
import type { AreaName, BlockName, CardName, ScenarioName, SeaName, Seat } from '@rose/richard-iii/ids';

export interface AreaWords {
  readonly name: string;
  /** What stands before the name inside a sentence. */
  readonly the: string;
}
export interface BlockWords {
  /** On the block itself. */
  readonly short: string;
  /** The full title, as a heading or a list writes it. */
  readonly title: string;
  /** The block inside a sentence: never to be taken for the area of the same name. */
  readonly the: string;
}

export const SIDES: { readonly [S in Seat]: string } = { lancaster: 'Lancaster', york: 'York' };
export const HOUSES: { readonly [S in Seat]: string } = { lancaster: 'House of Lancaster', york: 'House of York' };
export const ROSES: { readonly [S in Seat]: string } = { lancaster: 'red rose', york: 'white rose' };

export const SCENARIOS: { readonly [S in ScenarioName]: string } = {
  'wars-of-the-roses-1460': 'The Wars of the Roses (1460, the full game)',
  'kingmaker-1470': 'Kingmaker (1470)',
  'richard-iii-1483': 'Richard III (1483)',
};

export const SEAS: { readonly [S in SeaName]: string } = {
  'north-sea': 'North Sea',
  'english-channel': 'English Channel',
  'irish-sea': 'Irish Sea',
};

export const CITIES = {
  bristol: 'Bristol',
  coventry: 'Coventry',
  newcastle: 'Newcastle',
  york: 'York',
  london: 'London',
  norwich: 'Norwich',
  salisbury: 'Salisbury',
} as const;

export const CATHEDRALS = { canterbury: 'Canterbury', york: 'York' } as const;

export const BORDERS = { yellow: 'yellow', blue: 'blue', red: 'red' } as const;

export const EVENTS = {
  'force-march': 'Force March',
  muster: 'Muster',
  piracy: 'Piracy',
  plague: 'Plague',
  surprise: 'Surprise',
  treason: 'Treason',
} as const;

export const CARDS: { readonly [C in CardName]: string } = {
  'event-force-march': EVENTS['force-march'],
  'event-muster': EVENTS.muster,
  'event-piracy': EVENTS.piracy,
  'event-plague': EVENTS.plague,
  'event-surprise': EVENTS.surprise,
  'event-treason': EVENTS.treason,
  'ap4-1': '4 actions',
  'ap4-2': '4 actions',
  'ap4-3': '4 actions',
  'ap4-4': '4 actions',
  'ap4-5': '4 actions',
  'ap4-6': '4 actions',
  'ap3-1': '3 actions',
  'ap3-2': '3 actions',
  'ap3-3': '3 actions',
  'ap3-4': '3 actions',
  'ap3-5': '3 actions',
  'ap3-6': '3 actions',
  'ap3-7': '3 actions',
  'ap2-1': '2 actions',
  'ap2-2': '2 actions',
  'ap2-3': '2 actions',
  'ap2-4': '2 actions',
  'ap2-5': '2 actions',
  'ap2-6': '2 actions',
};

const plainly = (name: string): AreaWords => ({ name, the: '' });

export const AREAS: { readonly [A in AreaName]: AreaWords } = {
  ireland: plainly('Ireland'),
  scotland: plainly('Scotland'),
  france: plainly('France'),
  calais: plainly('Calais'),
  'isle-of-man': { name: 'Isle of Man', the: 'the ' },
  northumbria: plainly('Northumbria'),
  cumbria: plainly('Cumbria'),
  'north-yorks': plainly('North Yorks'),
  'east-yorks': plainly('East Yorks'),
  'south-yorks': plainly('South Yorks'),
  lancaster: plainly('Lancaster'),
  caernarvon: plainly('Caernarvon'),
  chester: plainly('Chester'),
  derby: plainly('Derby'),
  lincoln: plainly('Lincoln'),
  pembroke: plainly('Pembroke'),
  powys: plainly('Powys'),
  hereford: plainly('Hereford'),
  warwick: plainly('Warwick'),
  leicester: plainly('Leicester'),
  rutland: plainly('Rutland'),
  'east-anglia': plainly('East Anglia'),
  glamorgan: plainly('Glamorgan'),
  gloucester: plainly('Gloucester'),
  oxford: plainly('Oxford'),
  middlesex: plainly('Middlesex'),
  essex: plainly('Essex'),
  somerset: plainly('Somerset'),
  wilts: plainly('Wilts'),
  sussex: plainly('Sussex'),
  kent: plainly('Kent'),
  cornwall: plainly('Cornwall'),
  dorset: plainly('Dorset'),
};

const bare = (short: string, title: string): BlockWords => ({ short, title, the: title });
const lord = (name: string): BlockWords => bare(name, `Lord ${name}`);
const peer = (rank: string, of: string): BlockWords => ({
  short: of,
  title: `${rank} of ${of}`,
  the: `the ${rank} of ${of}`,
});
const duke = (of: string): BlockWords => peer('Duke', of);
const earl = (of: string): BlockWords => peer('Earl', of);
const church = (of: string): BlockWords => ({ short: of, title: `Church of ${of}`, the: `the Church of ${of}` });
const levy = (city: string): BlockWords => ({ short: city, title: `${city} levy`, the: `the ${city} levy` });
const mercenary = (short: string): BlockWords => ({
  short,
  title: `${short} mercenary`,
  the: `the ${short} mercenary`,
});
const bombard: BlockWords = { short: 'Bombard', title: 'Bombard', the: 'the bombard' };

export const BLOCKS: { readonly [B in BlockName]: BlockWords } = {
  'l-henry-vi': bare('Henry VI', 'Henry VI'),
  'l-prince-edward': bare('Edward', 'Prince Edward'),
  'l-exeter': duke('Exeter'),
  'l-somerset': duke('Somerset'),
  'l-richmond': earl('Richmond'),
  'y-york': duke('York'),
  'y-march': earl('March'),
  'y-rutland': earl('Rutland'),
  'y-clarence': duke('Clarence'),
  'y-gloucester': duke('Gloucester'),
  'l-devon': earl('Devon'),
  'l-pembroke': earl('Pembroke'),
  'l-wiltshire': earl('Wiltshire'),
  'l-oxford': earl('Oxford'),
  'l-beaumont': bare('Beaumont', 'Viscount Beaumont'),
  'l-clifford': lord('Clifford'),
  'y-norfolk': duke('Norfolk'),
  'y-suffolk': duke('Suffolk'),
  'y-arundel': earl('Arundel'),
  'y-essex': earl('Essex'),
  'y-worcester': earl('Worcester'),
  'y-hastings': lord('Hastings'),
  'y-herbert': lord('Herbert'),
  'l-buckingham': duke('Buckingham'),
  'y-buckingham': duke('Buckingham'),
  'l-northumberland': earl('Northumberland'),
  'y-northumberland': earl('Northumberland'),
  'l-shrewsbury': earl('Shrewsbury'),
  'y-shrewsbury': earl('Shrewsbury'),
  'l-westmoreland': earl('Westmoreland'),
  'y-westmoreland': earl('Westmoreland'),
  'l-rivers': lord('Rivers'),
  'y-rivers': lord('Rivers'),
  'l-stanley': lord('Stanley'),
  'y-stanley': lord('Stanley'),
  'l-warwick': earl('Warwick'),
  'y-warwick': earl('Warwick'),
  'l-salisbury': earl('Salisbury'),
  'y-salisbury': earl('Salisbury'),
  'l-kent': earl('Kent'),
  'y-kent': earl('Kent'),
  'y-exeter': duke('Exeter'),
  'l-clarence': duke('Clarence'),
  'l-church-canterbury': church('Canterbury'),
  'y-church-canterbury': church('Canterbury'),
  'l-church-york': church('York'),
  'y-church-york': church('York'),
  'l-levy-bristol': levy('Bristol'),
  'l-levy-coventry': levy('Coventry'),
  'l-levy-newcastle': levy('Newcastle'),
  'l-levy-york': levy('York'),
  'y-levy-london': levy('London'),
  'y-levy-norwich': levy('Norwich'),
  'y-levy-salisbury': levy('Salisbury'),
  'l-bombard': bombard,
  'y-bombard': bombard,
  'l-merc-french': mercenary('French'),
  'l-merc-scots': mercenary('Scots'),
  'l-merc-welsh': mercenary('Welsh'),
  'y-merc-irish': mercenary('Irish'),
  'y-merc-calais': mercenary('Calais'),
  'y-merc-burgundian': mercenary('Burgundian'),
  rebel: { short: 'Rebel', title: 'Rebel', the: 'the Rebel' },
};
