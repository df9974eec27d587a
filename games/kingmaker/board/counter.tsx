// What stands on the map: a stack of nobles as blocks with arms, men on a pill and heirs on the shoulder; an heir alone as
// a disc; a ship under sail. Units: a pixel at size one; the foot is at 0 0.
import { CHARGES, ChargeMarks, coatShape, FACTIONS, type Faction, kept, Pennant, useDrawing } from '@rose/board';
import type { RoyalName, View } from '@rose/kingmaker/ids';
import type { Ship } from './ships.ts';
import { isCrowned, type Stack } from './stacks.ts';
import { pieceId } from './touched.ts';

const W = 36;
const H = 40;
const DEEP = 4;
const BEHIND = 4.2;
const FRONT = `M0 0H${W}V${H}H0Z`;
const TOP = `M0 0L${DEEP}-${DEEP}H${W + DEEP}L${W} 0Z`;
const SIDE = `M${W} 0L${W + DEEP}-${DEEP}V${H - DEEP}L${W} ${H}Z`;
const LABEL = `M2.6 11.600H${W - 2.6}V${H - 2.6}H2.6Z`;
/** On a chief of ten by ten. */
const CHIEFS = {
  plain: '',
  chevron: 'M1.4 7.200L5 3.200L8.600 7.200',
  bend: 'M1.800 8.600L8.200 1.400',
  cross: 'M5 .8V9.200M.8 5H9.200',
  saltire: 'M1.800 1.800L8.200 8.200M8.200 1.800L1.800 8.200',
  fess: 'M.8 5H9.200',
  pale: 'M5 .8V9.200',
} as const;
const TOWER = (x: number): string => `M${x} 44V27h2v2h2v-2h2v2h2v-2h2V44Z`;

const lighter = (colour: string): string => `color-mix(in srgb, ${colour} 72%, #fff3dc)`;

const Wood = ({ faction }: { readonly faction: Faction }) => {
  const { ground, edge } = FACTIONS[faction];
  return (
    <>
      <path d={FRONT} fill={ground} />
      <path d={TOP} fill={lighter(ground)} />
      <path d={SIDE} fill={edge} />
      <path d={FRONT} fill="none" stroke={edge} stroke-width="1.1" />
    </>
  );
};
/** One noble's block from its corner at 0 0. */
export const NobleBlock = ({ noble, faction }: { readonly noble: string; readonly faction: Faction }) => {
  const { href } = useDrawing();
  const { mark, edge, ordinary } = FACTIONS[faction];
  return (
    <>
      <Wood faction={faction} />
      {ordinary !== 'plain' &&
        [3.2, 13.2, 23.2].map((x) => (
          <path
            key={x}
            d={CHIEFS[ordinary]}
            transform={`translate(${x + 0.3} 1.2)scale(.92)`}
            fill="none"
            stroke={mark}
            stroke-width="2.1"
          />
        ))}
      <path d={LABEL} fill="#f8f0dc" stroke={edge} stroke-opacity=".6" stroke-width=".7" />
      <use href={href(coatShape(noble))} transform={`translate(${W / 2 - 9.8} 13.2)scale(.196)`} />
    </>
  );
};
interface DiscProps {
  readonly royal: RoyalName;
  readonly seat: Faction | undefined;
  readonly isKing: boolean;
  readonly radius: number;
}
export const HeirDisc = ({ royal, seat, isKing, radius: r }: DiscProps) => {
  const { href } = useDrawing();
  return (
    <g class="km-heir">
      <circle r={r + 1.8} fill={seat ? FACTIONS[seat].ground : '#8b7350'} />
      <circle r={r} fill="#fbf3dc" stroke={isKing ? '#b98310' : '#6b5230'} stroke-width={isKing ? 1.8 : 0.8} />
      <use href={href(coatShape(royal))} transform={`translate(${-r * 0.6} ${-r * 0.56})scale(${(r * 1.2) / 100})`} />
      <g transform={`translate(0 ${-r * 1.1})scale(${r * 0.0135} ${r * 0.0118})`}>
        {isKing && <path d="M-46 20Q-40-40 0-46Q40-40 46 20" fill="none" stroke="#6b4a0a" stroke-width="14" />}
        <ChargeMarks charge={CHARGES.crown} fill="#e3b548" ink="#6b4a0a" />
      </g>
    </g>
  );
};
export const Pill = ({ text, y }: { readonly text: string; readonly y: number }) => {
  const width = text.length * 7.2 + 9;
  return (
    <g class="km-pill" transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y="-8" width={width} height="16" rx="8" />
      <text y="4.6">{text}</text>
    </g>
  );
};
export type RingName = 'open' | 'picked' | 'target' | undefined;
const Ring = ({ ring, behind }: { readonly ring: RingName; readonly behind: number }) => {
  if (!ring) return null;
  const by = behind * BEHIND;
  const d = `M-2.5-1L${DEEP - 1 + by} ${-DEEP - 3 - by}H${W + DEEP + 2.5 + by}V${H - DEEP - by}L${W + 2} ${H + 2.5}H-2.5Z`;
  return (
    <g class={`km-ring ${ring}`}>
      <path class="keyline" d={d} />
      <path class="gold" d={d} />
    </g>
  );
};
interface StackProps {
  readonly view: Pick<View, 'crowned'>;
  readonly stack: Stack;
  readonly size: number;
  readonly ring: RingName;
}
const MOST_BEHIND = 2;
/** How many they are: on the corner of the front block, where no neighbour stands. */
export const COUNT = { x: W / 2 - 2, y: -H, radius: 8 } as const;
export const StackCount = ({ stack: { nobles }, size }: { readonly stack: Stack; readonly size: number }) =>
  nobles.length < 2 ? null : (
    <g class="km-count" transform={`translate(${COUNT.x * size} ${COUNT.y * size})`}>
      <circle r={COUNT.radius} />
      <text y="4.4">{nobles.length}</text>
    </g>
  );
/** A stack but for the count, which lies above all stacks. */
export const StackPicture = kept(({ view, stack, size, ring }: StackProps) => {
  const { nobles, heirs, seat, men, where, hasMoved } = stack;
  const [first] = nobles;
  if (!first || !seat) return <AlonePicture view={view} stack={stack} size={size} ring={ring} />;
  const behind = Math.min(nobles.length - 1, MOST_BEHIND);
  return (
    <g class={ring === 'picked' ? 'km-stack lifted' : 'km-stack'}>
      <g transform={`scale(${size})translate(${-W / 2} ${-H - 2})`}>
        <ellipse class="km-shadow" cx={W / 2 + 3} cy={H + 1} rx={W * 0.6} ry="4.5" />
        <Ring ring={ring} behind={behind} />
        {Array.from({ length: behind }, (_, i) => (behind - i) * BEHIND).map((by) => (
          <g key={by} transform={`translate(${by} ${-by})`}>
            <Wood faction={seat} />
          </g>
        ))}
        <NobleBlock noble={pieceId(first)} faction={seat} />
        {hasMoved && <path class="km-veil" d={FRONT} />}
        {where.kind === 'inside' && <path class="km-towers" d={TOWER(-7) + TOWER(W - 3)} />}
      </g>
      {heirs.map((royal, i) => (
        <g key={royal} transform={`translate(${(-W / 2 - 1) * size + i * 16} ${-H * 0.84 * size})`}>
          <HeirDisc royal={royal} seat={seat} isKing={isCrowned(view, royal)} radius={Math.max(8.4, 9.5 * size)} />
        </g>
      ))}
      <Pill text={String(men)} y={where.kind === 'inside' ? 1 : 0} />
    </g>
  );
});
/** Heirs without an escort. */
const AlonePicture = ({ view, stack: { heirs, seat }, size, ring }: StackProps) => (
  <g class="km-alone">
    {heirs.map((royal, i) => (
      <g key={royal} transform={`translate(${i * 20 * size} ${-13 * size})`}>
        {ring && <circle class={`km-ring-disc ${ring}`} r={16 * size} />}
        <HeirDisc royal={royal} seat={seat} isKing={isCrowned(view, royal)} radius={12 * size} />
      </g>
    ))}
  </g>
);

const HULL = 'M-19 0H19C17 7 13 10 9 10H-10C-14 10-17 6-19 0Z';
const CASTLES = 'M-19 0V-5H-12V0M12 0V-6H20L19 0';
const SAIL = 'M-13-27H12C15-20 15-11 12-4H-13C-10-11-10-20-13-27Z';
interface ShipProps {
  readonly ship: Ship;
  readonly size: number;
  readonly ring: RingName;
}
export const ShipPicture = kept(({ ship, size, ring }: ShipProps) => {
  const { href } = useDrawing();
  const arms = ship.passengers[0] ?? ship.owner;
  return (
    <g class={ring === 'picked' ? 'km-ship lifted' : 'km-ship'}>
      <g transform={`scale(${size})`}>
        {ring && <ellipse class={`km-ring-disc ${ring}`} cx="0" cy="-9" rx="25" ry="24" />}
        <path class="km-hull" d={HULL} />
        <path class="km-hull castles" d={CASTLES} />
        <path class="km-mast" d="M-.5 0V-33" />
        <path class="km-sail" d={SAIL} />
        {arms && <use href={href(coatShape(pieceId(arms)))} transform="translate(-8.5 -25.500)scale(.18)" />}
        {ship.seat && (
          <g transform="translate(-.5 -48)scale(.75)">
            <Pennant faction={ship.seat} />
          </g>
        )}
      </g>
      <Pill text={`${ship.load}/${ship.hold}`} y={13 * size} />
    </g>
  );
});
