// What the others did since one's last decision, in short, and the way to see it step by step; the house may be hurried.
import { useSignal } from '@preact/signals';
import { Icon } from '@rose/board';
import { placesIn } from '@rose/table/text';
import { useEffect } from 'preact/hooks';
import { ask } from '../../connection.ts';
import { PACES, pace } from '../../prefs.ts';
import type { TableContext } from '../context.ts';
import { isSheet } from '../layout/media.ts';
import { Lit } from '../panel/section.tsx';
import { sayWhole } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { inShort, meanwhile, type Repeated } from './meanwhile.ts';

const ActionTold = ({
  context,
  actions: { first, count },
}: {
  readonly context: TableContext;
  readonly actions: Repeated;
}) => (
  <li>
    <Lit context={context} line={sayWhole(context.words, first)} /> {count > 1 && deskWords().alike(count - 1)}
  </li>
);

export const Meanwhile = ({ context }: { readonly context: TableContext }) => {
  const steps = meanwhile(context.desk);
  const { recap } = context.commands;
  const say = deskWords();
  if (steps.length === 0) return null;
  return (
    <details class="meanwhile" open={!isSheet.value}>
      <summary>
        {say.recapTitle} <b>{steps.length}</b>
      </summary>
      <ol>
        {inShort(steps, (step) => placesIn(sayWhole(context.words, step)).at(-1) ?? '').map((actions) => (
          <ActionTold key={actions.first.seq} context={context} actions={actions} />
        ))}
      </ol>
      {recap && (
        <button type="button" class="btn sm" onClick={() => recap(steps)}>
          <Icon name="eye" size={16} /> {say.stepByStep}
        </button>
      )}
    </details>
  );
};

const tellPace = (milliseconds: number): void => void ask({ ask: 'pace', milliseconds });

/** The house takes no more time than it needs, until the guest is asked again. */
export const Hurry = ({ context }: { readonly context: TableContext }) => {
  const isHurrying = useSignal(false);
  const { active, seating, outcome } = context.desk.sight.value;
  const isActing = !outcome && !context.desk.isMyTurn.value && active.some((seat) => seating[seat]?.kind === 'bot');
  const calmDown = (): void => {
    if (isHurrying.peek()) tellPace(PACES[pace.peek()]);
    isHurrying.value = false;
  };
  useEffect(() => {
    if (!isActing) calmDown();
  }, [isActing]);
  useEffect(() => calmDown, []);
  if (!isActing || isHurrying.value || PACES[pace.value] === 0) return null;
  return (
    <button
      type="button"
      class="btn sm"
      onClick={() => {
        isHurrying.value = true;
        tellPace(0);
      }}
    >
      <Icon name="last" size={16} /> {deskWords().hurry}
    </button>
  );
};
