// Where things stand on the map, in its units: the name of each area, its blocks in the field, its town, and who is inside.
import type { AreaName } from '../src/rules/data/areas.ts';
import type { CityName } from '../src/rules/data/cities.ts';

type Spot = readonly [x: number, y: number];
export interface AreaPlace {
  /** The middle of the name's line. */
  readonly name: Spot;
  /** The middle of the foot of the blocks in the field. */
  readonly field: Spot;
}
export const AREA_PLACES: { readonly [A in AreaName]: AreaPlace } = {
  northumberland: { name: [546, 101], field: [550, 139] },
  cumberland: { name: [428, 210], field: [446, 196] },
  westmorland: { name: [494, 234], field: [500, 220] },
  durham: { name: [568, 190], field: [616, 188] },
  'north-riding': { name: [592, 209], field: [600, 252] },
  'west-riding': { name: [664, 326], field: [578, 334] },
  'east-riding': { name: [746, 278], field: [728, 315] },
  lancashire: { name: [488, 282], field: [488, 320] },
  derbyshire: { name: [598, 414], field: [596, 400] },
  nottinghamshire: { name: [672, 415], field: [660, 381] },
  staffordshire: { name: [540, 412], field: [538, 454] },
  leicestershire: { name: [668, 472], field: [686, 458] },
  warwickshire: { name: [578, 531], field: [574, 516] },
  northamptonshire: { name: [690, 532], field: [706, 514] },
  oxfordshire: { name: [618, 604], field: [616, 590] },
  buckinghamshire: { name: [698, 606], field: [698, 590] },
  caernarvon: { name: [350, 418], field: [352, 412] },
  denbigh: { name: [396, 408], field: [408, 398] },
  montgomery: { name: [376, 506], field: [378, 498] },
  pembroke: { name: [308, 580], field: [304, 566] },
  glamorgan: { name: [366, 621], field: [378, 607] },
  monmouth: { name: [438, 620], field: [426, 606] },
  cheshire: { name: [510, 400], field: [504, 386] },
  shropshire: { name: [478, 486], field: [500, 470] },
  herefordshire: { name: [450, 556], field: [440, 546] },
  worcestershire: { name: [524, 554], field: [520, 541] },
  gloucestershire: { name: [530, 617], field: [548, 602] },
  cornwall: { name: [276, 764], field: [286, 754] },
  'west-devon': { name: [338, 726], field: [332, 704] },
  'east-devon': { name: [378, 700], field: [412, 714] },
  somerset: { name: [480, 671], field: [500, 690] },
  bristol: { name: [470, 655], field: [510, 650] },
  dorset: { name: [562, 748], field: [560, 734] },
  wiltshire: { name: [566, 688], field: [566, 674] },
  hampshire: { name: [634, 729], field: [634, 715] },
  berkshire: { name: [633, 659], field: [640, 644] },
  london: { name: [780, 641], field: [802, 632] },
  surrey: { name: [736, 672], field: [738, 664] },
  sussex: { name: [794, 707], field: [746, 716] },
  kent: { name: [842, 666], field: [838, 654] },
  hertfordshire: { name: [760, 558], field: [752, 562] },
  essex: { name: [818, 590], field: [820, 578] },
  suffolk: { name: [886, 518], field: [886, 512] },
  norfolk: { name: [852, 446], field: [858, 456] },
  cambridgeshire: { name: [778, 526], field: [766, 511] },
  lincolnshire: { name: [752, 402], field: [766, 388] },
  scotland: { name: [372, 112], field: [372, 96] },
  ireland: { name: [92, 424], field: [92, 409] },
  continent: { name: [1006, 774], field: [1006, 759] },
};

export interface TownPlace {
  readonly at: Spot;
  /** Where its name stands, from the town; without it the county has the name of the town. */
  readonly name?: Spot;
  readonly anchor?: 'start' | 'end';
  /** Where the garrison stands; else just above the town. */
  readonly inside?: Spot;
}
export const TOWN_PLACES: { readonly [C in CityName]: TownPlace } = {
  newcastle: { at: [588, 147], name: [24, 5], anchor: 'start' },
  carlisle: { at: [478, 150], name: [-15, 8], anchor: 'end' },
  york: { at: [668, 258], name: [-19, 20], anchor: 'end', inside: [688, 236] },
  hull: { at: [752, 300], name: [22, 6], anchor: 'start' },
  'manchester-town': { at: [514, 340], name: [-15, 8], anchor: 'end' },
  newark: { at: [694, 371], name: [0, 27] },
  lichfield: { at: [576, 442], name: [2, 26] },
  leicester: { at: [640, 446] },
  coventry: { at: [614, 492], name: [4, 25] },
  'northampton-town': { at: [674, 508] },
  oxford: { at: [640, 566] },
  chester: { at: [452, 376], name: [-2, 25] },
  shrewsbury: { at: [454, 440], name: [-8, 27] },
  worcester: { at: [524, 508] },
  hereford: { at: [466, 532] },
  gloucester: { at: [508, 584] },
  'pembroke-town': { at: [256, 584] },
  raglan: { at: [458, 578], name: [4, 25] },
  pendennis: { at: [226, 787], name: [8, 25] },
  plymouth: { at: [330, 768], name: [2, 28] },
  exeter: { at: [392, 728], name: [6, 26] },
  taunton: { at: [436, 680], name: [-2, 25] },
  'bristol-city': { at: [474, 630] },
  lyme: { at: [490, 726], name: [0, 25], inside: [490, 703] },
  portsmouth: { at: [680, 728], name: [2, 28] },
  reading: { at: [674, 638], name: [14, 25] },
  'london-city': { at: [762, 612] },
  dover: { at: [898, 652], name: [24, 6], anchor: 'start' },
  colchester: { at: [860, 556], name: [24, 6], anchor: 'start' },
  norwich: { at: [892, 456], name: [0, 27] },
  cambridge: { at: [804, 500] },
  lincoln: { at: [722, 362] },
};
