// Which chapters of a log are open by themselves, and what is left of it when only some of it is wanted.
import type { LogStep } from '@rose/protocol';
import { allChapters, type Chapter, isChapter, type Part } from './chapters.ts';

/** Open by themselves: what is going on, and what went on just before, at every depth. */
export const freshIds = (parts: readonly Part[]): readonly string[] => {
  const last = parts.filter(isChapter).slice(-2);
  return last.flatMap(({ id, parts: inside }) => [id, ...freshIds(inside)]);
};

export type Sift = 'all' | 'battles' | 'crowns';
const isWorth = ({ marks }: Chapter, sift: Sift): boolean => {
  if (sift === 'all') return true;
  return sift === 'battles' ? Boolean(marks.battle ?? marks.siege) : Boolean(marks.death ?? marks.crown);
};
/** Only chapters with something of the kind in them, and only steps that name what is looked for. */
export const sifted = (
  parts: readonly Part[],
  sift: Sift,
  isWanted: ((step: LogStep) => boolean) | undefined,
): readonly Part[] => {
  if (sift === 'all' && !isWanted) return parts;
  return parts.flatMap((part): readonly Part[] => {
    if (!isChapter(part)) return !isWanted || isWanted(part.step) ? [part] : [];
    if (!isWorth(part, sift)) return [];
    const inside = sifted(part.parts, part.depth === 3 ? 'all' : sift, isWanted);
    return inside.length > 0 ? [{ ...part, parts: inside }] : [];
  });
};

export const idsOf = (parts: readonly Part[]): readonly string[] => allChapters(parts).map(({ id }) => id);
