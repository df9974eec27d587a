// 7.1 Where several could fight, those who do are ticked here; the others look on and may fight elsewhere.
import { N, type NobleName } from '@rose/kingmaker/ids';
import { useEffect, useState } from 'preact/hooks';
import { type Fight, fightsIn } from './joining-facts.ts';
import { nameOf, type Props } from './said.ts';
import { menAt } from './stacks.ts';
import { pieceId } from './touched.ts';
import { boardWords } from './words.ts';
import './split.css';

const Joining = ({ board, fight }: { readonly board: Props; readonly fight: Fight }) => {
  const { view, words, play } = board;
  const [ticked, setTicked] = useState<readonly NobleName[]>([]);
  useEffect(() => setTicked([]), [view]);
  const say = boardWords();
  const men = ticked.reduce((sum, noble) => sum + menAt(view, noble), 0);
  const toggle = (noble: NobleName): void =>
    setTicked((all) => (all.includes(noble) ? all.filter((other) => other !== noble) : [...all, noble]));
  const isSome = ticked.length > 0 && ticked.length < fight.nobles.length;
  const name = nameOf(words, view, fight.target);
  const chosen = fight.nobles.filter((noble) => ticked.includes(noble)).map((noble) => N[noble]);
  const action = fight.with(chosen.toSorted((a, b) => a - b));
  return (
    <details class="km-split">
      <summary>{say.someOnly(words.verbs[action.do], name)}</summary>
      <div class="km-ticks">
        {fight.nobles.map((noble) => (
          <label key={noble}>
            <input type="checkbox" checked={ticked.includes(noble)} onChange={() => toggle(noble)} />
            {nameOf(words, view, pieceId(noble))} <b>{menAt(view, noble)}</b>
          </label>
        ))}
      </div>
      <button type="button" class="btn" disabled={!isSome} onClick={() => play?.(action)}>
        {say.withMen(men)}
      </button>
    </details>
  );
};
/** While a fight is chosen. */
export const WhoJoins = ({ board }: { readonly board: Props }) => {
  const { view, viewer, play, open } = board;
  if (!play || view.phase.name !== 'combat' || view.phase.step !== 'choose' || view.turn !== viewer) return null;
  return (
    <>
      {fightsIn(board.parts?.(), open).map((fight) => (
        <Joining key={fight.target} board={board} fight={fight} />
      ))}
    </>
  );
};
