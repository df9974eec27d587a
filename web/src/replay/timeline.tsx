// The timeline under the board: buttons, speed, a slider by step, and the stretches of the game.
import { Icon, type IconName } from '@rose/board';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { windowSize } from '../table/layout/media.ts';
import { type Chapter, isChapter, type Part } from '../table/log/chapters.ts';
import { Marks } from '../table/log/head.tsx';
import type { Words } from '../table/words/say.ts';
import { Chances } from './chances.tsx';
import { type Reel, SPEEDS } from './reel.ts';
import { replayWords } from './words.ts';

interface TimelineProps {
  readonly reel: Reel;
  readonly words: Words;
  readonly parts: readonly Part[];
}

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
        onClick={() => (isRunning ? reel.pause() : reel.run())}
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

const insideOf = ({ parts }: Chapter): readonly Chapter[] => parts.filter(isChapter).filter(({ depth }) => depth === 2);
/** `isWide`: what is inside has room above it. */
const Piece = ({ reel, chapter, isWide }: { reel: Reel; chapter: Chapter; isWide: boolean }) => {
  const { first, last, opening, marks } = chapter;
  const isNow = reel.at.value >= first && reel.at.value <= last;
  const inside = insideOf(chapter);
  const shown = isWide && inside.length > 0 ? opening.head : opening.short;
  return (
    <li style={{ flexGrow: last - first + 1 }}>
      {isWide && inside.length > 0 && (
        <ol class="stretches">
          {inside.map((one) => (
            <Piece key={one.id} reel={reel} chapter={one} isWide={false} />
          ))}
        </ol>
      )}
      <button
        type="button"
        class={isNow ? 'on' : undefined}
        aria-current={isNow ? 'step' : undefined}
        title={opening.head}
        // what is heard holds what is seen, so that it can be called by it
        aria-label={opening.head.includes(shown) ? opening.head : `${shown}, ${opening.head}`}
        onClick={() => reel.go(first)}
      >
        {shown}
        {chapter.depth === 2 && <Marks marks={marks.crown ? { crown: 1 } : {}} />}
      </button>
    </li>
  );
};
/** A stretch and the gap beside it take so much at least, in pixels. */
const LEAST = 31;
/** One unit a step, cut as the game is: campaigns with their turns above them, or moves by tens. Of a long game of many the
 * turns find no room: its rounds stand alone. */
const Stretches = ({ reel, parts }: { readonly reel: Reel; readonly parts: readonly Part[] }) => {
  const list = useRef<HTMLOListElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => setWidth(list.current?.clientWidth ?? 0), [windowSize.value]);
  const chapters = parts.filter(isChapter);
  const all = chapters.reduce((sum, chapter) => sum + Math.max(1, insideOf(chapter).length), 0);
  return (
    <ol class="stretches outer" ref={list}>
      {chapters.map((chapter) => (
        <Piece key={chapter.id} reel={reel} chapter={chapter} isWide={all * LEAST <= width} />
      ))}
    </ol>
  );
};

export const Timeline = ({ reel, words, parts }: TimelineProps) => {
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
      <Stretches reel={reel} parts={parts} />
    </section>
  );
};
