// The rules as text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
export const FRENCH = textOf('text/rules.fr.md');
export const ENGLISH = textOf('text/rules.en.md');
export const README = textOf('README.md');
