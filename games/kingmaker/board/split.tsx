// A picked stack is split here: ticked, its members go on their own. Those of one spot are joined again with one touch.
import { N, type NobleName, type PieceName } from '@rose/kingmaker/ids';
import { useEffect, useState } from 'preact/hooks';
import { nameOf, type Props } from './said.ts';
import { membersIn, menAt, type Stack } from './stacks.ts';
import { pieceId } from './touched.ts';
import { boardWords } from './words.ts';
import './split.css';

const MOVING: readonly string[] = ['movement', 'free-moves'];
const sameSpot = (a: Stack, b: Stack): boolean => JSON.stringify(a.where) === JSON.stringify(b.where);

interface SplitProps {
  readonly board: Props;
  readonly stacks: readonly Stack[];
}
export const Split = ({ board, stacks }: SplitProps) => {
  const { view, viewer, picked, words } = board;
  const [ticked, setTicked] = useState<readonly PieceName[]>([]);
  const stack = stacks.find((one) => one.seat === viewer && membersIn(one).some((name) => picked[0] === pieceId(name)));
  useEffect(() => setTicked([]), [stack?.id, view]);
  const { play } = board;
  if (!stack || !play || !MOVING.includes(view.phase.name)) return null;
  const say = boardWords();
  const members = membersIn(stack);
  const mates = stacks.filter((one) => one !== stack && one.seat === viewer && sameSpot(one, stack));
  if (members.length < 2 && mates.length === 0) return null;
  const men = ticked.reduce((sum, name) => sum + (name in view.men ? menAt(view, name as NobleName) : 0), 0);
  const toggle = (name: PieceName): void =>
    setTicked((all) => (all.includes(name) ? all.filter((other) => other !== name) : [...all, name]));
  const isPart = ticked.length > 0 && ticked.length < members.length;
  return (
    <section class="km-split" aria-label={say.split}>
      {members.length > 1 && (
        <>
          <h3>{say.split}</h3>
          <p>{say.splitHint}</p>
          <div class="km-ticks">
            {members.map((name) => (
              <label key={name}>
                <input type="checkbox" checked={ticked.includes(name)} onChange={() => toggle(name)} />
                {nameOf(words, view, pieceId(name))}
              </label>
            ))}
          </div>
          <button
            type="button"
            class="btn"
            disabled={!isPart}
            onClick={() => play({ do: 'group', pieces: ticked.map((name) => N[name]) })}
          >
            {say.splitOff(men)}
          </button>
        </>
      )}
      {mates.length > 0 && (
        <button
          type="button"
          class="btn"
          onClick={() => play({ do: 'group', pieces: [stack, ...mates].flatMap(membersIn).map((name) => N[name]) })}
        >
          {say.join}
        </button>
      )}
    </section>
  );
};
