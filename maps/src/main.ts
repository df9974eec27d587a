// maps/src/main.ts <game>: draws the map of a game from games/<game>/map/spec.ts and writes it beside it.
// maps/src/main.ts paper: bakes the tile of old paper that all maps share.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { survey } from './make.ts';
import { paperModule } from './paper.ts';
import type { MapSpec } from './spec.ts';
import { moduleFor } from './write.ts';

const inHouse = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const keep = (path: string, text: string): void => {
  writeFileSync(inHouse(path), text);
  console.log(`${path}: ${gzipSync(text).length} bytes gzipped`);
};

const draw = async (game: string): Promise<void> => {
  const { SPEC } = (await import(inHouse(`games/${game}/map/spec.ts`).href)) as { readonly SPEC: MapSpec };
  const found = survey(SPEC);
  for (const trouble of found.troubles) console.error(trouble);
  if (found.troubles.length > 0) process.exitCode = 1;
  else keep(`games/${game}/map/map.gen.ts`, moduleFor(SPEC, found));
};

const [wanted] = process.argv.slice(2);
if (wanted === undefined) throw new Error('what is to be drawn? maps/src/main.ts <game> | paper');
if (wanted === 'paper') keep('board/src/paper.gen.ts', paperModule());
else await draw(wanted);
