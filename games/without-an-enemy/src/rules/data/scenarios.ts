// The six scenarios (16). What a set-up does not name waits off the map.
// Provenance: five of them are public by name (second-year is ours); set-ups, end dates of the short ones, and the count of
// early-war are reconstructed (historical positions; strengths set for balance).
import type { AreaName } from './areas.ts';
import { type TurnId, turnOf } from './calendar.ts';
import type { CardName } from './cards.ts';
import type { CityName } from './cities.ts';

export const SCENARIOS = [
  'full-war',
  'early-war',
  'second-year',
  'mid-war',
  'mid-to-late-war',
  'prelude-to-war',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** Place → blocks with their strengths; those in the Reserve have none. */
type Places = { readonly [P in AreaName | 'reserve']?: string };
const OF_1642: Places = {
  shropshire: 'r-charles:3 r-forth:3 r-lifeguard:3 r-astley:3 r-gerard-foot:2 r-train:2',
  worcestershire: 'r-rupert:4 r-maurice:2 r-wilmot:3 r-byron:2',
  northumberland: 'r-newcastle:3 r-whitecoats:2 r-north-guns:1',
  'north-riding': 'r-langdale:2 r-savile:2 r-north-foot:2',
  cumberland: 'r-musgrave:2',
  nottinghamshire: 'r-loughborough:2 r-newark-foot:2',
  oxfordshire: 'r-northampton:2 r-midland-foot:2',
  monmouth: 'r-herbert:2',
  cheshire: 'r-north-welsh:2',
  cornwall: 'r-hopton:4 r-cornish-1:3',
  northamptonshire: 'p-essex:4 p-stapleton:2 p-balfour:2 p-holles:3 p-essex-train:2',
  london: 'p-skippon:2 p-london-guns:2 p-trained-1:3',
  cambridgeshire: 'p-eastern-horse:2',
  kent: 'p-kent-foot:2',
  hampshire: 'p-waller:3',
  'east-devon': 'p-stamford:2',
  bristol: 'p-bristol-foot:2',
  'west-devon': 'p-plymouth:2',
  warwickshire: 'p-midland-foot:2',
  leicestershire: 'p-grey:2',
  gloucestershire: 'p-massey:2',
  pembroke: 'p-laugharne:2',
  'west-riding': 'p-fairfax:2 p-thomas-fairfax:2',
  lancashire: 'p-lancs-foot:2',
  'east-riding': 'p-hotham:3',
  reserve:
    'r-goring r-derby r-gerard r-south-welsh r-marches-foot r-cornish-2 r-hertford r-west-foot r-west-guns p-trained-2 p-cromwell p-eastern-foot-1 p-eastern-foot-2 p-haselrig p-gell p-brereton p-north-foot',
};
const OF_1643: Places = {
  oxfordshire: 'r-charles:3 r-rupert:4 r-forth:3 r-wilmot:3 r-lifeguard:3 r-astley:3 r-train:3 r-northampton:2',
  worcestershire: 'r-maurice:3',
  berkshire: 'r-gerard-foot:3',
  continent: 'r-henrietta:3',
  'north-riding': 'r-newcastle:4 r-whitecoats:3 r-langdale:3 r-savile:3 r-north-guns:2',
  northumberland: 'r-north-foot:2',
  cumberland: 'r-musgrave:2',
  westmorland: 'r-derby:2',
  staffordshire: 'r-loughborough:2',
  nottinghamshire: 'r-newark-foot:3',
  shropshire: 'r-byron:3 r-marches-foot:2',
  monmouth: 'r-herbert:2',
  cheshire: 'r-north-welsh:3',
  glamorgan: 'r-south-welsh:2',
  cornwall: 'r-hopton:4 r-cornish-1:4 r-cornish-2:3',
  buckinghamshire: 'p-essex:4 p-stapleton:3 p-balfour:2 p-holles:3 p-essex-train:3',
  london: 'p-skippon:3 p-london-guns:2 p-trained-1:3 p-trained-2:2',
  cambridgeshire: 'p-cromwell:2 p-eastern-foot-1:2',
  lincolnshire: 'p-eastern-horse:2',
  kent: 'p-kent-foot:2',
  hampshire: 'p-waller:3 p-haselrig:2',
  'east-devon': 'p-stamford:3',
  bristol: 'p-bristol-foot:2',
  'west-devon': 'p-plymouth:3',
  warwickshire: 'p-midland-foot:3',
  derbyshire: 'p-gell:3',
  leicestershire: 'p-grey:2',
  gloucestershire: 'p-massey:2',
  pembroke: 'p-laugharne:2',
  'west-riding': 'p-fairfax:3 p-thomas-fairfax:3 p-north-foot:2',
  lancashire: 'p-lancs-foot:3',
  'east-riding': 'p-hotham:3',
  reserve: 'r-goring r-midland-foot r-gerard r-hertford r-west-foot r-west-guns p-eastern-foot-2 p-brereton',
};
const OF_1644: Places = {
  oxfordshire: 'r-charles:3 r-forth:3 r-wilmot:3 r-lifeguard:3 r-astley:3 r-train:3 r-henrietta:2 r-northampton:2',
  shropshire: 'r-rupert:4 r-cessation-2:3 r-marches-foot:3',
  'east-devon': 'r-maurice:3 r-cornish-2:3 r-west-guns:2',
  berkshire: 'r-gerard-foot:3',
  cheshire: 'r-cessation-1:3 r-byron:3 r-north-welsh:3',
  ireland: 'r-cessation-3:3',
  'north-riding': 'r-newcastle:4 r-whitecoats:4 r-langdale:3 r-savile:2 r-north-guns:2',
  northumberland: 'r-north-foot:3',
  cumberland: 'r-musgrave:2',
  staffordshire: 'r-loughborough:3 r-midland-foot:2',
  nottinghamshire: 'r-newark-foot:3',
  glamorgan: 'r-gerard:2 r-south-welsh:3',
  monmouth: 'r-herbert:2',
  wiltshire: 'r-hopton:3 r-cornish-1:3 r-hertford:3',
  bristol: 'r-west-foot:3',
  buckinghamshire: 'p-essex:4 p-stapleton:3 p-balfour:3 p-holles:3 p-essex-train:3',
  london: 'p-skippon:3 p-london-guns:3 p-trained-1:3 p-trained-2:3',
  cambridgeshire: 'p-cromwell:4 p-eastern-foot-1:4',
  lincolnshire: 'p-eastern-foot-2:3 p-eastern-horse:3',
  sussex: 'p-kent-foot:3',
  hampshire: 'p-waller:4 p-haselrig:3',
  dorset: 'p-stamford:2',
  'west-devon': 'p-plymouth:3',
  warwickshire: 'p-midland-foot:3',
  derbyshire: 'p-gell:3 p-brereton:3',
  leicestershire: 'p-grey:3',
  gloucestershire: 'p-massey:3',
  pembroke: 'p-laugharne:3',
  'east-riding': 'p-fairfax:3 p-hotham:3',
  lancashire: 'p-thomas-fairfax:3 p-lancs-foot:3',
  scotland: 'c-leven:4 c-baillie:4 c-lindsay:4 c-leslie:3 c-guns:3',
  reserve: 'r-goring r-derby p-manchester p-bristol-foot p-north-foot',
};

export interface Scenario {
  readonly year: number;
  readonly turn: TurnId;
  /** Its Winter turn is the last. */
  readonly lastYear: number;
  readonly places: Places;
  /** Cities the other side holds. */
  readonly taken: readonly CityName[];
  readonly londonFortified: boolean;
  readonly removedCards: readonly CardName[];
  /** 14.3 From this track on the Royalist has won, down to that one Parliament. */
  readonly royalistFrom: number;
  readonly parliamentTo: number;
  /** 16.6 Regional blocks change places. */
  readonly shuffled: boolean;
}
const FULL: Scenario = {
  year: 1642,
  turn: turnOf('V'),
  lastYear: 1646,
  places: OF_1642,
  taken: [],
  londonFortified: false,
  removedCards: [],
  royalistFrom: 1,
  parliamentTo: -1,
  shuffled: false,
};
const FROM_1644: Scenario = {
  ...FULL,
  year: 1644,
  turn: turnOf('I'),
  places: OF_1644,
  taken: ['reading', 'bristol-city', 'exeter', 'taunton'],
  londonFortified: true,
  removedCards: ['p-08'],
};
export const SETUPS: { readonly [S in ScenarioName]: Scenario } = {
  'full-war': FULL,
  'early-war': {
    ...FULL,
    lastYear: 1643,
    places: { ...OF_1642, northamptonshire: 'p-essex:4 p-stapleton:2 p-balfour:2 p-holles:4 p-essex-train:2' },
    parliamentTo: 0,
  },
  'second-year': { ...FULL, year: 1643, turn: turnOf('I'), places: OF_1643, taken: ['reading'] },
  'mid-war': { ...FROM_1644, lastYear: 1644 },
  'mid-to-late-war': FROM_1644,
  'prelude-to-war': { ...FULL, shuffled: true },
};
/** 16.6 Regional blocks that keep their places all the same; guns and Clubmen do too. */
export const KEPT = 'r-hopton r-newcastle r-cornish-1 r-whitecoats p-fairfax p-waller p-hotham p-cromwell p-haselrig';
