// A file as its syntax tree: comments and strings are never mistaken for code.
import { parseAst } from 'vite';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
type Child = readonly [key: string, node: Node];
export const childrenOf = (node: Node): readonly Child[] => {
  const children: Child[] = [];
  for (const key of Object.keys(node)) {
    const value = node[key];
    if (isNode(value)) children.push([key, value]);
    else if (Array.isArray(value)) for (const each of value as unknown[]) if (isNode(each)) children.push([key, each]);
  }
  return children;
};
/** The children under one key. */
export const under = (node: Node, wanted: string): readonly Node[] =>
  childrenOf(node).flatMap(([key, child]) => (key === wanted ? [child] : []));

export const visit = (
  node: Node,
  parent: Node | undefined,
  key: string,
  see: (node: Node, parent: Node | undefined, key: string) => void,
): void => {
  see(node, parent, key);
  for (const [name, child] of childrenOf(node)) visit(child, node, name, see);
};

/** Which line of a text an offset stands in, for a text that is asked often. */
export const linesOf = (text: string): ((offset: number) => number) => {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
};

/** The first line of a script names who runs it. */
const withoutRunner = (text: string): string => text.replace(/^#!/, '//');
export const treeOf = (text: string, name: string): Node =>
  parseAst(withoutRunner(text), { lang: name.endsWith('x') ? 'tsx' : 'ts' }, name) as unknown as Node;
