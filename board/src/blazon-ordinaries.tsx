// Ordinaries of a blazon, with edges and differences. A shield is a box of 100 by 116.
import type { BandName, Edge, OrdinaryLayer, ShapeName } from './blazon.ts';
import { INK, SHIELD, TINCTURES } from './ordinaries.tsx';
import { type Point, round, spot } from './path.ts';

const TOOTH = 13;
/** One tooth or bay of an edge, from share to share of the band's length; `out` is away from its middle. */
const TEETH: { readonly [E in Edge]: (at: (share: number, out: number) => string) => string } = {
  engrailed: (at) => `Q${at(0.5, -7)} ${at(1, 0)}`,
  indented: (at) => `L${at(0.5, 6)}L${at(1, 0)}`,
  raguly: (at) => `L${at(0.3, 0)}L${at(0.5, 8)}L${at(0.8, 8)}L${at(0.7, 0)}L${at(1, 0)}`,
};

/** A band from one point to another, its two long sides plain or toothed. */
const band = (from: Point, to: Point, width: number, edge: Edge | undefined): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (far: number, out: number): string =>
    spot({ x: from.x + along.x * far - along.y * out, y: from.y + along.y * far + along.x * out });
  const half = width / 2;
  if (!edge) return `M${at(0, half)}L${at(length, half)}L${at(length, -half)}L${at(0, -half)}Z`;
  const count = Math.max(4, Math.round(length / TOOTH));
  const step = length / count;
  const side = (sign: 1 | -1): string =>
    Array.from({ length: count }, (_, i) => {
      const start = sign === 1 ? i * step : length - i * step;
      return TEETH[edge]((share, out) => at(start + sign * share * step, sign * (half + out)));
    }).join('');
  return `M${at(0, half)}${side(1)}L${at(length, -half)}${side(-1)}Z`;
};

const across = (y: number, width: number, edge?: Edge): string => band({ x: -8, y }, { x: 108, y }, width, edge);
const down = (width: number, edge?: Edge): string => band({ x: 50, y: -8 }, { x: 50, y: 124 }, width, edge);

const BANDS: { readonly [B in BandName]: (width: number | undefined, edge?: Edge) => string } = {
  fess: (width = 30, edge) => across(53, width, edge),
  pale: (width = 30, edge) => down(width, edge),
  bend: (width = 26, edge) => band({ x: -14, y: -12 }, { x: 116, y: 118 }, width, edge),
  cross: (width = 21, edge) => down(width, edge) + across(48, width, edge),
  saltire: (width = 20, edge) =>
    band({ x: -6, y: -8 }, { x: 106, y: 112 }, width, edge) + band({ x: 106, y: -8 }, { x: -6, y: 112 }, width, edge),
};

const chevron = (width: number): string => {
  const w = width * 0.72;
  const [top, foot, low] = [round(36 - w * 0.2), round(96 - w * 0.2), round(96 + w * 1.7)];
  return `M50 ${top}L112 ${foot}V${low}L50 ${round(36 + w * 1.8)}L-12 ${low}V${foot}Z`;
};
const chief = (width: number, edge: Edge | undefined): string => {
  if (edge !== 'indented') return `M-2-2H102V${width}H-2Z`;
  const step = 104 / 7;
  const teeth = Array.from(
    { length: 7 },
    (_, i) => `L${round(102 - (i + 0.5) * step)} 50L${round(102 - (i + 1) * step)} 30`,
  );
  return `M-2-2H102V30${teeth.join('')}Z`;
};
const fusils = (): string => {
  const w = 88 / 3;
  return [0, 1, 2]
    .map((i) => 6 + i * w)
    .map((x) => `M${round(x + w / 2)} 18L${round(x + w)} 54L${round(x + w / 2)} 90L${round(x)} 54Z`)
    .join('');
};
const pointsOf = ({ points = 3 }: OrdinaryLayer): readonly number[] =>
  Array.from({ length: points }, (_, i) => 50 + (i - (points - 1) / 2) * (points > 3 ? 17 : 27));
const label = (layer: OrdinaryLayer): string =>
  `M2 15H98V23H2Z${pointsOf(layer)
    .map((x) => `M${x - 5} 22H${x + 5}L${x + 7} 42H${x - 7}Z`)
    .join('')}`;

const isBand = (name: OrdinaryLayer['ordinary']): name is BandName => Object.hasOwn(BANDS, name);
const outlineOf = (layer: OrdinaryLayer, name: Exclude<ShapeName, 'bordure' | 'fret' | 'tressure'>): string => {
  const { width, edge } = layer;
  switch (name) {
    case 'base':
      return `M-2 ${width ?? 84}H102V120H-2Z`;
    case 'canton':
      return `M-2-2H${width ?? 42}V${(width ?? 40) - 2}H-2Z`;
    case 'chevron':
      return chevron(width ?? 19);
    case 'chief':
      return chief(width ?? 34, edge);
    case 'fusils':
      return fusils();
    case 'label':
      return label(layer);
    case 'pall':
      return 'M-6 2L8-10L50 34L92-10L106 2L60 50V124H40V50Z';
  }
};

const INNER = 'M15 15H85V54C85 78 67 93 50 101C33 93 15 78 15 54Z';
const Bordure = ({ layer, fill }: { readonly layer: OrdinaryLayer; readonly fill: string }) => {
  const around = { d: SHIELD, fill: 'none', 'stroke-width': 2 * (layer.width ?? 11) };
  return (
    <>
      <path {...around} stroke={fill} />
      {layer.with && <path {...around} stroke={TINCTURES[layer.with]} stroke-dasharray="14.2 14.2" />}
      {layer.edge ? (
        <path
          d="M13 13H87V54C87 79 69 94 50 103C31 94 13 79 13 54Z"
          fill="none"
          stroke={fill}
          stroke-width="10"
          stroke-dasharray="0 12.6"
          stroke-linecap="round"
        />
      ) : (
        <path d={INNER} fill="none" stroke={INK} stroke-opacity=".45" stroke-width="1.2" />
      )}
    </>
  );
};

const FRET = [-60, -20, 20, 60, 100].map((x) => `M${x}-6l124 124M${x + 60}-6l-124 124`).join('');
const Fret = ({ fill }: { readonly fill: string }) => (
  <g fill="none" stroke-linecap="square">
    <path d={FRET} stroke={INK} stroke-opacity=".5" stroke-width="8.6" />
    <path d={FRET} stroke={fill} stroke-width="6.4" />
  </g>
);
const Tressure = ({ fill }: { readonly fill: string }) => (
  <g fill="none" stroke={fill} stroke-width="3">
    <path d="M12 12H88V54C88 80 70 95 50 104C30 95 12 80 12 54Z" />
    <path d="M18 18H82V54C82 76 66 89 50 97C34 89 18 76 18 54Z" />
    <path d="M15 15H85V54C85 78 68 92 50 100.5C32 92 15 78 15 54Z" stroke-width="13" stroke-dasharray="3 11" />
  </g>
);

/** What the points of a label bear, and the pieces of its second tincture. */
const LabelMarks = ({ layer }: { readonly layer: OrdinaryLayer }) => {
  const points = pointsOf(layer);
  const [what, tincture] = layer.bears ?? [];
  const bears = points.map((x) =>
    what === 'canton' ? `M${x - 5.6} 24h11.2v9h-11.2Z` : `M${x} 24a3 3 0 1 1-.01 0ZM${x} 31a3 3 0 1 1-.01 0Z`,
  );
  const pieces = [10, 34, 58, 82].map((x) => `M${x} 15h12v8h-12Z`);
  const ends = points.map((x) => `M${x - 6} 31H${x + 6}L${x + 7} 42H${x - 7}Z`);
  return (
    <>
      {tincture && <path d={bears.join('')} fill={TINCTURES[tincture]} />}
      {layer.with && <path d={[...pieces, ...ends].join('')} fill={TINCTURES[layer.with]} />}
    </>
  );
};

export const BlazonOrdinary = ({ layer, fill }: { readonly layer: OrdinaryLayer; readonly fill: string }) => {
  const { ordinary: name, width, edge } = layer;
  if (name === 'bordure') return <Bordure layer={layer} fill={fill} />;
  if (name === 'fret') return <Fret fill={fill} />;
  if (name === 'tressure') return <Tressure fill={fill} />;
  const d = isBand(name) ? BANDS[name](width, edge) : outlineOf(layer, name);
  return (
    <>
      <path d={d} stroke={INK} stroke-opacity=".45" stroke-width="2" />
      <path d={d} fill={fill} />
      {name === 'label' && <LabelMarks layer={layer} />}
    </>
  );
};
