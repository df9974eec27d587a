// The timeline under the board: buttons, speed, a slider by step, and the stretches of the game.
import { Icon, type IconName } from '@rose/board';
import type { Words } from '../table/words/say.ts';
import { deskWords } from '../table/words/words.ts';
import { Chances } from './chances.tsx';
import { type Reel, SPEEDS, type Stretch } from './reel.ts';
import { replayWords } from './words.ts';

interface TimelineProps {
  readonly reel: Reel;
  readonly words: Words;
  readonly stretches: readonly Stretch[];
}

export const headOf = (words: Words, { head }: Stretch): string =>
  'chapter' in head ? words.section(head.chapter) : deskWords().moves(head.from, head.to);
const shortHead = (words: Words, { head }: Stretch): string =>
  'chapter' in head ? words.section(head.chapter) : head.from === head.to ? `${head.from}` : `${head.from}–${head.to}`;

const Button = ({ icon, label, does, off = false }: { icon: IconName; label: string; does(): void; off?: boolean }) => (
  <button type="button" class="reel-button" aria-label={label} title={label} aria-disabled={off} onClick={does}>
    <Icon name={icon} size={20} />
  </button>
);

const Controls = ({ reel }: { readonly reel: Reel }) => {
  const say = replayWords();
  const at = reel.at.value;
  const isRunning = reel.isRunning.value;
  return (
    <div class="reel-controls">
      <Button icon="first" label={say.first} off={at === 0} does={() => reel.go(0)} />
      <Button icon="prev" label={say.previous} off={at === 0} does={() => reel.go(at - 1)} />
      <button
        type="button"
        class="reel-button reel-play"
        aria-label={isRunning ? say.pause : say.play}
        onClick={isRunning ? reel.pause : reel.run}
      >
        <Icon name={isRunning ? 'pause' : 'play'} size={22} />
      </button>
      <Button icon="next" label={say.next} off={at === reel.last} does={() => reel.go(at + 1)} />
      <Button icon="last" label={say.last} off={at === reel.last} does={() => reel.go(reel.last)} />
      <fieldset class="speeds">
        <legend class="unseen">{say.speed}</legend>
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={reel.speed.value === speed}
            onClick={() => {
              reel.speed.value = speed;
            }}
          >
            {say.times(speed)}
          </button>
        ))}
      </fieldset>
      <span class="reel-count">{say.step(at, reel.last)}</span>
    </div>
  );
};

export const Timeline = ({ reel, words, stretches }: TimelineProps) => {
  const say = replayWords();
  const at = reel.at.value;
  return (
    <section class="timeline" aria-label={say.timeline}>
      <Controls reel={reel} />
      <Chances reel={reel} words={words} />
      <input
        class="reel-slider"
        type="range"
        min={0}
        max={reel.last}
        step={1}
        value={at}
        aria-label={say.slider}
        aria-valuetext={say.step(at, reel.last)}
        style={{ '--done': `${reel.last === 0 ? 0 : (at / reel.last) * 100}%` }}
        onInput={(event) => reel.go(event.currentTarget.valueAsNumber)}
      />
      <ol class="stretches">
        {stretches.map((stretch) => {
          const isNow = at >= stretch.first && at <= stretch.last;
          return (
            <li key={stretch.first} style={{ flexGrow: stretch.last - stretch.first + 1 }}>
              <button
                type="button"
                class={isNow ? 'on' : undefined}
                aria-current={isNow ? 'step' : undefined}
                title={headOf(words, stretch)}
                onClick={() => reel.go(stretch.first)}
              >
                {shortHead(words, stretch)}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
