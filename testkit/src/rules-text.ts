// The rules of a game in two languages, as text: what is wrong with them, each fault by its section. Games differ in how
// their sections are numbered and in what their rules name; they say so, and read their own files.
export interface Section {
  readonly depth: number;
  readonly number: string;
  readonly body: string;
}
export const sectionsOf = (rules: string): readonly Section[] =>
  rules
    .split(/^(?=##)/m)
    .slice(1)
    .map((part) => {
      const [, marks = '', number = '', body = ''] = /^(#+) ([\d.]+) \S.*\n([\s\S]*)$/.exec(part) ?? [];
      return { depth: marks.length, number, body };
    });
export const numbersOf = (rules: string): readonly string[] => sectionsOf(rules).map(({ number }) => number);
/** The cells of every row of the tables in one section, headings included. */
export const rowsOf = (rules: string, number: string): readonly (readonly string[])[] =>
  (sectionsOf(rules).find((section) => section.number === number)?.body ?? '')
    .split('\n')
    .filter((text) => text.startsWith('| '))
    .map((text) =>
      text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

export interface BothRules {
  readonly english: string;
  readonly french: string;
}
/** Sections, by place, of which something differs between the languages. */
const differing = ({ english, french }: BothRules, of: (section: Section) => string): readonly string[] => {
  const [one, two] = [sectionsOf(english), sectionsOf(french)];
  const all = one.length >= two.length ? one : two;
  return all.flatMap(({ number }, at) => {
    const [here, there] = [one[at], two[at]];
    return here && there && of(here) === of(there) ? [] : [`${number}: ${here && of(here)} / ${there && of(there)}`];
  });
};
/** Sections that stand in one language only, in another order or at another depth; and those that stand twice. */
export const unlikeSections = (rules: BothRules): readonly string[] => [
  ...differing(rules, ({ number, depth }) => `${'#'.repeat(depth)} ${number}`),
  ...numbersOf(rules.english).filter((number, at, all) => all.indexOf(number) !== at),
];
/** Sections that do not say the same figures in both languages, whatever `figure` finds. */
export const unlikeFigures = (rules: BothRules, figure: RegExp): readonly string[] =>
  differing(rules, ({ number, body }) => [number, ...(body.match(figure) ?? []).sort()].join(' '));
/** Sections whose tables, lists, examples and paragraphs do not follow each other alike. */
export const unlikeShapes = (rules: BothRules): readonly string[] =>
  differing(rules, ({ number, body }) =>
    [number, ...body.split('\n').map((text) => /^(\||>|- |\d\. |$)/.exec(text)?.[1] ?? '…')].join(' '),
  );

/** Chapters that a question cites by another name than the rules give them. */
export const misnamedChapters = (rules: string, cite: (rule: string) => string): readonly string[] =>
  [...rules.matchAll(/^## (\d+) (.+)$/gm)].flatMap(([, number = '', title = '']) =>
    cite(number) === title ? [] : [`${number} is “${title}”, cited as “${cite(number)}”`],
  );

/** So many characters are a sentence. */
export const LEAST = 40;
/** Sections that hardly say anything, unless they only hold others: `2.1 in French`. */
export const emptySections = ({ english, french }: BothRules): readonly string[] => {
  const all = numbersOf(english);
  const holdsOthers = (number: string): boolean => all.some((other) => other !== number && other.startsWith(number));
  const emptyIn = (rules: string, language: string): readonly string[] =>
    sectionsOf(rules)
      .filter(({ number, body }) => !holdsOthers(number) && body.trim().length <= LEAST)
      .map(({ number }) => `${number} in ${language}`);
  return [...emptyIn(english, 'English'), ...emptyIn(french, 'French')];
};

/** Sections as they stand in code, `'4.1'`; `7.0` is the chapter itself. */
export const citedIn = (sources: readonly string[], section: RegExp): readonly string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(section)].map(([, rule = '']) => rule))),
];
/** Of what is cited, what the rules do not have. */
export const missingFrom = (rules: string, cited: readonly string[]): readonly string[] => {
  const known = new Set(numbersOf(rules));
  return cited.filter((rule) => !known.has(rule) && !known.has(rule.replace(/\.0$/, '')));
};

/** Where a text slips, and what would be right: spaces of either kind look alike. */
export const slipIn = (text: string, slip: RegExp): string | undefined => {
  const found = slip.exec(text)?.[0];
  if (found === undefined) return undefined;
  const shown = found.replaceAll('\u202f', '[U+202F]').replaceAll('\u00a0', '[U+00A0]');
  return `"${shown}" in "${text}" (French has U+202F before ; ! ?, U+00A0 before : % £ and inside « », ’ for '; English none of them but ’)`;
};
const FRENCH_SLIP = /[^\u202f][;!?]|[^\u00a0]:(?!-)|'|«[^\u00a0]|[^\u00a0]»|[^\u00a0][%£]| {2}/;
const ENGLISH_SLIP = /[\u202f\u00a0«»]|'| {2}/;
/** Lines whose spaces and quotation marks are not those of their language; `apart`: lines that are neither. */
export const untidyLines = ({ english, french }: BothRules, apart = /^\|-/): readonly string[] => [
  ...english.split('\n').flatMap((text) => slipIn(text, ENGLISH_SLIP) ?? []),
  ...french.split('\n').flatMap((text) => (apart.test(text) ? [] : (slipIn(text, FRENCH_SLIP) ?? []))),
];
