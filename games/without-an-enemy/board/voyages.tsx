// Before a voyage: on every coast that is open, how likely the block arrives there.
import { Silent, WayPill } from '@rose/board';
import { type AreaName, isAreaName, isBlockName } from '@rose/without-an-enemy/ids';
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
/** The voyages that the hand could make now. */
export const voyagesOf = ({ view, viewer, picked, open }: Props): readonly Sailing[] => {
  const block = picked.find(isBlockName);
  if (!picked.includes(SAIL) || block === undefined || viewer === 'spectator') return [];
  const seen = view.blocks[block];
  if (!seen || !isAreaName(seen.place)) return [];
  const from = seen.place;
  return open.filter(isAreaName).map((to) => ({ to, odds: voyageOdds(view, viewer, from, to, seen.strength) }));
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
