// Gradients and patterns of the garden.
import { useDrawing } from '@rose/board';

interface Glow {
  readonly name: string;
  readonly at: readonly [x: number, y: number, radius: number];
  readonly stops: readonly (readonly [offset: number, colour: string, opacity?: number])[];
}
const GLOWS: readonly Glow[] = [
  {
    name: 'grass',
    at: [0.4, 0.35, 0.8],
    stops: [
      [0, '#c9d29c'],
      [1, '#aebb80'],
    ],
  },
  {
    name: 'earth',
    at: [0.5, 0.5, 0.7],
    stops: [
      [0, '#d8cba0'],
      [1, '#c3b27e'],
    ],
  },
  {
    name: 'paving',
    at: [0.4, 0.35, 0.8],
    stops: [
      [0, '#e9e3d4'],
      [1, '#c9c0aa'],
    ],
  },
  {
    name: 'lancaster',
    at: [0.38, 0.3, 0.85],
    stops: [
      [0, '#cf5a4c'],
      [0.6, '#a2342c'],
      [1, '#7b211b'],
    ],
  },
  {
    name: 'york',
    at: [0.38, 0.3, 0.85],
    stops: [
      [0, '#fffdf5'],
      [0.6, '#f0e8d3'],
      [1, '#cbbc92'],
    ],
  },
  {
    name: 'shade',
    at: [0.5, 0.5, 0.5],
    stops: [
      [0.45, '#1c2410', 0.5],
      [0.8, '#1c2410', 0.28],
      [1, '#1c2410', 0],
    ],
  },
];

const Gravel = () => (
  <>
    <circle cx="2" cy="2" r=".75" fill="#b49d6b" />
    <circle cx="7" cy="5.5" r=".65" fill="#c9b484" />
    <circle cx="4" cy="8.3" r=".55" fill="#a8905c" />
  </>
);

export const Paints = () => {
  const { id } = useDrawing();
  return (
    <>
      {GLOWS.map(({ name, at: [cx, cy, r], stops }) => (
        <radialGradient key={name} id={id(name)} cx={cx} cy={cy} r={r}>
          {stops.map(([offset, colour, opacity]) => (
            <stop key={offset} offset={offset} stop-color={colour} stop-opacity={opacity} />
          ))}
        </radialGradient>
      ))}
      <pattern id={id('mown')} width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <rect width="5.5" height="11" fill="#fff" opacity=".11" />
      </pattern>
      <pattern id={id('gravel')} width="10" height="10" patternUnits="userSpaceOnUse">
        <Gravel />
      </pattern>
    </>
  );
};
