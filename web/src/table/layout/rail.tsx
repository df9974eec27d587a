// The rail at the left of a board: who plays, turn and phase, on a low desk the hand, and at its foot the signs.
import { Emblem, Icon } from '@rose/board';
import { href } from '../../router.ts';
import { words } from '../../words/index.ts';
import type { TableContext } from '../context.ts';
import { Seats } from '../panel/seats.tsx';
import { deskWords } from '../words/words.ts';
import { handPlace, tableClass } from './media.ts';
import type { Panels } from './panels.ts';
import { Part } from './stage.tsx';

export const Rail = ({ context, panels }: { readonly context: TableContext; readonly panels: Panels }) => {
  const { face } = context.desk;
  const isSide = tableClass.value === 'side';
  return (
    <div class="rail">
      {isSide && (
        <a class="rail-sign" data-zone="bar" href={href()} aria-label={words().bar.home}>
          <Emblem size={34} />
        </a>
      )}
      <Seats context={context} tell={panels.players} />
      {face.Clock && (
        <div class="rail-clock" data-zone="clock">
          <Part context={context} name="Clock" />
        </div>
      )}
      {!isSide && handPlace.value === 'rail' && face.Hand && (
        <div class="rail-hand" data-zone="hand">
          <Part context={context} name="Hand" />
        </div>
      )}
      {!isSide && face.Legend && (
        <button
          type="button"
          class="btn sm rail-legend"
          data-zone="legend"
          aria-expanded={panels.isLegend.value}
          onClick={() => {
            panels.isLegend.value = !panels.isLegend.value;
          }}
        >
          <Icon name="note" size={16} /> {deskWords().legend}
        </button>
      )}
    </div>
  );
};
