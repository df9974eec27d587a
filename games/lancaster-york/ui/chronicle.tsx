// What happened when the plans were opened, one thing after the other: deployment, bribes, battles, Parliament. It goes
// on by itself, can be held, and can be skipped; the whole takes a minute at most.
import { Icon, isStill } from '@rose/board';
import type { LogEntry } from '@rose/lancaster-york/ids';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lineOf, type Props, placesIn, plain } from './said.ts';
import { type BoardWords, boardWords } from './words.ts';

type Chapter = keyof BoardWords['chapters'];
const CHAPTERS: { readonly [say: string]: Chapter } = {
  'plan-revealed': 'deployment',
  'bid-paid': 'deployment',
  'captain-won': 'deployment',
  'no-captain': 'deployment',
  'order-ignored': 'deployment',
  'cube-paid': 'deployment',
  'cube-dropped': 'deployment',
  'troops-paid': 'deployment',
  'troops-short': 'deployment',
  'noble-moved': 'deployment',
  'ship-moved': 'deployment',
  'force-placed': 'deployment',
  'bribe-failed': 'bribery',
  'bribe-worked': 'bribery',
  'guards-returned': 'bribery',
  'battle-fought': 'combat',
  'place-entered': 'combat',
  'forces-went-home': 'combat',
  'region-judged': 'parliament',
  'votes-cast': 'parliament',
  'king-crowned': 'parliament',
  'no-king': 'parliament',
  'titles-scored': 'parliament',
  'trade-scored': 'parliament',
  'church-scored': 'parliament',
  'turn-ended': 'end',
  'captain-returned': 'end',
  'game-ended': 'end',
};
interface Scene {
  readonly chapter: Chapter;
  readonly entry: LogEntry;
}
/** Titles that change hands belong to the chapter in which they do. */
export const scenesOf = (last: readonly LogEntry[]): readonly Scene[] => {
  if (!last.some(({ say }) => say === 'plan-revealed')) return [];
  let chapter: Chapter = 'deployment';
  const scenes: Scene[] = [];
  for (const entry of last) {
    const known = CHAPTERS[entry.say];
    const isTitle = entry.say === 'title-taken' || entry.say === 'title-returned';
    if (known === undefined && !isTitle) continue;
    chapter = known ?? chapter;
    scenes.push({ chapter, entry });
  }
  return scenes;
};

const WHOLE = 55_000;
const LONGEST = 1_600;
/** How long one thing stays: all together less than a minute. */
export const paceOf = (count: number): number => Math.min(LONGEST, Math.floor(WHOLE / Math.max(1, count)));

export interface Review {
  readonly scenes: readonly Scene[];
  readonly at: number;
  readonly isRunning: boolean;
  /** Places the scene on show names. */
  readonly lit: readonly string[];
  next(): void;
  hold(running: boolean): void;
  skip(): void;
  again(): void;
}
export const useReview = ({ last, words }: Props): Review => {
  const key = useMemo(() => JSON.stringify(last), [last]);
  const scenes = useMemo(() => scenesOf(last), [key]);
  const [at, setAt] = useState(scenes.length);
  const [isRunning, hold] = useState(true);
  useEffect(() => {
    setAt(isStill() ? scenes.length : 0);
    hold(true);
  }, [key]);
  useEffect(() => {
    if (!isRunning || at >= scenes.length) return undefined;
    const timer = setTimeout(() => setAt((now) => now + 1), paceOf(scenes.length));
    return () => clearTimeout(timer);
  }, [at, isRunning, scenes]);
  const scene = scenes[at];
  return {
    scenes,
    at,
    isRunning,
    lit: scene ? placesIn(lineOf(words, scene.entry)) : [],
    next: () => setAt((now) => now + 1),
    hold,
    skip: () => setAt(scenes.length),
    again: () => setAt(0),
  };
};

export const Chronicle = ({ board, review }: { readonly board: Props; readonly review: Review }) => {
  const say = boardWords();
  const { scenes, at, isRunning } = review;
  if (scenes.length === 0) return null;
  const scene = scenes[at];
  if (!scene)
    return (
      <button type="button" class="btn sm ly-again" onClick={review.again}>
        <Icon name="play" size={16} /> {say.chronicle}
      </button>
    );
  const sofar = scenes.slice(0, at + 1).filter(({ chapter }) => chapter === scene.chapter);
  return (
    <section class="paper ly-chronicle" aria-label={say.chronicle}>
      <h3>
        {say.chapters[scene.chapter]} <small>{say.step(at + 1, scenes.length)}</small>
      </h3>
      <ol>
        {sofar.slice(-5).map(({ entry }, i) => (
          <li key={`${at} ${String(i)}`}>{plain(lineOf(board.words, entry))}</li>
        ))}
      </ol>
      <div class="ly-chronicle-tools">
        <button type="button" class="btn sm" onClick={() => review.hold(!isRunning)}>
          <Icon name={isRunning ? 'pause' : 'play'} size={16} /> {isRunning ? say.pause : say.play}
        </button>
        <button type="button" class="btn sm" onClick={review.next}>
          <Icon name="next" size={16} /> {say.next}
        </button>
        <button type="button" class="btn sm" onClick={review.skip}>
          <Icon name="last" size={16} /> {say.skip}
        </button>
      </div>
    </section>
  );
};
