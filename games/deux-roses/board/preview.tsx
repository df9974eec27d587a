// What an action would do, before it is done: a ghost of every piece that will move, and the way it goes.
import { distance, type Point, polygon, polyline, round, Silent, towards } from '@rose/board';
import type { Action, View } from '@rose/deux-roses/ids';
import { outlineOf } from './figures.tsx';
import { SIZE } from './geometry.ts';
import { Figure } from './pieces.tsx';
import { foretell, piecesOf, type Trip, tripsOf } from './trips.ts';

export const previewOf = (view: View, action: Action | undefined): readonly Trip[] => {
  const entry = action && foretell(view, action);
  return entry ? tripsOf(entry, view) : [];
};

const endOf = ({ path }: Trip): Point => path.at(-1) ?? { x: 0, y: 0 };

/** Over a bed that is still taken only the outline shows; beyond the hedge a broken outline goes around the ghost. */
const Ghost = ({ trip, taken }: { readonly trip: Trip; readonly taken: boolean }) => {
  const { x, y } = endOf(trip);
  const out = trip.to === undefined;
  return (
    <g class="ghost" transform={`translate(${round(x)} ${round(y)}) scale(${out ? 0.74 : 1})`}>
      {!taken && (
        <g opacity={out ? 0.6 : 0.5}>
          <Figure side={trip.side} kind={trip.kind} />
        </g>
      )}
      {(taken || out) && <path class="ghost-line" d={outlineOf(trip.side, out ? 44 : 40)} transform="translate(0 3)" />}
    </g>
  );
};

export const Ghosts = ({ view, trips }: { readonly view: View; readonly trips: readonly Trip[] }) => {
  const taken = new Set(piecesOf(view).map(({ at }) => at));
  return (
    <Silent class="ghosts">
      {trips.map((trip) => (
        <Ghost
          key={`${trip.from ?? 'in'} ${trip.to ?? 'out'}`}
          trip={trip}
          taken={trip.to !== undefined && taken.has(trip.to)}
        />
      ))}
    </Silent>
  );
};

const HEAD = SIZE * 0.26;
/** From the rim of the piece to short of the middle of the bed it goes to. */
const Arrow = ({ path }: { readonly path: readonly Point[] }) => {
  const [start, second, before, end] = [path[0], path[1], path.at(-2), path.at(-1)];
  if (!start || !second || !before || !end) return null;
  const out = towards(start, second, (SIZE * 0.62) / distance(start, second));
  const length = distance(before, end);
  const back = (reach: number): Point => towards(end, before, reach / length);
  const [tip, neck] = [back(SIZE * 0.26), back(SIZE * 0.26 + HEAD)];
  const side = { x: ((end.y - before.y) / length) * HEAD * 0.62, y: (-(end.x - before.x) / length) * HEAD * 0.62 };
  const head = polygon([tip, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }]);
  const shaft = polyline([out, ...path.slice(1, -1), back(SIZE * 0.26 + HEAD * 0.6)]);
  return (
    <>
      <path class="arrow-casing" d={shaft} />
      <path class="arrow-casing head" d={head} />
      <path class="arrow-shaft" d={shaft} />
      <path class="arrow-head" d={head} />
    </>
  );
};

export const Arrows = ({ trips }: { readonly trips: readonly Trip[] }) => (
  <Silent class="arrows">
    {trips.map((trip) => (
      <Arrow key={`${trip.from ?? 'in'} ${trip.to ?? 'out'}`} path={trip.path} />
    ))}
  </Silent>
);
