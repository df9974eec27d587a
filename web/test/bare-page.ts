// Just enough of a page for a board to be drawn without a browser, and to be told what was written on it.

type Listener = () => void;
const SIZE = { width: 800, height: 640 };

export interface BareNode {
  parentNode: BareNode | null;
  readonly childNodes: BareNode[];
  readonly attributes: ReadonlyMap<string, string>;
  removeChild(child: BareNode): BareNode;
  contains(other: unknown): boolean;
}

/** A node as a drawing library needs it. `note` hears of everything that is written on it. */
const createNode = (type: number, name: string, note: (node: BareNode) => void): BareNode => {
  const children: BareNode[] = [];
  const attributes = new Map<string, string>();
  const node = {
    nodeType: type,
    localName: name,
    namespaceURI: 'http://www.w3.org/2000/svg',
    ownerDocument: undefined as unknown,
    parentNode: null as BareNode | null,
    childNodes: children,
    attributes,
    style: { setProperty: () => note(node), translate: '' },
    dataset: {} as Record<string, string>,
    classList: { add: () => undefined, remove: () => undefined, contains: () => false },
    viewBox: { baseVal: SIZE },
    clientWidth: SIZE.width,
    clientHeight: SIZE.height,
    get ownerSVGElement(): BareNode {
      return node;
    },
    get firstChild(): BareNode | null {
      return children[0] ?? null;
    },
    get nextSibling(): BareNode | null {
      const all = node.parentNode?.childNodes ?? [];
      return all[all.indexOf(node) + 1] ?? null;
    },
    set data(_: string) {
      note(node);
    },
    set innerHTML(_: string) {
      note(node);
    },
    insertAdjacentHTML: () => note(node),
    set textContent(_: string) {
      children.length = 0;
      note(node);
    },
    setAttribute(key: string, value: unknown) {
      attributes.set(key, String(value));
      note(node);
    },
    removeAttribute(key: string) {
      attributes.delete(key);
      note(node);
    },
    insertBefore(child: BareNode, before: BareNode | null) {
      child.parentNode?.removeChild(child);
      children.splice(before ? children.indexOf(before) : children.length, 0, child);
      child.parentNode = node;
      note(node);
      return child;
    },
    removeChild(child: BareNode) {
      children.splice(children.indexOf(child), 1);
      child.parentNode = null;
      note(node);
      return child;
    },
    remove: () => void node.parentNode?.removeChild(node),
    contains: (other: unknown): boolean => other === node || children.some((child) => child.contains(other)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    querySelector: () => null,
    querySelectorAll: () => [],
    closest: () => null,
    getBoundingClientRect: () => ({ left: 0, top: 0, right: 0, bottom: 0, x: 0, y: 0, width: 0, height: 0 }),
    animate: () => ({ cancel: () => undefined }),
  };
  return node;
};
const watcher = (isToldAtOnce: boolean) =>
  class {
    readonly #listener: Listener;
    constructor(listener: Listener) {
      this.#listener = listener;
    }
    observe(): void {
      if (isToldAtOnce) this.#listener();
    }
    disconnect(): void {}
  };

export interface BarePage {
  readonly root: BareNode;
  /** How often something was written. */
  writes(): number;
  /** What was written on since this was last asked. */
  written(): ReadonlySet<BareNode>;
  close(): void;
}
/** Stands in for the globals of a page until it is closed. */
export const openBarePage = (): BarePage => {
  let written = new Set<BareNode>();
  let writes = 0;
  const note = (node: BareNode): void => {
    writes++;
    written.add(node);
  };
  const make = (type: number, name: string): BareNode =>
    Object.assign(createNode(type, name, note), { ownerDocument: document });
  const document = {
    documentElement: { lang: 'en', classList: { contains: () => false } },
    createElement: (name: string) => make(1, name),
    createElementNS: (_: string, name: string) => make(1, name),
    createTextNode: () => make(3, '#text'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    querySelector: () => null,
  };
  const globals = {
    document,
    window: globalThis,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    ResizeObserver: watcher(true),
    MutationObserver: watcher(false),
    KeyframeEffect: class {
      setKeyframes(): void {}
    },
    Animation: class {
      pause(): void {}
      cancel(): void {}
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    requestAnimationFrame: (does: Listener) => setTimeout(does, 0),
    cancelAnimationFrame: clearTimeout,
  };
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return {
    root: make(1, 'svg'),
    writes: () => writes,
    written() {
      const all = written;
      written = new Set();
      return all;
    },
    close() {
      for (const [name, was] of before) {
        if (was) Object.defineProperty(globalThis, name, was);
        else Reflect.deleteProperty(globalThis, name);
      }
    },
  };
};
