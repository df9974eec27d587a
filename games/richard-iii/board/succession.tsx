// A house when a King or Pretender has died: his arms in a lozenge, the crown fallen from them, and who stands in line.
import { CoatPicture, HouseBadge, Icon } from '@rose/board';
import { type BlockName, blockName, HEIRS, type Seat, type View } from '@rose/richard-iii/ids';
import { coatOf } from './heraldry.ts';
import { WithShapes } from './with-shapes.tsx';
import './succession.css';
import { boardWords } from './words.ts';

export const Fallen = ({ block, seat }: { readonly block: BlockName; readonly seat: Seat }) => (
  <span class="moment-lozenge">
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path d="M100 8 192 100 100 192 8 100Z" />
      <path d="M100 20 180 100 100 180 20 100Z" />
    </svg>
    {(['top', 'right', 'bottom', 'left'] as const).map((corner) => (
      <span key={corner} class={corner}>
        <HouseBadge seat={seat} size={26} />
      </span>
    ))}
    <WithShapes blocks={[block]}>
      <CoatPicture coat={coatOf(block)} size={78} />
    </WithShapes>
    <span class="fallen-crown">
      <Icon name="crown" size={44} />
    </span>
  </span>
);

type Standing = 'dead' | 'minor' | 'king' | 'pretender' | 'alive';
const standingOf = (view: View, heir: BlockName): Standing | undefined => {
  const place = view.blocks[heir]?.place;
  // who serves the other house stands in no line
  if (place === 'aside') return undefined;
  if (place === 'dead') return 'dead';
  if (view.king === heir) return 'king';
  if (view.pretender === heir) return 'pretender';
  return place === 'minor' ? 'minor' : 'alive';
};

/** The heirs of a house, the senior first, as everybody may know them. */
export const Succession = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
  <WithShapes blocks={HEIRS[seat].map(blockName)}>
    <ol class="moment-heirs">
      {HEIRS[seat].map((heir) => {
        const block = blockName(heir);
        const standing = standingOf(view, block);
        return (
          standing && (
            <li key={block} class={standing}>
              <CoatPicture coat={coatOf(block)} size={32} />
              <span>{boardWords().short(block)}</span>
              <small>{boardWords().moments.standing[standing]}</small>
            </li>
          )
        );
      })}
    </ol>
  </WithShapes>
);
