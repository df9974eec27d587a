// The arms that this game needs: those of the common roll, and its own for houses that no other game knows.
import { type Blazon, COATS as COMMON, ROSES_COATS } from '@rose/board';
import type { NobleName, RoyalName } from '@rose/kingmaker/ids';

const r = ROSES_COATS;
export const COATS: {
  readonly [N in Exclude<NobleName, 'lancaster' | 'york'> | RoyalName | 'duke-lancaster' | 'duke-york']: Blazon;
} = {
  audley: { field: 'gules', on: [{ ordinary: 'fret', in: 'or' }] },
  beaufort: r.beaufort,
  berkeley: {
    field: 'gules',
    on: [
      { ordinary: 'chevron', in: 'argent', width: 22 },
      { charge: 'cross-crosslet', in: 'argent', at: 'fess6' },
    ],
  },
  bourchier: r.bourchier,
  clifford: r.clifford,
  courtenay: r.courtenay,
  cromwell: {
    field: 'argent',
    on: [
      { ordinary: 'bend', in: 'azure', width: 24 },
      { ordinary: 'chief', in: 'gules' },
    ],
  },
  fitzalan: r.arundel,
  grey: { field: { per: 'barry', of: ['argent', 'azure'], parts: 6 } },
  greystoke: {
    field: { per: 'barry', of: ['argent', 'azure'], parts: 8 },
    on: [{ charge: 'roundel', in: 'gules', at: '2-1', size: 30 }],
  },
  hastings: r.hastings,
  herbert: r.herbert,
  holland: r.holland,
  howard: COMMON.howard,
  mowbray: r.mowbray,
  neville: r.neville,
  percy: r.percy,
  pole: r['de-la-pole'],
  roos: { field: 'gules', on: [{ charge: 'roundel', in: 'argent', at: '2-1', size: 34 }] },
  scrope: { field: 'azure', on: [{ ordinary: 'bend', in: 'or', width: 26 }] },
  stafford: r.stafford,
  stanley: r.stanley,
  talbot: r.talbot,
  'duke-lancaster': r.england,
  'duke-york': r.york,
  henry: r.royal,
  margaret: r.france,
  'edward-wales': r['wales-prince'],
  'richard-york': r.york,
  'edward-march': r.march,
  edmund: r.rutland,
  george: r.clarence,
  'richard-gloucester': r.gloucester,
};
