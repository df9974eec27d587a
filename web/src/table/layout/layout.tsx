// The furniture of a table: zones around the board, placed by the class of the window.
import { useSignal } from '@preact/signals';
import { useLater } from '@rose/board';
import type { LogStep } from '@rose/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { Bar } from '../../bar.tsx';
import { ask } from '../../connection.ts';
import { coordinates, scenes } from '../../prefs.ts';
import type { Around } from '../around.ts';
import { createCommands } from '../commands.ts';
import type { TableContext } from '../context.ts';
import { isPassAndPlay, personsOf } from '../handover.ts';
import { createHints } from '../hint/hint.tsx';
import { EndCard } from '../log/end.tsx';
import { freshAction, placesOf } from '../log/meanwhile.ts';
import { Announcer } from '../log/news.tsx';
import { createRecap, missed, noteVisit, type Recap, RecapStage, startRecap } from '../log/recap.tsx';
import { Panel } from '../panel/panel.tsx';
import { Seats } from '../panel/seats.tsx';
import type { Desk } from '../picking/desk.ts';
import { isCalled } from '../picking/hand.ts';
import { answerButtons, isWriting, wishOf } from '../picking/keys.ts';
import { RefusalToast } from '../picking/refusal.tsx';
import { useSounds } from '../scene/heard.ts';
import { useBrief, useMoment } from '../scene/moment.ts';
import { sayWhole, sitterName, type Words } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { Asking } from './asking.tsx';
import { useBusyMark } from './busy.ts';
import { FloatingCard } from './card.tsx';
import { useFocusKeeper } from './focus.ts';
import { Help } from './help.tsx';
import { handPlace, isSheet, tableClass } from './media.ts';
import { createPanels } from './panels.ts';
import { Rail } from './rail.tsx';
import { useSheet } from './small-window.ts';
import { Part, Stage } from './stage.tsx';
import { useTold } from './told.ts';

const scene = async () => (await import('../scene/scene.tsx')).Scene;

/** Against whom, for the bar. */
const subtitleOf = ({ desk }: TableContext): string => {
  const { seating, viewer } = desk.sight.value;
  const say = deskWords();
  if (isPassAndPlay(seating)) return personsOf(seating).length > 2 ? say.passAround : say.passAndPlay;
  const others = Object.keys(seating).filter((seat) => seat !== viewer);
  const nameOf = (seat: string): string => {
    const name = sitterName(seating, seat);
    return seating[seat]?.kind === 'bot' ? name.toLocaleLowerCase() : name;
  };
  // three players of the house may have one name
  const counts = new Map<string, number>();
  for (const name of others.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(', ');
  return viewer === 'spectator' ? say.watching : say.against(names);
};

const useKeys = ({ desk, commands }: TableContext, close: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]')) return;
      const wish = wishOf(event);
      if (wish === undefined) return;
      if (typeof wish === 'object') {
        const menu = desk.menu.value;
        const choice = menu?.choices[wish.choose - 1];
        if (choice) desk.play(choice.text);
        else if (!menu && !desk.sealing.value) answerButtons()[wish.choose - 1]?.click();
        return;
      }
      if (wish === 'undo') desk.undo();
      else if (wish === 'hint') commands.hint();
      else if (wish === 'help') commands.help();
      else if (wish === 'names') coordinates.value = !coordinates.value;
      else {
        desk.clear();
        close();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [desk, commands, close]);
};

/** What the house does is shown while it acts. */
const doneNow = ({ desk, words }: TableContext): readonly string[] => {
  const action = freshAction(desk);
  return action ? placesOf(sayWhole(words, action)) : [];
};

/** Steps once more, through the eyes of whoever sits here; before the eyes of all, a bystander's. */
const recall = (recap: Recap, desk: Desk, steps: readonly LogStep[]): void => {
  const { table, viewer } = desk.sight.peek();
  void startRecap(recap, table, desk.isShared.peek() ? 'spectator' : viewer, steps);
};

/** What was missed is looked up once, when somebody comes back to the table. */
const useRecap = (desk: Desk) => {
  const recap = useMemo(createRecap, []);
  useEffect(() => {
    const sight = desk.sight.peek();
    const steps = missed(sight, desk.log.peek(), noteVisit(sight.table), Date.now());
    if (steps.length > 0) recall(recap, desk, steps);
    return desk.sight.subscribe(() => void noteVisit(sight.table));
  }, [desk, recap]);
  return recap;
};

/** Whose turn it is stands in the title, where others play in between. */
const useTitle = (desk: Desk, { title }: Words): void => {
  const calls = isCalled(desk.sight.value);
  useEffect(() => {
    document.title = `${calls ? `${deskWords().yourTurn} · ` : ''}${title} · Rose & Crown`;
  }, [calls, title]);
};

interface LayoutProps {
  readonly desk: Desk;
  readonly words: Words;
  readonly around?: Around | undefined;
}

/** What a table says of itself to whoever looks at the page from outside. */
const marksOf = ({ desk }: TableContext): Readonly<Record<string, string | number | undefined>> => {
  const { game, seq, phase, outcome, noUndo, viewer } = desk.sight.value;
  return {
    'data-game': game,
    'data-class': tableClass.value,
    'data-seq': seq,
    // how often whoever sits here has acted, whatever others do meanwhile
    'data-acts': desk.log.value.filter(({ seat }) => seat === viewer).length,
    'data-phase': phase,
    'data-undo': desk.mayUndo.value ? '' : (noUndo ?? ''),
    // a hand finds something to do here, be it asked or free to act; who is called goes by isCalled
    'data-asked': desk.mayAct.value && !desk.telling.value && !outcome ? '' : undefined,
    'data-over': outcome ? '' : undefined,
  };
};

const HandStrip = ({ context }: { readonly context: TableContext }) => (
  <div class="hand-strip" data-zone="hand">
    <Part context={context} name="Hand" />
  </div>
);

/** Turn and phase, where the rail has no room for them. */
const BarClock = ({ context }: { readonly context: TableContext }) => (
  <div class="bar-clock" data-zone="clock">
    <Part context={context} name="Clock" />
  </div>
);

export const Layout = ({ desk, words, around }: LayoutProps) => {
  const isHelping = useSignal(false);
  const end = useSignal<boolean | undefined>(undefined);
  const panels = useMemo(createPanels, []);
  const hints = useMemo(() => createHints(desk, ask), [desk]);
  const recap = useRecap(desk);
  const commands = useMemo(
    () =>
      createCommands(desk, words, {
        rules: panels.rules,
        hint: () => void hints.ask(),
        help: () => {
          isHelping.value = true;
        },
        recap: (steps) => recall(recap, desk, steps),
        ...around?.commands,
      }),
    [desk, words, hints, panels, isHelping, recap, around],
  );
  const context: TableContext = { desk, words, commands, end, around };
  useKeys(context, hints.close);
  useFocusKeeper(desk);
  useBusyMark(desk);
  useTitle(desk, words);
  useSounds(desk);
  useTold(desk);
  const moment = useMoment(context);
  const isScene = moment.value !== undefined && scenes.value === 'all';
  const Scene = useLater(scene, isScene);
  const Sheet = useSheet();
  useEffect(
    () =>
      // a choice made from the full sheet is seen on the board
      desk.change.subscribe(({ kind }) => {
        if (kind !== 'none' && panels.sheet.peek() === 'choices') panels.rest();
      }),
    [desk, panels],
  );
  const isRecapping = recap.steps.value.length > 0;
  const isFree = !desk.telling.value && !isRecapping;
  useBrief(desk, moment, isFree);
  const kind = tableClass.value;
  const isStrip = kind === 'lap' || kind === 'page' || kind === 'phone';
  const hasStrip = handPlace.value === 'strip' && desk.face.Hand !== undefined;
  return (
    <div class={`at-table${hasStrip ? ' has-strip' : ''}`} {...marksOf(context)}>
      {kind !== 'side' && (
        <Bar title={words.title} subtitle={subtitleOf(context)} isHeard>
          {isStrip && desk.face.Clock && <BarClock context={context} />}
        </Bar>
      )}
      {isStrip && (
        <section class="seat-strip" aria-label={deskWords().tabs.players}>
          <Seats context={context} tell={panels.players} />
        </section>
      )}
      <main id="main" class="table-main">
        <section class="board-side">
          {isRecapping ? (
            <RecapStage context={context} recap={recap} />
          ) : (
            <Stage context={context} light={doneNow(context)} />
          )}
          {!isStrip && <Rail context={context} panels={panels} />}
          {kind === 'desk' && <Asking context={context} recap={recap} />}
          {hasStrip && <HandStrip context={context} />}
          {kind === 'desk' && <FloatingCard context={context} />}
          {kind === 'desk' && <RefusalToast context={context} />}
          {!isSheet.value && <EndCard context={context} />}
          <Announcer context={context} />
          {around && <around.Heard />}
        </section>
        {isSheet.value ? (
          Sheet && <Sheet context={context} panels={panels} hints={hints} recap={recap} />
        ) : (
          <Panel context={context} panels={panels} hints={hints} recap={recap} />
        )}
      </main>
      {Scene && isScene && moment.value && isFree && (
        <Scene
          context={context}
          moment={moment.value}
          close={() => {
            moment.value = undefined;
          }}
        />
      )}
      {isHelping.value && (
        <Help
          close={() => {
            isHelping.value = false;
          }}
        />
      )}
    </div>
  );
};
