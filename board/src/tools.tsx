// Nearer, farther, all: in a corner of the frame where nothing that matters lies under them.
import { useContext } from 'preact/hooks';
import { useCorner } from './corner.ts';
import { FrameSays } from './frame-words.ts';
import { Icon, type IconName } from './icon.tsx';
import { kept } from './kept.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly does: () => void;
}
const Tool = kept(({ icon, label, does }: ToolProps) => (
  <button type="button" class={`frame-tool ${icon}`} aria-label={label} title={label} onClick={does}>
    <Icon name={icon} size={20} />
  </button>
));

interface ToolsProps {
  /** Something of the board is out of sight. */
  readonly isNear: boolean;
  readonly question: string;
  /** Where the map was brought, other than by a hand. */
  readonly aimed: string;
  press(key: string): void;
  /** Where a board can be looked at from the other side. */
  readonly turn?: (() => void) | undefined;
}
export const Tools = ({ isNear, question, aimed, press, turn }: ToolsProps) => {
  const say = useContext(FrameSays);
  const { paper, corner } = useCorner(question, ', .overview:not(.hidden)', '', `${aimed} ${isNear}`);
  return (
    <div
      ref={paper as never}
      class={`frame-tools${corner === undefined ? ' hidden' : ''}${turn ? ' turns' : ''}`}
      data-zone="zoom"
      data-corner={corner ?? 'bottom right'}
    >
      <Tool icon="plus" label={say.nearer} does={() => press('+')} />
      {isNear && <Tool icon="minus" label={say.farther} does={() => press('-')} />}
      {isNear && <Tool icon="fit" label={say.fit} does={() => press('0')} />}
      {turn && <Tool icon="turn" label={say.turn} does={turn} />}
    </div>
  );
};
