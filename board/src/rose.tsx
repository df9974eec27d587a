// The rose, in a box of -50 to 50. The fine one for pieces and arms, the small one for log, hedge and menus.
import { clock, lobes, polygon } from './path.ts';

export interface RoseColours {
  readonly petal: string;
  readonly edge: string;
}
export const RED_ROSE: RoseColours = { petal: '#b2392f', edge: '#5e1512' };
export const WHITE_ROSE: RoseColours = { petal: '#fdf8ea', edge: '#8d7d5c' };
export const PINK_ROSE: RoseColours = { petal: '#f3d7cb', edge: '#6c1c17' };

const TURNS = [0, 72, 144, 216, 288] as const;
const PETAL = 'M0-4C-20-10-28-34-12-42Q-4-46 0-40Q4-46 12-42C28-34 20-10 0-4Z';
const HEART = 'M0-3C-9-7-12-18-5-21Q-2-23 0-20Q2-23 5-21C12-18 9-7 0-3Z';
const SEPALS = TURNS.map((turn) =>
  polygon([clock(47, turn + 36), clock(31, turn + 46), clock(20, turn + 36), clock(31, turn + 26)]),
).join('');
const SMALL_PETALS = lobes(5, 30, 17.8);
const SMALL_HEART = lobes(5, 13.5, 8.1, 36);

const Sepals = () => <path d={SEPALS} fill="#3d6a3e" stroke="#1d3a1f" stroke-width="1.4" />;
const Seed = () => <circle r="7.5" fill="#dcae45" stroke="#7a5710" stroke-width="1.8" />;

export const Rose = ({ petal, edge }: RoseColours) => (
  <g fill={petal} stroke={edge}>
    <Sepals />
    {TURNS.map((turn) => (
      <path key={turn} d={PETAL} stroke-width="2.2" transform={`rotate(${turn})`} />
    ))}
    {TURNS.map((turn) => (
      <path key={turn} d={HEART} stroke-width="1.8" transform={`rotate(${turn + 36})`} />
    ))}
    <Seed />
  </g>
);

export const SmallRose = ({ petal, edge }: RoseColours) => (
  <g fill={petal} stroke={edge}>
    <Sepals />
    <path d={SMALL_PETALS} stroke-width="2.6" />
    <path d={SMALL_HEART} stroke-width="2" />
    <Seed />
  </g>
);
