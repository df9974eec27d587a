// The lesson beside the board: what is said, what to do, and the ways on.

import { Icon } from '@rose/board';
import type { Lesson } from '@rose/table/text';
import { useEffect, useRef } from 'preact/hooks';
import { plainLine } from '../line.tsx';
import type { TableContext } from '../table/context.ts';
import { Part } from '../table/layout/stage.tsx';
import { Own } from '../table/panel/panel.tsx';
import { BoardPaper } from '../table/panel/papers.tsx';
import { Lit, Section } from '../table/panel/section.tsx';
import { ActionMenu } from '../table/picking/menu.tsx';
import { FaceButtons } from '../table/picking/prompt.tsx';
import { sayStep } from '../table/words/say.ts';
import type { Tutor } from './tutor.ts';
import { learnWords } from './words.ts';

interface LessonProps {
  readonly context: TableContext;
  readonly tutor: Tutor;
  readonly lesson: Lesson;
  leave(): void;
}

const Remark = ({ tutor }: { readonly tutor: Tutor }) => {
  const say = learnWords();
  const remark = tutor.remark.value;
  const text = { 'other-move': say.otherMove, 'watch-reply': say.watchReply, resumed: say.resumed };
  return (
    <p class="remark" role="status" aria-live="polite">
      {remark && text[remark]}
    </p>
  );
};

/** So much of what came of a move is told beside it. */
const MOST_TOLD = 8;
/** What came of the last move: here no log tells it. */
const Told = ({ context }: Pick<LessonProps, 'context'>) => {
  const { desk, words } = context;
  const change = desk.change.value;
  const lines = change.kind === 'forward' ? change.steps.flatMap((step) => sayStep(words, step)) : [];
  if (lines.length === 0) return null;
  return (
    <ul class="lesson-told">
      {lines.slice(-MOST_TOLD).map(({ line }) => (
        <li key={plainLine(line)}>
          <Lit context={context} line={line} />
        </li>
      ))}
    </ul>
  );
};

const Contents = ({ tutor, lesson }: Pick<LessonProps, 'tutor' | 'lesson'>) => {
  const at = tutor.progress.value.step;
  return (
    <details class="contents">
      <summary>{learnWords().contents}</summary>
      <ol>
        {lesson.steps.map(({ title }, step) => (
          <li key={title}>
            <button type="button" aria-current={step === at ? 'step' : undefined} onClick={() => tutor.goTo(step)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
};

/** Whether what is waited for is one of the buttons: else none of them is the red one. */
const isButton = ({ desk }: TableContext, wanted: readonly string[] = []): boolean =>
  wanted.some((text) => {
    const action = desk.face.read(text);
    return action !== undefined && desk.face.gestures(action).some(([first]) => first?.startsWith('#'));
  });
export const LessonCard = ({ context, tutor, lesson, leave }: LessonProps) => {
  const say = learnWords();
  const at = tutor.progress.value.step;
  const step = lesson.steps[at];
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    // the new step is read out; the first one leaves the focus to the page's heading
    if (!first.current && document.activeElement?.closest('.lesson, body > :not(#root)')) title.current?.focus();
    first.current = false;
  }, [at]);
  if (!step) return null;
  return (
    <aside class="lesson" aria-label={say.lesson}>
      <div class="lesson-count">
        <span>{say.step(at + 1, lesson.steps.length)}</span>
        <progress value={at + 1} max={lesson.steps.length} aria-label={say.step(at + 1, lesson.steps.length)} />
      </div>
      <div aria-live="polite">
        <h2 id="prompt" tabIndex={-1} ref={title}>
          {step.title}
        </h2>
        <p class="lesson-text">
          <Lit context={context} line={step.text} /> <Section context={context} rule={step.rule} />
        </p>
      </div>
      <Remark tutor={tutor} />
      <Told context={context} />
      <ActionMenu context={context} />
      <div class="lesson-buttons">
        <button type="button" class={step.waitFor ? 'btn' : 'btn primary'} onClick={tutor.goOn}>
          {step.waitFor ? say.show : say.goOn}
        </button>
        <FaceButtons context={context} isAside={!isButton(context, step.waitFor)} />
      </div>
      <BoardPaper context={context} />
      <Part context={context} name="Asked" />
      <Part context={context} name="Hand" />
      <Own context={context} />
      <Contents tutor={tutor} lesson={lesson} />
      <div class="lesson-foot">
        <button type="button" class="btn sm ghost" onClick={tutor.restart}>
          <Icon name="undo" size={16} /> {say.restart}
        </button>
        <button type="button" class="btn sm ghost" onClick={leave}>
          <Icon name="close" size={16} /> {say.leave}
        </button>
      </div>
    </aside>
  );
};
