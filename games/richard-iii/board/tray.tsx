// What is off the map: pools, minors and the dead of both sides. A pool block that may be recruited is touched here.
import { Block, Icon, TrayBlock } from '@rose/board';
import { type BlockName, other, type Seat } from '@rose/richard-iii/ids';
import { useEffect, useState } from 'preact/hooks';
import { Badge } from './badge.tsx';
import { woodOf, woodOfBlock } from './heraldry.ts';
import { blocksAt, faceOf, seatOfBlock } from './pieces.ts';
import { labelFor, type Props } from './said.ts';
import { boardWords } from './words.ts';

const OffMap = ({ board, block }: { readonly board: Props; readonly block: BlockName }) => {
  const seen = board.view.blocks[block];
  const isDown = seen?.down ?? false;
  return (
    <TrayBlock
      board={board}
      block={block}
      label={labelFor(board, block)}
      wood={woodOfBlock(block)}
      face={isDown ? undefined : faceOf(block, seen?.steps ?? null)}
      isUsed={isDown}
    />
  );
};

interface TrayRowProps {
  readonly board: Props;
  readonly seat: Seat;
  readonly place: 'pool' | 'minor' | 'dead';
  readonly label: string;
}
const TrayRow = ({ board, seat, place, label }: TrayRowProps) => {
  const { view } = board;
  const blocks = blocksAt(view, seat, place);
  const hidden = place === 'pool' ? view.pools[seat] : 0;
  if (blocks.length + hidden === 0) return null;
  return (
    <section class="tray-row">
      <h3>
        <Badge seat={seat} size={18} /> {label} <b>{blocks.length + hidden}</b>
      </h3>
      <div class="tray-blocks">
        {blocks.map((block) => (
          <OffMap key={block} board={board} block={block} />
        ))}
        {hidden > 0 && (
          <span class="tray-hidden">
            <svg width="38" height="44" viewBox="-3 -9 50 58" aria-hidden="true">
              <Block wood={woodOf(seat)} />
            </svg>
            {boardWords().unknownInPool(hidden)}
          </span>
        )}
      </div>
    </section>
  );
};

/** Recruits are asked for by a touch on the tray: it glows when there are any. */
export const Tray = ({ board }: { readonly board: Props }) => {
  const { view, viewer, open, picked, touch } = board;
  const [wish, setWish] = useState<boolean>();
  // Opened or closed by hand, it goes back to what the next question needs.
  useEffect(() => setWish(undefined), [view.phase.name]);
  const say = boardWords();
  const own: Seat = viewer === 'spectator' ? 'lancaster' : viewer;
  const pool = blocksAt(view, own, 'pool');
  const isHomeward = open.includes('pool');
  const isMinorAsked = blocksAt(view, own, 'minor').some((block) => open.includes(block) || picked.includes(block));
  const isAsked = isHomeward || isMinorAsked || pool.some((block) => open.includes(block));
  const inHand = picked.some((place) => pool.some((block) => block === place && seatOfBlock(view, block) === own));
  const isOpen = wish ?? (isAsked || inHand);
  const minors = ['minor', say.minors] as const;
  // What is asked for lies on top.
  const kinds = [
    ...(isMinorAsked ? [minors] : []),
    ['pool', say.pool] as const,
    ...(isMinorAsked ? [] : [minors]),
    ['dead', say.dead] as const,
  ];
  return (
    <section class="tray" aria-label={say.trays}>
      {isOpen && (
        <div class="tray-paper">
          {kinds.flatMap(([place, label]) =>
            [own, other(own)].map((seat) => (
              <TrayRow key={`${place} ${seat}`} board={board} seat={seat} place={place} label={label} />
            )),
          )}
        </div>
      )}
      <button
        type="button"
        class={`btn sm tray-toggle${isAsked ? ' asked' : ''}`}
        data-place="pool"
        data-lit={isHomeward ? '' : undefined}
        aria-expanded={isOpen}
        onClick={() => (isHomeward ? touch('pool') : setWish(!isOpen))}
      >
        <Icon name="flag" size={16} /> {say.pool} <b>{pool.length + view.pools[own]}</b>
      </button>
    </section>
  );
};
