// The plan in its own dress: arrows of moves, tags of troops, cubes on persons, the captain where he would land.
import { Silent } from '@rose/board';
import { isRegionName, type Seat, type SeenPlan, type View } from '@rose/lancaster-york/ids';
import { cubeSpot, LANDING_SPOTS, nobleSpots, type Spot, shipSpots, troopSpots } from '../map/index.ts';
import { Cube, TroopTag } from './icons.tsx';
import { NoblePiece } from './icons-pieces.tsx';
import type { Piece } from './pieces.ts';

const spotIn = (pieces: readonly Piece[], id: string): Spot | undefined => pieces.find((piece) => piece.id === id)?.at;

const BEND = 0.18;
/** A bow from a little off the first spot to a little before the second. */
const bow = (from: Spot, to: Spot): string => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: from.x + ux * 20, y: from.y + uy * 20 };
  const end = { x: to.x - ux * 20, y: to.y - uy * 20 };
  const middle = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const written = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${written(start)}Q${written(middle)} ${written(end)}`;
};
const Arrow = ({ from, to, ignored }: { readonly from: Spot; readonly to: Spot; readonly ignored: boolean }) => (
  <path class={ignored ? 'ly-way ignored' : 'ly-way'} d={bow(from, to)} marker-end="url(#ly-arrow)" />
);

const targetOf = (id: string, to: string): Spot | undefined => {
  if (isRegionName(to)) return nobleSpots(to, [id as never]).get(id as never);
  return shipSpots(to as never, [id as never]).get(id as never);
};
const Ways = ({ plan, pieces }: { readonly plan: SeenPlan; readonly pieces: readonly Piece[] }) => {
  const ways = [
    ...plan.moves.map(({ noble, to, ignored }) => ({ id: noble, to: to as string, ignored })),
    ...plan.sails.map(({ ship, to, ignored }) => ({ id: ship, to: to as string, ignored })),
  ];
  return (
    <>
      {ways.map(({ id, to, ignored }) => {
        const [from, target] = [spotIn(pieces, id), targetOf(id, to)];
        if (!from || !target || (from.x === target.x && from.y === target.y)) return null;
        return <Arrow key={id} from={from} to={target} ignored={ignored !== null} />;
      })}
    </>
  );
};

const tagsOf = (plan: SeenPlan) =>
  plan.forces.flatMap(({ place, troops, mercenaries, ignored }) => {
    const kinds = [
      ...(troops > 0 ? [{ count: troops, mercenary: false }] : []),
      ...(mercenaries > 0 ? [{ count: mercenaries, mercenary: true }] : []),
    ];
    const spots = troopSpots(place, kinds.length);
    return kinds.map((kind, i) => ({ ...kind, place, ignored, at: spots[i] as Spot }));
  });

export const Orders = ({
  view,
  seat,
  pieces,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly pieces: readonly Piece[];
}) => {
  const { plan } = view;
  if (!plan) return null;
  return (
    <Silent class="ly-orders">
      <defs>
        <marker id="ly-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0L10 5L0 10Z" fill="#8c2620" />
        </marker>
      </defs>
      <Ways plan={plan} pieces={pieces} />
      {tagsOf(plan).map(({ place, count, mercenary, ignored, at }) => (
        <g
          key={`${place} ${mercenary}`}
          class={ignored ? 'ly-ignored' : undefined}
          transform={`translate(${at.x} ${at.y})`}
        >
          <TroopTag seat={seat} count={count} mercenary={mercenary} />
        </g>
      ))}
      {plan.cubes.map(({ person, colour, ignored, paid }) => {
        const at = spotIn(pieces, person);
        if (!at) return null;
        const { x, y } = cubeSpot(at);
        return (
          <g key={person} class={ignored || !paid ? 'ly-ignored' : undefined} transform={`translate(${x} ${y})`}>
            <Cube colour={colour} />
          </g>
        );
      })}
      {plan.bid && <Landing region={plan.bid.region as keyof typeof LANDING_SPOTS} seat={seat} />}
    </Silent>
  );
};
const CAPTAIN = 4;
export const Landing = ({ region, seat }: { readonly region: keyof typeof LANDING_SPOTS; readonly seat: Seat }) => {
  const { x, y } = LANDING_SPOTS[region];
  return (
    <g transform={`translate(${x} ${y})`}>
      <NoblePiece noble="captain-calais" points={CAPTAIN} owner={seat} />
    </g>
  );
};
