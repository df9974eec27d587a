// How near a map is looked at: pixels a unit, read off the frame in which it is drawn.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const scaleOf = (svg: SVGSVGElement): number => {
  const { width, height } = svg.viewBox.baseVal;
  const fit = Math.min(svg.clientWidth / width, svg.clientHeight / height);
  return Number.isFinite(fit) && fit > 0 ? Math.round(fit * 100) / 100 : 1;
};

/** Follows the frame: it writes a new window when the hand has come to rest, and the page may change its size. */
export const useScale = (): readonly [layer: RefObject<SVGGElement | null>, scale: number] => {
  const layer = useRef<SVGGElement>(null);
  const [scale, set] = useState(1);
  useLayoutEffect(() => {
    const svg = layer.current?.ownerSVGElement;
    if (!svg) return undefined;
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
  }, []);
  return [layer, scale];
};
