// French names of everything in the box, by the ids of the game's data; usual French place names where there are any.
import { upper } from '@rose/table/text';
import type * as english from './names.en.ts';

export interface AreaWords {
  readonly name: string;
  /** What stands before the name inside a sentence: the place itself, being there or going there, coming from there. */
  readonly the: string;
  readonly at: string;
  readonly from: string;
}
export interface BlockWords {
  /** On the block itself. */
  readonly short: string;
  /** The full title, as a heading or a list writes it. */
  readonly title: string;
  /** The block inside a sentence, alone and after « de »: never to be taken for the territory of the same name. */
  readonly the: string;
  readonly of: string;
  readonly feminine: boolean;
}
type Same<T, Words> = { readonly [Id in keyof T]: Words };

export const SIDES: Same<typeof english.SIDES, string> = { lancaster: 'Lancaster', york: 'York' };
export const OF_SIDE: Same<typeof english.SIDES, string> = { lancaster: 'de Lancaster', york: 'd’York' };
/** « plus que Lancaster », « plus qu’York ». */
export const THAN_SIDE: Same<typeof english.SIDES, string> = { lancaster: 'que Lancaster', york: 'qu’York' };
export const HOUSES: Same<typeof english.HOUSES, string> = {
  lancaster: 'Maison de Lancaster',
  york: 'Maison d’York',
};
export const ROSES: Same<typeof english.ROSES, string> = { lancaster: 'rose rouge', york: 'rose blanche' };

export const SCENARIOS: Same<typeof english.SCENARIOS, string> = {
  'wars-of-the-roses-1460': 'La Guerre des Deux-Roses (1460, partie complète)',
  'kingmaker-1470': 'Le Faiseur de rois (1470)',
  'richard-iii-1483': 'Richard III (1483)',
};

export const SEAS: Same<typeof english.SEAS, string> = {
  'north-sea': 'mer du Nord',
  'english-channel': 'Manche',
  'irish-sea': 'mer d’Irlande',
};

export const CITIES: Same<typeof english.CITIES, string> = {
  bristol: 'Bristol',
  coventry: 'Coventry',
  newcastle: 'Newcastle',
  york: 'York',
  london: 'Londres',
  norwich: 'Norwich',
  salisbury: 'Salisbury',
};

export const CATHEDRALS: Same<typeof english.CATHEDRALS, string> = { canterbury: 'Canterbury', york: 'York' };

/** Feminine, for « frontière ». */
export const BORDERS: Same<typeof english.BORDERS, string> = { yellow: 'jaune', blue: 'bleue', red: 'rouge' };

export const EVENTS: Same<typeof english.EVENTS, string> = {
  'force-march': 'Marche forcée',
  muster: 'Rassemblement',
  piracy: 'Piraterie',
  plague: 'Peste',
  surprise: 'Surprise',
  treason: 'Trahison',
};

export const CARDS: Same<typeof english.CARDS, string> = {
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

/** « l’Essex », « d’York »: before a vowel the little word loses its own; « Yorkshire » keeps it. */
const elides = (name: string): boolean => /^([AEIOUÉ]|York$)/.test(name);
const of = (name: string): string => (elides(name) ? 'd’' : 'de ');
const town = (name: string): AreaWords => ({ name, the: '', at: 'à ', from: of(name) });
const county = (name: string): AreaWords =>
  elides(name) ? { name, the: 'l’', at: 'dans l’', from: 'de l’' } : { name, the: 'le ', at: 'dans le ', from: 'du ' };
const land = (name: string): AreaWords =>
  elides(name) ? { name, the: 'l’', at: 'en ', from: 'd’' } : { name, the: 'la ', at: 'en ', from: 'de ' };

export const AREAS: Same<typeof english.AREAS, AreaWords> = {
  ireland: land('Irlande'),
  scotland: land('Écosse'),
  france: land('France'),
  calais: town('Calais'),
  'isle-of-man': { name: 'île de Man', the: 'l’', at: 'sur l’', from: 'de l’' },
  northumbria: land('Northumbrie'),
  cumbria: land('Cumbrie'),
  'north-yorks': county('Yorkshire du Nord'),
  'east-yorks': county('Yorkshire de l’Est'),
  'south-yorks': county('Yorkshire du Sud'),
  lancaster: town('Lancaster'),
  caernarvon: town('Caernarvon'),
  chester: town('Chester'),
  derby: town('Derby'),
  lincoln: town('Lincoln'),
  pembroke: town('Pembroke'),
  powys: county('Powys'),
  hereford: town('Hereford'),
  warwick: town('Warwick'),
  leicester: town('Leicester'),
  rutland: county('Rutland'),
  'east-anglia': land('Est-Anglie'),
  glamorgan: county('Glamorgan'),
  gloucester: town('Gloucester'),
  oxford: town('Oxford'),
  middlesex: county('Middlesex'),
  essex: county('Essex'),
  somerset: county('Somerset'),
  wilts: county('Wiltshire'),
  sussex: county('Sussex'),
  kent: county('Kent'),
  cornwall: land('Cornouailles'),
  dorset: county('Dorset'),
};

const masculine = (short: string, name: string): BlockWords => ({
  short,
  title: upper(name),
  the: `le ${name}`,
  of: `du ${name}`,
  feminine: false,
});
const feminine = (short: string, name: string): BlockWords => ({
  short,
  title: upper(name),
  the: `l’${name}`,
  of: `de l’${name}`,
  feminine: true,
});
const lord = (name: string): BlockWords => ({
  short: name,
  title: `Lord ${name}`,
  the: `lord ${name}`,
  of: `de lord ${name}`,
  feminine: false,
});
const duke = (name: string): BlockWords => masculine(name, `duc ${of(name)}${name}`);
const earl = (name: string): BlockWords => masculine(name, `comte ${of(name)}${name}`);
const church = (name: string): BlockWords => feminine(name, `Église ${of(name)}${name}`);
const levy = (name: string): BlockWords => feminine(name, `armée de ville ${of(name)}${name}`);
const mercenary = (short: string, name: string): BlockWords => masculine(short, `mercenaire ${name}`);
const bombard = masculine('Canon', 'canon');

export const BLOCKS: Same<typeof english.BLOCKS, BlockWords> = {
  'l-henry-vi': { short: 'Henri VI', title: 'Henri VI', the: 'Henri VI', of: 'd’Henri VI', feminine: false },
  'l-prince-edward': masculine('Édouard', 'prince Édouard'),
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
  'l-beaumont': masculine('Beaumont', 'vicomte Beaumont'),
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
  'y-levy-london': levy('Londres'),
  'y-levy-norwich': levy('Norwich'),
  'y-levy-salisbury': levy('Salisbury'),
  'l-bombard': bombard,
  'y-bombard': bombard,
  'l-merc-french': mercenary('Français', 'français'),
  'l-merc-scots': mercenary('Écossais', 'écossais'),
  'l-merc-welsh': mercenary('Gallois', 'gallois'),
  'y-merc-irish': mercenary('Irlandais', 'irlandais'),
  'y-merc-calais': mercenary('Calais', 'de Calais'),
  'y-merc-burgundian': mercenary('Bourguignon', 'bourguignon'),
  rebel: masculine('Rebelle', 'rebelle'),
};
