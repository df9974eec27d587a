// Hand, pool, minors and the dead as the sheet of a phone shows them: near the thumb, over no block.
import { NamesFor, useNames } from '@rose/board';
import { Events, Hand } from './hand.tsx';
import type { Props } from './said.ts';
import { Shapes } from './shapes.tsx';
import { Tray } from './tray.tsx';
import './aside.css';

export const Aside = (board: Props) => {
  const names = useNames();
  return (
    <NamesFor value={names}>
      <div class="richard-iii-aside">
        <svg class="aside-shapes" width="0" height="0" aria-hidden="true">
          <Shapes />
        </svg>
        <Hand board={board} />
        <Tray board={board} />
        <Events board={board} />
      </div>
    </NamesFor>
  );
};
