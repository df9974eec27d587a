// The places at which each road halts.
import type { RoadName } from '../src/rules/data/roads.ts';

export const HALTS: { readonly [R in RoadName]: string } = {
  'great-north-road': 'london york newcastle durham berwick stamford doncaster pontefract newark morpeth alnwick',
  'midland-road': 'london nottingham leicester northampton st-albans doncaster',
  'chester-road': 'coventry northampton chester lichfield stafford-castle',
  'oxford-road': 'london shrewsbury worcester oxford',
  'trent-road': 'nottingham shrewsbury derby tutbury stafford-castle',
  'north-west-road': 'lancaster shrewsbury carlisle chester preston kendal brougham',
  'bristol-road': 'london bristol reading bath windsor',
  'west-road': 'london exeter salisbury winchester fowey launceston okehampton',
  'plymouth-road': 'exeter plymouth dartington',
  'southampton-road': 'winchester southampton',
  'dover-road': 'london canterbury dover rochester',
  'east-road': 'london norwich ipswich colchester',
  'severn-road': 'bristol worcester gloucester tewkesbury',
  'march-road': 'shrewsbury gloucester hereford ludlow',
  'south-wales-road': 'gloucester swansea pembroke cardiff',
  'north-wales-road': 'chester conway caernarvon denbigh',
  'lincoln-road': 'lincoln newark',
  'stainmore-road': 'brougham',
  'tyne-road': 'newcastle carlisle',
};
