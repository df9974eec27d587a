// What a replay shows: the board at a step, the timeline under it, the log and the seats beside it.
import { useSignal } from '@preact/signals';
import { FrameSays, Icon } from '@rose/board';
import { useRef } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { ask, isTrouble } from '../connection.ts';
import { Dialog } from '../dialog.tsx';
import { Words } from '../line.tsx';
import { complain } from '../opening.ts';
import { coordinates } from '../prefs.ts';
import { go } from '../router.ts';
import { RulesText } from '../rules.tsx';
import { saveTable, saveText, shareText } from '../table/commands.ts';
import { type Words as GameWords, sayStep, seatName } from '../table/words/say.ts';
import { deskWords } from '../table/words/words.ts';
import type { ReplayProps } from './index.tsx';
import type { Reel, Stretch } from './reel.ts';
import { Steps } from './steps.tsx';
import { Timeline } from './timeline.tsx';
import type { Look, Views } from './views.ts';
import { replayWords } from './words.ts';

interface ScreenProps extends ReplayProps {
  readonly reel: Reel;
  readonly views: Views;
  readonly face: AnyFace;
  readonly words: GameWords;
  readonly stretches: readonly Stretch[];
}

/** Who sees everything sits on no seat. */
const eyesOf = (viewer: string): string => (viewer === 'everything' ? 'spectator' : viewer);

/** While a view is on its way the last one stays. */
const Board = ({ reel, views, face, words }: ScreenProps) => {
  const kept = useRef<{ readonly look: Look; readonly at: number } | undefined>(undefined);
  const viewer = reel.viewer.value;
  const at = reel.at.value;
  // a view that arrives is drawn at once
  void views.arrivals.value;
  const look = views.at(at, viewer);
  if (look) kept.current = { look, at };
  const now = kept.current;
  if (!now) return <p class="opening">{replayWords().fetching}</p>;
  return (
    <FrameSays.Provider value={deskWords().zoom}>
      <face.Board
        view={now.look.view}
        viewer={eyesOf(viewer)}
        words={words}
        picked={[]}
        open={[]}
        offered={[]}
        preview={undefined}
        last={reel.steps.value[now.at]?.told.map(({ entry }) => entry) ?? []}
        lit={[]}
        refused={undefined}
        coordinates={coordinates.value}
        touch={() => undefined}
        rest={() => undefined}
      />
    </FrameSays.Provider>
  );
};

const Caption = ({ reel, face, words, rules }: ScreenProps & { rules(rule: string): void }) => {
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
          {said.length === 0
            ? replayWords().start
            : said.map(({ line }, i) => (
                <span key={i}>
                  <Words line={line} />{' '}
                </span>
              ))}
        </b>
        <small>
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
        onClick={() => (table === undefined ? saveText('rose-and-crown.json', file ?? '') : void saveTable(table))}
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
  const { reel, face, words, stretches } = props;
  const section = useSignal<string | undefined>(undefined);
  return (
    <main id="main" class="table-main">
      <section class="replay-side">
        <div class="stage">
          <h2 class="unseen">{deskWords().board}</h2>
          <Board {...props} />
        </div>
        <Caption
          {...props}
          rules={(rule) => {
            section.value = rule;
          }}
        />
        <Timeline reel={reel} words={words} stretches={stretches} />
      </section>
      <aside class="panel" aria-label={replayWords().steps}>
        <SeeAs {...props} />
        <Steps reel={reel} face={face} words={words} stretches={stretches} />
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
