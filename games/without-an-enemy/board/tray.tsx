// What is off the map: Reserves, the lost of this year, and who is still to come. A block of the Reserve that may be raised
// is touched here.
import { Icon, TrayBlock } from '@rose/board';
import { other, type Seat } from '@rose/without-an-enemy/ids';
import { useEffect, useState } from 'preact/hooks';
import { Badge } from './badge.tsx';
import { RECRUIT } from './gestures.ts';
import { type Box, blocksAt, colourOfBlock, faceOf, seatOfBlock, woodOf } from './pieces.ts';
import { labelFor, type Props } from './said.ts';
import { boardWords } from './words.ts';
import './tray.css';

interface TrayBoxProps {
  readonly board: Props;
  readonly seat: Seat;
  readonly box: Box;
}
const TrayBox = ({ board, seat, box }: TrayBoxProps) => {
  const { view } = board;
  const blocks = blocksAt(view, seat, box);
  const hidden = box === 'reserve' ? view.reserves[seat] : 0;
  if (blocks.length + hidden === 0) return null;
  const say = boardWords();
  return (
    <section class="tray-box">
      <h3>
        <Badge seat={seat} size={18} /> {say.boxes[box]} <b>{blocks.length + hidden}</b>
      </h3>
      <div class="tray-blocks">
        {blocks.map((block) => (
          <TrayBlock
            key={block}
            board={board}
            block={block}
            label={labelFor(board, block)}
            wood={woodOf(colourOfBlock(block))}
            face={faceOf(block, view.blocks[block]?.strength ?? null)}
          />
        ))}
        {hidden > 0 && <small>{say.hiddenInReserve(hidden)}</small>}
      </div>
    </section>
  );
};

/** Phases whose question a block of the tray answers. */
const ASKING: readonly string[] = ['events', 'new-blocks'];
const BOXES = ['reserve', 'lost', 'waiting'] as const;
/** Open while something in it answers the question, else as the player wishes. */
export const Tray = ({ board }: { readonly board: Props }) => {
  const { view, viewer, open, picked, touch } = board;
  const own: Seat = viewer === 'spectator' ? 'royalist' : viewer;
  const say = boardWords();
  const reserve = blocksAt(view, own, 'reserve');
  const off = [...reserve, ...blocksAt(view, own, 'waiting')];
  const isAsked = off.some((block) => open.includes(block) && seatOfBlock(block) === own);
  const isHomeward = open.includes('reserve');
  const [wish, setWish] = useState(false);
  useEffect(() => setWish(false), [view.phase.name]);
  const mustOpen = isAsked && (ASKING.includes(view.phase.name) || picked.includes(RECRUIT));
  const isOpen = wish || mustOpen;
  return (
    <section class="tray" aria-label={say.trays}>
      <button
        type="button"
        class={`btn sm tray-toggle${isAsked ? ' asked' : ''}`}
        data-place="reserve"
        data-lit={isHomeward ? '' : undefined}
        aria-expanded={isOpen}
        onClick={() => (isHomeward ? touch('reserve') : setWish(!isOpen))}
      >
        <Icon name="flag" size={16} /> {isHomeward ? say.toReserve : say.boxes.reserve}{' '}
        <b>{reserve.length + view.reserves[own]}</b>
      </button>
      {isOpen && (
        <div class="tray-paper">
          {BOXES.flatMap((box) =>
            [own, other(own)].map((seat) => <TrayBox key={`${box} ${seat}`} board={board} seat={seat} box={box} />),
          )}
        </div>
      )}
    </section>
  );
};
