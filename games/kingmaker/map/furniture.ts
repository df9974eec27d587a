// Names of seas and lands, hills and woods, and the compass: what a map-maker adds.
import type { AreaName } from '../src/rules/data/areas.ts';

export interface Lettering {
  readonly id: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly size: number;
  /** Degrees clockwise. */
  readonly turn: number;
}
/** Seas by their common names, for those who look from afar. */
export const SEA_LETTERING: readonly Lettering[] = [
  { id: 'north-sea', at: { x: 838, y: 306 }, size: 25, turn: -8 },
  { id: 'irish-sea', at: { x: 330, y: 372 }, size: 16, turn: -6 },
  { id: 'narrow-sea', at: { x: 860, y: 782 }, size: 18, turn: -10 },
];
export const LAND_LETTERING: readonly Lettering[] = [
  { id: 'scotland', at: { x: 462, y: 134 }, size: 16, turn: 0 },
  { id: 'ireland', at: { x: 118, y: 452 }, size: 16, turn: 0 },
  { id: 'continent', at: { x: 1022, y: 802 }, size: 16, turn: 0 },
];
export const COMPASS = { at: { x: 1012, y: 500 }, radius: 38 } as const;

const listed = (text: string): readonly AreaName[] => text.split(' ') as readonly string[] as readonly AreaName[];
/** Areas without a place, where there is room for hills or for a wood. */
export const HILLS: readonly AreaName[] = listed(
  [
    'kielder manchester millom rhayader buxton hexham lampeter kirkby-stephen bala otterburn welshpool whitby',
    'northwich halifax alston machynlleth lynton ingleton llandovery merthyr stanhope poulton liverpool',
    'wooler betws-y-coed glossop bewcastle newtown cartmel pickering aberaeron tintagel ambleside builth',
    'llandeilo cowbridge',
  ].join(' '),
);
export const WOODS: readonly AreaName[] = listed(
  [
    'penzance walsingham thetford guisborough falmouth reigate dunster padstow aylesbury banbury cromer',
    'caistor taunton bridlington southwold bude ringwood withernsea kington dereham egremont buckingham',
    'pevensey spalding louth cirencester saffron-walden southend skegness warminster march hartlepool',
    'wolverhampton ashford basingstoke horsham andover pocklington newmarket aldeburgh bury-st-edmunds',
    'sleaford driffield stowmarket',
  ].join(' '),
);
/** Where the Tees passes under the trees of Barningham Moor. */
export const TEES_GAP = 'M610.9 266L620.9 270.8';
