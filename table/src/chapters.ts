// The chapters a game is told in: opened by what its log tells, never counted. Log, replay, links and recap use them.

/** 1 is the outermost: a campaign; 2 a turn in it; 3 a battle in that. */
export type Depth = 1 | 2 | 3;
/** What a folded chapter is worth opening for. */
export type ChapterMark = 'battle' | 'death' | 'crown' | 'siege';

export interface ChapterOpening {
  readonly depth: Depth;
  /** Its own part of the address, `t2`; a `#` in it stands for its number among those alike beside it. */
  readonly id: string;
  readonly head: string;
  /** For a narrow piece of a timeline. */
  readonly short: string;
  /** Where it happens, if it has a place. */
  readonly place?: string;
}

export interface Chapters<E> {
  /** The chapters an entry begins, outermost first. One closes those as deep or deeper; one that is open goes on. */
  opens(entry: E): readonly ChapterOpening[];
  /** Whether an entry stands outside the innermost chapter, a battle or the like, of which so much was told: that is over. */
  ends?(entry: E, told: readonly E[]): boolean;
  mark(entry: E): ChapterMark | undefined;
  /** What a chapter came to, in at most some sixty letters; nothing while that is open. `id` as it was opened. */
  sum(id: string, entries: readonly E[]): string | undefined;
}
