// The views of a replay, fetched by step and kept; those around the step on show are fetched ahead.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Answers } from '@rose/protocol';
import type { AnyTrouble } from '../trouble.ts';

export type Look = Answers['look'];
export type AskLook = (step: number, viewer: string) => Promise<Look | AnyTrouble>;

export interface Views {
  /** Counts arrivals of the view last looked for: whoever reads it draws again when that has come. */
  readonly arrivals: ReadonlySignal<number>;
  readonly trouble: ReadonlySignal<AnyTrouble | undefined>;
  /** The view if it is here; else it is on its way. */
  at(step: number, viewer: string): Look | undefined;
  /** The view, waited for. */
  wait(step: number, viewer: string): Promise<Look | undefined>;
}

const AHEAD = [1, -1, 2, -2, 3, 4] as const;

export const createViews = (count: number, ask: AskLook): Views => {
  const kept = new Map<string, Look>();
  const coming = new Map<string, Promise<Look | undefined>>();
  const arrivals = signal(0);
  const trouble = signal<AnyTrouble | undefined>(undefined);
  let wanted = '';

  const fetchOne = async (key: string, step: number, viewer: string): Promise<Look | undefined> => {
    const answer = await ask(step, viewer);
    coming.delete(key);
    if ('trouble' in answer) {
      trouble.value = answer;
      return undefined;
    }
    kept.set(key, answer);
    if (key === wanted) arrivals.value++;
    return answer;
  };
  const wait = (step: number, viewer: string): Promise<Look | undefined> => {
    const key = `${viewer} ${step}`;
    const here = kept.get(key);
    if (here) return Promise.resolve(here);
    const underway = coming.get(key) ?? fetchOne(key, step, viewer);
    coming.set(key, underway);
    return underway;
  };
  return {
    arrivals,
    trouble,
    wait,
    at(step, viewer) {
      wanted = `${viewer} ${step}`;
      for (const by of [0, ...AHEAD]) if (step + by >= 0 && step + by < count) void wait(step + by, viewer);
      return kept.get(wanted);
    },
  };
};
