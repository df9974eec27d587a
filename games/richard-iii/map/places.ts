// Where things stand on the map, in its units: each name's line, the blocks above it, the marks below it.
import type { AreaName } from '../src/rules/data/areas.ts';

export type Mark = 'city' | 'cathedral' | 'crown' | 'port' | `shield:${string}`;
export interface AreaPlace {
  /** The middle of the name's line. Blocks stand on it, marks hang below it. */
  readonly at: readonly [x: number, y: number];
  /** Width and height that blocks may take above the name. */
  readonly room: readonly [width: number, height: number];
  /** In the order they are drawn. */
  readonly marks: readonly Mark[];
}
/** What most areas have: two blocks side by side in full size, four in two rows a little smaller. */
const ROOM = [104, 86] as const;
/** Where the next name stands close above: three or four in one row, a little smaller. */
const LOW = [150, 44] as const;
/** Beyond the sea there is room for six. */
const ABROAD = [150, 102] as const;

export const PLACES: { readonly [N in AreaName]: AreaPlace } = {
  ireland: { at: [186, 402], room: ABROAD, marks: [] },
  scotland: { at: [372, 168], room: ABROAD, marks: [] },
  france: { at: [950, 823], room: [190, 56], marks: [] },
  calais: { at: [941, 722], room: ABROAD, marks: ['shield:warwick'] },
  'isle-of-man': { at: [333, 302], room: ROOM, marks: ['shield:stanley'] },
  northumbria: {
    at: [557, 188],
    room: [104, 110],
    marks: ['city', 'port', 'shield:northumberland', 'shield:westmoreland'],
  },
  cumbria: { at: [468, 233], room: ROOM, marks: ['crown', 'shield:northumberland', 'shield:clifford'] },
  'north-yorks': { at: [557, 271], room: LOW, marks: ['shield:salisbury', 'shield:clifford'] },
  'east-yorks': {
    at: [677, 305],
    room: ROOM,
    marks: ['port', 'shield:kent', 'shield:salisbury', 'shield:northumberland'],
  },
  'south-yorks': {
    at: [608, 344],
    room: ROOM,
    marks: ['city', 'cathedral', 'crown', 'shield:york', 'shield:shrewsbury'],
  },
  lancaster: { at: [497, 354], room: ROOM, marks: ['shield:lancaster', 'shield:stanley'] },
  caernarvon: { at: [380, 453], room: ROOM, marks: ['crown', 'shield:norfolk'] },
  chester: { at: [497, 434], room: LOW, marks: ['crown', 'port'] },
  derby: { at: [570, 423], room: LOW, marks: ['crown'] },
  lincoln: { at: [707, 423], room: [112, 90], marks: ['shield:lancaster', 'shield:beaumont'] },
  pembroke: { at: [365, 552], room: ROOM, marks: ['crown', 'shield:richmond', 'shield:pembroke'] },
  powys: { at: [442, 519], room: ROOM, marks: [] },
  hereford: { at: [499, 537], room: ROOM, marks: ['shield:york'] },
  warwick: { at: [572, 524], room: ROOM, marks: ['city', 'crown', 'shield:buckingham', 'shield:warwick'] },
  leicester: { at: [635, 493], room: ROOM, marks: ['shield:hastings', 'shield:rivers'] },
  rutland: { at: [706, 499], room: LOW, marks: ['shield:york', 'shield:worcester'] },
  'east-anglia': { at: [821, 507], room: [124, 92], marks: ['city', 'port', 'shield:norfolk', 'shield:suffolk'] },
  glamorgan: {
    at: [426, 606],
    room: LOW,
    marks: ['port', 'shield:buckingham', 'shield:norfolk', 'shield:herbert', 'shield:warwick'],
  },
  gloucester: { at: [550, 607], room: LOW, marks: ['crown'] },
  oxford: { at: [620, 607], room: LOW, marks: ['shield:suffolk'] },
  middlesex: { at: [698, 611], room: ROOM, marks: ['city', 'crown', 'port'] },
  essex: { at: [772, 588], room: LOW, marks: ['shield:oxford', 'shield:essex'] },
  somerset: { at: [485, 663], room: LOW, marks: ['city', 'port'] },
  wilts: { at: [581, 671], room: LOW, marks: ['city', 'shield:wiltshire'] },
  sussex: { at: [686, 693], room: LOW, marks: ['crown', 'port', 'shield:arundel'] },
  kent: { at: [797, 671], room: LOW, marks: ['cathedral', 'port', 'shield:buckingham'] },
  cornwall: { at: [372, 731], room: [150, 88], marks: ['crown', 'port', 'shield:devon', 'shield:exeter'] },
  dorset: { at: [534, 729], room: LOW, marks: ['shield:somerset'] },
};

export const SEA_PLACES = {
  'north-sea': { at: [925, 330], size: 27, turn: -8 },
  'irish-sea': { at: [338, 354], size: 20, turn: -6 },
  'english-channel': { at: [740, 790], size: 22, turn: -6 },
} as const;
export const COMPASS = { at: { x: 960, y: 190 }, radius: 46 } as const;

/** Where nothing else is to be said. */
export const SCENERY = {
  hill: [
    [326, 96],
    [342, 88],
    [358, 98],
    [446, 96],
    [462, 86],
    [478, 97],
    [494, 88],
    [316, 168],
    [440, 135],
    [136, 436],
    [150, 428],
    [164, 438],
    [152, 448],
    [176, 250],
    [188, 258],
    [24, 176],
    [40, 168],
    [428, 544],
    [444, 551],
    [548, 111],
    [556, 124],
    [417, 703],
    [428, 711],
    [478, 587],
    [485, 601],
  ],
  tree: [
    [52, 300],
    [62, 294],
    [70, 302],
    [60, 308],
    [46, 308],
    [80, 296],
    [112, 500],
    [122, 494],
    [130, 502],
    [868, 812],
    [878, 806],
    [888, 814],
    [876, 820],
    [1040, 676],
    [1050, 669],
    [1060, 678],
    [1048, 684],
    [736, 694],
    [745, 688],
    [753, 695],
    [618, 411],
    [627, 405],
    [634, 413],
    [581, 708],
    [590, 713],
    [842, 537],
    [850, 531],
    [709, 363],
    [718, 357],
  ],
  ship: [
    [908, 470],
    [300, 640],
  ],
} as const;
