// id → ui and text, loaded on demand by the page.
import type { Kind, Meta } from '@rose/table';
import type { Catalogue, Language, Lesson } from '@rose/table/text';
import type { AnyFace, RulesPictures } from './face.ts';

export interface FaceLoader {
  /** Its seats and options, for the form that opens a table. */
  meta(): Promise<Meta<Kind>>;
  face(): Promise<AnyFace>;
  words(language: Language): Promise<Catalogue<Kind>>;
  /** Why something is not possible, where the words come without that: there is much of it, and it is seldom asked. */
  reasons?(language: Language): Promise<Catalogue<Kind>['why']>;
  rules(language: Language): Promise<string>;
  /** Pieces shown beside their rules. */
  pictures?(): Promise<readonly RulesPictures[]>;
  lesson(language: Language): Promise<Lesson>;
}

/** A face or its words without the types of its game: whoever loads them by id gives each only its own game's views. */
const untyped = <T>(part: unknown): T => part as T;

/** The catalogue, where the board has words of its own in the same language, which it learns. */
const learned = ({ table, learnBoard }: { readonly table: unknown; learnBoard(): void }): Catalogue<Kind> => {
  learnBoard();
  return untyped(table);
};

export const FACES: ReadonlyMap<string, FaceLoader> = new Map([
  [
    'deux-roses',
    {
      meta: async () => (await import('./deux-roses/src/meta.ts')).META,
      face: async () => untyped((await import('./deux-roses/board/index.ts')).face),
      words: async (language) => ({
        ...untyped<Catalogue<Kind>>(
          language === 'fr'
            ? (await import('./deux-roses/text/table.fr.ts')).table
            : (await import('./deux-roses/text/table.en.ts')).table,
        ),
        why: {},
      }),
      reasons: async (language) =>
        untyped(
          language === 'fr'
            ? (await import('./deux-roses/text/why.fr.ts')).why
            : (await import('./deux-roses/text/why.en.ts')).why,
        ),
      rules: async (language) =>
        language === 'fr'
          ? (await import('./deux-roses/text/rules.fr.md?raw')).default
          : (await import('./deux-roses/text/rules.en.md?raw')).default,
      pictures: async () => (await import('./deux-roses/board/rules-pictures.tsx')).PICTURES,
      lesson: async (language) =>
        language === 'fr'
          ? (await import('./deux-roses/text/lesson.fr.ts')).lesson
          : (await import('./deux-roses/text/lesson.en.ts')).lesson,
    },
  ],
  [
    'richard-iii',
    {
      meta: async () => untyped((await import('./richard-iii/src/meta.ts')).META),
      face: async () => untyped((await import('./richard-iii/board/index.ts')).face),
      words: async (language) =>
        learned(
          language === 'fr'
            ? await import('./richard-iii/board/table.fr.ts')
            : await import('./richard-iii/board/table.en.ts'),
        ),
      rules: async (language) =>
        language === 'fr'
          ? (await import('./richard-iii/text/rules.fr.md?raw')).default
          : (await import('./richard-iii/text/rules.en.md?raw')).default,
      pictures: async () => (await import('./richard-iii/board/rules-pictures.tsx')).PICTURES,
      lesson: async (language) =>
        language === 'fr'
          ? (await import('./richard-iii/text/lesson.fr.ts')).lesson
          : (await import('./richard-iii/text/lesson.en.ts')).lesson,
    },
  ],
  [
    'lancaster-york',
    {
      meta: async () => untyped((await import('./lancaster-york/src/meta.ts')).META),
      face: async () => untyped((await import('./lancaster-york/board/index.ts')).face),
      words: async (language) =>
        learned(
          language === 'fr'
            ? await import('./lancaster-york/board/table.fr.ts')
            : await import('./lancaster-york/board/table.en.ts'),
        ),
      rules: async (language) =>
        language === 'fr'
          ? (await import('./lancaster-york/text/rules.fr.md?raw')).default
          : (await import('./lancaster-york/text/rules.en.md?raw')).default,
      pictures: async () => (await import('./lancaster-york/board/rules-pictures.tsx')).PICTURES,
      lesson: async (language) =>
        language === 'fr'
          ? (await import('./lancaster-york/text/lesson.fr.ts')).lesson
          : (await import('./lancaster-york/text/lesson.en.ts')).lesson,
    },
  ],
  [
    'without-an-enemy',
    {
      meta: async () => untyped((await import('./without-an-enemy/src/meta.ts')).META),
      face: async () => untyped((await import('./without-an-enemy/board/index.ts')).face),
      words: async (language) =>
        learned(
          language === 'fr'
            ? await import('./without-an-enemy/board/table.fr.ts')
            : await import('./without-an-enemy/board/table.en.ts'),
        ),
      rules: async (language) =>
        language === 'fr'
          ? (await import('./without-an-enemy/text/rules.fr.md?raw')).default
          : (await import('./without-an-enemy/text/rules.en.md?raw')).default,
      pictures: async () => (await import('./without-an-enemy/board/rules-pictures.tsx')).PICTURES,
      lesson: async (language) =>
        language === 'fr'
          ? (await import('./without-an-enemy/text/lesson.fr.ts')).lesson
          : (await import('./without-an-enemy/text/lesson.en.ts')).lesson,
    },
  ],
  [
    'kingmaker',
    {
      meta: async () => untyped((await import('./kingmaker/src/meta.ts')).META),
      face: async () => untyped((await import('./kingmaker/board/index.ts')).face),
      words: async (language) => ({
        ...learned(
          language === 'fr'
            ? await import('./kingmaker/board/table.fr.ts')
            : await import('./kingmaker/board/table.en.ts'),
        ),
        why: {},
      }),
      reasons: async (language) =>
        untyped(
          await (language === 'fr'
            ? await import('./kingmaker/board/table.fr.ts')
            : await import('./kingmaker/board/table.en.ts')
          ).reasons(),
        ),
      rules: async (language) =>
        language === 'fr'
          ? (await import('./kingmaker/text/rules.fr.md?raw')).default
          : (await import('./kingmaker/text/rules.en.md?raw')).default,
      pictures: async () => (await import('./kingmaker/board/rules-pictures.tsx')).PICTURES,
      lesson: async (language) =>
        language === 'fr'
          ? (await import('./kingmaker/text/lesson.fr.ts')).lesson
          : (await import('./kingmaker/text/lesson.en.ts')).lesson,
    },
  ],
] satisfies [string, FaceLoader][]);
