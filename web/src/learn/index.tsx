// The guided first game: a lesson on a real table, with the rules' own refusals; it can be left and taken up again.

import { useSignal } from '@preact/signals';
import { Emblem } from '@rose/board';
import type { Sitter } from '@rose/protocol';
import type { Lesson } from '@rose/table/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { FACES } from '../../../games/faces.ts';
import { Bar } from '../bar.tsx';
import { ask } from '../connection.ts';
import { Dialog } from '../dialog.tsx';
import { openAsWished } from '../opening.ts';
import { Page } from '../page.tsx';
import { isStill, language } from '../prefs.ts';
import { go, href } from '../router.ts';
import { RulesText } from '../rules.tsx';
import type { Commands, TableContext } from '../table/context.ts';
import { useFace, useWords } from '../table/face.ts';
import { useBusyMark } from '../table/layout/busy.ts';
import { useFocusKeeper } from '../table/layout/focus.ts';
import { tableClass } from '../table/layout/media.ts';
import { Stage } from '../table/layout/stage.tsx';
import { Announcer } from '../table/log/news.tsx';
import { Seats } from '../table/panel/seats.tsx';
import type { Desk } from '../table/picking/desk.ts';
import { isWriting } from '../table/picking/keys.ts';
import { RefusalToast } from '../table/picking/refusal.tsx';
import { hostFeed } from '../table/sending/host-feed.ts';
import type { Words } from '../table/words/say.ts';
import { troubleWords } from '../words/table.ts';
import { LessonCard } from './card.tsx';
import { isDone, remembered } from './steps.ts';
import { createTutor, type Tutor } from './tutor.ts';
import { learnWords } from './words.ts';
import '../table/table.css';
import './learn.css';

const nothing = (): void => undefined;

/** The lesson in the page's language; the old one stays while the new one comes. */
const useLesson = (game: string): Lesson | undefined => {
  const [lesson, setLesson] = useState<Lesson>();
  const tag = language.value;
  useEffect(() => {
    let isWanted = true;
    void FACES.get(game)
      ?.lesson(tag)
      .then((loaded) => {
        if (isWanted) setLesson(loaded);
      });
    return () => {
      isWanted = false;
    };
  }, [game, tag]);
  return lesson;
};

const Laying = () => (
  <main id="main" class="opening" aria-busy="true">
    <p>{learnWords().laying}</p>
  </main>
);

/** A lesson may be for fewer than the game can seat; whoever it taught then plays at a table as large. */
const playersOf = ({ position }: Lesson): number | undefined =>
  (position as { readonly options?: { readonly players?: number } }).options?.players;

interface DoneProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly tutor: Tutor;
  readonly seat: string;
  readonly words: Words;
}
const Done = ({ game, lesson, tutor, seat, words }: DoneProps) => {
  const say = learnWords();
  const players = playersOf(lesson);
  const seats = Object.keys(words.seats).slice(0, players);
  const options = players === undefined ? {} : { players };
  const playGently = (): void => void openAsWished({ game, options, seat, seats, strength: 1 });
  return (
    <main id="main" class="lesson-done">
      <Emblem size={72} />
      <h2>{say.doneTitle}</h2>
      <p>{say.doneText}</p>
      <div class="row">
        <button type="button" class="btn primary" onClick={playGently}>
          {say.firstGame}
        </button>
        <button type="button" class="btn" onClick={tutor.restart}>
          {say.again}
        </button>
        <a class="btn" href={href()}>
          {say.home}
        </a>
      </div>
    </main>
  );
};

interface AtBoardProps {
  readonly game: string;
  readonly tutor: Tutor;
  readonly desk: Desk;
  readonly lesson: Lesson;
  readonly words: Words;
}
const AtBoard = ({ game, tutor, desk, lesson, words }: AtBoardProps) => {
  const section = useSignal<string | undefined>(undefined);
  const end = useSignal<boolean | undefined>(undefined);
  const commands: Commands = useMemo(
    () => ({
      rules: (rule) => {
        section.value = rule;
      },
      hint: tutor.goOn,
      help: nothing,
      resign: nothing,
      save: nothing,
      share: nothing,
      replay: nothing,
      newGame: tutor.restart,
      rematch: tutor.restart,
      home: () => go(),
    }),
    [section, tutor],
  );
  const context: TableContext = { desk, words, commands, end };
  const step = tutor.progress.value.step;
  useFocusKeeper(desk);
  useBusyMark(desk);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target)) return;
      if (event.key === 'Escape') desk.clear();
      const choice = /^[1-9]$/.test(event.key) ? desk.menu.value?.choices[Number(event.key) - 1] : undefined;
      if (choice) desk.play(choice.text);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [desk]);
  return (
    <main id="main" class="table-main">
      <section class="board-side">
        <Stage context={context} light={lesson.steps[step]?.light} isNamed />
        <Seats context={context} tell={nothing} />
        <RefusalToast context={context} />
        <Announcer context={context} />
      </section>
      <LessonCard context={context} tutor={tutor} lesson={lesson} leave={() => go()} />
      {section.value !== undefined && (
        <Dialog
          title={words.title}
          onClose={() => {
            section.value = undefined;
          }}
        >
          <RulesText game={game} section={section.value} />
        </Dialog>
      )}
    </main>
  );
};

interface TaughtProps {
  readonly game: string;
  readonly face: AnyFace;
  readonly lesson: Lesson;
  readonly words: Words;
}
const Taught = ({ game, face, lesson, words }: TaughtProps) => {
  const [tutor, setTutor] = useState<Tutor>();
  // the lesson's words change with the language, its positions do not: the tutor keeps the one it began with
  const [first] = useState(lesson);
  const [sitters] = useState(() =>
    Object.values(words.seats)
      .slice(0, playersOf(first))
      .map((name): Sitter => ({ kind: 'person', name })),
  );
  useEffect(() => {
    const tools = { game, lesson: first, face, feed: hostFeed, ask, sitters, pause: () => (isStill() ? 500 : 900) };
    const fresh = createTutor(tools, remembered(game, first));
    setTutor(fresh);
    return fresh.stop;
  }, [game, face, first, sitters]);
  useEffect(() => {
    document.title = `${words.title} · Rose & Crown`;
  }, [words]);
  if (!tutor) return <Laying />;
  if (isDone(lesson, tutor.progress.value))
    return <Done game={game} lesson={lesson} tutor={tutor} seat={lesson.seat} words={words} />;
  const trouble = tutor.trouble.value;
  if (trouble)
    return (
      <main id="main" class="lesson-done">
        <h2>{troubleWords(trouble).what}</h2>
        <p>{troubleWords(trouble).next}</p>
        <button type="button" class="btn primary" onClick={() => tutor.goTo(tutor.progress.value.step)}>
          {learnWords().tryAgain}
        </button>
      </main>
    );
  const desk = tutor.desk.value;
  if (!desk) return <Laying />;
  return <AtBoard game={game} tutor={tutor} desk={desk} lesson={lesson} words={words} />;
};

export const LearnScreen = ({ game }: { readonly game: string }) => {
  const lesson = useLesson(game);
  const face = useFace(game);
  const words = useWords(game);
  if (face && 'trouble' in face)
    return (
      <Page title={troubleWords(face).what}>
        <p>{troubleWords(face).next}</p>
        <a class="btn primary" href={href()}>
          {learnWords().home}
        </a>
      </Page>
    );
  return (
    <div class="at-table learn" data-class={tableClass.value} data-game={game}>
      <Bar title={words?.title ?? learnWords().lesson} subtitle={learnWords().subtitle} />
      {lesson && face && words ? <Taught game={game} face={face} lesson={lesson} words={words} /> : <Laying />}
    </div>
  );
};
