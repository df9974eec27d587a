// Who touches whom on the drawing, held against who touches whom by the rules.
import type { BorderPiece } from './cut.ts';
import { lengthOf, type Polyline } from './geometry.ts';
import type { Bound } from './spec.ts';

export interface Contact {
  readonly a: string;
  readonly b: string;
  readonly lines: readonly Polyline[];
  readonly length: number;
}

/** Of each pair, the names in order of the alphabet, its lines from the longest to the shortest. */
export const contactsOf = (pieces: readonly BorderPiece[]): readonly Contact[] => {
  const pairs = new Map<string, { a: string; b: string; lines: Polyline[] }>();
  for (const { left, right, line } of pieces) {
    const [a = '', b = ''] = [left, right].toSorted();
    const pair = pairs.get(`${a} ${b}`) ?? { a, b, lines: [] };
    pair.lines.push(line);
    pairs.set(`${a} ${b}`, pair);
  }
  return [...pairs.values()]
    .map(({ a, b, lines }) => ({
      a,
      b,
      lines: lines.toSorted((one, other) => lengthOf(other) - lengthOf(one)),
      length: lines.reduce((sum, line) => sum + lengthOf(line), 0),
    }))
    .toSorted((one, other) => (`${one.a} ${one.b}` < `${other.a} ${other.b}` ? -1 : 1));
};

const isPair =
  (a: string, b: string) =>
  (other: Pick<Bound, 'a' | 'b'>): boolean =>
    (other.a === a && other.b === b) || (other.a === b && other.b === a);

export const boundOf = <B extends Pick<Bound, 'a' | 'b'>>(bounds: readonly B[], a: string, b: string): B | undefined =>
  bounds.find(isPair(a, b));

/** Every difference between the drawing and the rules, in words. */
export const wrongContacts = (
  contacts: readonly Contact[],
  bounds: readonly Pick<Bound, 'a' | 'b'>[],
  least: number,
): readonly string[] => [
  ...bounds.filter(({ a, b }) => !contacts.some(isPair(a, b))).map(({ a, b }) => `${a} and ${b} do not touch`),
  ...contacts.flatMap(({ a, b, lines: [longest = []], length }) => {
    if (!boundOf(bounds, a, b)) return [`${a} and ${b} touch along ${length.toFixed(1)} and should not`];
    const seen = lengthOf(longest);
    return seen < least ? [`${a} and ${b} touch along ${seen.toFixed(1)} only: less than ${least} cannot be seen`] : [];
  }),
];
