// Short names, as they stand on a map: counties without -shire, towns without their county. `|` is where a name breaks.
import { inLanguage } from '@rose/board';
import { AREA_NAMES, CITY_NAMES } from '@rose/without-an-enemy/ids';

type Names = { readonly [id: string]: string };
const titled = (id: string): string =>
  id
    .replace(/-(town|city)$/, '')
    .replace(/shire$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
const COMMON: Names = {
  ...Object.fromEntries([...AREA_NAMES, ...CITY_NAMES].map((id) => [id, titled(id)])),
  shropshire: 'Shropshire',
  cheshire: 'Cheshire',
  wiltshire: 'Wiltshire',
  hampshire: 'Hampshire',
  berkshire: 'Berkshire',
  lancashire: 'Lancashire',
  'east-devon': 'East|Devon',
  north: 'N',
};
const EN: Names = {
  ...COMMON,
  continent: 'The Continent',
  'north-sea': 'North Sea',
  'english-channel': 'The Channel',
  'irish-sea': 'Irish Sea',
};
const FR: Names = {
  ...COMMON,
  cornwall: 'Cornouailles',
  'west-devon': 'Devon|occidental',
  'east-devon': 'Devon|oriental',
  london: 'Londres',
  'london-city': 'Londres',
  dover: 'Douvres',
  scotland: 'Écosse',
  ireland: 'Irlande',
  continent: 'Le Continent',
  'north-sea': 'Mer du Nord',
  'english-channel': 'La Manche',
  'irish-sea': 'Mer d’Irlande',
};
export const shortNames = (): ((id: string) => string) => {
  const names = inLanguage(EN, FR);
  return (id) => names[id] ?? id;
};
