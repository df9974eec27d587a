// The text of a copier, for the file that a game keeps: a literal with every column named is what engines copy fastest.
import type { AnyField } from './field.ts';

/** Which field a function copies, and the types it goes from and to; those stand in state.ts beside it. */
export interface Copier {
  readonly of: AnyField;
  readonly from: string;
  readonly to: string;
}
/** A module with a function for each copier. */
export const copierText = (copiers: { readonly [name: string]: Copier }): string => {
  const types = Object.values(copiers).flatMap(({ from, to }) => [from, to]);
  const functions = Object.entries(copiers).map(
    ([name, { of, from, to }]) =>
      `export const ${name} = (value: ${from}): ${to} => (${laidOut(of.copied('value', 0))});\n`,
  );
  return [
    '// Made from the description of the state by the test that holds it to that; `npx vitest run -u` makes it anew.\n',
    `import type { ${[...new Set(types)].sort().join(', ')} } from './state.ts';\n\n`,
    functions.join('\n'),
  ].join('');
};
/** One member a line. */
const laidOut = (text: string): string => {
  let depth = 0;
  return text.replaceAll(/[{,] | \}/g, (mark) => {
    if (mark === '{ ') depth++;
    if (mark === ' }') depth--;
    const indent = '  '.repeat(depth);
    return mark === ' }' ? `,\n${indent}}` : `${mark.trim()}\n${indent}`;
  });
};
