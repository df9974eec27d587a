// English names of everything in the box, by the ids of the game's data.
import type { AreaName, CityName, RegionName, ScenarioName, SeaName, Seat } from '@rose/without-an-enemy/ids';

export interface AreaWords {
  readonly name: string;
  /** What stands before the name inside a sentence. */
  readonly the: string;
}

export const SIDES: { readonly [S in Seat]: string } = { royalist: 'Royalist', parliament: 'Parliament' };
/** The side inside a sentence. */
export const THE_SIDE: { readonly [S in Seat]: string } = { royalist: 'the Royalist', parliament: 'Parliament' };

export const SCENARIOS: { readonly [S in ScenarioName]: string } = {
  'full-war': 'The whole war (1642 to 1646)',
  'early-war': 'The early war (1642 and 1643)',
  'second-year': 'The second year (1643 to 1646)',
  'mid-war': 'The middle of the war (1644)',
  'mid-to-late-war': 'From the middle to the end (1644 to 1646)',
  'prelude-to-war': 'Prelude to war (1642 to 1646, places shuffled)',
};

export const REGIONS: { readonly [R in RegionName]: string } = {
  N: 'North',
  M: 'Midlands',
  W: 'Wales and the Marches',
  S: 'South-West',
  E: 'East and South-East',
};
/** Inside a sentence. */
export const THE_REGION: { readonly [R in RegionName]: string } = {
  N: 'the North',
  M: 'the Midlands',
  W: 'Wales and the Marches',
  S: 'the South-West',
  E: 'the East and South-East',
};

export const SEAS: { readonly [S in SeaName]: string } = {
  'north-sea': 'North Sea',
  'english-channel': 'English Channel',
  'irish-sea': 'Irish Sea',
};

export const CLASSES = { A: 'Artillery', C: 'Cavalry', I: 'Infantry' } as const;
export const COLOURS = { blue: 'blue', orange: 'orange', green: 'green' } as const;
export const BORDERS = { clear: 'clear', rough: 'rough' } as const;

export const CITIES: { readonly [C in CityName]: string } = {
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
  'london-city': 'London',
  dover: 'Dover',
  colchester: 'Colchester',
  norwich: 'Norwich',
  cambridge: 'Cambridge',
  lincoln: 'Lincoln',
};

const plainly = (name: string): AreaWords => ({ name, the: '' });
const the = (name: string): AreaWords => ({ name, the: 'the ' });

export const AREAS: { readonly [A in AreaName]: AreaWords } = {
  northumberland: plainly('Northumberland'),
  cumberland: plainly('Cumberland'),
  westmorland: plainly('Westmorland'),
  durham: plainly('County Durham'),
  'north-riding': the('North Riding'),
  'west-riding': the('West Riding'),
  'east-riding': the('East Riding'),
  lancashire: plainly('Lancashire'),
  derbyshire: plainly('Derbyshire'),
  nottinghamshire: plainly('Nottinghamshire'),
  staffordshire: plainly('Staffordshire'),
  leicestershire: plainly('Leicestershire'),
  warwickshire: plainly('Warwickshire'),
  northamptonshire: plainly('Northamptonshire'),
  oxfordshire: plainly('Oxfordshire'),
  buckinghamshire: plainly('Buckinghamshire'),
  caernarvon: plainly('Caernarvonshire'),
  denbigh: plainly('Denbighshire'),
  montgomery: plainly('Montgomeryshire'),
  pembroke: plainly('Pembrokeshire'),
  glamorgan: plainly('Glamorgan'),
  monmouth: plainly('Monmouthshire'),
  cheshire: plainly('Cheshire'),
  shropshire: plainly('Shropshire'),
  herefordshire: plainly('Herefordshire'),
  worcestershire: plainly('Worcestershire'),
  gloucestershire: plainly('Gloucestershire'),
  cornwall: plainly('Cornwall'),
  'west-devon': plainly('West Devon'),
  'east-devon': plainly('East Devon'),
  somerset: plainly('Somerset'),
  bristol: plainly('Bristol and Bath'),
  dorset: plainly('Dorset'),
  wiltshire: plainly('Wiltshire'),
  hampshire: plainly('Hampshire'),
  berkshire: plainly('Berkshire'),
  london: plainly('London and Middlesex'),
  surrey: plainly('Surrey'),
  sussex: plainly('Sussex'),
  kent: plainly('Kent'),
  hertfordshire: plainly('Hertford and Bedford'),
  essex: plainly('Essex'),
  suffolk: plainly('Suffolk'),
  norfolk: plainly('Norfolk'),
  cambridgeshire: plainly('Cambridge and Huntingdon'),
  lincolnshire: plainly('Lincolnshire'),
  scotland: plainly('Scotland'),
  ireland: plainly('Ireland'),
  continent: the('Continent'),
};
