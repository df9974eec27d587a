// What the kernel and the host may say at any table, in words: refusals, undo, manners, troubles, advice, ends.
import type { AdviceReason, Trouble } from '@rose/protocol';
import type { Courtesy, Manner, MannerEnd, NoManner, NoUndo, TableWhy } from '@rose/table';
import { language } from '../prefs.ts';
import type { AnyTrouble } from '../trouble.ts';
import { tableEn } from './table.en.ts';
import { tableFr } from './table.fr.ts';

export interface TableWords {
  /** `verb` is the game's own name for what was tried. */
  readonly why: { readonly [W in TableWhy['why']]: (because: Extract<TableWhy, { why: W }>, verb?: string) => string };
  readonly noUndo: { readonly [N in NoUndo]: string };
  readonly noManner: { readonly [N in NoManner]: string };
  /** What went wrong, and what to do next. */
  readonly trouble: { readonly [T in Trouble['trouble']]: (trouble: Extract<Trouble, { trouble: T }>) => TroubleWords };
  /** Log lines of manners; `who` is the seat's name. */
  readonly manner: { readonly [M in Manner]: (who: string) => string };
  readonly advice: { readonly [R in AdviceReason]: string };
  /** `winner` is the winning seat's name; none: a draw. */
  readonly mannerEnd: { readonly [E in MannerEnd]: (winner: string | undefined) => string };
  /** Buttons of manners. */
  readonly courtesy: { readonly [M in Courtesy]: string };
  /** The title over a game that ended before its end. */
  readonly unfinished: string;
}
export interface TroubleWords {
  readonly what: string;
  readonly next: string;
}

const TABLE_WORDS = { fr: tableFr, en: tableEn } as const;
export const tableWords = (): TableWords => TABLE_WORDS[language.value];

/** Why the table itself says no; undefined when the reason is one of the game's own. */
export const kernelWhy = (because: { readonly why: string }, verb?: string): string | undefined => {
  const say = tableWords().why as Readonly<Record<string, ((because: never, verb?: string) => string) | undefined>>;
  return Object.hasOwn(say, because.why) ? say[because.why]?.(because as never, verb) : undefined;
};

type WordsOf = (trouble: AnyTrouble) => TroubleWords;
let elsewhere: WordsOf | undefined;
/** What only the open house says no with; its words come with the line to it. */
export const learnTroubles = (words: WordsOf): void => {
  elsewhere = words;
};

export const troubleWords = (trouble: AnyTrouble): TroubleWords => {
  const own = tableWords().trouble as Readonly<Record<string, WordsOf | undefined>>;
  const say = own[trouble.trouble] ?? elsewhere;
  return say ? say(trouble) : tableWords().trouble.internal({ trouble: 'internal' });
};
