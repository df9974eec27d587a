// The roll of arms of the Wars of the Roses: simplified historical arms, and devices of our own where none are recorded.
import { type Blazon, type BlazonLayer, spots } from './blazon.ts';
import { COATS } from './coats.ts';

const { royal, france, england, neville, stafford, clifford, courtenay, mowbray, percy } = COATS;
const ROYAL = royal.quarterly;
const differenced = (...on: readonly BlazonLayer[]): Blazon => ({ quarterly: ROYAL, on });

const york = differenced({ ordinary: 'label', in: 'argent', bears: ['roundels', 'gules'] });
const burgh: Blazon = { field: 'or', on: [{ ordinary: 'cross', in: 'gules', width: 24 }] };
const mortimer: Blazon = {
  field: { per: 'barry', of: ['or', 'azure'], parts: 6 },
  on: [
    { ordinary: 'chief', in: 'azure' },
    { charge: 'billet', in: 'or', at: 'chief2', size: 30 },
    { shield: 'argent', at: [31, 36], size: 0.38 },
  ],
};
const montagu: Blazon = { field: 'argent', on: [{ ordinary: 'fusils', in: 'gules' }] };
const nevilleLabel: Blazon = {
  field: 'gules',
  on: [
    { ordinary: 'saltire', in: 'argent' },
    { ordinary: 'label', in: 'argent', with: 'azure' },
  ],
};
const beauchamp: Blazon = {
  field: 'gules',
  on: [
    { ordinary: 'fess', in: 'or', width: 22 },
    { charge: 'cross-crosslet', in: 'or', at: 'fess6' },
  ],
};
const newburgh: Blazon = {
  field: { per: 'chequy', of: ['or', 'azure'], parts: 6 },
  on: [{ ordinary: 'chevron', in: 'ermine', width: 24 }],
};
const fitzalan: Blazon = { field: 'gules', on: [{ charge: 'lion-rampant', in: 'or' }] };
const maltravers: Blazon = { field: 'sable', on: [{ ordinary: 'fret', in: 'or' }] };

const HEIRS = {
  royal,
  york,
  'wales-prince': differenced({ ordinary: 'label', in: 'argent' }),
  holland: {
    field: 'gules',
    on: [
      {
        charge: 'lion-passant',
        in: 'or',
        at: spots('50 29, 50 54, 50 79'),
        size: 52,
      },
      { ordinary: 'bordure', in: 'azure' },
      { charge: 'fleur-de-lis', in: 'or', at: 'bordure8' },
    ],
  },
  beaufort: differenced({ ordinary: 'bordure', in: 'argent', with: 'azure', width: 10 }),
  richmond: differenced(
    { ordinary: 'bordure', in: 'azure', width: 12 },
    {
      charge: 'fleur-de-lis',
      in: 'or',
      at: spots('10 11, 64 10, 90 44, 20 83'),
      size: 13,
    },
    {
      charge: 'martlet',
      in: 'or',
      at: spots('36 10, 90 11, 10 44, 80 83'),
      size: 14,
    },
  ),
  tudor: differenced(
    { ordinary: 'bordure', in: 'azure', width: 12 },
    { charge: 'martlet', in: 'or', at: 'bordure8', size: 14 },
  ),
  march: { quarterly: [york, burgh, burgh, mortimer] },
  rutland: differenced({ ordinary: 'label', in: 'argent', points: 5 }),
  clarence: differenced({ ordinary: 'label', in: 'argent', bears: ['canton', 'gules'] }),
  gloucester: differenced({ ordinary: 'label', in: 'ermine', bears: ['canton', 'gules'] }),
} as const satisfies { readonly [id: string]: Blazon };

const LORDS = {
  courtenay,
  clifford,
  mowbray,
  stafford,
  percy,
  neville,
  butler: { field: 'or', on: [{ ordinary: 'chief', in: 'azure', edge: 'indented' }] },
  'de-vere': {
    field: { per: 'quarterly', of: ['gules', 'or'] },
    on: [{ charge: 'mullet', in: 'argent', at: 'quarter1' }],
  },
  beaumont: {
    field: 'azure',
    on: [
      {
        charge: 'fleur-de-lis',
        in: 'or',
        at: spots('14 14, 50 11, 86 14, 14 44, 86 40, 84 68, 16 70, 40 100, 64 98'),
        size: 16,
      },
      { charge: 'lion-rampant', in: 'or', size: 66 },
    ],
  },
  'de-la-pole': {
    field: 'azure',
    on: [
      { ordinary: 'fess', in: 'or', width: 24 },
      { charge: 'leopards-face', in: 'or', at: 'fess3' },
    ],
  },
  arundel: { quarterly: [fitzalan, maltravers] },
  bourchier: {
    field: 'argent',
    on: [
      { ordinary: 'cross', in: 'gules', width: 22, edge: 'engrailed' },
      { charge: 'water-bouget', in: 'sable', at: 'cross4' },
    ],
  },
  tiptoft: { field: 'argent', on: [{ ordinary: 'saltire', in: 'gules', width: 24, edge: 'engrailed' }] },
  hastings: { field: 'argent', on: [{ charge: 'maunch', in: 'sable', size: 74 }] },
  herbert: {
    field: { per: 'pale', of: ['azure', 'gules'] },
    on: [{ charge: 'lion-rampant', in: 'argent', at: '2-1', size: 40 }],
  },
  talbot: {
    field: 'gules',
    on: [
      { ordinary: 'bordure', in: 'or', edge: 'engrailed' },
      { charge: 'lion-rampant', in: 'or', size: 62 },
    ],
  },
  woodville: {
    field: 'argent',
    on: [
      { ordinary: 'fess', in: 'gules', width: 28 },
      { ordinary: 'canton', in: 'gules', width: 42 },
    ],
  },
  stanley: {
    field: 'argent',
    on: [
      { ordinary: 'bend', in: 'azure', width: 34 },
      { charge: 'stags-head', in: 'or', at: 'bend3', size: 27 },
    ],
  },
  warwick: { quarterly: [beauchamp, montagu, nevilleLabel, newburgh] },
  salisbury: { quarterly: [montagu, nevilleLabel] },
  'neville-kent': {
    field: 'gules',
    on: [
      { ordinary: 'saltire', in: 'argent', width: 24 },
      { charge: 'mullet', in: 'sable', at: spots('50 52'), size: 24 },
    ],
  },
} as const satisfies { readonly [id: string]: Blazon };

const OTHERS = {
  france,
  england,
  scotland: {
    field: 'or',
    on: [
      { ordinary: 'tressure', in: 'gules' },
      { charge: 'lion-rampant', in: 'gules', size: 56 },
    ],
  },
  gwynedd: {
    field: { per: 'quarterly', of: ['or', 'gules'] },
    on: [
      { charge: 'lion-passant', in: 'gules', at: spots('27 30'), size: 40 },
      { charge: 'lion-passant', in: 'or', at: spots('73 30'), size: 40 },
      { charge: 'lion-passant', in: 'or', at: spots('30 76'), size: 38 },
      { charge: 'lion-passant', in: 'gules', at: spots('70 76'), size: 38 },
    ],
  },
  ireland: { field: 'azure', on: [{ charge: 'harp', in: 'or' }] },
  calais: {
    field: 'argent',
    on: [
      { ordinary: 'cross', in: 'gules', width: 20 },
      { charge: 'key', in: 'azure', at: spots('22 24'), size: 32 },
    ],
  },
  burgundy: { field: 'argent', on: [{ ordinary: 'saltire', in: 'gules', width: 13, edge: 'raguly' }] },
  bombard: { field: 'sable', on: [{ charge: 'cannon', in: 'or', size: 84 }] },
  rebel: {
    field: 'sable',
    on: [
      { charge: 'pike', in: 'argent', size: 90 },
      {
        charge: 'hand',
        in: 'or',
        at: spots('24 44, 76 44'),
        size: 30,
      },
    ],
  },
  'see-canterbury': {
    field: 'azure',
    on: [
      { charge: 'cross', in: 'or', at: spots('50 16'), size: 30 },
      { ordinary: 'pall', in: 'argent' },
      {
        charge: 'cross-patty',
        in: 'sable',
        at: spots('26 20, 74 20, 50 58, 50 86'),
        size: 14,
      },
    ],
  },
  'see-york': {
    field: 'gules',
    on: [
      { charge: 'key', in: 'argent', at: spots('50 66'), size: 66, turn: 40 },
      { charge: 'key', in: 'argent', at: spots('50 66'), size: 66, turn: -40 },
      { charge: 'crown', in: 'or', at: spots('50 20'), size: 34 },
    ],
  },
} as const satisfies { readonly [id: string]: Blazon };

const CITIES = {
  bristol: {
    field: 'gules',
    on: [
      { ordinary: 'base', in: 'azure', width: 82 },
      { charge: 'castle', in: 'argent', at: spots('34 52'), size: 50 },
      { charge: 'ship', in: 'or', at: spots('72 66'), size: 40 },
    ],
  },
  coventry: { field: { per: 'pale', of: ['gules', 'vert'] }, on: [{ charge: 'castle', in: 'or', size: 64 }] },
  newcastle: COATS.newcastle,
  'city-of-york': {
    field: 'argent',
    on: [
      { ordinary: 'cross', in: 'gules', width: 30 },
      { charge: 'lion-passant', in: 'or', at: 'cross5', size: 25 },
    ],
  },
  london: {
    field: 'argent',
    on: [
      { ordinary: 'cross', in: 'gules', width: 20 },
      { charge: 'sword', in: 'gules', at: spots('22 22'), size: 34 },
    ],
  },
  norwich: {
    field: 'gules',
    on: [
      { charge: 'castle', in: 'argent', at: spots('50 38'), size: 52 },
      { charge: 'lion-passant', in: 'or', at: spots('52 86'), size: 44 },
    ],
  },
  'city-of-salisbury': { field: { per: 'barry', of: ['azure', 'or'], parts: 8 } },
} as const satisfies { readonly [id: string]: Blazon };

export const ROSES_COATS = { ...HEIRS, ...LORDS, ...OTHERS, ...CITIES } as const;
export type RosesCoat = keyof typeof ROSES_COATS;
