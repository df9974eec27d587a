// A page in a language, as far as the words of a board look at it.
import { en } from '../board/words.en.ts';
import { fr } from '../board/words.fr.ts';
import { learn } from '../board/words.ts';

export const words = <T>(language: 'fr' | 'en', says: () => T): T => {
  const page = globalThis as { document?: unknown };
  const before = page.document;
  learn({ en, fr });
  page.document = { documentElement: { lang: language } };
  try {
    return says();
  } finally {
    page.document = before;
  }
};
