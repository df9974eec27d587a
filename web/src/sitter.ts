// Who sits on a seat, in words.
import type { Sitter } from '@rose/protocol';
import { words } from './words/index.ts';

export const BOT = 'steward';
export const isStrength = (value: number): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3;

/** `Edmund`, or what the house calls its player of that strength. */
export const sitterName = (sitter: Sitter | undefined): string => {
  const { sitter: say } = words();
  if (!sitter) return '';
  if (sitter.kind === 'person') return sitter.name;
  if (sitter.bot === BOT) return isStrength(sitter.strength) ? say.strength[sitter.strength] : say.house;
  return (say.bots as Readonly<Record<string, string>>)[sitter.bot] ?? say.house;
};
