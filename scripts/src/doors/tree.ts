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
export const childrenOf = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode).map((child) => [key, child] as const),
  );
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

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The first line of a script names who runs it. */
const withoutRunner = (text: string): string => text.replace(/^#!/, '//');
export const treeOf = (text: string, name: string): Node =>
  parseAst(withoutRunner(text), { lang: name.endsWith('x') ? 'tsx' : 'ts' }, name) as unknown as Node;
