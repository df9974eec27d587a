// The words about people. English gives the shape; a line that French lacks does not compile.
import { language } from '../prefs.ts';
import { peopleEn } from './words.en.ts';
import { peopleFr } from './words.fr.ts';

export type PeopleWords = typeof peopleEn;
export const peopleWords = (): PeopleWords => (language.value === 'fr' ? peopleFr : peopleEn);
export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString(language.value === 'fr' ? 'fr' : 'en-GB', { dateStyle: 'long' });
