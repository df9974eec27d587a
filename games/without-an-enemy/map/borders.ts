// The borders of the map: every pair of the rules, over open country or over hills.
import type { Bound } from '@rose/maps';

export type BorderKind = 'open' | 'hills';

/** Each pair once. */
const OPEN: { readonly [one: string]: string } = {
  scotland: 'northumberland',
  northumberland: 'durham',
  durham: 'north-riding',
  westmorland: 'lancashire',
  lancashire: 'cheshire',
  'north-riding': 'west-riding east-riding',
  'west-riding': 'east-riding nottinghamshire',
  derbyshire: 'nottinghamshire leicestershire staffordshire',
  nottinghamshire: 'lincolnshire leicestershire',
  staffordshire: 'cheshire shropshire worcestershire warwickshire leicestershire',
  leicestershire: 'warwickshire northamptonshire lincolnshire',
  warwickshire: 'worcestershire gloucestershire oxfordshire northamptonshire',
  northamptonshire: 'oxfordshire buckinghamshire hertfordshire cambridgeshire lincolnshire',
  oxfordshire: 'gloucestershire buckinghamshire berkshire',
  buckinghamshire: 'berkshire hertfordshire london',
  denbigh: 'cheshire shropshire',
  pembroke: 'glamorgan',
  glamorgan: 'monmouth',
  monmouth: 'herefordshire',
  cheshire: 'shropshire',
  shropshire: 'herefordshire worcestershire',
  herefordshire: 'worcestershire gloucestershire',
  worcestershire: 'gloucestershire',
  'west-devon': 'east-devon',
  'east-devon': 'somerset dorset',
  somerset: 'dorset bristol wiltshire',
  bristol: 'gloucestershire wiltshire',
  dorset: 'wiltshire hampshire',
  wiltshire: 'gloucestershire berkshire hampshire',
  hampshire: 'berkshire surrey sussex',
  berkshire: 'surrey',
  london: 'surrey essex hertfordshire kent',
  surrey: 'kent sussex',
  sussex: 'kent',
  hertfordshire: 'essex cambridgeshire',
  essex: 'suffolk cambridgeshire',
  suffolk: 'norfolk cambridgeshire',
};
const HILLS: { readonly [one: string]: string } = {
  scotland: 'cumberland',
  northumberland: 'cumberland',
  cumberland: 'westmorland',
  durham: 'westmorland',
  westmorland: 'north-riding west-riding',
  lancashire: 'west-riding derbyshire',
  'west-riding': 'derbyshire lincolnshire',
  'east-riding': 'lincolnshire',
  derbyshire: 'cheshire',
  caernarvon: 'denbigh montgomery',
  denbigh: 'montgomery',
  montgomery: 'shropshire herefordshire pembroke glamorgan',
  monmouth: 'gloucestershire',
  cornwall: 'west-devon',
  'west-devon': 'somerset',
  norfolk: 'cambridgeshire lincolnshire',
  cambridgeshire: 'lincolnshire',
  essex: 'kent',
};

const boundsOf = (table: { readonly [one: string]: string }, kind: BorderKind): readonly Bound<string, BorderKind>[] =>
  Object.entries(table).flatMap(([a, others]) => others.split(' ').map((b) => ({ a, b, kind })));
export const BORDERS: readonly Bound<string, BorderKind>[] = [...boundsOf(OPEN, 'open'), ...boundsOf(HILLS, 'hills')];
