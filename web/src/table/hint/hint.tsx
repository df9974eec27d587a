// A hint: what the house would play in one's place, why, and what it expects to follow; the move is shown on the board.
import { type Signal, signal } from '@preact/signals';
import { Icon, useLater } from '@rose/board';
import type { Advice } from '@rose/protocol';
import { useEffect } from 'preact/hooks';
import type { AnyTrouble } from '../../trouble.ts';
import type { TableContext } from '../context.ts';
import type { AskHost, Desk } from '../picking/desk.ts';
import { deskWords } from '../words/words.ts';

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

const loadPaper = () => import('./hint-paper.tsx');

export const HintCard = ({ context, hints }: { readonly context: TableContext; readonly hints: Hints }) => {
  const { desk } = context;
  const state = hints.state.value;
  const paper = useLater(loadPaper, state !== undefined);
  const { seq } = desk.sight.value;
  useEffect(() => hints.close, [seq, hints]);
  if (state === undefined) return null;
  const say = deskWords();
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
        {state !== 'thinking' && paper && <paper.HintPaper context={context} advice={state} />}
      </div>
    </section>
  );
};
