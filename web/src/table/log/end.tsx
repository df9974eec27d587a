// The game is over: who won and how, and where to go from here.

import { useSignal } from '@preact/signals';
import { Icon } from '@rose/board';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Words } from '../../line.tsx';
import { href } from '../../router.ts';
import type { TableContext } from '../context.ts';
import { Section } from '../panel/section.tsx';
import { sayHow, sayWinner } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { chaptersOf, isChapter } from './chapters.ts';

/** The last move is seen before the paper covers it: milliseconds. */
const PAUSE = 1000;

/** How it came: what each of the great chapters came to. */
const Course = ({ context: { desk, words } }: { readonly context: TableContext }) => {
  const log = desk.log.value;
  const chapters = useMemo(
    () => (words.chapters ? chaptersOf(words.chapters, log).filter(isChapter) : []).filter(({ sum }) => sum),
    [words, log],
  );
  if (chapters.length === 0) return null;
  return (
    <dl class="end-course" aria-label={deskWords().howItCame}>
      {chapters.map(({ id, opening, sum }) => (
        <div key={id}>
          <dt>{opening.head}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
};

export const EndCard = ({
  context,
  isSheet = false,
}: {
  readonly context: TableContext;
  readonly isSheet?: boolean;
}) => {
  const { desk, words, commands } = context;
  const { outcome, seating, viewer, view } = desk.sight.value;
  const isShown = useSignal(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = outcome !== undefined;
  const wasShown = useRef(false);
  // What the board still tells would lie under the paper; a sheet covers nothing.
  const isTelling = desk.telling.value && !isSheet;
  useEffect(() => {
    if (!isOver) {
      isShown.value = false;
      wasShown.current = false;
    }
    if (!isOver || isTelling || wasShown.current) return undefined;
    const timer = setTimeout(() => {
      isShown.value = true;
      wasShown.current = true;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isOver, isTelling, isShown]);
  useEffect(() => {
    if (isShown.value) title.current?.focus({ preventScroll: true });
  }, [isShown.value, isShown]);
  if (!outcome || !isShown.value) return null;
  const [winner] = outcome.winners;
  const say = deskWords();
  return (
    <section class="end" data-zone={isSheet ? undefined : 'scene'} aria-labelledby="end-title">
      {winner !== undefined && (
        <span aria-hidden="true">
          <desk.face.Badge seat={winner} size={64} />
        </span>
      )}
      <h2 id="end-title" tabIndex={-1} ref={title}>
        {sayWinner(words, seating, outcome)}
      </h2>
      <p>
        <Words line={sayHow(words, seating, outcome)} /> <Section context={context} rule={outcome.rule} />
      </p>
      {desk.face.Final && <desk.face.Final view={view} words={words} />}
      <Course context={context} />
      {isSheet && context.around && <context.around.Asked context={context} />}
      <div class="end-buttons">
        {!(context.around && viewer === 'spectator') && (
          <button type="button" class="btn primary" onClick={commands.rematch}>
            {say.rematch}
          </button>
        )}
        <button type="button" class="btn" onClick={commands.replay}>
          <Icon name="eye" size={17} /> {say.replay}
        </button>
        <button type="button" class="btn" onClick={commands.share}>
          <Icon name="link" size={17} /> {say.share}
        </button>
        <button type="button" class="btn" onClick={commands.save}>
          <Icon name="download" size={17} /> {say.exportFile}
        </button>
        {context.around && (
          <a class="btn" href={href('fair-play')}>
            {say.fairPlay}
          </a>
        )}
        <button type="button" class="btn" onClick={commands.home}>
          {say.home}
        </button>
        {!isSheet && (
          <button
            type="button"
            class="btn ghost"
            onClick={() => {
              isShown.value = false;
              document.getElementById('prompt')?.focus();
            }}
          >
            {say.lookAtBoard}
          </button>
        )}
      </div>
    </section>
  );
};
