// The replay: any game step by step, from any seat, with a link to every step.
import { useComputed } from '@preact/signals';
import type { Answers } from '@rose/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { Bar } from '../bar.tsx';
import { ask, isTrouble } from '../connection.ts';
import { plainLine } from '../line.tsx';
import { complain } from '../opening.ts';
import { Page } from '../page.tsx';
import { isStill } from '../prefs.ts';
import { href } from '../router.ts';
import { useFace, useWords } from '../table/face.ts';
import { chapterAt } from '../table/log/chapters.ts';
import { layOut } from '../table/log/lay-out.ts';
import { isWriting } from '../table/picking/keys.ts';
import { sayOutcome, type Words } from '../table/words/say.ts';
import { deskWords } from '../table/words/words.ts';
import { troubleWords } from '../words/table.ts';
import { createReel, type Reel, type Retell, stepByKey } from './reel.ts';
import { Screen } from './screen.tsx';
import { createViews } from './views.ts';
import { replayWords } from './words.ts';
import '../table/table.css';
import './replay.css';
import './decided.css';
import './small.css';
import type { AnyTrouble } from '../trouble.ts';

export interface ReplayProps {
  readonly table: string | undefined;
  readonly file: string | undefined;
  readonly step: number | undefined;
  readonly chapter?: string | undefined;
}

const Lost = ({ trouble }: { readonly trouble: AnyTrouble }) => (
  <Page title={troubleWords(trouble).what}>
    <p>{troubleWords(trouble).next}</p>
    <a class="btn primary" href={href()}>
      {deskWords().home}
    </a>
  </Page>
);

const useGame = ({ table, file }: ReplayProps): Answers['replay'] | AnyTrouble | undefined => {
  const [game, setGame] = useState<Answers['replay'] | AnyTrouble>();
  useEffect(() => {
    let isWanted = true;
    const source = table === undefined ? { file: file ?? '' } : { table };
    void ask({ ask: 'replay', ...source }).then((answer) => {
      if (isWanted) setGame(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [table, file]);
  return game;
};

/** Left and right, Home and End go through the game; the slider has these keys itself. */
const useReelKeys = (reel: Reel): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('[data-place], [role="tab"], dialog')) return;
      const step = stepByKey(event.key, reel.at.value, reel.last);
      if (step === undefined) return;
      event.preventDefault();
      reel.go(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      reel.pause();
    };
  }, [reel]);
};

/** The address always names the step on show; going back leaves the replay, not the step. */
const useAddress = (reel: Reel, table: string | undefined): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = reel.at.subscribe((step) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const [, , data = ''] = location.hash.split('/');
        const to = table === undefined ? `#/game/${data}/${step}` : href('replay', table, step);
        history.replaceState(history.state, '', to);
      }, 250);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [reel, table]);
};

const retellOf =
  (replay: string): Retell =>
  async (viewer) => {
    const answer = await ask({ ask: 'retell', replay, viewer });
    if (!isTrouble(answer)) return answer.steps;
    complain(answer);
    return undefined;
  };

/** Moves are told by so many that a timeline holds them. */
const tensFor = (count: number): number => [10, 20, 50, 100, 200, 500].find((many) => count / many <= 12) ?? 1000;

interface ReadyProps extends ReplayProps {
  readonly game: Answers['replay'];
  readonly face: AnyFace;
  readonly words: Words;
}
const Ready = ({ game, face, words, ...props }: ReadyProps) => {
  const { table, step, chapter } = props;
  const reel = useMemo(() => createReel(game, step, retellOf(game.replay)), [game]);
  const views = useMemo(
    () => createViews(game.steps.length, (at, viewer) => ask({ ask: 'look', replay: game.replay, step: at, viewer })),
    [game],
  );
  const steps = reel.steps.value;
  const parts = useMemo(() => layOut(words, steps, tensFor(steps.length)), [words, steps]);
  useReelKeys(reel);
  useAddress(reel, table);
  useEffect(() => {
    if (step !== undefined) reel.go(step);
  }, [reel, step]);
  useEffect(() => {
    const found = chapter === undefined ? undefined : chapterAt(parts, chapter);
    if (!found) return;
    reel.go(found.first);
    if (!isStill()) reel.run(found.last);
  }, [reel, chapter]);
  useEffect(() => {
    document.title = `${words.title} · Rose & Crown`;
  }, [words]);
  const trouble = useComputed(() => views.trouble.value).value;
  if (trouble) return <Lost trouble={trouble} />;
  const subtitle = game.outcome ? plainLine(sayOutcome(words, game.outcome)) : replayWords().unfinished;
  return (
    <div class="at-table replay" data-game={game.game}>
      <Bar title={words.title} subtitle={subtitle} />
      <Screen reel={reel} views={views} face={face} words={words} parts={parts} {...props} />
    </div>
  );
};

export const ReplayScreen = (props: ReplayProps) => {
  const game = useGame(props);
  const id = game && !isTrouble(game) ? game.game : undefined;
  const face = useFace(id);
  const words = useWords(id);
  if (game && isTrouble(game)) return <Lost trouble={game} />;
  if (face && 'trouble' in face) return <Lost trouble={face} />;
  if (!game || !face || !words)
    return (
      <>
        <Bar />
        <main id="main" class="opening" aria-busy="true">
          <p>{replayWords().fetching}</p>
        </main>
      </>
    );
  return <Ready {...props} game={game} face={face} words={words} />;
};
