// Coats of arms as data: a field, and what lies on it, from the bottom up. A shield is a box of 100 by 116.
import type { ChargeName } from './charges/index.ts';

export type Tincture = 'or' | 'argent' | 'gules' | 'azure' | 'sable' | 'vert' | 'purpure' | 'murrey' | 'tenne';
export type Division = 'pale' | 'fess' | 'quarterly' | 'chequy' | 'paly' | 'barry';
export type OrdinaryName = 'fess' | 'pale' | 'bend' | 'cross' | 'saltire' | 'chevron' | 'chief' | 'bordure' | 'label';
export type Place = '1' | '2-1' | '2-1-big' | 'pale3' | 'bend6';

export type Field =
  | Tincture
  | { readonly per: Division; readonly of: readonly [Tincture, Tincture]; readonly parts?: number };
export type Layer =
  | { readonly ordinary: OrdinaryName; readonly in: Tincture; readonly width?: number }
  | {
      readonly charge: ChargeName;
      readonly in: Tincture;
      readonly at?: Place | readonly (readonly [x: number, y: number])[];
      /** Width of each, in units of the shield. */
      readonly size?: number;
    };
export interface PlainCoat {
  readonly field: Field;
  readonly on?: readonly Layer[];
}
/** First and fourth, second and third quarter. */
export type Coat = PlainCoat | { readonly quarterly: readonly [PlainCoat, PlainCoat]; readonly on?: readonly Layer[] };

const FRANCE: PlainCoat = { field: 'azure', on: [{ charge: 'fleur-de-lis', in: 'or', at: '2-1-big' }] };
const ENGLAND: PlainCoat = { field: 'gules', on: [{ charge: 'lion-passant', in: 'or', at: 'pale3', size: 66 }] };
const PERCY: PlainCoat = { field: 'or', on: [{ charge: 'lion-rampant', in: 'azure' }] };
const LUCY: PlainCoat = { field: 'gules', on: [{ charge: 'luce', in: 'argent', at: '2-1', size: 42 }] };
const TORTEAUX = [
  [29, 50],
  [71, 50],
  [50, 86],
] as const;

export const COATS = {
  /** France and England quarterly. */
  royal: { quarterly: [FRANCE, ENGLAND] },
  france: FRANCE,
  england: ENGLAND,
  /** The badges of the two houses, used as arms. */
  lancaster: { field: 'argent', on: [{ charge: 'rose', in: 'gules', size: 84 }] },
  york: { field: { per: 'pale', of: ['murrey', 'azure'] }, on: [{ charge: 'rose', in: 'argent', size: 84 }] },
  crown: { field: 'azure', on: [{ charge: 'crown', in: 'or', size: 74 }] },
  sun: { field: { per: 'pale', of: ['azure', 'murrey'] }, on: [{ charge: 'sun', in: 'or', size: 84 }] },
  exeter: { field: { per: 'pale', of: ['gules', 'sable'] }, on: [{ charge: 'castle', in: 'or', size: 66 }] },
  newcastle: { field: 'gules', on: [{ charge: 'castle', in: 'argent', at: '2-1', size: 36 }] },
  cromwell: { field: 'sable', on: [{ charge: 'lion-rampant', in: 'argent' }] },
  mowbray: { field: 'gules', on: [{ charge: 'lion-rampant', in: 'argent' }] },
  percy: { quarterly: [PERCY, LUCY] },
  neville: { field: 'gules', on: [{ ordinary: 'saltire', in: 'argent' }] },
  stafford: { field: 'or', on: [{ ordinary: 'chevron', in: 'gules', width: 26 }] },
  clifford: {
    field: { per: 'chequy', of: ['or', 'azure'], parts: 6 },
    on: [{ ordinary: 'fess', in: 'gules', width: 28 }],
  },
  courtenay: {
    field: 'or',
    on: [
      { charge: 'roundel', in: 'gules', at: TORTEAUX, size: 32 },
      { ordinary: 'label', in: 'azure' },
    ],
  },
  howard: {
    field: 'gules',
    on: [
      { ordinary: 'bend', in: 'argent', width: 22 },
      { charge: 'cross-fitchy', in: 'argent', at: 'bend6' },
    ],
  },
} as const satisfies { readonly [id: string]: Coat };
export type CoatId = keyof typeof COATS;

/** Arms a guest may bear: the same name always gets the same shield. */
const GUESTS = [
  'howard',
  'neville',
  'stafford',
  'clifford',
  'courtenay',
  'percy',
  'mowbray',
  'newcastle',
  'exeter',
] as const;
export const guestCoat = (name: string): CoatId => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return GUESTS[sum % GUESTS.length] ?? 'howard';
};
