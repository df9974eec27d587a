// English names of everything in the box, by the ids of the game's data.
import type {
  BishopName,
  CardName,
  Criterion,
  EndCriterion,
  House,
  NobleName,
  PlaceName,
  RegionName,
  Seat,
  ShipName,
  Title,
  ZoneName,
} from '@rose/lancaster-york/ids';

export const SEATS: { readonly [S in Seat]: string } = { red: 'Red', yellow: 'Yellow', blue: 'Blue', green: 'Green' };
export const HOUSES: { readonly [H in House]: string } = { lancaster: 'Lancaster', york: 'York' };

export const PLACES: { readonly [P in PlaceName]: string } = {
  bamburgh: 'Bamburgh Castle',
  pontefract: 'Pontefract Castle',
  kenilworth: 'Kenilworth Castle',
  windsor: 'Windsor Castle',
  carisbrooke: 'Carisbrooke Castle',
  harlech: 'Harlech Castle',
  carlisle: 'Carlisle',
  york: 'York',
  norwich: 'Norwich',
  london: 'London',
  bristol: 'Bristol',
  cardiff: 'Cardiff',
  durham: 'Durham',
  lincoln: 'Lincoln',
  coventry: 'Coventry',
  winchester: 'Winchester',
  exeter: 'Exeter',
  'st-davids': 'St David’s',
  berwick: 'Berwick',
  kingston: 'Kingston',
  'kings-lynn': 'King’s Lynn',
  sandwich: 'Sandwich',
  plymouth: 'Plymouth',
  pembroke: 'Pembroke',
};
/** On the map, where room is short. */
export const SHORT_PLACES: { readonly [P in PlaceName]?: string } = {
  bamburgh: 'Bamburgh',
  pontefract: 'Pontefract',
  kenilworth: 'Kenilworth',
  windsor: 'Windsor',
  carisbrooke: 'Carisbrooke',
  harlech: 'Harlech',
};
export const BISHOPS: { readonly [B in BishopName]: string } = {
  'bishop-durham': 'Bishop of Durham',
  'bishop-york': 'Archbishop of York',
  'bishop-norwich': 'Bishop of Norwich',
  'bishop-winchester': 'Bishop of Winchester',
  'bishop-exeter': 'Bishop of Exeter',
  'bishop-st-davids': 'Bishop of St David’s',
};
export const SHIPS: { readonly [S in ShipName]: string } = {
  'ship-berwick': 'Ship of Berwick',
  'ship-kingston': 'Ship of Kingston',
  'ship-kings-lynn': 'Ship of King’s Lynn',
  'ship-sandwich': 'Ship of Sandwich',
  'ship-plymouth': 'Ship of Plymouth',
  'ship-pembroke': 'Ship of Pembroke',
};
export const NOBLES: { readonly [N in NobleName]: string } = {
  percy: 'Percy',
  clifford: 'Clifford',
  plantagenet: 'Plantagenet',
  stanley: 'Stanley',
  mowbray: 'Mowbray',
  'de-la-pole': 'De la Pole',
  stafford: 'Stafford',
  fitzalan: 'FitzAlan',
  neville: 'Neville',
  beaufort: 'Beaufort',
  tudor: 'Tudor',
  herbert: 'Herbert',
};
/** The title on a noble's card. */
export const RANKS: { readonly [N in NobleName]: string } = {
  percy: 'Earl of Northumberland',
  clifford: 'Lord Clifford',
  plantagenet: 'Duke of York',
  stanley: 'Lord Stanley',
  mowbray: 'Duke of Norfolk',
  'de-la-pole': 'Duke of Suffolk',
  stafford: 'Duke of Buckingham',
  fitzalan: 'Earl of Arundel',
  neville: 'Earl of Warwick and Salisbury',
  beaufort: 'Duke of Somerset',
  tudor: 'Earl of Pembroke',
  herbert: 'Lord of Raglan',
};
export const CARDS: { readonly [C in CardName]: string } = {
  ...PLACES,
  ...BISHOPS,
  ...SHIPS,
  ...NOBLES,
  'mercenaries-1': 'Mercenaries',
  'mercenaries-2': 'Mercenaries',
  'mercenaries-3': 'Mercenaries',
  'mercenaries-4': 'Mercenaries',
  'mercenaries-5': 'Mercenaries',
  'mercenaries-6': 'Mercenaries',
};
export const REGIONS: { readonly [R in RegionName]: string } = {
  'northern-marches': 'Northern Marches',
  'northern-england': 'Northern England',
  midlands: 'Midlands',
  'south-east': 'South East',
  'west-country': 'West Country',
  wales: 'Wales',
};
/** What stands before the name of a region inside a sentence. */
export const THE: { readonly [R in RegionName]: string } = {
  'northern-marches': 'the ',
  'northern-england': '',
  midlands: 'the ',
  'south-east': 'the ',
  'west-country': 'the ',
  wales: '',
};
export const ZONES: { readonly [Z in ZoneName]: string } = {
  'nm-east': 'Sea of Berwick',
  'ne-east': 'Sea of the Humber',
  'mi-sea': 'Sea of the Wash',
  'se-sea': 'Sea of Kent',
  'wc-sea': 'Sea of Devon',
  'wa-sea': 'Sea of Wales',
  'ne-west': 'Sea of Lancashire',
  'nm-west': 'Sea of Solway',
};
export const SEAS = { 'north-sea': 'North Sea', 'irish-sea': 'Irish Sea', 'narrow-sea': 'Narrow Sea' } as const;
export const FOREIGN = { scotland: 'Scotland', ireland: 'Ireland', france: 'France', calais: 'Calais' } as const;
export const TITLES: { readonly [T in Title]: string } = {
  'lord-high-admiral': 'Lord High Admiral',
  'archbishop-canterbury': 'Archbishop of Canterbury',
  'constable-tower': 'Constable of the Tower',
  'warden-cinque-ports': 'Warden of the Cinque Ports',
  'captain-calais': 'Captain of Calais',
};
/** 9.1 What each title that is earned is earned by. */
export const TITLE_COUNTS = {
  'lord-high-admiral': ['ship', 'ships'],
  'archbishop-canterbury': ['bishop', 'bishops'],
  'constable-tower': ['castle', 'castles'],
  'warden-cinque-ports': ['port', 'ports'],
} as const;
export const KINDS = {
  royalCastle: 'royal castle',
  largeTown: 'large town',
  town: 'town',
  port: 'port',
  bishop: 'bishop',
  ship: 'ship',
  noble: 'noble',
  mercenary: 'mercenaries',
} as const;
/** What settled a rank, as it stands in brackets. */
export const CRITERIA: { readonly [C in Criterion | EndCriterion]: string } = {
  'control-points': 'control points',
  score: 'victory points',
  kings: 'kings crowned',
  nobles: 'higher nobles',
  royalCastle: 'royal castles',
  largeTown: 'large towns',
  bishop: 'bishops',
  town: 'towns',
  port: 'ports',
  ship: 'ships',
  'turn-order': 'turn order',
};
