// What lies beside the map: the calendar, the points left, and what is off the map. The page has a place for each.
import { NamesFor, useNames } from '@rose/board';
import { OtherActions } from './others.tsx';
import { Played } from './played.tsx';
import type { Props } from './said.ts';
import { Shapes } from './shapes.tsx';
import { Standing } from './standing.tsx';
import { SupplyButton } from './supply-shown.tsx';
import { Calendar } from './track.tsx';
import { Tray } from './tray.tsx';
import { boardWords } from './words.ts';

export const Clock = ({ view }: Props) => <Calendar view={view} />;

export const Tally = ({ view: { phase, ap }, viewer }: Props) => {
  if (phase.name !== 'actions' || phase.acting !== viewer) return null;
  return (
    <p class="points">
      <span class="points-pips" aria-hidden="true">
        {Array.from({ length: ap[viewer] }, (_, i) => (
          <i key={String(i)} />
        ))}
      </span>
      {boardWords().points(ap[viewer])}
    </p>
  );
};

export const Own = (board: Props) => {
  const names = useNames();
  return (
    <NamesFor value={names}>
      <div class="wae-aside">
        <svg class="wae-shapes" width="0" height="0" aria-hidden="true">
          <Shapes />
        </svg>
        <div class="wae-row">
          <OtherActions board={board} />
          <Tray board={board} />
          {board.viewer !== 'spectator' && <SupplyButton />}
        </div>
        <Played board={board} />
        <Standing board={board} />
      </div>
    </NamesFor>
  );
};
