// Ensigns, cornets and field pieces: each is written once as a shape of the drawing, where a block looks for its coat.
// They stand in a box of 100 by 116, the staff at the left.
import { ChargeMarks, coatShape, markup, Roll, useDrawing } from '@rose/board';
import {
  B,
  BLOCK_NAMES,
  type BlockName,
  classOf,
  disciplineOf,
  isLeader,
  isRegionalLeader,
  KING,
} from '@rose/without-an-enemy/ids';
import { useMemo } from 'preact/hooks';
import { DEVICES } from './charges.ts';
import { type Flag, flagOf, TINCTURES } from './colours.ts';

const INK = '#241a12';
const ENSIGN = 'M12 4C34-2 62 12 96 3C93 30 99 58 95 86C64 96 36 82 12 89Z';
const CORNET = 'M12 8C32 4 60 13 97 6L80 43L97 82C62 90 34 80 12 85Z';
const PARTED = { bend: 'M0 0L110 96V110H0Z', pale: 'M54 0H110V110H54Z', quarterly: 'M54 0H110V46H54ZM0 46H54V110H0Z' };

type Spot = readonly [x: number, y: number, size: number];
/** Where devices stand, by their number: beside a canton, or on the whole cloth. */
const BESIDE: { readonly [count: number]: readonly Spot[] } = {
  1: [[68, 56, 48]],
  2: [
    [74, 26, 32],
    [46, 66, 34],
  ],
  3: [
    [72, 24, 28],
    [32, 66, 28],
    [68, 66, 28],
  ],
};
const WHOLE: { readonly [count: number]: readonly Spot[] } = {
  1: [[49, 46, 64]],
  2: [
    [33, 45, 36],
    [66, 45, 36],
  ],
  3: [
    [34, 28, 30],
    [68, 28, 30],
    [48, 64, 32],
  ],
};

const Canton = ({ cross }: { readonly cross: 'george' | 'andrew' }) => (
  <>
    <path d="M8-2H48V40H8Z" fill={cross === 'george' ? '#f7f1e2' : '#2d5288'} />
    {cross === 'george' ? (
      <path d="M28-2V40M8 20H48" stroke="#a5302c" stroke-width="9" />
    ) : (
      <path d="M8-2L48 40M48-2L8 40" stroke="#f4eedf" stroke-width="8" />
    )}
    <path d="M48-2V40H8" fill="none" stroke={INK} stroke-width="2" />
  </>
);
const Devices = ({ flag: { device, canton, field } }: { readonly flag: Flag }) => {
  if (!device) return null;
  const ink = field.includes('sable') ? '#6d655b' : INK;
  return (
    <>
      {(canton ? BESIDE : WHOLE)[device.count]?.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${size / 100})`}>
          <ChargeMarks charge={DEVICES[device.name]} fill={TINCTURES[device.in]} ink={ink} />
        </g>
      ))}
    </>
  );
};
const Cloth = ({ flag }: { readonly flag: Flag }) => {
  const [one, two] = flag.field;
  return (
    <>
      <path d="M0-4H110V110H0Z" fill={TINCTURES[one]} />
      {flag.party && two && <path d={PARTED[flag.party]} fill={TINCTURES[two]} />}
      <Devices flag={flag} />
      {flag.canton && <Canton cross={flag.canton} />}
    </>
  );
};

const STAFF = 'M10-4V112';
const Colours = ({ flag, isHorse }: { readonly flag: Flag; readonly isHorse: boolean }) => {
  const outline = isHorse ? CORNET : ENSIGN;
  const fringe = flag.field[0] === 'or' ? '#a5302c' : '#e0b548';
  return (
    <>
      {isHorse && <path d={CORNET} fill="none" stroke={fringe} stroke-width="9" stroke-dasharray="3.4 2.6" />}
      <g clip-path={isHorse ? 'url(#wae-cornet)' : 'url(#wae-ensign)'}>
        <Cloth flag={flag} />
        <path d="M0-4H110V110H0Z" fill="url(#wae-fold)" />
      </g>
      <path d={outline} fill="none" stroke={INK} stroke-width="3" stroke-linejoin="round" />
      <path d={STAFF} stroke={INK} stroke-width="6" stroke-linecap="round" />
      <path d={STAFF} stroke="#b98b4e" stroke-width="2.4" stroke-linecap="round" />
      <path d="M10-16L14.500-5L10 0L5.500-5Z" fill="#d9c9a0" stroke={INK} stroke-width="2" />
    </>
  );
};
const FieldPiece = ({ flag }: { readonly flag: Flag }) => (
  <>
    <path d="M62 8V52" stroke={INK} stroke-width="4" stroke-linecap="round" />
    <path
      d="M64 8C76 3 84 12 98 7L92 19L98 31C84 36 76 27 64 32Z"
      fill={TINCTURES[flag.field[0]]}
      stroke={INK}
      stroke-width="2.6"
      stroke-linejoin="round"
    />
    <g transform="translate(47 66)scale(.94)">
      <ChargeMarks charge={DEVICES.cannon} fill="#6b5a48" ink={INK} />
    </g>
  </>
);

const ROWEL = Array.from({ length: 16 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 8, i % 2 === 0 ? 24 : 16];
  return `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`;
}).join('L');
/** The spur of horse with its discipline, and the star of a Leader. */
const Marks = ({ block }: { readonly block: BlockName }) => {
  const id = B[block];
  const discipline = disciplineOf(id);
  return (
    <>
      {discipline > 0 && (
        <g transform="translate(-12 74)">
          <path d={`M${ROWEL}Z`} fill="#f3e4b6" stroke="#6b4a0a" stroke-width="2.6" stroke-linejoin="round" />
          <text class="wae-discipline" y="10">
            {discipline}
          </text>
        </g>
      )}
      {id === KING && (
        <g transform="translate(116 16)scale(.5)">
          <ChargeMarks charge={DEVICES.crown} fill="#e3b548" ink="#6b4a0a" />
        </g>
      )}
      {id !== KING && (isLeader(id) || isRegionalLeader(id)) && (
        <path
          transform="translate(116 18)scale(4.6)"
          d="M0-3.800L1.150-1.200 4-1 1.850.8 2.500 3.600 0 2.100-2.500 3.600-1.850.8-4-1-1.150-1.200Z"
          fill={isLeader(id) ? '#e3b548' : '#f8f0dc'}
          stroke="#4a3208"
          stroke-width=".9"
          stroke-linejoin="round"
        />
      )}
    </>
  );
};

const Borne = ({ block }: { readonly block: BlockName }) => (
  <>
    <g transform="translate(0 6)">
      {classOf(B[block]) === 'A' ? (
        <FieldPiece flag={flagOf(block)} />
      ) : (
        <Colours flag={flagOf(block)} isHorse={classOf(B[block]) === 'C'} />
      )}
    </g>
    <Marks block={block} />
  </>
);
const byShape = new Map(BLOCK_NAMES.map((block) => [coatShape(block), block]));
const SHAPES = [...byShape.keys()];
const texts = new Map<string, string>();
const textOf = (shape: string): string => {
  const block = byShape.get(shape);
  const text = texts.get(shape) ?? (block ? markup(<Borne block={block} />) : '');
  texts.set(shape, text);
  return text;
};

/** Belongs into the defs of the drawing. */
export const FlagShapes = () => {
  const { id } = useDrawing();
  return useMemo(
    () => (
      <>
        <clipPath id={id('wae-ensign')}>
          <path d={ENSIGN} />
        </clipPath>
        <clipPath id={id('wae-cornet')}>
          <path d={CORNET} />
        </clipPath>
        <linearGradient id={id('wae-fold')}>
          {[0, 0.18, 0.45, 0.7, 1].map((offset, i) => (
            <stop
              key={offset}
              offset={offset}
              stop-color={i % 2 === 0 ? '#1a0f05' : '#fff'}
              stop-opacity={i % 2 === 0 ? 0.18 : 0.2}
            />
          ))}
        </linearGradient>
        <Roll shapes={SHAPES} textOf={textOf} />
      </>
    ),
    [id],
  );
};
/** The colours of a block alone, for lists. */
export const FlagPicture = ({ block, size }: { readonly block: BlockName; readonly size: number }) => {
  const { href } = useDrawing();
  return (
    <svg class="wae-flag-picture" width={size} height={size} viewBox="-4 -12 112 132" aria-hidden="true">
      <use href={href(coatShape(block))} />
    </svg>
  );
};
