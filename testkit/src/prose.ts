// Whatever a game can say, as its own test lists it: said at all, in whole sentences, in one's own language and typography,
// about the same places in both.
import type { Kind } from '@rose/table';
import { type Catalogue, type Language, type Line, placesIn, plain } from '@rose/table/text';
import type { BothWords } from './sayings.ts';

/** One thing to say, as each language says it. */
export type Saying<K extends Kind> = (words: Catalogue<K>) => Line | string;

export interface Prose<K extends Kind> {
  /** Lines of the log, questions, ends: whole sentences. */
  readonly sentences: readonly Saying<K>[];
  /** Each a single sentence. */
  readonly refusals: readonly Saying<K>[];
  /** What can be done: begun like a sentence, ended without a stop. */
  readonly actions: readonly Saying<K>[];
  /** Names and labels. */
  readonly names: readonly Saying<K>[];
  /** What lessons say. */
  readonly taught?: { readonly [L in Language]: readonly string[] };
  /** Names that only the game itself uses. */
  readonly ids: readonly string[];
  /** Words that only the one language has. */
  readonly own: { readonly [L in Language]: RegExp };
  /** How a sentence, or an action, looks here. */
  readonly sentence?: RegExp;
  readonly action?: RegExp;
  /** Slips of French that the names of this game invite. */
  readonly slips?: RegExp;
}

const UNSAID = /^$|undefined|\bnull\b|NaN|object Object|function| {2}|^\s|\s$|\.\.|\s[.,]|,,|['"~]|\[|\{/;
const SENTENCE = /^(\p{Lu}|[«“]).*[.!?]$/u;
const ACTION = /^\p{Lu}.*[^.]$/u;
export const SPACES = {
  en: /[\u202f\u00a0«»]/,
  fr: /[^\u202f][;!?]|[^\u00a0][:%£]|«[^\u00a0]|[^\u00a0]»/,
} as const;
/** Numbers below two with a word that has the ending of many; what is numbered (turn 1) or ends so by itself is let be. */
export const COUNTED = {
  en: /(?<![\p{L}\d.,+−-]|[Tt]urn |[Rr]ound |[Cc]ampaign |[Yy]ear |[Pp]layer |[Mm]anche |[Oo]rder )1 (?!is\b|was\b|has\b|its\b|less\b)\p{Ll}+s(?![\p{L}’])/u,
  fr: /(?<![\p{L}\d,.+−-])[01](,\d)?[ \u00a0](?!(?:[dlmst]es|vos|nos|vous|nous|vers|désormais|dans|mais|puis|aux|sous|sans|pas|plus|moins|fois|mois|propos|voix|choix|prix|temps)(?!\p{L}))\p{Ll}+[sx](?![\p{L}’])/u,
} as const;
const LITTLE =
  /(?<![\p{L}-])([àÀ] les?|[dD]e les?|([dD]e|[lL][ea]|[qQ]ue|[nN]e|[sS]e|[jJ]usque) ([aeiouàéèêâîô]\p{L}*|York))(?![\p{L}\d])/iu;

type Names = Readonly<Record<string, string>>;
const textOf = (line: Line | string): string => (typeof line === 'string' ? line : plain(line));
const namedIn = (line: Line | string): string => (typeof line === 'string' ? '' : [...placesIn(line)].sort().join(' '));
/** So many are enough to see what is wrong. */
const MOST = 12;
const faulty = (what: string, texts: Iterable<string>, isFault: (text: string) => boolean): readonly string[] =>
  [...new Set(texts)]
    .filter(isFault)
    .slice(0, MOST)
    .map((text) => `${what}: ${text}`);

const ARTICLE = /(^|[\s(«“])([Tt]he|[LlDd][eua]|[Aa]u)[ \u00a0]$|[Ll]’$/u;
/** Seats that the game's sentences mostly call by an article, while the page would not; and the other way round. */
const bareSeats = (texts: readonly string[], seats: Names, said: Names = seats): readonly string[] =>
  Object.entries(seats).flatMap(([seat, name]) => {
    const found = texts.flatMap((text) => [...text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'))]);
    const articled = found.filter(({ index, input }) => ARTICLE.test(input.slice(0, index))).length;
    if (found.length === 0) return [];
    const isArticled = 2 * articled > found.length;
    return isArticled === (said[seat] !== name) ? [] : [`${name}: ${articled} of ${found.length} with an article`];
  });

/** What is wrong with the prose of a game: nothing, in one that speaks well. */
export const proseFaults = <K extends Kind>(both: BothWords<K>, prose: Prose<K>): readonly string[] => {
  const { sentences, refusals, actions, names, taught, ids, own, slips } = prose;
  const { sentence = SENTENCE, action = ACTION } = prose;
  const inside = new RegExp(`(?<![\\p{L}-])(${ids.join('|')})(?![\\p{L}-])`, 'u');
  const all = [...sentences, ...refusals, ...actions, ...names];
  const inLanguage = (language: Language): readonly string[] => {
    const other = language === 'en' ? own.fr : own.en;
    const said = (list: readonly Saying<K>[]): readonly string[] => list.map((one) => textOf(one(both[language])));
    const [whole, refused] = [said(sentences), said(refusals)];
    const everything = [...whole, ...refused, ...said([...actions, ...names]), ...(taught?.[language] ?? [])];
    return [
      ...faulty('leaves something unsaid', everything, (text) => UNSAID.test(text)),
      ...faulty('shows a name of the inside', everything, (text) => ids.length > 0 && inside.test(text)),
      ...faulty('is no sentence', [...whole, ...refused], (text) => !sentence.test(text)),
      ...faulty('is no action', said(actions), (text) => !action.test(text)),
      ...faulty('refuses in more than one sentence', refused, (text) => /[.!?]\s/.test(text.slice(0, -1))),
      ...faulty('has wrong spaces', everything, (text) => SPACES[language].test(text)),
      ...faulty('counts wrongly', everything, (text) => COUNTED[language].test(text)),
      ...faulty('speaks the other language', everything, (text) => other.test(text)),
      ...bareSeats(whole, both[language].seats, both[language].saidSeats).map((fault) => `page names ${fault}`),
      ...faulty(
        'slips',
        language === 'fr' ? everything : [],
        (text) => LITTLE.test(text) || slips?.test(text) === true,
      ),
    ].map((fault) => `${language} ${fault}`);
  };
  const apart = all.filter((one) => namedIn(one(both.fr)) !== namedIn(one(both.en))).map((one) => textOf(one(both.en)));
  return [...inLanguage('en'), ...inLanguage('fr'), ...faulty('names other places', apart, () => true)];
};
