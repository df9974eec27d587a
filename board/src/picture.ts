// A drawing as a picture of its own: to the page it is one part, however many it is made of. What is worn often and never
// changes, such as arms, is laid out once and not for every piece that wears it.
import type { ComponentChildren, VNode } from 'preact';
import type { Box } from './camera.ts';

type Attributes = Readonly<Record<string, unknown>>;
const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('');

/** Shapes and components without hooks, as text. */
export const markup = (drawing: ComponentChildren): string => {
  if (drawing === null || drawing === undefined || typeof drawing === 'boolean') return '';
  if (Array.isArray(drawing)) return drawing.map(markup).join('');
  if (typeof drawing !== 'object') return String(drawing);
  const { type, props } = drawing as VNode<Attributes & { readonly children?: ComponentChildren }>;
  if (typeof type === 'string') return `<${type}${written(props)}>${markup(props.children)}</${type}>`;
  return markup((type as (props: Attributes) => ComponentChildren)(props));
};

/** The address of a drawing in its box, for an `<image>`. Within, shapes are named without a prefix: it stands alone. */
export const pictureOf = ({ x, y, width, height }: Box, drawing: ComponentChildren): string => {
  const box = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${markup(drawing)}</svg>`;
  return `data:image/svg+xml,${text.replaceAll('%', '%25').replaceAll('#', '%23')}`;
};
