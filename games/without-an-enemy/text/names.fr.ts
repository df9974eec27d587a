// French names of everything in the box, by the ids of the game's data; usual French place names where there are any.
import type * as english from './names.en.ts';

export interface AreaWords {
  readonly name: string;
  /** What stands before the name inside a sentence: the place itself, being there or going there, coming from there. */
  readonly the: string;
  readonly at: string;
  readonly from: string;
}
type Same<T, Words> = { readonly [Id in keyof T]: Words };

export const SIDES: Same<typeof english.SIDES, string> = { royalist: 'Royaliste', parliament: 'Parlement' };
export const THE_SIDE: Same<typeof english.SIDES, string> = { royalist: 'le Royaliste', parliament: 'le Parlement' };
export const OF_SIDE: Same<typeof english.SIDES, string> = { royalist: 'du Royaliste', parliament: 'du Parlement' };
export const TO_SIDE: Same<typeof english.SIDES, string> = { royalist: 'au Royaliste', parliament: 'au Parlement' };
/** « un bloc royaliste ». */
export const SIDED: Same<typeof english.SIDES, string> = { royalist: 'royaliste', parliament: 'du Parlement' };

export const SCENARIOS: Same<typeof english.SCENARIOS, string> = {
  'full-war': 'La guerre entière (1642 à 1646)',
  'early-war': 'Le début de la guerre (1642 et 1643)',
  'second-year': 'La deuxième année (1643 à 1646)',
  'mid-war': 'Le milieu de la guerre (1644)',
  'mid-to-late-war': 'Du milieu à la fin (1644 à 1646)',
  'prelude-to-war': 'Prélude à la guerre (1642 à 1646, places mêlées)',
};

export const REGIONS: Same<typeof english.REGIONS, string> = {
  N: 'Nord',
  M: 'Midlands',
  W: 'Galles et Marches',
  S: 'Sud-Ouest',
  E: 'Est et Sud-Est',
};
/** Inside a sentence: the Region itself, being in it, coming from it. */
export const THE_REGION: Same<typeof english.REGIONS, string> = {
  N: 'le Nord',
  M: 'les Midlands',
  W: 'le pays de Galles et les Marches',
  S: 'le Sud-Ouest',
  E: 'l’Est et le Sud-Est',
};
export const IN_REGION: Same<typeof english.REGIONS, string> = {
  N: 'dans le Nord',
  M: 'dans les Midlands',
  W: 'au pays de Galles et dans les Marches',
  S: 'dans le Sud-Ouest',
  E: 'dans l’Est et le Sud-Est',
};
export const OF_REGION: Same<typeof english.REGIONS, string> = {
  N: 'du Nord',
  M: 'des Midlands',
  W: 'du pays de Galles et des Marches',
  S: 'du Sud-Ouest',
  E: 'de l’Est et du Sud-Est',
};

export const SEAS: Same<typeof english.SEAS, string> = {
  'north-sea': 'mer du Nord',
  'english-channel': 'Manche',
  'irish-sea': 'mer d’Irlande',
};

export const CLASSES: Same<typeof english.CLASSES, string> = { A: 'Artillerie', C: 'Cavalerie', I: 'Infanterie' };
export const COLOURS: Same<typeof english.COLOURS, string> = { blue: 'bleu', orange: 'orange', green: 'vert' };
/** Feminine, for « frontière ». */
export const BORDERS: Same<typeof english.BORDERS, string> = { clear: 'ouverte', rough: 'difficile' };

export const CITIES: Same<typeof english.CITIES, string> = {
  newcastle: 'Newcastle',
  carlisle: 'Carlisle',
  york: 'York',
  hull: 'Hull',
  'manchester-town': 'Manchester',
  newark: 'Newark',
  lichfield: 'Lichfield',
  leicester: 'Leicester',
  coventry: 'Coventry',
  'northampton-town': 'Northampton',
  oxford: 'Oxford',
  chester: 'Chester',
  shrewsbury: 'Shrewsbury',
  worcester: 'Worcester',
  hereford: 'Hereford',
  gloucester: 'Gloucester',
  'pembroke-town': 'Pembroke',
  raglan: 'Raglan',
  pendennis: 'Pendennis',
  plymouth: 'Plymouth',
  exeter: 'Exeter',
  taunton: 'Taunton',
  'bristol-city': 'Bristol',
  lyme: 'Lyme',
  portsmouth: 'Portsmouth',
  reading: 'Reading',
  'london-city': 'Londres',
  dover: 'Douvres',
  colchester: 'Colchester',
  norwich: 'Norwich',
  cambridge: 'Cambridge',
  lincoln: 'Lincoln',
};

/** « l’Essex », « d’York »: before a vowel the little word loses its own; « Yorkshire » keeps it. */
const elides = (name: string): boolean => /^([AEIOUÉ]|York$)/.test(name);
export const of = (name: string): string => (elides(name) ? 'd’' : 'de ');
const county = (name: string): AreaWords =>
  elides(name) ? { name, the: 'l’', at: 'dans l’', from: 'de l’' } : { name, the: 'le ', at: 'dans le ', from: 'du ' };
/** A county that has the name of its town. */
const shire = (name: string): AreaWords => ({
  name,
  the: 'le comté de ',
  at: 'dans le comté de ',
  from: 'du comté de ',
});
/** Two in one. */
const pair = (name: string): AreaWords => ({ name, the: '', at: 'à ', from: of(name) });
const land = (name: string): AreaWords =>
  elides(name) ? { name, the: 'l’', at: 'en ', from: 'd’' } : { name, the: 'la ', at: 'en ', from: 'de ' };

export const AREAS: Same<typeof english.AREAS, AreaWords> = {
  northumberland: county('Northumberland'),
  cumberland: county('Cumberland'),
  westmorland: county('Westmorland'),
  durham: shire('Durham'),
  'north-riding': county('North Riding'),
  'west-riding': county('West Riding'),
  'east-riding': county('East Riding'),
  lancashire: county('Lancashire'),
  derbyshire: county('Derbyshire'),
  nottinghamshire: county('Nottinghamshire'),
  staffordshire: county('Staffordshire'),
  leicestershire: county('Leicestershire'),
  warwickshire: county('Warwickshire'),
  northamptonshire: county('Northamptonshire'),
  oxfordshire: county('Oxfordshire'),
  buckinghamshire: county('Buckinghamshire'),
  caernarvon: shire('Caernarfon'),
  denbigh: shire('Denbigh'),
  montgomery: shire('Montgomery'),
  pembroke: shire('Pembroke'),
  glamorgan: county('Glamorgan'),
  monmouth: shire('Monmouth'),
  cheshire: county('Cheshire'),
  shropshire: county('Shropshire'),
  herefordshire: county('Herefordshire'),
  worcestershire: county('Worcestershire'),
  gloucestershire: county('Gloucestershire'),
  cornwall: land('Cornouailles'),
  'west-devon': county('Devon occidental'),
  'east-devon': county('Devon oriental'),
  somerset: county('Somerset'),
  bristol: pair('Bristol et Bath'),
  dorset: county('Dorset'),
  wiltshire: county('Wiltshire'),
  hampshire: county('Hampshire'),
  berkshire: county('Berkshire'),
  london: pair('Londres et Middlesex'),
  surrey: county('Surrey'),
  sussex: county('Sussex'),
  kent: county('Kent'),
  hertfordshire: pair('Hertford et Bedford'),
  essex: county('Essex'),
  suffolk: county('Suffolk'),
  norfolk: county('Norfolk'),
  cambridgeshire: pair('Cambridge et Huntingdon'),
  lincolnshire: county('Lincolnshire'),
  scotland: land('Écosse'),
  ireland: land('Irlande'),
  continent: { name: 'Continent', the: 'le ', at: 'sur le ', from: 'du ' },
};
