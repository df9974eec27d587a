// Places as discs, persons as pieces: what stands on the map and moves over it.
import { CoatShapes, coatShape, Pennant, ROSES_COATS, type RosesCoat, useDrawing } from '@rose/board';
import type { NobleName, PlaceKind, Seat } from '@rose/lancaster-york/ids';
import { DISC } from '../map/index.ts';
import { Mark } from './icons.tsx';

/** Whose arms each noble bears; the Captain of Calais bears those of the garrison. */
export const NOBLE_COATS: { readonly [N in NobleName | 'captain-calais']: RosesCoat } = {
  percy: 'percy',
  clifford: 'clifford',
  plantagenet: 'york',
  stanley: 'stanley',
  mowbray: 'mowbray',
  'de-la-pole': 'de-la-pole',
  stafford: 'stafford',
  fitzalan: 'arundel',
  neville: 'neville',
  beaufort: 'beaufort',
  tudor: 'tudor',
  herbert: 'herbert',
  'captain-calais': 'calais',
};
const COATS = Object.fromEntries(Object.values(NOBLE_COATS).map((coat) => [coat, ROSES_COATS[coat]]));
/** Belongs into the defs of the drawing: each coat is written once. */
export const PieceShapes = () => <CoatShapes coats={COATS} />;

/** Somebody's is bright and flies his pennant, nobody's is pale. */
const looks = (owner: Seat | undefined): string => (owner ? 'owned' : 'nobodys');
const Owner = ({ owner, x, y }: { readonly owner: Seat | undefined; readonly x: number; readonly y: number }) =>
  owner ? (
    <g transform={`translate(${x} ${y})scale(.8)`}>
      <Pennant faction={owner} />
    </g>
  ) : null;

const MARK_WIDTH: { readonly [K in PlaceKind]: number } = { royalCastle: 26, largeTown: 25, town: 21, port: 22 };
export interface PlaceDiscProps {
  readonly kind: PlaceKind;
  readonly owner: Seat | undefined;
  /** A town with a cathedral wears a cross. */
  readonly cathedral?: boolean;
}
export const PlaceDisc = ({ kind, owner, cathedral = false }: PlaceDiscProps) => (
  <g class={`place-disc ${kind} ${looks(owner)}`}>
    <circle class="piece-shade" cy="2" r={DISC + 1} />
    <circle class="piece-ground" r={DISC} />
    {kind === 'royalCastle' && <circle class="piece-rim" r={DISC - 2.2} />}
    <Mark charge={kind} width={MARK_WIDTH[kind]} />
    {cathedral && (
      <g transform="translate(-13 11)">
        <circle class="piece-badge" r="7.500" />
        <Mark charge="cathedral" width={11} />
      </g>
    )}
    <Owner owner={owner} x={10} y={-27} />
  </g>
);

/** A bishop's ground is a lozenge with soft corners: a person, no place. */
export const BishopPiece = ({ owner }: { readonly owner: Seat | undefined }) => (
  <g class={`bishop-piece ${looks(owner)}`}>
    <path class="piece-shade" d="M0-16Q3-17 5-15L17-2Q19 2 17 5L5 19Q0 22-5 19L-17 5Q-19 2-17-2L-5-15Q-3-17 0-16Z" />
    <path class="piece-ground" d="M0-19Q3-19 5-17L17-4Q19 0 17 4L5 17Q0 21-5 17L-17 4Q-19 0-17-4L-5-17Q-3-19 0-19Z" />
    <Mark charge="bishop" width={21} />
    <Owner owner={owner} x={8} y={-28} />
  </g>
);

export const ShipPiece = ({ owner }: { readonly owner: Seat | undefined }) => (
  <g class={`ship-piece ${looks(owner)}`}>
    <path class="ship-wake" d="M-21 15Q-16 11-11 15T-1 15T9 15T20 14" />
    <Mark charge="ship" width={36} />
    <Owner owner={owner} x={0} y={-32} />
  </g>
);

export interface NoblePieceProps {
  readonly noble: NobleName | 'captain-calais';
  readonly points: number;
  readonly owner: Seat | undefined;
}
const SHIELD = 0.31;
/** His shield, 31 wide and 36 high, with his control points at its foot. */
export const NoblePiece = ({ noble, points, owner }: NoblePieceProps) => {
  const { href } = useDrawing();
  return (
    <g class={`noble-piece ${looks(owner)}`}>
      <ellipse class="piece-shade" cy="18" rx="13" ry="4" />
      <use
        href={href(coatShape(NOBLE_COATS[noble]))}
        transform={`translate(${-50 * SHIELD} ${-58 * SHIELD})scale(${SHIELD})`}
      />
      <circle class="piece-badge" cx="12" cy="13" r="8" />
      <text class="piece-number" x="12" y="17.300">
        {points}
      </text>
      <Owner owner={owner} x={-15} y={-31} />
    </g>
  );
};
