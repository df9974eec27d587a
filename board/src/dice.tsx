// Dice as they fell: a hit is red with light pips, and its rim is heavier, so that it is seen without colour too.
const NEAR = 8.5;
const PIPS: { readonly [face: number]: readonly (readonly [x: number, y: number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export interface DieProps {
  readonly face: number;
  readonly isHit: boolean;
  readonly size: number;
}
export const Die = ({ face, isHit, size }: DieProps) => (
  <svg class={isHit ? 'die hit' : 'die'} width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
    <rect
      x="1.5"
      y="1.5"
      width="33"
      height="33"
      rx="8"
      fill={isHit ? '#9c2f28' : '#f3ead4'}
      stroke={isHit ? '#5e1512' : '#b8a678'}
      stroke-width={isHit ? 2.6 : 1.6}
    />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={18 + x * NEAR} cy={18 + y * NEAR} r="3.2" fill={isHit ? '#fff3dc' : '#8d7748'} />
    ))}
  </svg>
);

/** A roll in the order the dice fell. */
export const Dice = ({
  faces,
  isHit,
  size,
}: {
  readonly faces: readonly number[];
  isHit(face: number): boolean;
  readonly size: number;
}) => (
  <span class="dice">
    {faces.map((face, i) => (
      <Die key={String(i)} face={face} isHit={isHit(face)} size={size} />
    ))}
  </span>
);
