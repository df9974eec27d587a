// Back after an absence: what happened since one's last decision, step by step on the board; it can be skipped.
import { type Signal, signal } from '@preact/signals';
import { FrameSays } from '@rose/board';
import type { LogStep, ReplayStep, Sight } from '@rose/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { ask, isTrouble } from '../../connection.ts';
import { coordinates, isStill } from '../../prefs.ts';
import { createViews, type Look } from '../../replay/views.ts';
import type { TableContext } from '../context.ts';
import { Lit, Section } from '../panel/section.tsx';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
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

/** Fetches the missed steps as they were seen then; without them there is simply no recap. */
export const startRecap = async (
  recap: Recap,
  table: string,
  viewer: string,
  steps: readonly LogStep[],
): Promise<void> => {
  const answer = await ask({ ask: 'replay', table, viewer });
  if (isTrouble(answer)) return;
  const views = createViews(answer.steps.length, (step, by) =>
    ask({ ask: 'look', replay: answer.replay, step, viewer: by }),
  );
  const shown: RecapStep[] = [];
  for (const { seq } of steps) {
    const at = answer.steps.findIndex((step) => step.seq === seq);
    const step = answer.steps[at];
    const look = step && (await views.wait(at, viewer));
    if (step && look) shown.push({ step, look });
  }
  recap.at.value = 0;
  recap.steps.value = shown;
};

const PAUSE = 1800;

export const RecapStage = ({ context, recap }: { readonly context: TableContext; readonly recap: Recap }) => {
  const { desk, words } = context;
  const { face } = desk;
  const next = useRef<HTMLButtonElement>(null);
  const steps = recap.steps.value;
  const at = recap.at.value;
  const now = steps[at];
  const say = deskWords();
  const goOn = (): void => {
    if (at + 1 < steps.length) recap.at.value = at + 1;
    else recap.close();
  };
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isStill() || at + 1 >= steps.length) return;
    const timer = setTimeout(goOn, PAUSE);
    return () => clearTimeout(timer);
  });
  if (!now) return null;
  return (
    <div class="stage">
      <h2 class="unseen">{deskWords().board}</h2>
      <FrameSays.Provider value={deskWords().zoom}>
        <face.Board
          view={now.look.view}
          viewer={desk.sight.value.viewer}
          words={words}
          picked={[]}
          open={[]}
          offered={[]}
          preview={undefined}
          last={now.step.told.map(({ entry }) => entry)}
          spoken={desk.spoken.value}
          refused={undefined}
          coordinates={coordinates.value}
          touch={goOn}
          rest={() => undefined}
        />
      </FrameSays.Provider>
      <section class="recap" aria-label={say.recapTitle}>
        <h2>
          {say.recapTitle} <small>{say.recapStep(at + 1, steps.length)}</small>
        </h2>
        <div aria-live="polite">
          {sayStep(words, now.step).map(({ line, rule }, i) => (
            <p key={i}>
              <Lit context={context} line={line} /> <Section context={context} rule={rule} />
            </p>
          ))}
        </div>
        <div class="row">
          <button ref={next} type="button" class="btn primary" onClick={goOn}>
            {at + 1 < steps.length ? say.next : say.keepPlaying}
          </button>
          {at + 1 < steps.length && (
            <button type="button" class="btn" onClick={recap.close}>
              {say.skip}
            </button>
          )}
        </div>
      </section>
    </div>
  );
};
