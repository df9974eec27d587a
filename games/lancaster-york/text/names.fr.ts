// Noms français de tout ce que contient la boîte, par les identifiants du jeu.
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

export const SEATS: { readonly [S in Seat]: string } = { red: 'Rouge', yellow: 'Jaune', blue: 'Bleu', green: 'Vert' };
export const HOUSES: { readonly [H in House]: string } = { lancaster: 'Lancaster', york: 'York' };

export interface PlaceWords {
  /** As a heading or a card writes it. */
  readonly name: string;
  /** Inside a sentence: the thing, of it, at it. */
  readonly the: string;
  readonly of: string;
  readonly at: string;
}
const castle = (of: string): PlaceWords => ({
  name: `Château ${of}`,
  the: `le château ${of}`,
  of: `du château ${of}`,
  at: `au château ${of}`,
});
const town = (name: string): PlaceWords => ({
  name,
  the: name,
  of: /^[AEÉIOUY]/.test(name) ? `d’${name}` : `de ${name}`,
  at: `à ${name}`,
});
export const PLACES: { readonly [P in PlaceName]: PlaceWords } = {
  bamburgh: castle('de Bamburgh'),
  pontefract: castle('de Pontefract'),
  kenilworth: castle('de Kenilworth'),
  windsor: castle('de Windsor'),
  carisbrooke: castle('de Carisbrooke'),
  harlech: castle('d’Harlech'),
  carlisle: town('Carlisle'),
  york: town('York'),
  norwich: town('Norwich'),
  london: town('Londres'),
  bristol: town('Bristol'),
  cardiff: town('Cardiff'),
  durham: town('Durham'),
  lincoln: town('Lincoln'),
  coventry: town('Coventry'),
  winchester: town('Winchester'),
  exeter: town('Exeter'),
  'st-davids': town('Saint-David’s'),
  berwick: town('Berwick'),
  kingston: town('Kingston'),
  'kings-lynn': town('King’s Lynn'),
  sandwich: town('Sandwich'),
  plymouth: town('Plymouth'),
  pembroke: town('Pembroke'),
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
const BISHOPS: { readonly [B in BishopName]: string } = {
  'bishop-durham': 'Évêque de Durham',
  'bishop-york': 'Archevêque d’York',
  'bishop-norwich': 'Évêque de Norwich',
  'bishop-winchester': 'Évêque de Winchester',
  'bishop-exeter': 'Évêque d’Exeter',
  'bishop-st-davids': 'Évêque de Saint-David’s',
};
const SHIPS: { readonly [S in ShipName]: string } = {
  'ship-berwick': 'Navire de Berwick',
  'ship-kingston': 'Navire de Kingston',
  'ship-kings-lynn': 'Navire de King’s Lynn',
  'ship-sandwich': 'Navire de Sandwich',
  'ship-plymouth': 'Navire de Plymouth',
  'ship-pembroke': 'Navire de Pembroke',
};
export const NOBLES: { readonly [N in NobleName]: string } = {
  percy: 'Percy',
  clifford: 'Clifford',
  plantagenet: 'Plantagenêt',
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
  percy: 'Comte de Northumberland',
  clifford: 'Lord Clifford',
  plantagenet: 'Duc d’York',
  stanley: 'Lord Stanley',
  mowbray: 'Duc de Norfolk',
  'de-la-pole': 'Duc de Suffolk',
  stafford: 'Duc de Buckingham',
  fitzalan: 'Comte d’Arundel',
  neville: 'Comte de Warwick et de Salisbury',
  beaufort: 'Duc de Somerset',
  tudor: 'Comte de Pembroke',
  herbert: 'Seigneur de Raglan',
};
const placeNames = Object.fromEntries(Object.entries(PLACES).map(([id, { name }]) => [id, name])) as {
  readonly [P in PlaceName]: string;
};
export const CARDS: { readonly [C in CardName]: string } = {
  ...placeNames,
  ...BISHOPS,
  ...SHIPS,
  ...NOBLES,
  'mercenaries-1': 'Mercenaires',
  'mercenaries-2': 'Mercenaires',
  'mercenaries-3': 'Mercenaires',
  'mercenaries-4': 'Mercenaires',
  'mercenaries-5': 'Mercenaires',
  'mercenaries-6': 'Mercenaires',
};
export interface RegionWords {
  readonly name: string;
  readonly the: string;
  readonly in: string;
  readonly of: string;
}
export const REGIONS: { readonly [R in RegionName]: RegionWords } = {
  'northern-marches': { name: 'Marches du Nord', the: 'les ', in: 'dans les ', of: 'des ' },
  'northern-england': { name: 'Nord', the: 'le ', in: 'dans le ', of: 'du ' },
  midlands: { name: 'Midlands', the: 'les ', in: 'dans les ', of: 'des ' },
  'south-east': { name: 'Sud-Est', the: 'le ', in: 'dans le ', of: 'du ' },
  'west-country': { name: 'West Country', the: 'le ', in: 'dans le ', of: 'du ' },
  wales: { name: 'pays de Galles', the: 'le ', in: 'au ', of: 'du ' },
};
export const ZONES: { readonly [Z in ZoneName]: string } = {
  'nm-east': 'mer de Berwick',
  'ne-east': 'mer du Humber',
  'mi-sea': 'mer du Wash',
  'se-sea': 'mer du Kent',
  'wc-sea': 'mer du Devon',
  'wa-sea': 'mer galloise',
  'ne-west': 'mer du Lancashire',
  'nm-west': 'mer du Solway',
};
export const SEAS = { 'north-sea': 'Mer du Nord', 'irish-sea': 'Mer d’Irlande', 'narrow-sea': 'Manche' } as const;
export const FOREIGN = { scotland: 'Écosse', ireland: 'Irlande', france: 'France', calais: 'Calais' } as const;
export const TITLES: { readonly [T in Title]: string } = {
  'lord-high-admiral': 'Lord Grand Amiral',
  'archbishop-canterbury': 'Archevêque de Canterbury',
  'constable-tower': 'Connétable de la Tour',
  'warden-cinque-ports': 'Gouverneur des Cinque-Ports',
  'captain-calais': 'Capitaine de Calais',
};
/** 9.1 What each title that is earned is earned by. */
export const TITLE_COUNTS = {
  'lord-high-admiral': ['navire', 'navires'],
  'archbishop-canterbury': ['évêque', 'évêques'],
  'constable-tower': ['château', 'châteaux'],
  'warden-cinque-ports': ['port', 'ports'],
} as const;
export const KINDS = {
  royalCastle: 'château royal',
  largeTown: 'grande ville',
  town: 'ville',
  port: 'port',
  bishop: 'évêque',
  ship: 'navire',
  noble: 'noble',
  mercenary: 'mercenaires',
} as const;
/** What settled a rank, as it stands in brackets. */
export const CRITERIA: { readonly [C in Criterion | EndCriterion]: string } = {
  'control-points': 'points de contrôle',
  score: 'points de victoire',
  kings: 'rois couronnés',
  nobles: 'nobles plus puissants',
  royalCastle: 'châteaux royaux',
  largeTown: 'grandes villes',
  bishop: 'évêques',
  town: 'villes',
  port: 'ports',
  ship: 'navires',
  'turn-order': 'ordre du tour',
};
