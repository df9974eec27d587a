// The chronicle: what happened when the plans were opened, one scene after the other, on a paper laid over the sea.
import { Icon } from '@rose/board';
import type { LogEntry } from '@rose/lancaster-york/ids';
import { Picture } from './judged.tsx';
import type { Review } from './review.ts';
import { lineOf, type Props, plain } from './said.ts';
import type { Scene, scoresAt } from './scenes.ts';
import { Track } from './track.tsx';
import { boardWords } from './words.ts';

/** What was planned and paid needs no second sentence; what was dropped does. */
const DRY: readonly string[] = ['cube-paid', 'troops-paid', 'bid-paid'];
const linesOf = ({ entries }: Scene): readonly LogEntry[] => {
  const told = entries.filter(({ say }) => !DRY.includes(say));
  return told.length > 0 ? told : entries;
};
const headOf = ({ chapter, entries }: Scene): string => {
  const say = boardWords();
  const [first] = entries;
  const judged = first?.say === 'region-judged' || first?.say === 'votes-cast' ? first.region : undefined;
  return judged ? `${say.chapters[chapter]} · ${say.regions[judged]}` : say.chapters[chapter];
};
const isDrawn = ({ say }: LogEntry): boolean => say === 'region-judged' || say === 'turn-ended';

const SceneText = ({ board, scene }: { readonly board: Props; readonly scene: Scene }) => (
  <div class="ly-scene" aria-live="polite" aria-atomic="true">
    {linesOf(scene).map((entry) => (
      <div key={JSON.stringify(entry)}>
        {!isDrawn(entry) && <p>{plain(lineOf(board.words, entry))}</p>}
        <Picture entry={entry} />
      </div>
    ))}
  </div>
);

const Tools = ({ review }: { readonly review: Review }) => {
  const say = boardWords();
  const { at, isRunning } = review;
  return (
    <div class="ly-chronicle-tools">
      <button type="button" class="ly-tool" aria-label={say.back} disabled={at === 0} onClick={() => review.go(-1)}>
        <Icon name="prev" size={18} />
      </button>
      <button
        type="button"
        class="ly-tool"
        aria-label={isRunning ? say.pause : say.play}
        onClick={() => review.hold(!isRunning)}
      >
        <Icon name={isRunning ? 'pause' : 'play'} size={18} />
      </button>
      <button type="button" class="ly-tool" aria-label={say.next} onClick={() => review.go(1)}>
        <Icon name="next" size={18} />
      </button>
      <button type="button" class="btn sm" data-go-on="" onClick={review.skip}>
        {say.skip}
      </button>
    </div>
  );
};

const Paper = ({ board, review, scores, scene }: ChronicleProps & { readonly scene: Scene }) => {
  const say = boardWords();
  const { scenes, at } = review;
  return (
    <section class="ly-chronicle" aria-label={say.chronicle}>
      <h3>
        {headOf(scene)} <small>{say.step(at + 1, scenes.length)}</small>
      </h3>
      <SceneText board={board} scene={scene} />
      {scores && <Track view={board.view} scores={scores} />}
      <Tools review={review} />
    </section>
  );
};

interface ChronicleProps {
  readonly board: Props;
  readonly review: Review;
  readonly scores: ReturnType<typeof scoresAt>;
}
export const Chronicle = ({ board, review, scores }: ChronicleProps) => {
  const { scenes, at } = review;
  if (scenes.length === 0) return null;
  const scene = scenes[at];
  if (scene) return <Paper board={board} review={review} scores={scores} scene={scene} />;
  return (
    <button type="button" class="btn sm ly-again" onClick={review.again}>
      <Icon name="play" size={16} /> {boardWords().chronicle}
    </button>
  );
};
