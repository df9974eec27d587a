// The emblem of the house: a white rose within a red one, under a crown.
const TURNS = [0, 72, 144, 216, 288] as const;
const LEAF = 'M0-40C-4-34-6-30-6-25H6C6-30 4-34 0-40Z';
const PETAL = 'M0-3C-14-7-21-24-9-31Q-3-34 0-29.500Q3-34 9-31C21-24 14-7 0-3Z';
const CIRCLET = 'M-27.5 10Q0 4 27.5 10L26.5 16Q0 10.5-26.5 16Z';
const POINTS = 'M-27 10L-33-13Q-24-9-18-2Q-15-13-9-18Q-6-8 0-5Q6-8 9-18Q15-13 18-2Q24-9 33-13L27 10Q0 4.5-27 10Z';
const SAPPHIRES = 'M-16 8.800l2.6 2.3-2.2 2.3-2.5-2ZM16 8.800l-2.6 2.3 2.2 2.3 2.5-2Z';
const PEARLS = [
  [-33, -14.5],
  [-9, -19.5],
  [9, -19.5],
  [33, -14.5],
] as const;

const Petals = ({ fill, edge, turn }: { readonly fill: string; readonly edge: string; readonly turn: number }) => (
  <g fill={fill} stroke={edge} stroke-width="1.5" stroke-linejoin="round">
    {TURNS.map((degrees) => (
      <path key={degrees} d={PETAL} transform={`rotate(${degrees + turn})`} />
    ))}
  </g>
);

const RoseWithinRose = () => (
  <g transform="translate(0 6)">
    <g fill="#4b7447" stroke="#223d22" stroke-width="1.3">
      {TURNS.map((turn) => (
        <path key={turn} d={LEAF} transform={`rotate(${turn + 36})`} />
      ))}
    </g>
    <Petals fill="#a5302c" edge="#5e1512" turn={0} />
    <g transform="scale(.62)">
      <Petals fill="#fbf5e6" edge="#7d6c50" turn={36} />
    </g>
    <circle r="6.2" fill="#e3b548" stroke="#8a6213" stroke-width="1.5" />
    {TURNS.map((turn) => (
      <circle key={turn} cy="-3.1" r="1" fill="#8a6213" transform={`rotate(${turn})`} />
    ))}
  </g>
);

const Crown = () => (
  <g transform="translate(0 -38)" fill="#e3b548" stroke="#8a6213" stroke-width="1.7" stroke-linejoin="round">
    <path d={POINTS} />
    <path d={CIRCLET} />
    {PEARLS.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="2.7" stroke-width="1.4" />
    ))}
    <circle cy="10.2" r="2.3" fill="#a5302c" stroke="#5e1512" stroke-width="1" />
    <path d={SAPPHIRES} fill="#2d5288" stroke="#16305a" stroke-width=".8" />
  </g>
);

/** Without a label it is decoration: the name of the house stands beside it. */
export const Emblem = ({ size, label }: { readonly size: number; readonly label?: string }) => (
  <svg
    class="emblem"
    width={size}
    height={Math.round(size * 1.2)}
    viewBox="-46 -64 92 110"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <RoseWithinRose />
    <Crown />
  </svg>
);
