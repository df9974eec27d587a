// The map as a module of the game, one thing a line, so that a change can be read.
import type { MapDrawing } from '@rose/board';
import type { Survey } from './make.ts';
import { packed, packedModule } from './pack.ts';
import type { MapSea } from './sea.ts';
import type { MapSpec } from './spec.ts';

const listed = (items: readonly object[]): string =>
  `[\n${items.map((item) => `    ${JSON.stringify(item)},\n`).join('')}  ]`;

const seaModule = ({ zones, borders }: MapSea): string => `export const SEA = {
  zones: ${listed(zones)},
  borders: ${listed(borders)},
} as const;
`;

export const moduleOf = ({ box, bleed, areas, borders, coast, rest, waterLines }: MapDrawing, sea?: MapSea): string =>
  `// Drawn by the map maker from spec.ts: \`npx node maps/src/main.ts <game>\`. Not to be edited by hand.
export const DRAWING = {
  box: ${JSON.stringify(box)},
  bleed: ${JSON.stringify(bleed)},
  areas: ${listed(areas)},
  borders: ${listed(borders)},
  coast: ${JSON.stringify(coast)},
  rest: ${JSON.stringify(rest)},
  waterLines: ${JSON.stringify(waterLines)},
} as const;
${sea ? seaModule(sea) : ''}`;

/** The module of a game's map, in the dress its spec asks for. */
export const moduleFor = (spec: MapSpec, survey: Survey): string =>
  spec.packed ? packedModule(packed(spec, survey)) : moduleOf(survey.drawing, survey.sea);
