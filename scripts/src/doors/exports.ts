// A name that a file shows to others and that nobody asks for: dead code, which no checker of single files can see.
import { posix } from 'node:path';
import { childrenOf, isNode, linesOf, type Node, treeOf, under, visit } from './tree.ts';

/** Leads an import to a file of the house. */
export type Finder = (from: string, specifier: string) => string | undefined;
export interface Unasked {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}
/** A name that another file has: `*` for all of its names. */
interface Asked {
  readonly file: string;
  readonly name: string;
}
interface Shown extends Unasked {
  /** Shown again from another file: used when it is asked for here. */
  readonly from: Asked | undefined;
  readonly isUsedHere: boolean;
}
interface Faces {
  readonly shown: readonly Shown[];
  readonly asked: readonly Asked[];
}
const ALL = '*';
const ASKING = /^(ImportDeclaration|ImportExpression|TSImportType|ExportAllDeclaration|ExportNamedDeclaration)$/;

/** Asked for by a tool, by this very name. */
const BY_TOOLS = new Set(['setup', 'teardown', 'default']);

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value) : '');
const patternNames = (pattern: Node): readonly string[] => {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const inside = pattern.type === 'Property' ? under(pattern, 'value') : childrenOf(pattern).map(([, child]) => child);
  return inside.flatMap(patternNames);
};
const declaredBy = (declaration: Node): readonly string[] =>
  declaration.type === 'VariableDeclaration'
    ? under(declaration, 'declarations').flatMap(({ id }) => (isNode(id) ? patternNames(id) : []))
    : [nameOf(declaration.id)];

/** `(await import('./a.ts')).b` asks for one name, any other way for all. */
const memberAfter = (text: string, { end }: Node): string => /^\)\.(\w+)/.exec(text.slice(end))?.[1] ?? ALL;

/** A member, or a key: `meantBy` in `said.meantBy`, in `{ meantBy: 1 }`, and once in `const { meantBy } = said`. */
const isLabel = (parent: Node | undefined, key: string): boolean =>
  (key === 'property' && parent?.computed !== true) || (key === 'key' && parent?.computed !== true);

const facesOf = (file: string, text: string, find: Finder): Faces => {
  const program = treeOf(text, file);
  const shown: Shown[] = [];
  const asked: Asked[] = [];
  const spaces = new Map<string, string>();
  const counts = new Map<string, number>();
  const lineAt = linesOf(text);
  const targetOf = (node: Node): string | undefined => {
    const { source } = node;
    return isNode(source) && typeof source.value === 'string' ? find(file, source.value) : undefined;
  };
  const seeImport = (node: Node, target: string): void => {
    for (const each of under(node, 'specifiers'))
      if (each.type === 'ImportNamespaceSpecifier') spaces.set(nameOf(each.local), target);
      else asked.push({ file: target, name: each.type === 'ImportSpecifier' ? nameOf(each.imported) : 'default' });
  };
  const seeOther = (node: Node, target: string): void => {
    if (node.type === 'ImportDeclaration') seeImport(node, target);
    else if (node.type === 'ImportExpression') asked.push({ file: target, name: memberAfter(text, node) });
    else if (node.type === 'TSImportType') asked.push({ file: target, name: nameOf(node.qualifier) || ALL });
    else shown.push({ file, line: 0, name: ALL, from: { file: target, name: ALL }, isUsedHere: true });
  };
  const seeExport = (node: Node): void => {
    const line = lineAt(node.start);
    const target = targetOf(node);
    if (isNode(node.declaration))
      for (const name of declaredBy(node.declaration))
        shown.push({ file, line, name, from: undefined, isUsedHere: (counts.get(name) ?? 0) > 1 });
    for (const each of under(node, 'specifiers')) {
      const from = target === undefined ? undefined : { file: target, name: nameOf(each.local) };
      shown.push({ file, line: lineAt(each.start), name: nameOf(each.exported), from, isUsedHere: false });
    }
  };
  const statements: Node[] = [];
  visit(program, undefined, '', (node, parent, key) => {
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && !isLabel(parent, key))
      counts.set(nameOf(node), (counts.get(nameOf(node)) ?? 0) + 1);
    else if (ASKING.test(node.type)) statements.push(node);
  });
  for (const node of statements) {
    const target = targetOf(node);
    if (node.type === 'ExportNamedDeclaration') seeExport(node);
    else if (target !== undefined) seeOther(node, target);
  }
  if (spaces.size > 0)
    visit(program, undefined, '', (node, parent) => {
      const space = node.type === 'Identifier' ? spaces.get(nameOf(node)) : undefined;
      if (space === undefined || parent?.type === 'ImportNamespaceSpecifier') return;
      const isPlain = parent?.type === 'MemberExpression' && parent.computed !== true;
      asked.push({ file: space, name: isPlain ? nameOf(parent.property) : ALL });
    });
  return { shown, asked };
};

/** Follows an import to the file that it names: along the way that is given, or through the door of a room. */
export const finderIn = (doors: ReadonlyMap<string, Readonly<Record<string, string>>>): Finder => {
  const through = (room: string, door: string): string | undefined => {
    for (const [shown, file] of Object.entries(doors.get(room) ?? {})) {
      const start = shown.endsWith('*') ? shown.slice(0, -1) : undefined;
      if (shown === door) return file;
      if (start !== undefined && door.startsWith(start)) return file.replace('*', door.slice(start.length));
    }
    return undefined;
  };
  return (from, specifier) => {
    const path = specifier.replace(/\?.*$/, '');
    if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
    const [house, room = '', ...rest] = path.split('/');
    return house === '@rose' ? through(room, ['.', ...rest].join('/')) : undefined;
  };
};

/** What the files show and none of them asks for, nor uses itself. */
export const unaskedIn = (files: ReadonlyMap<string, string>, find: Finder): readonly Unasked[] => {
  const faces = [...files].map(([file, text]) => facesOf(file, text, find));
  const shown = new Map<string, Shown[]>();
  for (const each of faces.flatMap((face) => face.shown)) shown.set(each.file, [...(shown.get(each.file) ?? []), each]);
  const known = new Set<string>();
  const waiting = faces.flatMap(({ asked }) => asked);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, name } = next;
    const id = `${file} ${name}`;
    if (known.has(id)) continue;
    known.add(id);
    for (const { name: other, from } of shown.get(file) ?? [])
      if (from && (name === ALL || other === name)) waiting.push(from);
      else if (from && other === ALL) waiting.push({ file: from.file, name });
  }
  const isAsked = ({ file, name, isUsedHere }: Shown): boolean =>
    isUsedHere || BY_TOOLS.has(name) || known.has(`${file} ${name}`) || known.has(`${file} ${ALL}`);
  return [...shown.values()].flat().filter((each) => !isAsked(each));
};
