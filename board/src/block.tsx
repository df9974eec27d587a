// The wooden block of any block game: a face of 40 by 44, five deep up and to the right. Its shoulders tell the side
// without colour; turned away it shows plain wood with a carved badge. Units: 1 is a pixel at scale 1.
import { coatShape } from './blazon-shapes.tsx';
import { ChargeMarks } from './charges/draw.tsx';
import { crown } from './charges/emblems.ts';
import { useDrawing } from './names.ts';
import { round, turned, turns } from './path.ts';
import { WOODS, type Wood, type WoodName } from './woods.ts';
import './block.css';

interface Cut {
  readonly front: string;
  readonly top: string;
  readonly side: string;
  readonly corner: string;
  readonly label: string;
  /** Around the whole body, for rings. */
  readonly around: string;
}
const SQUARE: Cut = {
  front: 'M0 0H40V44H0Z',
  top: 'M0 0L5-5H45L40 0Z',
  side: 'M40 0L45-5V39L40 44Z',
  corner: '',
  label: 'M2.6 2.6H37.4V41.4H2.6Z',
  around: 'M-3-2L4-8H48V40L41 47H-3Z',
};
const CUT: Cut = {
  front: 'M6 0H34L40 6V44H0V6Z',
  top: 'M6 0L11-5H39L34 0Z',
  side: 'M40 6L45 1V39L40 44Z',
  corner: 'M34 0L39-5L45 1L40 6Z',
  label: 'M7.2 2.6H32.8L37.4 7.2V41.4H2.6V7.2Z',
  around: 'M6-2L11-8H40L48 0V40L41 47H-3V6Z',
};
const cutOf = (wood: WoodName): Cut => (WOODS[wood].shoulders === 'cut' ? CUT : SQUARE);

/** How a block is measured: the middle of its foot stands where the board says. */
export const BLOCK = { width: 40, height: 44, depth: 5 } as const;

const PETAL = 'M0-1C-4.5-2.5-6-7.5-2.5-9Q-1-9.7 0-8.5Q1-9.7 2.5-9C6-7.5 4.5-2.5 0-1Z';
const RAY = 'M0-13.5L1.4-9.5L-1.4-9.5Z';
const ROSE = turns(5)
  .map((turn) => turned(PETAL, turn))
  .join('');
const RAYS = turns(16)
  .map((turn) => turned(RAY, turn))
  .join('');
/** Badges, each one outline. */
export const LINE_BADGES = {
  pike: 'M0-12V12M-4-6L0-13L4-6',
  crown:
    'M-11 8L-13.500-5Q-9-3-7 .5Q-5.500-4.500-3-7Q-2-3 0-2Q2-3 3-7Q5.500-4.500 7 .5Q9-3 13.500-5L11 8Q0 5-11 8Z' +
    'M-11 11.500Q0 8.500 11 11.500',
  portcullis:
    'M-10-9H10V8M-10-9V8M-5-9V11M0-9V11M5-9V11M-10-4.500H10M-10 .5H10M-10 5.500H10M-10 8V11.500M10 8V11.500M-13-11.500H13',
  saltire: 'M-11-10L11 11M11-10L-11 11M0-13.500L2-9.500 0-6-2-9.500Z',
} as const;
const BADGES: { readonly [B in Wood['badge']]: string } = { ...LINE_BADGES, rose: ROSE, 'sun-rose': RAYS + ROSE };

const Body = ({ wood }: { readonly wood: WoodName }) => {
  const { front, top, side, corner } = cutOf(wood);
  const paint = WOODS[wood];
  return (
    <>
      <path d={front} fill={paint.front} />
      <path d={top} fill={paint.top} />
      <path d={side} fill={paint.side} />
      {corner && <path d={corner} fill={paint.edge} />}
    </>
  );
};
const Back = ({ wood }: { readonly wood: WoodName }) => {
  const { edge, light, outline, badge, inlay }: Wood = WOODS[wood];
  return (
    <>
      <path
        d="M0 9Q14 6 24 10T40 8M0 34Q12 38 22 34T40 36M0 40Q16 37 40 41"
        fill="none"
        stroke={edge}
        stroke-opacity=".5"
        stroke-width=".8"
      />
      <g transform="translate(20 23)" stroke-linejoin="round">
        <path
          d={BADGES[badge]}
          transform="translate(.7 .8)"
          fill="none"
          stroke={light}
          stroke-width={inlay ? 1.5 : 1}
        />
        <path
          d={BADGES[badge]}
          fill={inlay ? 'none' : outline}
          fill-opacity=".18"
          stroke={inlay ?? outline}
          stroke-width={inlay ? 2 : 1.1}
          stroke-linecap="round"
        />
      </g>
    </>
  );
};

const NAMES = Object.keys(WOODS) as readonly WoodName[];
/** Belongs into the defs of the drawing: each wood's two sides once, the shadow, the crown of an heir. */
export const BlockShapes = ({ woods = NAMES }: { readonly woods?: readonly WoodName[] }) => {
  const { id } = useDrawing();
  return (
    <>
      <radialGradient id={id('block-shadow')}>
        <stop offset=".4" stop-color="#2a1608" stop-opacity=".4" />
        <stop offset="1" stop-color="#2a1608" stop-opacity="0" />
      </radialGradient>
      <g id={id('block-crown')} transform="translate(19.4 13.2)scale(.105 .085)">
        <ChargeMarks charge={crown} fill="#e3b548" ink="#6b4a0a" />
      </g>
      {woods.map((wood) => {
        const { front, label } = cutOf(wood);
        const { side, outline } = WOODS[wood];
        return (
          <g key={wood}>
            <g id={id(`${wood}-face`)}>
              <Body wood={wood} />
              <path d={label} fill="#f8f0dc" stroke={side} stroke-opacity=".5" stroke-width=".7" />
              <path d={front} fill="none" stroke={outline} />
            </g>
            <g id={id(`${wood}-back`)}>
              <Body wood={wood} />
              <Back wood={wood} />
              <path d={front} fill="none" stroke={outline} />
            </g>
          </g>
        );
      })}
    </>
  );
};

export interface BlockFace {
  /** A coat of the drawing's roll. */
  readonly coat: string;
  readonly full: number;
  /** Unknown strength shows no number and empty pips. */
  readonly strength: number | undefined;
  /** Letter and firepower, the bonus of the place added. */
  readonly rating: string;
  readonly isHeir?: boolean;
}
const PITCH = 7.4;
const pip = (at: number, count: number): string => {
  const x = round(20 + (at - (count - 1) / 2) * PITCH);
  return `M${x} 3.7l3 3.2-3 3.2-3-3.2Z`;
};
const Pips = ({ full, strength = 0 }: Pick<BlockFace, 'full' | 'strength'>) => {
  const all = Array.from({ length: full }, (_, i) => pip(i, full));
  return (
    <>
      <path class="pip" d={all.slice(0, strength).join('')} />
      <path class="pip lost" d={all.slice(strength).join('')} />
    </>
  );
};
const FaceMarks = ({ face, isSmall }: { readonly face: BlockFace; readonly isSmall: boolean }) => {
  const { href } = useDrawing();
  const { coat, strength, rating, isHeir } = face;
  const scale = (isHeir ? 0.192 : 0.204) * (isSmall ? 1.12 : 1);
  return (
    <>
      <Pips full={face.full} strength={strength} />
      <use
        href={href(coatShape(coat))}
        transform={`translate(${round(20 - 50 * scale)} ${isHeir ? 13.3 : 11.7})scale(${scale})`}
      />
      {isHeir && <use href={href('block-crown')} />}
      {!isSmall && (
        <>
          <text class="block-number" x="5" y="39.6">
            {strength ?? '?'}
          </text>{' '}
          <text class="block-number rating" x="35.4" y="39.6">
            {rating}
          </text>
        </>
      )}
    </>
  );
};

/** Answers the question, is in the hand, or may be taken up with what is in it. */
export type BlockRing = 'open' | 'picked' | 'joins';
const Ring = ({ wood, ring }: { readonly wood: WoodName; readonly ring: BlockRing }) => (
  <g class={`block-ring ${ring}`}>
    {(['wide', 'glow', 'keyline', 'gold'] as const).map((line) => (
      <path key={line} class={line} d={cutOf(wood).around} />
    ))}
    {ring === 'joins' && <path class="plus" d="M41-15V-5M36-10H46" />}
  </g>
);

export interface BlockProps {
  readonly wood: WoodName;
  /** Turned away without one. */
  readonly face?: BlockFace | undefined;
  readonly ring?: BlockRing | undefined;
  readonly isTarget?: boolean;
  /** Its number in a company, in order of picking. */
  readonly order?: number | undefined;
  /** Has had its turn: a veil of parchment. */
  readonly isUsed?: boolean;
  /** Drawn below three quarters of its size: no numbers, larger arms. */
  readonly isSmall?: boolean;
}
export const Block = ({ wood, face, ring, isTarget, order, isUsed, isSmall = false }: BlockProps) => {
  const { href, url } = useDrawing();
  return (
    <g class={ring === 'picked' ? 'block lifted' : 'block'}>
      <ellipse class="block-shadow" cx="25" cy="45.5" rx="29" ry="7" fill={url('block-shadow')} />
      <g class="block-body">
        {ring && <Ring wood={wood} ring={ring} />}
        <use href={href(face ? `${wood}-face` : `${wood}-back`)} />
        {face && <FaceMarks face={face} isSmall={isSmall} />}
        {isUsed && <path class="block-veil" d={cutOf(wood).front} />}
        {isTarget && <path class="block-brackets" d="M-6 4V-10H8M37-10H51V4M51 36V49H37M8 49H-6V36" />}
        <path class="block-focus" d={cutOf(wood).around} />
        {order !== undefined && (
          <g class="block-order" transform="translate(1 -7)">
            <circle r="9.5" />
            <text y="4.6">{order}</text>
          </g>
        )}
      </g>
    </g>
  );
};
