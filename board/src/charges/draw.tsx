// Draws a charge in its tincture and ink.
import type { Charge, Limb, Mark, Paint } from './charge.ts';

interface Colours {
  readonly fill: string;
  readonly ink: string;
}
const paint = (which: Paint, { fill, ink }: Colours): string => (which === 'c' ? fill : which === 'k' ? ink : which);

/** Limbs of one width are one path: all are of one colour, whichever lies above. */
const byWidth = (limbs: readonly Limb[]): readonly Limb[] => {
  const paths = new Map<string, Limb>();
  for (const [d, width, filled] of limbs) {
    const key = `${width} ${filled ?? ''}`;
    const path = `${paths.get(key)?.[0] ?? ''}${d}`;
    paths.set(key, filled ? [path, width, filled] : [path, width]);
  }
  return [...paths.values()];
};
const Limbs = ({
  limbs,
  colour,
  more,
}: {
  readonly limbs: readonly Limb[];
  readonly colour: string;
  readonly more: number;
}) => (
  <g fill="none" stroke={colour}>
    {byWidth(limbs).map(([d, width, filled]) => (
      <path key={d} d={d} stroke-width={width + more} fill={filled ? colour : 'none'} />
    ))}
  </g>
);

const Drawn = ({ mark, colours }: { readonly mark: Mark; readonly colours: Colours }) => {
  if ('limbs' in mark)
    return (
      <>
        <Limbs limbs={mark.limbs} colour={colours.ink} more={4.6} />
        <Limbs limbs={mark.limbs} colour={colours.fill} more={0} />
      </>
    );
  if ('line' in mark)
    return <path d={mark.line} fill="none" stroke={paint(mark.ink ?? 'k', colours)} stroke-width={mark.width} />;
  const look = {
    fill: paint(mark.fill ?? 'c', colours),
    stroke: paint(mark.ink ?? 'k', colours),
    'stroke-width': mark.width ?? 2.4,
  };
  if ('discs' in mark)
    return (
      <g {...look}>
        {mark.discs.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={mark.radius} />
        ))}
      </g>
    );
  // most are one outline: a drawing of few parts is drawn sooner
  if (!mark.turns && !mark.twin) return <path {...look} d={mark.solid} />;
  return (
    <g {...look}>
      {(mark.turns ?? [0]).map((turn) => (
        <path key={turn} d={mark.solid} transform={turn === 0 ? undefined : `rotate(${turn})`} />
      ))}
      {mark.twin && <path d={mark.solid} transform="scale(-1 1)" />}
    </g>
  );
};

interface ChargeProps extends Colours {
  readonly charge: Charge;
  readonly transform?: string;
}
export const ChargeMarks = ({ charge, transform, ...colours }: ChargeProps) => (
  <g stroke-linecap="round" stroke-linejoin="round" transform={transform}>
    {charge.map((mark, i) => (
      <Drawn key={String(i)} mark={mark} colours={colours} />
    ))}
  </g>
);
