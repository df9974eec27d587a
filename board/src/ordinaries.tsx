// Fields and ordinaries of a shield, a box of 100 by 116.
import type { Field, OrdinaryName, Tincture } from './coats.ts';
import { type Point, polygon, round } from './path.ts';

export const TINCTURES: { readonly [T in Tincture]: string } = {
  or: '#dcae45',
  argent: '#f4eedf',
  gules: '#a5302c',
  azure: '#2d5288',
  sable: '#2a2623',
  vert: '#3d6a3e',
  purpure: '#6a3d69',
  murrey: '#7a2b47',
  tenne: '#b4682f',
};
export const INK = '#241a12';
const INKS: { readonly [T in Tincture]?: string } = {
  sable: '#6d655b',
  azure: '#16305a',
  gules: '#5e1512',
  vert: '#1d3a1f',
  or: '#7a5710',
  argent: '#8b8069',
};
/** The line around a charge of this tincture. */
export const inkOf = (tincture: Tincture): string => INKS[tincture] ?? INK;
export const SHIELD = 'M4 4H96V54C96 85 75 103 50 113C25 103 4 85 4 54Z';
export const WHOLE = 'M-2-2H102V118H-2Z';

/** A band of even width from one point to another. */
const band = (from: Point, to: Point, width: number): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const x = (-(to.y - from.y) / length) * (width / 2);
  const y = ((to.x - from.x) / length) * (width / 2);
  const beside = (at: Point, side: 1 | -1): Point => ({ x: at.x + x * side, y: at.y + y * side });
  return polygon([beside(from, 1), beside(to, 1), beside(to, -1), beside(from, -1)]);
};
const across = (y: number, width: number): string => band({ x: -8, y }, { x: 108, y }, width);
const down = (x: number, width: number): string => band({ x, y: -8 }, { x, y: 124 }, width);
const falling = (width: number): string => band({ x: -6, y: -8 }, { x: 106, y: 112 }, width);
const rising = (width: number): string => band({ x: 106, y: -8 }, { x: -6, y: 112 }, width);
const gable = (width: number): string => {
  const w = width * 0.72;
  return `M50 ${round(36 - w * 0.2)}L112 ${round(96 - w * 0.2)}V${round(96 + w * 1.7)}L50 ${round(36 + w * 1.8)}L-12 ${round(
    96 + w * 1.7,
  )}V${round(96 - w * 0.2)}Z`;
};
const LABEL = `M2 15H98V23H2Z${[23, 50, 77].map((x) => `M${x - 5} 22H${x + 5}L${x + 7} 42H${x - 7}Z`).join('')}`;
const INNER = 'M15 15H85V54C85 78 67 93 50 101C33 93 15 78 15 54Z';

const OUTLINES: { readonly [O in Exclude<OrdinaryName, 'bordure'>]: (width: number | undefined) => string } = {
  fess: (width = 30) => across(53, width),
  pale: (width = 30) => down(50, width),
  bend: (width = 26) => band({ x: -14, y: -12 }, { x: 116, y: 118 }, width),
  cross: (width = 21) => down(50, width) + across(48, width),
  saltire: (width = 20) => falling(width) + rising(width),
  chevron: (width = 19) => gable(width),
  chief: (width = 34) => `M-2-2H102V${width}H-2Z`,
  label: () => LABEL,
};

interface OrdinaryProps {
  readonly name: OrdinaryName;
  readonly fill: string;
  readonly width: number | undefined;
}
export const Ordinary = ({ name, fill, width }: OrdinaryProps) =>
  name === 'bordure' ? (
    <>
      <path d={SHIELD} fill="none" stroke={fill} stroke-width={2 * (width ?? 11)} />
      <path d={INNER} fill="none" stroke={INK} stroke-opacity=".45" stroke-width="1.2" />
    </>
  ) : (
    <>
      <path d={OUTLINES[name](width)} stroke={INK} stroke-opacity=".45" stroke-width="2" />
      <path d={OUTLINES[name](width)} fill={fill} />
    </>
  );

const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Where the second tincture of a divided field lies. */
const secondPart = ({ per, parts = 6 }: Exclude<Field, Tincture>): string => {
  switch (per) {
    case 'pale':
      return box(50, -2, 52, 120);
    case 'fess':
      return box(-2, 56, 104, 62);
    case 'quarterly':
      return box(50, -2, 52, 56) + box(-2, 54, 52, 64);
    case 'paly':
      return each(parts / 2, (i) => box(4 + ((2 * i + 1) * 92) / parts, -2, 92 / parts, 120));
    case 'barry':
      return each(parts / 2, (i) => box(-2, 4 + ((2 * i + 1) * 108) / parts, 104, 108 / parts));
    case 'chequy': {
      const side = 92 / parts;
      return each(parts * (parts + 2), (i) => {
        const [column, row] = [i % parts, Math.floor(i / parts)];
        return (column + row) % 2 === 1 ? box(4 + column * side, 4 + row * side, side, side) : '';
      });
    }
  }
};
export const FieldOf = ({ field }: { readonly field: Field }) =>
  typeof field === 'string' ? (
    <path d={WHOLE} fill={TINCTURES[field]} />
  ) : (
    <>
      <path d={WHOLE} fill={TINCTURES[field.of[0]]} />
      <path d={secondPart(field)} fill={TINCTURES[field.of[1]]} />
    </>
  );
