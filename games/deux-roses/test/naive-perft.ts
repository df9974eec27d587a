// Counting with the naive rules, and reading the position documents they start from.
import {
  afterPasses,
  type Naive,
  type NaiveOptions,
  type NaiveSide,
  naiveAfter,
  naiveEnd,
  naiveLegal,
  situation,
} from './naive.ts';

const DEFAULTS: NaiveOptions = {
  firstPlacerMovesFirst: true,
  openingIsSingleStep: true,
  noRepetition: true,
  plyLimit: 200,
};

export interface Document {
  readonly phase?: 'placement' | 'play';
  readonly toMove?: 'lancaster' | 'york';
  readonly lancaster?: Partial<NaiveSide>;
  readonly york?: Partial<NaiveSide>;
  readonly actions?: number;
  readonly passes?: number;
  readonly seen?: readonly string[];
  readonly options?: Partial<NaiveOptions>;
}

const sideOf = (given: Partial<NaiveSide> | undefined, castle: string): NaiveSide => ({
  castle,
  soldiers: [],
  marker: 'sun',
  ...given,
});

/** A document of play or of an untouched set-up, with the defaults the documents promise. */
export const naiveFrom = (document: Document): Naive => {
  const { phase = 'play', toMove = 'lancaster', passes = 0, seen = [] } = document;
  const at: Naive = {
    phase,
    toMove,
    passes,
    actions: document.actions ?? (phase === 'placement' ? 0 : 1),
    lancaster: sideOf(document.lancaster, 'f3'),
    york: sideOf(document.york, 'b3'),
    seen: new Set(),
    options: { ...DEFAULTS, ...document.options },
  };
  if (phase === 'placement' || !at.options.noRepetition) return afterPasses(at);
  return afterPasses({ ...at, seen: new Set([...seen, situation(at)]) });
};

const memory = new Map<string, number>();
/** Counts sequences of actions. The last ply is counted without being played. Where repetition does not matter the
 * way to a position does not either, and its count is kept; otherwise every way is walked. */
export const naivePerft = (at: Naive, depth: number): number => {
  if (depth === 0) return 1;
  if (naiveEnd(at) !== undefined) return 0;
  const legal = naiveLegal(at);
  if (depth === 1) return legal.length;
  const key = `${situation(at)} ${at.phase} ${at.actions} ${at.passes} ${depth} ${JSON.stringify(at.options)}`;
  const known = at.options.noRepetition && at.phase === 'play' ? undefined : memory.get(key);
  if (known !== undefined) return known;
  const count = legal.reduce((sum, text) => sum + naivePerft(naiveAfter(at, text), depth - 1), 0);
  if (!at.options.noRepetition || at.phase === 'placement') memory.set(key, count);
  return count;
};
