// What a replay shows: the board at a step, the timeline under it, the log and the seats beside it.
import { type Signal, useSignal } from '@preact/signals';
import { FrameSays, Icon } from '@rose/board';
import type { Kind } from '@rose/table';
import { useRef } from 'preact/hooks';
import type { AnyFace, BoardPaper, BoardProps } from '../../../games/face.ts';
import { ask, isTrouble } from '../connection.ts';
import { Dialog } from '../dialog.tsx';
import { complain } from '../opening.ts';
import { coordinates } from '../prefs.ts';
import { go } from '../router.ts';
import { RulesText } from '../rules.tsx';
import { saveGame, saveTable, shareText } from '../table/files.ts';
import { type Part as LogPart, pathTo } from '../table/log/chapters.ts';
import { type Words as GameWords, sayStep, seatName } from '../table/words/say.ts';
import { deskWords } from '../table/words/words.ts';
import { Decided } from './decided.tsx';
import type { ReplayProps } from './index.tsx';
import type { Reel } from './reel.ts';
import { Sentences, Steps } from './steps.tsx';
import { Timeline } from './timeline.tsx';
import type { Look, Views } from './views.ts';
import { replayWords } from './words.ts';

interface ScreenProps extends ReplayProps {
  readonly reel: Reel;
  readonly views: Views;
  readonly face: AnyFace;
  readonly words: GameWords;
  readonly parts: readonly LogPart[];
}

/** Who sees everything sits on no seat. */
const eyesOf = (viewer: string): string => (viewer === 'everything' ? 'spectator' : viewer);

interface Seen {
  readonly look: Look;
  readonly at: number;
}
/** While a view is on its way the last one stays. */
const useSeen = ({ reel, views }: ScreenProps): Seen | undefined => {
  const kept = useRef<Seen | undefined>(undefined);
  const at = reel.at.value;
  // a view that arrives is drawn at once
  void views.arrivals.value;
  const look = views.at(at, reel.viewer.value);
  if (look) kept.current = { look, at };
  return kept.current;
};
const boardProps = ({ reel, words }: ScreenProps, seen: Seen, paper: Paper): BoardProps<Kind> => ({
  view: seen.look.view,
  viewer: eyesOf(reel.viewer.value),
  words,
  picked: [],
  open: [],
  offered: [],
  preview: undefined,
  last: reel.steps.value[seen.at]?.told.map(({ entry }) => entry) ?? [],
  spoken: [],
  refused: undefined,
  coordinates: coordinates.value,
  shows: (next) => {
    paper.value = next;
  },
  touch: () => undefined,
  rest: () => undefined,
});
type Paper = Signal<BoardPaper | undefined>;

const Board = (props: ScreenProps & { readonly paper: Paper }) => {
  const { face } = props;
  const seen = useSeen(props);
  if (!seen) return <p class="opening">{replayWords().fetching}</p>;
  return (
    <FrameSays.Provider value={deskWords().zoom}>
      <face.Board {...boardProps(props, seen, props.paper)} />
    </FrameSays.Provider>
  );
};

/** What lies beside the board at a table: turn and phase, hands, pools, and what the board has to say. */
const Beside = (props: ScreenProps & { readonly paper: Paper }) => {
  const { Clock, Hand, Own } = props.face;
  const seen = useSeen(props);
  if (!seen) return null;
  const board = boardProps(props, seen, props.paper);
  return (
    <div class="replay-beside">
      {Clock && <Clock {...board} />}
      {props.paper.value?.paper}
      {Hand && <Hand {...board} />}
      {Own && <Own {...board} />}
    </div>
  );
};

const Caption = ({ reel, face, words, parts, rules }: ScreenProps & { rules(rule: string): void }) => {
  const at = reel.at.value;
  const step = reel.steps.value[at];
  const said = step ? sayStep(words, step) : [];
  return (
    <section class="caption" aria-live="polite">
      {step?.seat !== undefined && (
        <span aria-hidden="true">
          <face.Badge seat={step.seat} size={28} />
        </span>
      )}
      <div>
        <b>
          <Sentences said={said} at={at} />
        </b>
        <small>
          {pathTo(parts, at)
            .filter(({ depth }) => depth < 3)
            .map(({ opening }) => `${opening.head} · `)}
          {replayWords().step(at, reel.last)}{' '}
          {said[0]?.rule !== undefined && (
            <button type="button" class="sec" onClick={() => rules(said[0]?.rule ?? '')}>
              § {words.section(said[0].rule)}
            </button>
          )}
        </small>
      </div>
    </section>
  );
};

const nameOf = (words: GameWords, { game }: Reel, viewer: string): string => {
  const say = replayWords();
  if (viewer === 'spectator') return game.secrets ? say.onlooker : say.all;
  return viewer === 'everything' ? say.all : seatName(words, viewer);
};
/** Nobody has a choice where only one pair of eyes may look. */
const SeeAs = ({ reel, face, words }: ScreenProps) =>
  reel.game.viewers.length > 1 && (
    <fieldset class="see-as">
      <legend>{replayWords().from}</legend>
      {reel.game.viewers.map((viewer) => (
        <button
          key={viewer}
          type="button"
          aria-pressed={reel.viewer.value === viewer}
          onClick={() => void reel.seeAs(viewer)}
        >
          {viewer in reel.game.seating ? <face.Badge seat={viewer} size={18} /> : <Icon name="eye" size={16} />}
          {nameOf(words, reel, viewer)}
        </button>
      ))}
    </fieldset>
  );

const share = async ({ table, file, reel }: ScreenProps): Promise<void> => {
  const step = reel.at.value;
  if (file !== undefined) return shareText(file, step);
  const answer = await ask({ ask: 'export', table: table ?? '', short: true });
  return isTrouble(answer) ? complain(answer) : shareText(answer.file, step);
};

const Foot = (props: ScreenProps) => {
  const { reel, table, file } = props;
  const say = replayWords();
  return (
    <div class="replay-foot">
      <button type="button" class="btn" onClick={() => void share(props)}>
        <Icon name="link" size={17} /> {say.link(reel.at.value)}
      </button>
      <button
        type="button"
        class="btn"
        aria-label={say.save}
        title={say.save}
        onClick={() => void (table === undefined ? saveGame('rose-and-crown.json', file ?? '') : saveTable(table))}
      >
        <Icon name="download" size={17} />
      </button>
      {table !== undefined && !reel.game.outcome && (
        <button type="button" class="btn" onClick={() => go('table', table)}>
          {say.toTable}
        </button>
      )}
    </div>
  );
};

export const Screen = (props: ScreenProps) => {
  const { reel, face, words, parts } = props;
  const section = useSignal<string | undefined>(undefined);
  const paper = useSignal<BoardPaper | undefined>(undefined);
  return (
    <main id="main" class="table-main">
      <section class="replay-side">
        <div class="stage">
          <h2 class="unseen">{deskWords().board}</h2>
          <Board {...props} paper={paper} />
        </div>
        <Caption
          {...props}
          rules={(rule) => {
            section.value = rule;
          }}
        />
        <Timeline reel={reel} words={words} parts={parts} />
      </section>
      <aside class="panel" aria-label={replayWords().steps}>
        <SeeAs {...props} />
        <Beside {...props} paper={paper} />
        <Steps reel={reel} face={face} words={words} parts={parts} />
        <Decided {...props} />
        <Foot {...props} />
      </aside>
      {section.value !== undefined && (
        <Dialog
          title={words.title}
          onClose={() => {
            section.value = undefined;
          }}
        >
          <RulesText game={reel.game.game} section={section.value} />
        </Dialog>
      )}
    </main>
  );
};
