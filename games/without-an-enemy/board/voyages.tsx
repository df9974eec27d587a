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
const ENDS = ['arrives', 'weakened', 'returns', 'lost'] as const;
/** Coasts to which a voyage is as sure, the surest first. */
const alike = (voyages: readonly Sailing[]): readonly (readonly Sailing[])[] => {
  const groups = new Map<string, Sailing[]>();
  for (const one of voyages) {
    const key = ENDS.map((end) => one.odds[end]).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const sure = ([first]: readonly Sailing[]): number => (first ? first.odds.arrives + first.odds.weakened : 0);
  return [...groups.values()].toSorted((one, other) => sure(other) - sure(one));
};
/** The whole table of a voyage: to the coast under the hand, else to all that are open. */
export const VoyagePaper = ({ board, to }: { readonly board: Props; readonly to?: string | undefined }) => {
  const say = boardWords();
  const voyages = voyagesOf(board).filter((one) => to === undefined || one.to === to);
  return (
    <div class="wae-card-text">
      {alike(voyages).map((group) => (
        <div key={group[0]?.to}>
          <h3>{say.voyageTo(group.map((one) => nameOf(board.words, board.view, one.to)).join(', '))}</h3>
          <dl class="wae-odds">
            {ENDS.map((end) => (
              <div key={end}>
                <dt>{say.voyageEnds[end]}</dt>
                <dd>{say.share(group[0]?.odds[end] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
};
