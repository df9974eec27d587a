// Beside a replay: the three moments that decided, each a button that leads there.
import { useMemo } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { Words } from '../line.tsx';
import { type Part, pathTo } from '../table/log/chapters.ts';
import { type Words as GameWords, sayStep } from '../table/words/say.ts';
import { momentsOf } from './moments.ts';
import type { Reel } from './reel.ts';
import { replayWords } from './words.ts';

interface DecidedProps {
  readonly reel: Reel;
  readonly face: AnyFace;
  readonly words: GameWords;
  readonly parts: readonly Part[];
}
export const Decided = ({ reel, face, words, parts }: DecidedProps) => {
  const { chances, outcome } = reel.game;
  const moments = useMemo(() => (outcome && chances ? momentsOf(chances) : []), [chances, outcome]);
  if (moments.length === 0) return null;
  return (
    <section class="decided" aria-labelledby="decided">
      <h2 id="decided">{replayWords().decided(moments.length)}</h2>
      <ol>
        {moments.map((at) => {
          const step = reel.steps.value[at];
          const said = step ? sayStep(words, step) : [];
          const where = pathTo(parts, at).map(({ opening }) => opening.head);
          return (
            <li key={at}>
              <button type="button" onClick={() => reel.go(at)}>
                <i>{at}</i>
                <span aria-hidden="true">{step?.seat !== undefined && <face.Badge seat={step.seat} size={18} />}</span>
                <span>
                  {said[0] ? <Words line={said[0].line} /> : replayWords().step(at, reel.last)}
                  <small>{where.join(' › ')}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
