// What the house advises and why: how one stands then, what comes nearest, and what may follow.
import type { Advice, Weighed } from '@rose/protocol';
import type { Kind } from '@rose/table';
import { useEffect, useRef } from 'preact/hooks';
import { Words } from '../../line.tsx';
import { language } from '../../prefs.ts';
import { tableWords } from '../../words/table.ts';
import type { TableContext } from '../context.ts';
import { sayAction } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { HINT_WORDS } from './hint-words.ts';

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

export const HintPaper = ({ context, advice }: { readonly context: TableContext; readonly advice: Advice }) => {
  const { desk, words } = context;
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus({ preventScroll: true }), [advice]);
  const action = desk.face.read(advice.action);
  if (!action) return null;
  return (
    <>
      <p class="hint-move">
        <Words line={sayAction(words, action)} />
      </p>
      <button ref={play} type="button" class="btn" onClick={() => desk.play(advice.action)}>
        {deskWords().hintPlay}
      </button>
      <Why context={context} advice={advice} />
      <Follows context={context} advice={advice} />
    </>
  );
};
