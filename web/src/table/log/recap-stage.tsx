// What happened since, step by step on the board: one goes on by hand, or waits, or skips the rest.
import { FrameSays } from '@rose/board';
import type { LogStep } from '@rose/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { ask, isTrouble } from '../../connection.ts';
import { coordinates, isStill } from '../../prefs.ts';
import { createViews } from '../../replay/views.ts';
import { Lit, Section } from '../panel/section.tsx';
import { sayStep } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import type { Recap, RecapProps, RecapStep } from './recap.tsx';

export const fetchSteps = async (
  table: string,
  viewer: string,
  steps: readonly LogStep[],
): Promise<readonly RecapStep[]> => {
  const answer = await ask({ ask: 'replay', table, viewer });
  if (isTrouble(answer)) return [];
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
  return shown;
};

const PAUSE = 1800;

const goOn = ({ at, steps, close }: Recap): void => {
  if (at.value + 1 < steps.value.length) at.value += 1;
  else close();
};

/** The board as it stood then. */
export const Steps = ({ context, recap }: RecapProps) => {
  const { desk, words } = context;
  const { face } = desk;
  const now = recap.steps.value[recap.at.value];
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
          touch={() => goOn(recap)}
          rest={() => undefined}
        />
      </FrameSays.Provider>
    </div>
  );
};

/** What happened then: where the question stands, which comes after it. */
export const StepPaper = ({ context, recap }: RecapProps) => {
  const next = useRef<HTMLButtonElement>(null);
  const steps = recap.steps.value;
  const at = recap.at.value;
  const now = steps[at];
  const say = deskWords();
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isStill() || at + 1 >= steps.length) return;
    const timer = setTimeout(() => goOn(recap), PAUSE);
    return () => clearTimeout(timer);
  });
  if (!now) return null;
  return (
    <section class="prompt recap" data-zone="prompt" aria-label={say.recapTitle}>
      <div class="say">
        <h2>
          {say.recapTitle} <small>{say.recapStep(at + 1, steps.length)}</small>
        </h2>
        <div aria-live="polite">
          {sayStep(context.words, now.step).map(({ line, rule }, i) => (
            <p key={i}>
              <Lit context={context} line={line} /> <Section context={context} rule={rule} />
            </p>
          ))}
        </div>
      </div>
      <div class="prompt-buttons">
        {at + 1 < steps.length && (
          <button type="button" class="btn sm" onClick={recap.close}>
            {say.skip}
          </button>
        )}
        <button ref={next} type="button" class="btn sm primary" onClick={() => goOn(recap)}>
          {at + 1 < steps.length ? say.next : say.keepPlaying}
        </button>
      </div>
    </section>
  );
};
