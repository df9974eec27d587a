// A coat of arms from its data: one routine for cards, seats and log.

import { ChargeMarks } from './charges/draw.tsx';
import { CHARGES } from './charges/index.ts';
import { COATS, type Coat, type CoatId, type Layer, type Place } from './coats.ts';
import { useNames } from './names.ts';
import { FieldOf, INK, inkOf, Ordinary, SHIELD, TINCTURES, WHOLE } from './ordinaries.tsx';

const PLACES: {
  readonly [P in Place]: { readonly at: readonly (readonly [number, number])[]; readonly size: number };
} = {
  '1': { at: [[50, 54]], size: 78 },
  '2-1': {
    at: [
      [29, 32],
      [71, 32],
      [50, 80],
    ],
    size: 34,
  },
  '2-1-big': {
    at: [
      [28, 32],
      [72, 32],
      [50, 80],
    ],
    size: 42,
  },
  pale3: {
    at: [
      [50, 25],
      [50, 55],
      [50, 85],
    ],
    size: 60,
  },
  bend6: {
    at: [
      [56, 14],
      [80, 22],
      [85, 50],
      [16, 50],
      [30, 76],
      [52, 95],
    ],
    size: 20,
  },
};

const LayerOf = ({ layer }: { readonly layer: Layer }) => {
  const fill = TINCTURES[layer.in];
  if ('ordinary' in layer) return <Ordinary name={layer.ordinary} fill={fill} width={layer.width} />;
  const at = layer.at ?? '1';
  const place = typeof at === 'string' ? PLACES[at] : { at, size: 30 };
  return (
    <>
      {place.at.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${(layer.size ?? place.size) / 100})`}>
          <ChargeMarks charge={CHARGES[layer.charge]} fill={fill} ink={inkOf(layer.in)} />
        </g>
      ))}
    </>
  );
};

const Layers = ({ on }: { readonly on: readonly Layer[] | undefined }) => (
  <>
    {on?.map((layer, i) => (
      <LayerOf key={String(i)} layer={layer} />
    ))}
  </>
);

const Surface = ({ coat, quarter }: { readonly coat: Coat; readonly quarter: string }) => {
  if ('field' in coat)
    return (
      <>
        <FieldOf field={coat.field} />
        <Layers on={coat.on} />
      </>
    );
  const [first, second] = coat.quarterly;
  return (
    <>
      {[first, second, second, first].map((part, i) => (
        <g key={String(i)} transform={`translate(${i % 2 === 1 ? 50 : 2} ${i > 1 ? 56 : 2}) scale(.48 .47)`}>
          <g clip-path={quarter}>
            <Surface coat={part} quarter={quarter} />
          </g>
        </g>
      ))}
      <path d="M50 0V116M0 56H100" stroke={INK} stroke-opacity=".55" stroke-width="1.4" />
      <Layers on={coat.on} />
    </>
  );
};

export interface ArmsProps {
  readonly coat: CoatId | Coat;
  readonly size: number;
  /** For readers; without it the shield is decoration. */
  readonly label?: string;
}
export const Arms = ({ coat, size, label }: ArmsProps) => {
  const names = useNames();
  const data: Coat = typeof coat === 'string' ? COATS[coat] : coat;
  return (
    <svg
      class="arms"
      width={size}
      height={Math.round(size * 1.16)}
      viewBox="-2 -2 104 120"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <clipPath id={names.id('shield')}>
        <path d={SHIELD} />
      </clipPath>
      <clipPath id={names.id('quarter')}>
        <path d={WHOLE} />
      </clipPath>
      <linearGradient id={names.id('sheen')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".28" />
        <stop offset=".45" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#1a0f05" stop-opacity=".24" />
      </linearGradient>
      <g clip-path={names.url('shield')}>
        <Surface coat={data} quarter={names.url('quarter')} />
        <path d={SHIELD} fill={names.url('sheen')} />
      </g>
      <path d={SHIELD} fill="none" stroke={INK} stroke-width="3" />
    </svg>
  );
};
