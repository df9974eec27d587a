// Before a voyage: on every coast that is open, how likely the block arrives there.
import { Silent, WayPill } from '@rose/board';
import {
  type AreaName,
  areaName,
  type BlockName,
  blockName,
  isAreaName,
  isBlockName,
} from '@rose/without-an-enemy/ids';
import { AREA_PLACES } from '../map/index.ts';
import { SAIL } from './gestures.ts';
import { PILL } from './paths.tsx';
import { nameOf, type Props } from './said.ts';
import { type VoyageOdds, voyageOdds } from './voyage.ts';
import { boardWords } from './words.ts';

interface Sailing {
  readonly odds: VoyageOdds;
  readonly to: AreaName;
}
const sailingOf = ({ view, viewer }: Props, block: BlockName, to: AreaName): readonly Sailing[] => {
  const seen = view.blocks[block];
  if (!seen || !isAreaName(seen.place) || viewer === 'spectator') return [];
  return [{ to, odds: voyageOdds(view, viewer, seen.place, to, seen.strength) }];
};
/** The voyages that the hand could make now, or the one that a sentence speaks of. */
export const voyagesOf = (board: Props): readonly Sailing[] => {
  const { picked, open, preview } = board;
  if (preview?.do === 'sail') return sailingOf(board, blockName(preview.block), areaName(preview.area));
  const block = picked.find(isBlockName);
  if (!picked.includes(SAIL) || block === undefined) return [];
  return open.filter(isAreaName).flatMap((to) => sailingOf(board, block, to));
};
export const Voyages = ({ board }: { readonly board: Props }) => {
  const say = boardWords();
  return (
    <Silent class="wae-voyages">
      {voyagesOf(board).map(({ to, odds }) => {
        const [x, y] = AREA_PLACES[to].name;
        const text = say.share(odds.arrives + odds.weakened);
        return <WayPill key={to} at={{ x, y: y + 12 }} text={text} half={PILL} />;
      })}
    </Silent>
  );
};
/** The whole table of a voyage to the coast under the hand. */
export const VoyagePaper = ({ board, to }: { readonly board: Props; readonly to: string }) => {
  const say = boardWords();
  const voyage = voyagesOf(board).find((one) => one.to === to);
  if (!voyage) return null;
  const { arrives, weakened, returns, lost } = voyage.odds;
  return (
    <div class="wae-card-text">
      <h3>{say.voyageTo(nameOf(board.words, board.view, to))}</h3>
      <dl class="wae-odds">
        {(
          [
            ['arrives', arrives],
            ['weakened', weakened],
            ['returns', returns],
            ['lost', lost],
          ] as const
        ).map(([end, share]) => (
          <div key={end}>
            <dt>{say.voyageEnds[end]}</dt>
            <dd>{say.share(share)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
