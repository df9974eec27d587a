// What a name is drawn like: its skeleton, as the Unicode Consortium defines it (UTS 39, section 4). Two names with one
// skeleton cannot be told apart by eye, whatever scripts they are written in.
import { readFileSync } from 'node:fs';

const file = new URL('./confusables.json', import.meta.url);
const { like } = JSON.parse(readFileSync(file, 'utf8')) as { readonly like: Readonly<Record<string, string>> };
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(like).flatMap(([prototype, characters]) => [...characters].map((one) => [one, prototype] as const)),
);

export const skeletonOf = (name: string): string =>
  [...name.normalize('NFD')]
    .map((character) => PROTOTYPES.get(character) ?? character)
    .join('')
    .normalize('NFD');
