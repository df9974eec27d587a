// maps/src/main.ts <game>: draws the map of a game from games/<game>/map/spec.ts and writes it beside it.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { survey } from './make.ts';
import type { MapSpec } from './spec.ts';
import { moduleOf } from './write.ts';

const [game] = process.argv.slice(2);
if (game === undefined) throw new Error('which game? maps/src/main.ts <game>');
const folder = new URL(`../../games/${game}/map/`, import.meta.url);
const { SPEC } = (await import(new URL('spec.ts', folder).href)) as { readonly SPEC: MapSpec };
const { drawing, troubles } = survey(SPEC);
for (const trouble of troubles) console.error(trouble);
if (troubles.length > 0) {
  process.exitCode = 1;
} else {
  const text = moduleOf(drawing);
  writeFileSync(fileURLToPath(new URL('map.gen.ts', folder)), text);
  console.log(`${game}: ${drawing.areas.length} areas, ${drawing.borders.length} borders, ${gzipSync(text).length} bytes gzipped`);
}
