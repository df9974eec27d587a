// A hint: what the house would play in one's place, why, and what it expects to follow; the move is shown on the board.
import { type Signal, signal } from '@preact/signals';
import { Icon } from '@rose/board';
import type { Advice, Weighed } from '@rose/protocol';
import type { Kind } from '@rose/table';
import { useEffect, useRef } from 'preact/hooks';
import { Words } from '../../line.tsx';
import { language } from '../../prefs.ts';
import type { AnyTrouble } from '../../trouble.ts';
import { tableWords } from '../../words/table.ts';
import type { TableContext } from '../context.ts';
import type { AskHost, Desk } from '../picking/desk.ts';
import { sayAction } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { HINT_WORDS } from './hint-words.ts';

export type HintState = 'thinking' | Advice | undefined;
export interface Hints {
  readonly state: Signal<HintState>;
  ask(): Promise<void>;
  close(): void;
}

/** A hint holds only for the moment it was asked in. */
export const createHints = (desk: Desk, ask: AskHost): Hints => {
  const state = signal<HintState>(undefined);
  const close = (): void => {
    state.value = undefined;
    desk.pointed.value = undefined;
  };
  return {
    state,
    close,
    async ask() {
      const { table, viewer, seq } = desk.sight.value;
      if (!desk.isMyTurn.value || desk.isShared.value || state.value === 'thinking') return;
      desk.clear();
      state.value = 'thinking';
      const answer: { readonly advice: Advice } | AnyTrouble = await ask({ ask: 'hint', table, seat: viewer });
      if (state.value !== 'thinking') return;
      close();
      if ('trouble' in answer) desk.trouble.value = answer;
      else if (desk.sight.value.seq === seq) {
        state.value = answer.advice;
        desk.pointed.value = desk.face.read(answer.advice.action);
      }
    },
  };
};

const Follows = ({ context, advice }: { readonly context: TableContext; readonly advice: Advice }) => {
  const { face } = context.desk;
  const actions = advice.line
    .filter((text, at) => at > 0 || text !== advice.action)
    .map((text) => face.read(text))
    .filter((action): action is Kind['action'] => action !== undefined)
    .slice(0, 4);
  if (actions.length === 0) return null;
  return (
    <>
      <p class="quiet">{deskWords().hintFollows}</p>
      <ol class="hint-line">
        {actions.map((action, at) => (
          <li key={at}>
            <Words line={sayAction(context.words, action)} />
          </li>
        ))}
      </ol>
    </>
  );
};

/** What numbers say better than a word of praise. */
const TELLING: readonly Advice['reason'][] = ['gains', 'holds', 'best-of-bad'];
const hintWords = () => HINT_WORDS[language.value];

/** What comes nearest to the advice, and what that is worth. */
const Next = ({ context, weighed }: { readonly context: TableContext; readonly weighed: Weighed }) => {
  const { next, chance } = weighed;
  const action = next && context.desk.face.read(next.action);
  const say = hintWords();
  if (!next || !action) return <>{say.alone}</>;
  const isAsGood = Math.round(100 * chance) <= Math.round(100 * next.chance);
  return (
    <>
      {say.next(isAsGood)} <Words line={sayAction(context.words, action)} />
    </>
  );
};

/** Why: how one stands then, what comes nearest, and what the game's own numbers come to. */
const Why = ({ context, advice }: { readonly context: TableContext; readonly advice: Advice }) => {
  const { reason, weighed } = advice;
  const { words, desk } = context;
  if (!weighed) return <p>{tableWords().advice[reason]}</p>;
  const say = hintWords();
  const outlook = weighed.outlook && words.outlook?.(weighed.outlook, desk.sight.value.viewer);
  return (
    <>
      {!TELLING.includes(reason) && <p>{tableWords().advice[reason]}</p>}
      {weighed.lots !== undefined && <p>{say.lots(weighed.lots)}</p>}
      <p>
        {say.stands(weighed.chance)} {reason !== 'only-move' && <Next context={context} weighed={weighed} />}
      </p>
      {outlook && outlook.length > 0 && (
        <ul class="hint-outlook">
          {outlook.map((line, at) => (
            <li key={at}>
              <Words line={line} />
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">{say.how(weighed.games)}</p>
    </>
  );
};

export const HintCard = ({ context, hints }: { readonly context: TableContext; readonly hints: Hints }) => {
  const { desk, words } = context;
  const play = useRef<HTMLButtonElement>(null);
  const state = hints.state.value;
  const { seq } = desk.sight.value;
  useEffect(() => hints.close, [seq, hints]);
  useEffect(() => {
    if (state !== 'thinking') play.current?.focus({ preventScroll: true });
  }, [state]);
  if (state === undefined) return null;
  const say = deskWords();
  const action = state === 'thinking' ? undefined : desk.face.read(state.action);
  return (
    <section class="hint" data-zone="paper" aria-label={say.hintTitle}>
      <header>
        <h3>
          <Icon name="hint" size={18} /> {say.hintTitle}
        </h3>
        <button type="button" class="ib close" aria-label={say.close} onClick={hints.close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <div aria-live="polite">
        {state === 'thinking' && <p>{say.hintThinking}</p>}
        {state !== 'thinking' && action && (
          <>
            <p class="hint-move">
              <Words line={sayAction(words, action)} />
            </p>
            <button ref={play} type="button" class="btn primary" onClick={() => desk.play(state.action)}>
              {say.hintPlay}
            </button>
            <Why context={context} advice={state} />
            <Follows context={context} advice={state} />
          </>
        )}
      </div>
    </section>
  );
};
