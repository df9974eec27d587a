// Contacts that the rules know, as a map draws them.
import type { MapBorder } from '@rose/board';
import { boundOf, type Contact } from './contacts.ts';
import { at, lengthOf, middleOf, round } from './geometry.ts';
import { openPath, spot } from './path.ts';
import type { Bound } from './spec.ts';

export const drawnBorders = (bounds: readonly Bound[], contacts: readonly Contact[]): readonly MapBorder[] =>
  contacts.flatMap(({ a, b, lines, length }) => {
    const bound = boundOf(bounds, a, b);
    if (!bound) return [];
    // A crumb beyond a creek is no border to look at; it stays part of the outlines.
    const seen = lines.filter((line) => lengthOf(line) >= 2);
    return [{ a, b, kind: bound.kind, path: openPath(seen), mid: spot(middleOf(at(lines, 0))), length: round(length) }];
  });
