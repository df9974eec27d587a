// The symbols of all places, as large as the eye wants them at this distance. All of one colour are one path.
import { Silent } from '@rose/board';
import { useMemo } from 'preact/hooks';
import { anchorOf, crossOf, type Glyph, glyphOf } from './map-glyphs.ts';
import { SITES } from './map-places.ts';
import { standOf, symbolSize } from './map-symbols.ts';

const COLOURS = ['stone', 'gold', 'sand', 'line', 'ink'] as const satisfies readonly (keyof Glyph)[];
export const MapSites = ({ scale }: { readonly scale: number }) =>
  useMemo(() => {
    const drawn = SITES.map((site) => ({ site, at: standOf(site.id, scale) }));
    const glyphs = drawn.map(({ site, at }) => glyphOf(site.kind, at));
    const crosses = drawn.filter(({ site }) => site.cathedral).map(({ site, at }) => crossOf(site.kind, at));
    const anchors = drawn
      .filter(({ site }) => site.port && site.kind !== 'refuge')
      .map(({ site, at }) => anchorOf(site.kind, at));
    const width = symbolSize(scale) / scale;
    return (
      <Silent class="km-sites">
        {COLOURS.map((colour) => (
          <path
            key={colour}
            class={`km-site ${colour}`}
            stroke-width={width}
            d={glyphs.map((one) => one[colour]).join('')}
          />
        ))}
        <path class="km-site halo" stroke-width={2.8 * width} d={[...crosses, ...anchors].join('')} />
        <path class="km-site cross" stroke-width={1.35 * width} d={crosses.join('')} />
        <path class="km-site anchor" stroke-width={width} d={anchors.join('')} />
      </Silent>
    );
  }, [scale]);
