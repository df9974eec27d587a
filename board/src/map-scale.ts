// How near a map is looked at: pixels a unit, read off the frame in which it is drawn.
import { createContext, type RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from './aim.ts';

export const scaleIn = (window: Size, screen: Size): number => {
  const fit = Math.min(screen.width / window.width, screen.height / window.height);
  return Number.isFinite(fit) && fit > 0 ? Math.round(fit * 100) / 100 : 1;
};
const scaleOf = (svg: SVGSVGElement): number =>
  scaleIn(svg.viewBox.baseVal, { width: svg.clientWidth, height: svg.clientHeight });

const Scale = createContext<number | undefined>(undefined);
/** A frame knows how near it is: whoever measures makes the page be laid out before all of it is drawn. */
export const ScaleFor = Scale.Provider;

/** Follows the frame: it writes a new window when the hand has come to rest, and the page may change its size. */
export const useScale = (): readonly [layer: RefObject<SVGGElement | null>, scale: number] => {
  const layer = useRef<SVGGElement>(null);
  const known = useContext(Scale);
  const [scale, set] = useState(1);
  useLayoutEffect(() => {
    const svg = layer.current?.ownerSVGElement;
    if (!svg || known !== undefined) return undefined;
    const measure = (): void => set(scaleOf(svg));
    measure();
    const window = new MutationObserver(measure);
    window.observe(svg, { attributeFilter: ['viewBox'] });
    const size = new ResizeObserver(measure);
    size.observe(svg);
    return () => {
      window.disconnect();
      size.disconnect();
    };
  }, [known === undefined]);
  return [layer, known ?? scale];
};
