// Rules of the house that no linter knows: how long a file may be, how it begins, and what is never left in one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { documentBreaches } from './document-rules.mjs';
import { hasBreaches } from './has-rules.mjs';
import { styleBreaches } from './style-rules.mjs';
import { wordBreaches } from './word-rules.mjs';

const HARD_LIMIT = 400;
const ALARM = 250;
const CODE = /\.(ts|tsx|mjs|css)$/;
const TEXT = /\.(ts|tsx|mjs|css|md|json|html|sh)$/;
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', 'coverage', 'package-lock.json']);
const MAY_BE_LONG = /(^|\/)data\/|\.gen\.ts$/;
/** Modules, tests and made files apart: what is read from the top. */
const MODULE = /(^|\/)(src|board|text|map|testing|scripts)\/(?!.*(test\/|\.gen\.ts|\.d\.ts)).*\.(ts|tsx|mjs)$/;

/** Each word stands in two halves, so that this list does not find itself. */
const NEVER = [
  { words: ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'], because: 'finish it, or write it down as a ruling or a decision' },
  {
    words: [
      '@ts-' + 'ignore',
      '@ts-' + 'nocheck',
      '@ts-' + 'expect-error',
      'biome-' + 'ignore',
      'oxlint-' + 'disable',
      'eslint-' + 'disable',
    ],
    because: 'mend the cause instead of silencing the checker',
  },
  { words: ['/wo' + 'rk/', '/ro' + 'ot/', '/ho' + 'me/', '/Us' + 'ers/'], because: 'no path of one machine' },
  { words: ['<<<<' + '<<< ', '>>>>' + '>>> '], because: 'two changes met here: keep what is meant' },
  { words: ['lorem ' + 'ipsum', 'coming ' + 'soon'], because: 'nothing unfinished is shown' },
  {
    words: ['test', 'describe'].flatMap((word) =>
      ['.on' + 'ly(', '.sk' + 'ip(', '.to' + 'do('].map((end) => word + end),
    ),
    because: 'a test is run, and all of them are',
  },
].map(({ words, because }) => ({ because, pattern: new RegExp(words.map((word) => edge(word)).join('|')) }));

/** Capital words only as words of their own, paths only from the top; anything else anywhere. */
function edge(word) {
  if (/^[A-Z]+$/.test(word)) return `\\b${word}\\b`;
  return word.startsWith('/') ? `(?<![\\w.)}/-])${word.replaceAll('/', '\\/')}` : word.replace(/[.(]/g, '\\$&');
}

/** The Node of the house reads TypeScript; the one by that name on somebody's machine may not. */
const BARE_NODE = /(?<!npx )\bnode (?:[\w-]+\/)+[\w-]+\.ts\b/;
const TELLS = /\.(md|ts|tsx|mjs)$/;

/** French that is shown as it is written: a thin no-break space before ; ! ?, a wide one before : % £ and inside « ». */
const FRENCH = /^(games\/.*\.fr\.ts|LISEZMOI\.md)$/;
const SPACED = /\u00a0[;!?]| ;|\u202f[:»]|«[^\u00a0]|[^\u00a0]»| [?!]['`]|[^\u00a0'`][%£]/u;

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name) && name !== '.git')
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));

const breachesIn = (name, text) => {
  const lines = text.split('\n');
  const breaches = [];
  if (CODE.test(name) && !MAY_BE_LONG.test(name) && lines.length - 1 > HARD_LIMIT)
    breaches.push(`${name}: ${lines.length - 1} lines, the limit is ${HARD_LIMIT}; split it by what changes together`);
  if (MODULE.test(name) && !/^(\/\/ |\/\*\*|#!)/.test(text))
    breaches.push(`${name}: begins without a sentence that says what the module does`);
  for (const [index, line] of FRENCH.test(name) ? lines.entries() : []) {
    const found = SPACED.exec(line);
    if (found && !/^\s*\*|\/\*\*|\/\//.test(line))
      breaches.push(`${name}:${index + 1}: "${found[0]}": a space that French does not set there`);
  }
  for (const [index, line] of TELLS.test(name) ? lines.entries() : []) {
    const found = BARE_NODE.exec(line);
    if (found)
      breaches.push(`${name}:${index + 1}: "${found[0]}": write "npx ${found[0]}", which is the Node of the house`);
  }
  if (name.endsWith('.css')) breaches.push(...hasBreaches(name, text));
  for (const [index, line] of lines.entries())
    for (const { pattern, because } of NEVER) {
      const found = pattern.exec(line);
      if (found) breaches.push(`${name}:${index + 1}: "${found[0]}": ${because}`);
    }
  return breaches;
};

/** Breaches fail; alarms are long files to look at. */
export const houseRules = (root) => {
  const breaches = [];
  const alarms = [];
  const texts = new Map();
  const names = [];
  for (const path of filesBelow(root)) {
    const name = relative(root, path).split(sep).join('/');
    names.push(name);
    if (!TEXT.test(name)) continue;
    const text = readFileSync(path, 'utf8');
    texts.set(name, text);
    breaches.push(...breachesIn(name, text));
    const lines = text.split('\n').length - 1;
    if (CODE.test(name) && !MAY_BE_LONG.test(name) && lines > ALARM && lines <= HARD_LIMIT)
      alarms.push(`${name} (${lines})`);
  }
  breaches.push(...documentBreaches(names, (name) => texts.get(name)));
  breaches.push(...styleBreaches([...texts.keys()], (name) => texts.get(name)));
  breaches.push(...wordBreaches([...texts.keys()], (name) => texts.get(name)));
  return { breaches, alarms };
};
