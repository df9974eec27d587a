// What a file imports and which names it takes from the world around it.
import { childrenOf, isNode, linesOf, type Node, treeOf, under, visit } from './tree.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Erased when the code runs: it borrows a shape, not a value. */
  readonly typeOnly: boolean;
  /** `new URL('./worker.ts', import.meta.url)`: a file that is started, not brought in. */
  readonly address: boolean;
}
export interface Use {
  readonly name: string;
  readonly line: number;
}
export interface Reading {
  readonly imports: readonly Import[];
  /** Free names and `Object.member` pairs of free names: `Date`, `Math.random`. */
  readonly uses: readonly Use[];
}

const sourceOf = (node: Node): string | undefined => {
  const { source } = node;
  return isNode(source) && typeof source.value === 'string' ? source.value : undefined;
};

/** `import { type A }` alone is erased as a whole under `verbatimModuleSyntax` only when every name is a type. */
const bringsTypesOnly = (node: Node): boolean => {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = under(node, 'specifiers');
  return names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === 'type');
};

/** The file that `new URL(file, import.meta.url)` names, where it is one of ours. */
const addressIn = (node: Node): string | undefined => {
  const [file, base] = under(node, 'arguments');
  const isNear = isNode(base?.object) && base.object.type === 'MetaProperty';
  return isNear && typeof file?.value === 'string' && /^\.+\/.*\.[jt]sx?$/.test(file.value) ? file.value : undefined;
};

const importIn = (node: Node): Omit<Import, 'line'> | undefined => {
  const specifier = node.type === 'NewExpression' ? addressIn(node) : sourceOf(node);
  const found = { typeOnly: false, address: false };
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return specifier === undefined ? undefined : { ...found, specifier, typeOnly: bringsTypesOnly(node) };
    case 'TSImportType':
      return specifier === undefined ? undefined : { ...found, specifier, typeOnly: true };
    case 'ImportExpression':
      return { ...found, specifier: specifier ?? '(computed)' };
    case 'NewExpression':
      return specifier === undefined ? undefined : { ...found, specifier, address: true };
    default:
      return undefined;
  }
};

const BINDERS = new Set([
  'VariableDeclarator',
  'ImportSpecifier',
  'ImportDefaultSpecifier',
  'ImportNamespaceSpecifier',
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Functions without a body: the names of what they take are only labels. */
const SIGNATURES = new Set([
  'TSDeclareFunction',
  'TSMethodSignature',
  'TSFunctionType',
  'TSConstructorType',
  'TSCallSignatureDeclaration',
  'TSConstructSignatureDeclaration',
  'TSEmptyBodyFunctionExpression',
]);
const TYPES = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'TSTypeParameter']);
/** Where a name stands for a type: a type declared in the file covers it there, and nowhere else. */
const TYPE_PLACES = new Set(['TSTypeReference', 'TSInterfaceHeritage', 'TSClassImplements', 'TSQualifiedName']);

const namesIn = (pattern: Node, into: Set<string>): void => {
  if (pattern.type === 'Identifier') into.add(String(pattern.name));
  for (const [key, child] of childrenOf(pattern)) {
    const isOutside = key === 'typeAnnotation' || (pattern.type === 'Property' && key === 'key');
    if (!isOutside && !(pattern.type === 'AssignmentPattern' && key === 'right')) namesIn(child, into);
  }
};
interface Declared {
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}
/** Every name the file itself declares, at whatever depth. */
const declaredIn = (program: Node): Declared => {
  const values = new Set<string>();
  const types = new Set<string>();
  visit(program, undefined, '', (node) => {
    for (const [key, child] of childrenOf(node)) {
      const binds =
        (BINDERS.has(node.type) && (key === 'id' || key === 'local')) ||
        (FUNCTIONS.has(node.type) && (key === 'id' || key === 'params')) ||
        (node.type === 'ClassDeclaration' && key === 'id') ||
        (node.type === 'CatchClause' && key === 'param');
      if (binds) namesIn(child, values);
      if (TYPES.has(node.type) && (key === 'id' || key === 'name')) namesIn(child, types);
    }
  });
  return { values, types };
};
const isDeclared = ({ values, types }: Declared, name: string, parent: Node | undefined): boolean =>
  values.has(name) || (types.has(name) && parent !== undefined && TYPE_PLACES.has(parent.type));

/** Names that only label something: members, keys, imported and exported names. */
const isLabel = (node: Node, parent: Node | undefined, key: string): boolean => {
  if (!parent) return false;
  if (key === 'property') return parent.computed !== true;
  if (key === 'key') return parent.computed !== true && parent.shorthand !== true;
  return (
    key === 'imported' ||
    key === 'exported' ||
    key === 'label' ||
    (parent.type === 'TSQualifiedName' && key === 'right') ||
    (SIGNATURES.has(parent.type) && key === 'params') ||
    (TYPES.has(parent.type) && (key === 'id' || key === 'name')) ||
    parent.type === 'TSTypePredicate' ||
    node.type !== 'Identifier'
  );
};

/** The member that is reached for; `*` when that is known only as the code runs. */
const memberName = ({ property, computed }: Node): string => {
  if (!isNode(property)) return '*';
  const name = computed === true ? property.value : property.name;
  return typeof name === 'string' ? name : '*';
};
const useOf = (node: Node, parent: Node | undefined, key: string): string => {
  const name = String(node.name);
  return parent?.type === 'MemberExpression' && key === 'object' ? `${name}.${memberName(parent)}` : name;
};

export const readSource = (text: string, name: string): Reading => {
  const program = treeOf(text, name);
  const declared = declaredIn(program);
  const imports: Import[] = [];
  const uses: Use[] = [];
  const lineAt = linesOf(text);
  visit(program, undefined, '', (node, parent, key) => {
    const found = importIn(node);
    if (found) imports.push({ ...found, line: lineAt(node.start) });
    if (node.type === 'MetaProperty') uses.push({ name: 'import.meta', line: lineAt(node.start) });
    if (node.type !== 'Identifier' || isLabel(node, parent, key)) return;
    if (isDeclared(declared, String(node.name), parent)) return;
    uses.push({ name: useOf(node, parent, key), line: lineAt(node.start) });
  });
  return { imports, uses };
};
