// Actions other than the group move: muster, sail, recruit. Each is a button first, or after a block.
import { Icon } from '@rose/board';
import { MUSTER, RECRUIT, SAIL } from './gestures.ts';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';

const KINDS = [
  { place: MUSTER, icon: 'flag' },
  { place: SAIL, icon: 'anchor' },
  { place: RECRUIT, icon: 'plus' },
] as const;
export const OtherActions = ({ board: { view, viewer, open, picked, words, touch } }: { readonly board: Props }) => {
  if (view.phase.name !== 'actions' || view.phase.acting !== viewer) return null;
  if (view.ap[viewer] === 0) return null;
  return (
    <div class="wae-others" role="group" aria-label={boardWords().otherActions}>
      {KINDS.map(({ place, icon }) => (
        <button
          key={place}
          type="button"
          class="btn sm"
          data-place={place}
          data-lit={open.includes(place) ? '' : undefined}
          aria-pressed={picked.includes(place)}
          onClick={() => touch(place)}
        >
          <Icon name={icon} size={16} /> {words.place(view, place)}
        </button>
      ))}
    </div>
  );
};
