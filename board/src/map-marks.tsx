// Place marks under the names of a map, by the hand that draws the arms: city, cathedral, crown and port.
import type { Charge } from './charges/charge.ts';
import { ChargeMarks } from './charges/draw.tsx';
import { castle, crown } from './charges/emblems.ts';
import { useDrawing } from './names.ts';
import type { Point } from './path.ts';

const mitre: Charge = [
  { solid: 'M-34 24L-40-8Q-26-30-12-44Q-4-34 0-24Q4-34 12-44Q26-30 40-8L34 24Z' },
  { solid: 'M-35 16H35L34 30H-34Z' },
  { line: 'M0-24V16M-12-6H12', width: 4 },
  { solid: 'M-26 30L-32 48H-18L-16 30ZM26 30L32 48H18L16 30Z' },
];
const ship: Charge = [
  { solid: 'M-46 8H46C44 28 32 40 20 42H-20C-32 40-44 28-46 8Z' },
  { solid: 'M-38 8V-6H-20V8ZM20 8V-6H38V8Z' },
  { line: 'M0 8V-46', width: 6 },
  { solid: 'M-20-36Q0-42 20-36Q26-18 20-4Q0-12-20-4Q-26-18-20-36Z' },
];

const MARKS = {
  city: { charge: castle, fill: '#f6ecd0', ink: '#3b2716', width: 15 },
  cathedral: { charge: mitre, fill: '#f6ecd0', ink: '#5a2a4a', width: 15 },
  crown: { charge: crown, fill: '#d9a93f', ink: '#4a3208', width: 13 },
  port: { charge: ship, fill: '#d9e4e2', ink: '#1f4560', width: 15 },
} as const;
export type PlaceMark = keyof typeof MARKS;
export const PLACE_MARKS = Object.keys(MARKS) as readonly PlaceMark[];

/** Belongs into the defs of the drawing: each mark is written once. */
export const PlaceMarkShapes = () => {
  const { id } = useDrawing();
  return (
    <>
      {PLACE_MARKS.map((mark) => {
        const { charge, fill, ink, width } = MARKS[mark];
        return (
          <g key={mark} id={id(`mark-${mark}`)} transform={`scale(${width / 100})`}>
            <ChargeMarks charge={charge} fill={fill} ink={ink} />
          </g>
        );
      })}
    </>
  );
};
export const PlaceMarkAt = ({ mark, at }: { readonly mark: PlaceMark; readonly at: Point }) => {
  const { href } = useDrawing();
  return <use href={href(`mark-${mark}`)} x={at.x} y={at.y} />;
};
