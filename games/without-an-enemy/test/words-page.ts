// A page in a language, as far as the words of a board look at it.
export const words = <T>(language: 'fr' | 'en', says: () => T): T => {
  const page = globalThis as { document?: unknown };
  const before = page.document;
  page.document = { documentElement: { lang: language } };
  try {
    return says();
  } finally {
    page.document = before;
  }
};
