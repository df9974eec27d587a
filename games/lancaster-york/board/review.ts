// Where somebody is in the chronicle. It begins by itself when plans have just been opened, goes on by itself, can be
// held, and can be skipped.
import { isStill } from '@rose/board';
import type { LogEntry } from '@rose/lancaster-york/ids';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lineOf, type Props, placesIn } from './said.ts';
import { lastReveal, paceOf, type Scene, scenesOf } from './scenes.ts';

export interface Review {
  readonly scenes: readonly Scene[];
  /** What was told after them, at a table that went on. */
  readonly since: readonly LogEntry[];
  /** What had been told before them. */
  readonly earlier: readonly LogEntry[] | undefined;
  /** Past the last one: nothing is on show. */
  readonly at: number;
  readonly isRunning: boolean;
  /** Places the scene on show names. */
  readonly spoken: readonly string[];
  go(by: number): void;
  hold(running: boolean): void;
  skip(): void;
  again(): void;
}

interface Found {
  readonly key: string;
  readonly scenes: readonly Scene[];
  readonly since: readonly LogEntry[];
  readonly earlier: readonly LogEntry[] | undefined;
  /** Told just now, at a table that goes on: where steps are gone through at will nothing runs by itself. */
  readonly isFresh: boolean;
}
const useFound = ({ last, story }: Props): Found => {
  const told = JSON.stringify(story ? undefined : last);
  return useMemo(() => {
    if (!story) return { key: told, scenes: scenesOf(last), since: [], earlier: undefined, isFresh: false };
    const step = lastReveal(story);
    return {
      key: String(step),
      scenes: scenesOf(story[step] ?? []),
      since: story.slice(step + 1).flat(),
      earlier: story.slice(0, Math.max(0, step)).flat(),
      isFresh: step >= 0 && step === story.length - 1,
    };
  }, [story, told]);
};

const firstOf = ({ scenes, isFresh }: Found): number => (isFresh && !isStill() ? 0 : scenes.length);
export const useReview = (props: Props): Review => {
  const found = useFound(props);
  const { scenes, since, earlier, key } = found;
  // whoever comes when all is over sees the end; the way there is told when asked for
  const [shown, show] = useState({ key, at: props.view.ranking ? scenes.length : firstOf(found) });
  const [isRunning, hold] = useState(true);
  // Another reveal than the one on show begins anew, without a moment of the old one in between.
  const at = shown.key === key ? shown.at : firstOf(found);
  const go = (to: number): void => show({ key, at: Math.max(0, Math.min(scenes.length, to)) });
  useEffect(() => {
    if (shown.key === key) return;
    show({ key, at });
    hold(true);
  }, [key]);
  useEffect(() => {
    if (!isRunning || at >= scenes.length) return undefined;
    const timer = setTimeout(() => go(at + 1), paceOf(scenes.length));
    return () => clearTimeout(timer);
  }, [at, isRunning, scenes]);
  const scene = scenes[at];
  return {
    scenes,
    since,
    earlier,
    at,
    isRunning,
    spoken: scene ? scene.entries.flatMap((entry) => placesIn(lineOf(props.words, entry))) : [],
    go: (by) => {
      hold(false);
      go(at + by);
    },
    hold,
    skip: () => go(scenes.length),
    again: () => {
      hold(!isStill());
      go(0);
    },
  };
};
