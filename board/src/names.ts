// Names for shapes written once and used often. Each drawing has its own prefix: two on a page do not clash.
import { createContext } from 'preact';
import { useContext, useId, useMemo } from 'preact/hooks';

export interface Names {
  id(shape: string): string;
  url(shape: string): string;
  href(shape: string): string;
}
const namesOf = (prefix: string): Names => ({
  id: (shape) => `${prefix}-${shape}`,
  url: (shape) => `url(#${prefix}-${shape})`,
  href: (shape) => `#${prefix}-${shape}`,
});

/** The names of one drawing, made by the component that writes its shapes. */
export const useNames = (): Names => {
  const prefix = useId();
  return useMemo(() => namesOf(prefix), [prefix]);
};

const Drawing = createContext<Names>(namesOf('shape'));
/** Hands the names down to every part of the drawing. */
export const NamesFor = Drawing.Provider;
export const useDrawing = (): Names => useContext(Drawing);
