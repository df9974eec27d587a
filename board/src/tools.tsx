// Nearer, farther, all: in a corner of the frame where nothing that matters lies under them.
import { useContext } from 'preact/hooks';
import { FrameSays } from './frame-words.ts';
import { Icon, type IconName } from './icon.tsx';
import { useCorner } from './overview.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly does: () => void;
}
const Tool = ({ icon, label, does }: ToolProps) => (
  <button type="button" class="frame-tool" aria-label={label} title={label} onClick={does}>
    <Icon name={icon} size={20} />
  </button>
);

interface ToolsProps {
  /** Something of the board is out of sight. */
  readonly isNear: boolean;
  readonly question: string;
  press(key: string): void;
}
export const Tools = ({ isNear, question, press }: ToolsProps) => {
  const say = useContext(FrameSays);
  const { paper, corner } = useCorner(question, '.overview');
  return (
    <div
      ref={paper as never}
      class={corner === undefined ? 'frame-tools hidden' : 'frame-tools'}
      data-zone="zoom"
      data-corner={corner ?? 'bottom right'}
    >
      <Tool icon="plus" label={say.nearer} does={() => press('+')} />
      {isNear && <Tool icon="minus" label={say.farther} does={() => press('-')} />}
      {isNear && <Tool icon="fit" label={say.fit} does={() => press('0')} />}
    </div>
  );
};
