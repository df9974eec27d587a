// Back after an absence: what happened since one's last decision, step by step on the board; it can be skipped.
import { type Signal, signal } from '@preact/signals';
import { useLater } from '@rose/board';
import type { LogStep, ReplayStep, Sight } from '@rose/protocol';
import type { Look } from '../../replay/views.ts';
import type { TableContext } from '../context.ts';
import { since } from './merge.ts';

const ABSENCE = 10 * 60_000;
const keyOf = (table: string): string => `rose.visit.${table}`;

/** Notes that somebody is looking now; returns when somebody last was, if ever. */
export const noteVisit = (table: string): number | undefined => {
  try {
    const before = Number(localStorage.getItem(keyOf(table)) ?? Number.NaN);
    localStorage.setItem(keyOf(table), String(Date.now()));
    return Number.isFinite(before) ? before : undefined;
  } catch {
    return undefined;
  }
};

/** What a person who comes back now should be shown first. */
export const missed = (
  sight: Sight,
  log: readonly LogStep[],
  before: number | undefined,
  now: number,
): readonly LogStep[] => {
  const isBack = before !== undefined && now - before > ABSENCE;
  if (!isBack || !sight.active.includes(sight.viewer)) return [];
  // what others chose in secret tells nothing
  return since(log, sight.viewer).filter(({ told }) => told.length > 0);
};

export interface RecapStep {
  readonly step: ReplayStep;
  readonly look: Look;
}
export interface Recap {
  readonly steps: Signal<readonly RecapStep[]>;
  readonly at: Signal<number>;
  close(): void;
}

export const createRecap = (): Recap => {
  const steps = signal<readonly RecapStep[]>([]);
  const at = signal(0);
  return {
    steps,
    at,
    close() {
      steps.value = [];
    },
  };
};

const loadStage = () => import('./recap-stage.tsx');

/** The missed steps as they were seen then; without them there is simply no recap. */
export const startRecap = async (
  recap: Recap,
  table: string,
  viewer: string,
  steps: readonly LogStep[],
): Promise<void> => {
  const stage = await loadStage().catch(() => undefined);
  const shown = (await stage?.fetchSteps(table, viewer, steps)) ?? [];
  if (shown.length === 0) return;
  recap.at.value = 0;
  recap.steps.value = shown;
};

export interface RecapProps {
  readonly context: TableContext;
  readonly recap: Recap;
}
export const RecapStage = (props: RecapProps) => {
  const stage = useLater(loadStage, true);
  return stage ? <stage.Steps {...props} /> : null;
};
/** What happened then: it stands where the question stands, which comes after it. */
export const RecapPaper = (props: RecapProps) => {
  const stage = useLater(loadStage, true);
  return stage ? <stage.StepPaper {...props} /> : null;
};
