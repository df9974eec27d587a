// A block that lies off the map, as a button.
import { Block, type BlockProps } from './block.tsx';

export interface TrayBlockProps extends Pick<BlockProps, 'wood' | 'face' | 'isUsed'> {
  readonly block: string;
  /** Its name, and what touching it does. */
  readonly label: string;
  readonly board: {
    readonly open: readonly string[];
    readonly picked: readonly string[];
    touch(place: string): void;
    rest(place: string | undefined): void;
  };
}
export const TrayBlock = ({ block, label, board: { open, picked, touch, rest }, ...drawn }: TrayBlockProps) => {
  const ring = picked.includes(block) ? 'picked' : open.includes(block) ? 'open' : undefined;
  return (
    <button
      type="button"
      class={`tray-block block-button${ring ? ' open' : ''}`}
      data-place={block}
      data-lit={ring === 'open' ? '' : undefined}
      data-picked={ring === 'picked' ? '' : undefined}
      aria-pressed={ring === 'picked'}
      onClick={() => touch(block)}
      onPointerEnter={() => rest(block)}
      onPointerLeave={() => rest(undefined)}
      onFocus={() => rest(block)}
      onBlur={() => rest(undefined)}
    >
      <svg width="50" height="58" viewBox="-3 -9 50 58" aria-hidden="true">
        <Block {...drawn} ring={ring} />
      </svg>
      <span class="unseen">{label}</span>
    </button>
  );
};
