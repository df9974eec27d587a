// The game on its reel: which step is on show, whether it runs, and how fast.
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answers, ReplayStep } from '@rose/protocol';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const PACE = 1200;

export interface Reel {
  readonly game: Answers['replay'];
  readonly last: number;
  readonly at: ReadonlySignal<number>;
  readonly isRunning: ReadonlySignal<boolean>;
  readonly speed: Signal<Speed>;
  /** Whose eyes look, and the steps as they may be told to them. */
  readonly viewer: ReadonlySignal<string>;
  readonly steps: ReadonlySignal<readonly ReplayStep[]>;
  go(step: number): void;
  /** To the end, or to the step it is to stop at. */
  run(until?: number): void;
  pause(): void;
  /** Looks with other eyes; nothing changes when the steps cannot be told to them. */
  seeAs(viewer: string): Promise<void>;
}
/** The steps as this viewer may read them; none when they cannot be had. */
export type Retell = (viewer: string) => Promise<readonly ReplayStep[] | undefined>;

export const createReel = (game: Answers['replay'], start: number | undefined, retell: Retell): Reel => {
  const last = game.steps.length - 1;
  const clamp = (step: number): number => Math.max(0, Math.min(last, Math.round(step)));
  const at = signal(clamp(start ?? 0));
  const isRunning = signal(false);
  const speed = signal<Speed>(1);
  const viewer = signal(game.viewer);
  const steps = signal(game.steps);
  const told = new Map([[game.viewer, game.steps]]);
  let wanted = game.viewer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = last;
  const pause = (): void => {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
    isRunning.value = false;
  };
  const tick = (): void => {
    if (at.value >= stop) {
      pause();
      return;
    }
    at.value++;
    timer = setTimeout(tick, PACE / speed.value);
  };
  return {
    game,
    last,
    at,
    isRunning,
    speed,
    viewer,
    steps,
    go(step) {
      pause();
      at.value = clamp(step);
    },
    run(until = last) {
      pause();
      stop = clamp(until);
      if (at.value >= last) at.value = 0;
      isRunning.value = true;
      timer = setTimeout(tick, PACE / speed.value);
    },
    pause,
    async seeAs(next) {
      wanted = next;
      const found = told.get(next) ?? (await retell(next));
      if (!found) return;
      told.set(next, found);
      // whoever chooses another seat meanwhile gets that one
      if (wanted !== next) return;
      batch(() => {
        viewer.value = next;
        steps.value = found;
      });
    },
  };
};

/** What a key means to the reel. */
export const stepByKey = (key: string, at: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'PageUp':
      return at - 10;
    case 'PageDown':
      return at + 10;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};
