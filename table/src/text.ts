// Words. Every language is one typed catalogue; a missing or misspelt line does not compile.
import type { Chapters } from './chapters.ts';
import type { Kind, PhaseName, RuleRef } from './game.ts';
import type { Peeked } from './secret.ts';

export type { ChapterMark, ChapterOpening, Chapters, Depth } from './chapters.ts';

/** A sentence in pieces, so that the places it names can light up on the board. */
export type Part = string | { readonly place: string; readonly as: string };
export type Line = readonly Part[];
export const place = (id: string, as: string = id): Part => ({ place: id, as });

/** line`${place('e3')} steps to ${place('d4')}.` */
export const line = (strings: TemplateStringsArray, ...values: readonly (Part | Line | number)[]): Line =>
  strings.flatMap((text, i): readonly Part[] => {
    const value = values[i];
    const before = text === '' ? [] : [text];
    if (value === undefined) return before;
    if (typeof value === 'number') return [...before, String(value)];
    return Array.isArray(value) ? [...before, ...(value as Line)] : [...before, value as Part];
  });
export const plain = (words: Line): string => words.map((part) => (typeof part === 'string' ? part : part.as)).join('');
/** The places that a line names. */
export const placesIn = (words: Line): readonly string[] =>
  words.flatMap((part) => (typeof part === 'string' ? [] : [part.place]));

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `listing(' and ')` makes lists: a, b and c. */
export const listing =
  (and: string) =>
  (items: readonly (Line | Part)[]): Line =>
    items.flatMap((item, at): Line => {
      const before = at === 0 ? [] : [at === items.length - 1 ? and : ', '];
      return Array.isArray(item) ? [...before, ...(item as Line)] : [...before, item as Part];
    });

/** What a seat is asked now: the question, one sentence that explains, and the section it rests on. */
export interface Prompt {
  readonly ask: Line;
  readonly explain: Line;
  readonly rule: RuleRef;
}

/** What an adviser expects of a game's own numbers: now, after what it advises, after the next best. */
export interface Expected {
  readonly now: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
  readonly instead?: Readonly<Record<string, number>>;
}

/** How many of some imagined games, in a word: their share is no chance and gets no per cent. */
export type Often = 'none' | 'few' | 'some' | 'half' | 'most' | 'nearly-all' | 'all';
const OFTEN: readonly (readonly [below: number, Often])[] = [
  [0.005, 'none'],
  [0.15, 'few'],
  [0.4, 'some'],
  [0.6, 'half'],
  [0.85, 'most'],
  [0.995, 'nearly-all'],
];
export const oftenOf = (share: number): Often => OFTEN.find(([below]) => share < below)?.[1] ?? 'all';

export type Language = 'fr' | 'en';

export interface OptionWords {
  readonly name: string;
  readonly explain: string;
  /** The names of its values, where they are words. */
  readonly values?: { readonly [value: string]: string };
  /** What else is to be known of a value, said while it is chosen. */
  readonly notes?: { readonly [value: string]: string };
}

/** The members of a union whose `key` is, or may be, `name`: several names can share one shape. */
type Called<U, Key extends string, Name> = U extends { readonly [P in Key]: infer N }
  ? Name extends N
    ? U
    : never
  : never;

/** How sections are cited, by the names of the chapters: `5.21` → `Actions 5.21`, `7` and `7.0` → `Supply`. */
export const citing =
  (chapters: readonly string[], first = 1) =>
  (rule: RuleRef): string => {
    const [chapter = '', section = '0'] = rule.split('.');
    const name = chapters[Number(chapter) - first];
    if (name === undefined) return rule;
    return section === '0' ? name : `${name} ${rule}`;
  };

export interface Catalogue<K extends Kind> {
  readonly title: string;
  readonly subtitle: string;
  /** The page puts names of seats, places and pieces into sentences of its own: they must work without an article. */
  readonly seats: { readonly [S in K['seat']]: string };
  /** A seat inside a sentence, where its name alone would want an article: “the Royalist”. */
  readonly saidSeats?: { readonly [S in K['seat']]: string };
  /** How a section is cited: mostly `citing(CHAPTERS)`. */
  section(rule: RuleRef): string;
  readonly options: { readonly [P in keyof K['options']]-?: OptionWords };
  /** The names of the presets, where the game has some. */
  readonly presets?: { readonly [preset: string]: OptionWords };
  readonly log: { readonly [S in K['entry']['say']]: (entry: Peeked<Called<K['entry'], 'say', S>>) => Line };
  /** How the game is cut into chapters; without them its moves are told by tens. */
  readonly chapters?: Chapters<Peeked<K['entry']>>;
  readonly why: { readonly [W in K['why']['why']]: (because: Called<K['why'], 'why', W>) => Line };
  /** How the game ended, for the seats that won (none: a draw). */
  readonly how: { readonly [H in K['how']]: (winners: readonly K['seat'][]) => Line };
  /** The name of each kind of action, and the sentence of one: for menus, the choice list and screen readers. */
  readonly verbs: { readonly [D in K['action']['do']]: string };
  readonly does: { readonly [D in K['action']['do']]: (action: Called<K['action'], 'do', D>) => Line };
  /** The question of the moment; `picked` are the places already touched for the choice in hand. */
  readonly prompt: {
    readonly [N in PhaseName<K>]: (view: K['view'], seat: K['seat'], picked: readonly string[]) => Prompt;
  };
  /** A place as a screen reader names it: what it is and what stands there. */
  place(view: K['view'], id: string): string;
  /** The line under a seat's name. */
  seatLine(view: K['view'], seat: K['seat']): string;
  /** What a seat must do to win from here. */
  aim(view: K['view'], seat: K['seat']): Line;
  /** What is to be expected, where the game has numbers for it: one line for each thing worth saying. */
  outlook?(expected: Expected, seat: K['seat']): readonly Line[];
}

/** A guided first game: in each step what is said, and what the learner may do in it. */
export interface Lesson {
  /** The table the lesson is played on. */
  readonly position: object;
  readonly seat: string;
  readonly steps: readonly LessonStep[];
}
export interface LessonStep {
  readonly title: string;
  readonly text: Line;
  readonly rule: string;
  /** Actions (notation) that the step waits for; any of them goes on. None: a button goes on. */
  readonly waitFor?: readonly string[];
  /** Places to light up. */
  readonly light?: readonly string[];
  /** What the other side answers, in notation, when the step is done. */
  readonly reply?: string;
  /** A fresh position for this step, when it does not go on from the last one. */
  readonly position?: object;
}
