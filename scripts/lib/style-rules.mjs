// A law of style sheets: a class that they name is worn somewhere, a name they keep a value under is asked for, and so is a
// movement. What nobody wears is dead.

const WORN_IN = /\.(ts|tsx|html)$/;
const TEST = /(^|\/)(test|e2e)\//;
const withoutImports = (text) => text.replace(/^.*\bimport\b.*$/gm, '').replace(/ from '[^']*'/g, '');
const stringsOf = (text) =>
  [...withoutImports(text).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, one, two, three]) => one ?? two ?? three,
  );

/** Comments, addresses and what stands inside of braces are blanked, so that lines keep their numbers. */
const blank = (text) => text.replace(/[^\n]/g, ' ');
const selectorsOf = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/url\([^)]*\)/g, blank)
    .replace(/\{[^{}]*\}/g, blank);

const isBegun = (beginnings, name) => beginnings.some((beginning) => name.startsWith(beginning));

/** `read(name)`: the text of a file of the house. */
export const styleBreaches = (names, read) => {
  const worn = new Set();
  const beginnings = [];
  let scripts = '';
  for (const name of names.filter((each) => WORN_IN.test(each) && !TEST.test(each)).map((each) => read(each))) {
    scripts += name;
    for (const string of stringsOf(name)) {
      for (const token of string.split(/[^\w-]+/)) worn.add(token);
      beginnings.push(...[...string.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning));
    }
  }
  const sheets = names.filter((name) => name.endsWith('.css'));
  const all = sheets.map((name) => read(name)).join('\n') + scripts;
  return sheets.flatMap((name) => {
    const css = read(name);
    const selectors = selectorsOf(css);
    const lineOf = (at) => css.slice(0, at).split('\n').length;
    const classes = [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)]
      .filter(([, each]) => !worn.has(each) && !isBegun(beginnings, each))
      .map(({ 1: each, index }) => `${name}:${lineOf(index)}: .${each}: nobody wears this class; remove its rule`);
    const kept = [...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)]
      .filter(([, each]) => !new RegExp(`(?:var\\(\\s*|['"\`])${each}(?![\\w-])`).test(all))
      .map(({ 1: each, index }) => `${name}:${lineOf(index)}: ${each}: nobody asks for this value; remove it`);
    const moves = [...css.matchAll(/@keyframes ([\w-]+)/g)]
      .filter(([, each]) => !new RegExp(`(?:animation[\\w-]*:[^;]*[\\s:,]|['"\`])${each}(?![\\w-])`).test(all))
      .map(({ 1: each, index }) => `${name}:${lineOf(index)}: @keyframes ${each}: nothing moves like this; remove it`);
    return [...classes, ...kept, ...moves];
  });
};
