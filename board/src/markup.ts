// A drawing as text: what never changes, such as arms, is written once for the page and read in by the browser itself, which
// is many times as fast as making it part by part.
import type { ComponentChildren, VNode } from 'preact';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (value: unknown): string => String(value).replaceAll(/[&<"]/g, (letter) => ENTITIES[letter] ?? letter);

type Attributes = Readonly<Record<string, unknown>>;
const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** Shapes and components without hooks, as text. */
export const markup = (drawing: ComponentChildren): string => {
  if (drawing === null || drawing === undefined || typeof drawing === 'boolean') return '';
  if (Array.isArray(drawing)) return drawing.map(markup).join('');
  if (typeof drawing !== 'object') return escaped(drawing);
  const { type, props } = drawing as VNode<Attributes & { readonly children?: ComponentChildren }>;
  if (typeof type === 'string') return `<${type}${written(props)}>${markup(props.children)}</${type}>`;
  return markup((type as (props: Attributes) => ComponentChildren)(props));
};
