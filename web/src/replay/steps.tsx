// The log beside a replay: the step on show is marked, any step can be chosen, far stretches are folded away.
import { useComputed } from '@preact/signals';
import type { ReplayStep } from '@rose/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { Words } from '../line.tsx';
import { type Words as GameWords, sayStep } from '../table/words/say.ts';
import type { Reel, Stretch } from './reel.ts';
import { headOf } from './timeline.tsx';
import { replayWords } from './words.ts';

interface StepsProps {
  readonly reel: Reel;
  readonly face: AnyFace;
  readonly words: GameWords;
  readonly stretches: readonly Stretch[];
}
/** Games up to this many steps are shown unfolded. */
const WHOLE = 120;

interface RowProps extends Omit<StepsProps, 'stretches'> {
  readonly step: ReplayStep;
  readonly at: number;
}
const Row = ({ reel, face, words, step, at }: RowProps) => {
  const isNow = useComputed(() => reel.at.value === at).value;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNow) return;
    // while the hand is on the slider the list need not follow every step
    const timer = setTimeout(() => row.current?.scrollIntoView({ block: 'nearest' }), 120);
    return () => clearTimeout(timer);
  }, [isNow]);
  const said = sayStep(words, step);
  return (
    <li ref={row} class={isNow ? 'on' : undefined}>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => reel.go(at)}>
        <i>{at}</i>
        <span class="log-mark" aria-hidden="true">
          {step.seat !== undefined && <face.Badge seat={step.seat} size={18} />}
        </span>
        <span>
          {said.length === 0
            ? replayWords().start
            : said.map(({ line }, i) => (
                <span key={i}>
                  <Words line={line} />{' '}
                </span>
              ))}
        </span>
      </button>
    </li>
  );
};

const Group = ({ stretch, ...props }: Omit<StepsProps, 'stretches'> & { readonly stretch: Stretch }) => {
  const { reel, words } = props;
  const { first, last } = stretch;
  const isNow = useComputed(() => reel.at.value >= first && reel.at.value <= last).value;
  const isOpen = isNow || reel.last <= WHOLE;
  const head = headOf(words, stretch);
  return (
    <section aria-label={head}>
      <h2>
        {isOpen ? (
          head
        ) : (
          <button type="button" onClick={() => reel.go(first)}>
            {head}
          </button>
        )}
      </h2>
      {isOpen && (
        <ol>
          {reel.steps.value.slice(first, last + 1).map((step, i) => (
            <Row key={step.seq} {...props} step={step} at={first + i} />
          ))}
        </ol>
      )}
    </section>
  );
};

export const Steps = ({ stretches, ...props }: StepsProps) => (
  <nav class="steps" aria-label={replayWords().steps}>
    {stretches.map((stretch) => (
      <Group key={stretch.first} {...props} stretch={stretch} />
    ))}
  </nav>
);
