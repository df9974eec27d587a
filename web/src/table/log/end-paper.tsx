// The paper of the end: who won and how, how it came, and what one may do next.
import { Icon } from '@rose/board';
import type { Sight } from '@rose/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Words } from '../../line.tsx';
import { href } from '../../router.ts';
import type { TableContext } from '../context.ts';
import { Section } from '../panel/section.tsx';
import { sayHow, sayWinner } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { chaptersOf, isChapter } from './chapters.ts';
import { type LookedBack, lookBack } from './look-back.ts';
import { WhatDecided } from './what-decided.tsx';

/** How it came: what each of the great chapters came to. */
const HowItCame = ({ context: { desk, words } }: { readonly context: TableContext }) => {
  const log = desk.log.value;
  const chapters = useMemo(
    () => (words.chapters ? chaptersOf(words.chapters, log).filter(isChapter) : []).filter(({ sum }) => sum),
    [words, log],
  );
  if (chapters.length === 0) return null;
  return (
    <dl class="end-chapters" aria-label={deskWords().howItCame}>
      {chapters.map(({ id, opening, sum }) => (
        <div key={id}>
          <dt>{opening.head}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
};

export interface EndPaperProps {
  readonly context: TableContext;
  readonly outcome: NonNullable<Sight['outcome']>;
  readonly isSheet: boolean;
  /** Away with the paper, to look at the board. */
  close(): void;
}
export const EndPaper = ({ context, outcome, isSheet, close }: EndPaperProps) => {
  const { desk, words, commands } = context;
  const { seating, viewer, view } = desk.sight.value;
  const title = useRef<HTMLHeadingElement>(null);
  const [found, setFound] = useState<LookedBack>();
  const look = (): void => void lookBack(context).then(setFound);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  // the open house looks back when it is asked to
  useEffect(() => {
    if (!context.around) look();
  }, [words]);
  const [winner] = outcome.winners;
  const log = desk.log.value;
  const story = useMemo(() => log.flatMap(({ told }) => told.map(({ entry }) => entry)), [log]);
  const say = deskWords();
  const again = !(context.around && viewer === 'spectator') && (
    <button type="button" class="btn primary" onClick={commands.rematch}>
      {say.rematch}
    </button>
  );
  return (
    <section class="end" data-zone={isSheet ? undefined : 'scene'} aria-labelledby="end-title">
      {winner !== undefined && (
        <span aria-hidden="true">
          <desk.face.Badge seat={winner} size={64} />
        </span>
      )}
      {/* in a sheet the question says so above it */}
      <h2 id="end-title" class={isSheet ? 'unseen' : undefined} tabIndex={-1} ref={title}>
        {sayWinner(words, seating, outcome)}
      </h2>
      <p>
        <Words line={sayHow(words, seating, outcome)} /> <Section context={context} rule={outcome.rule} />
      </p>
      {/* a sheet scrolls: the way on stands before what is long */}
      {isSheet && again}
      {desk.face.Final && <desk.face.Final view={found?.view ?? view} words={words} story={story} />}
      <HowItCame context={context} />
      <WhatDecided context={context} found={found} look={look} />
      {isSheet && context.around && <context.around.Asked context={context} />}
      <div class="end-buttons">
        {!isSheet && again}
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
          <button type="button" class="btn ghost" onClick={close}>
            {say.lookAtBoard}
          </button>
        )}
      </div>
    </section>
  );
};
