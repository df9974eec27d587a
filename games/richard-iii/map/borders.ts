// The borders of the rules as the map draws them: yellow is open country, blue a river, red hills.
import type { Bound } from '@rose/maps';
import { AREAS, areaName } from '../src/rules/data/areas.ts';
import { type BorderColour, borderBetween, borderColour, neighboursOf } from '../src/rules/data/borders.ts';

const KINDS = { yellow: 'open', blue: 'river', red: 'hills' } as const satisfies {
  readonly [C in BorderColour]: string;
};

export const RULE_BORDERS: readonly Bound[] = AREAS.flatMap((area) =>
  neighboursOf(area)
    .filter((other) => other > area)
    .map((other) => ({
      a: areaName(area),
      b: areaName(other),
      kind: KINDS[borderColour(borderBetween(area, other))],
    })),
);
