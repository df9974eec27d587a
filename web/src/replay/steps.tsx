// The log beside a replay: the step on show is marked, any step can be chosen, chapters far from it are folded.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { Words } from '../line.tsx';
import { windowSize } from '../table/layout/media.ts';
import { type Chapter, isChapter, type Row as LogRow, type Part } from '../table/log/chapters.ts';
import { Head } from '../table/log/head.tsx';
import { type Words as GameWords, type Said, sayStep } from '../table/words/say.ts';
import type { Reel } from './reel.ts';
import { replayWords } from './words.ts';

interface StepsProps {
  readonly reel: Reel;
  readonly face: AnyFace;
  readonly words: GameWords;
  readonly parts: readonly Part[];
}
/** Games up to this many steps are shown unfolded. */
const WHOLE = 120;

interface SentencesProps {
  readonly said: readonly Said[];
  readonly at: number;
}
/** What a step told. */
export const Sentences = ({ said, at }: SentencesProps) => {
  if (said.length === 0) return <>{replayWords()[at === 0 ? 'start' : 'unseen']}</>;
  return (
    <>
      {said.map(({ line }, i) => (
        <span key={i}>
          <Words line={line} />{' '}
        </span>
      ))}
    </>
  );
};

const Row = ({ reel, face, words, row: { step, at } }: Omit<StepsProps, 'parts'> & { readonly row: LogRow }) => {
  const isNow = useComputed(() => reel.at.value === at).value;
  const row = useRef<HTMLLIElement>(null);
  // a turned device looks for it anew
  const size = isNow ? windowSize.value : undefined;
  useEffect(() => {
    if (!isNow) return;
    // while the hand is on the slider the list need not follow every step
    const timer = setTimeout(() => row.current?.scrollIntoView({ block: 'nearest' }), 120);
    return () => clearTimeout(timer);
  }, [isNow, size]);
  return (
    <li ref={row} class={isNow ? 'on' : undefined}>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => reel.go(at)}>
        <i>{at}</i>
        <span class="log-mark" aria-hidden="true">
          {step.seat !== undefined && <face.Badge seat={step.seat} size={18} />}
        </span>
        <span>
          <Sentences said={sayStep(words, step)} at={at} />
        </span>
      </button>
    </li>
  );
};

const Group = ({ chapter, ...props }: Omit<StepsProps, 'parts'> & { readonly chapter: Chapter }) => {
  const { reel } = props;
  const { first, last } = chapter;
  const isNow = useComputed(() => reel.at.value >= first && reel.at.value <= last).value;
  const wish = useSignal<boolean | undefined>(undefined);
  const isOpen = wish.value ?? (isNow || reel.last <= WHOLE);
  return (
    <div class={`chapter depth-${chapter.depth}`} data-chapter={chapter.id}>
      <Head
        chapter={chapter}
        isOpen={isOpen}
        isRunning={false}
        toggle={() => {
          wish.value = !isOpen;
        }}
        play={() => {
          reel.go(first);
          reel.run(last);
        }}
      />
      {isOpen && <Parts {...props} parts={chapter.parts} />}
    </div>
  );
};

const Parts = ({ parts, ...props }: StepsProps) => (
  <>
    {parts.map((part, i) =>
      isChapter(part) ? (
        <Group key={part.id} {...props} chapter={part} />
      ) : (
        <ol key={`${part.at} ${i}`}>
          <Row {...props} row={part} />
        </ol>
      ),
    )}
  </>
);

export const Steps = (props: StepsProps) => (
  <nav class="steps" aria-label={replayWords().steps}>
    <Parts {...props} />
  </nav>
);
