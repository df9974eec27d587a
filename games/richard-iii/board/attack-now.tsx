// For a finger: the attack it has pointed at, its odds in sight, waits here to be made.
import { Icon } from '@rose/board';
import { isAreaName } from '@rose/richard-iii/ids';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';

export const AttackNow = ({ board, area }: { readonly board: Props; readonly area: string | undefined }) => {
  if (area === undefined || !isAreaName(area)) return null;
  return (
    <button type="button" class="btn primary attack-now" onClick={() => board.touch(area)}>
      <Icon name="sword" size={18} /> {boardWords().attackNow(area)}
    </button>
  );
};
