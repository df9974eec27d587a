// A roll of arms, each coat written once in the defs of a drawing and used by name wherever it is borne.
import { ARRANGEMENTS, type Blazon, type BlazonLayer, type ChargeLayer, type Paint } from './blazon.ts';
import { BlazonOrdinary } from './blazon-ordinaries.tsx';
import { ChargeMarks } from './charges/draw.tsx';
import { ROLL_CHARGES } from './charges/roll.ts';
import { spread } from './charges/spread.ts';
import { markup } from './markup.ts';
import { useDrawing } from './names.ts';
import { FieldOf, INK, inkOf, SHIELD, TINCTURES, WHOLE } from './ordinaries.tsx';
import { Roll } from './roll.tsx';

const Charges = ({ layer }: { readonly layer: ChargeLayer }) => {
  const { at = '1', size, turn } = layer;
  const { at: where, size: usual } = typeof at === 'string' ? ARRANGEMENTS[at] : { at, size: 30 };
  const scale = (size ?? usual) / 100;
  const [first] = where;
  const looks = { fill: TINCTURES[layer.in], ink: inkOf(layer.in) };
  const charge = ROLL_CHARGES[layer.charge];
  const offsets = where.map(([x, y]) => [(x - (first?.[0] ?? 0)) / scale, (y - (first?.[1] ?? 0)) / scale] as const);
  const all = where.length > 1 && !turn ? spread(charge, offsets) : undefined;
  if (all && first)
    return <ChargeMarks charge={all} {...looks} transform={`translate(${first[0]} ${first[1]})scale(${scale})`} />;
  return (
    <>
      {where.map(([x, y]) => (
        <ChargeMarks
          key={`${x} ${y}`}
          charge={charge}
          {...looks}
          transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${scale})`}
        />
      ))}
    </>
  );
};

const LayerOf = ({ layer }: { readonly layer: BlazonLayer }) => {
  const paint = (name: Paint): string => (name === 'ermine' ? 'url(#ermine)' : TINCTURES[name]);
  if ('charge' in layer) return <Charges layer={layer} />;
  if ('ordinary' in layer) return <BlazonOrdinary layer={layer} fill={paint(layer.in)} />;
  const { at, size, shield } = layer;
  return (
    <path
      d={SHIELD}
      transform={`translate(${at[0]} ${at[1]})scale(${size})`}
      fill={TINCTURES[shield]}
      stroke={INK}
      stroke-width="4"
    />
  );
};

const Surface = ({ coat }: { readonly coat: Blazon }) => {
  const layers = coat.on?.map((layer, i) => <LayerOf key={String(i)} layer={layer} />);
  if ('field' in coat)
    return (
      <>
        <FieldOf field={coat.field} />
        {layers}
      </>
    );
  const [first, second, third = second, fourth = first] = coat.quarterly;
  return (
    <>
      {[first, second, third, fourth].map((part, i) => (
        <g
          key={String(i)}
          transform={`translate(${i % 2 === 1 ? 50 : 2} ${i > 1 ? 56 : 2})scale(.48 .47)`}
          clip-path="url(#quarter)"
        >
          <Surface coat={part} />
        </g>
      ))}
      <path d="M50 0V116M0 56H100" stroke={INK} stroke-opacity=".55" stroke-width="1.4" />
      {layers}
    </>
  );
};

/** What coats are painted with. It stays in sight: clips and gradients of what is not laid out paint nothing. */
const Paints = () => {
  const { id } = useDrawing();
  return (
    <>
      <clipPath id={id('shield')}>
        <path d={SHIELD} />
      </clipPath>
      <clipPath id={id('quarter')}>
        <path d={WHOLE} />
      </clipPath>
      <linearGradient id={id('sheen')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".28" />
        <stop offset=".45" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#1a0f05" stop-opacity=".24" />
      </linearGradient>
      <pattern id={id('ermine')} width="25" height="29" patternUnits="userSpaceOnUse">
        <path d="M0 0H25V29H0Z" fill={TINCTURES.argent} />
        <path d="M7 6l-3.2 7.5 3.2-2 3.2 2ZM19.5 20.5l-3.2 7.5 3.2-2 3.2 2Z" fill={TINCTURES.sable} />
      </pattern>
    </>
  );
};
const Emblazoned = ({ coat }: { readonly coat: Blazon }) => (
  <>
    <g clip-path="url(#shield)">
      <Surface coat={coat} />
      <path d={SHIELD} fill="url(#sheen)" />
    </g>
    <path d={SHIELD} fill="none" stroke={INK} stroke-width="3" />
  </>
);

const texts = new Map<Blazon, string>();
/** Written once for all the page: the same arms are borne on board, cards and papers. */
const textOf = (coat: Blazon | undefined): string => {
  if (!coat) return '';
  const text = texts.get(coat) ?? markup(<Emblazoned coat={coat} />);
  texts.set(coat, text);
  return text;
};

/** The name of a coat in the drawing: `href(coatShape('warwick'))`. */
export const coatShape = (coat: string): string => `coat-${coat}`;

export const CoatShapes = ({ coats }: { readonly coats: { readonly [id: string]: Blazon } }) => {
  const byShape = new Map(Object.entries(coats).map(([id, coat]) => [coatShape(id), coat]));
  return (
    <>
      <Paints />
      <Roll shapes={[...byShape.keys()]} textOf={(shape) => textOf(byShape.get(shape))} />
    </>
  );
};

/** A coat of the roll as a picture of its own, on a page that also shows the drawing. */
export const Coat = ({ coat, size }: { readonly coat: string; readonly size: number }) => {
  const { href } = useDrawing();
  return (
    <svg class="arms" width={size} height={Math.round(size * 1.16)} viewBox="-2 -2 104 120" aria-hidden="true">
      <use href={href(coatShape(coat))} />
    </svg>
  );
};
