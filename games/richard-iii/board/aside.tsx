// What lies beside the map: the track of turns, the points left, and what is off the map. The page has a place for each.
import { NamesFor, useNames } from '@rose/board';
import type { Props } from './said.ts';
import { Shapes } from './shapes.tsx';
import { Points, Track } from './track.tsx';
import { Tray } from './tray.tsx';
import './aside.css';

export const Clock = ({ view }: Props) => <Track view={view} />;

export const Tally = ({ view: { phase }, viewer }: Props) =>
  phase.name === 'action' && phase.acting === viewer ? <Points points={phase.points} /> : null;

export const Own = (board: Props) => {
  const names = useNames();
  return (
    <NamesFor value={names}>
      <div class="richard-iii-aside">
        <svg class="aside-shapes" width="0" height="0" aria-hidden="true">
          <Shapes />
        </svg>
        <Tray board={board} />
      </div>
    </NamesFor>
  );
};
