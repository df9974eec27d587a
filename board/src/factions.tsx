// Up to seven factions: each a colour and an ordinary, so that none is told apart by colour alone.
import './factions.css';

export const FACTION_NAMES = ['red', 'yellow', 'blue', 'green', 'purple', 'black', 'tenne'] as const;
export type Faction = (typeof FACTION_NAMES)[number];

export type Ordinary = 'plain' | 'chevron' | 'bend' | 'cross' | 'saltire' | 'fess' | 'pale';
export interface FactionLook {
  readonly ground: string;
  /** The edge of a small thing in that colour. */
  readonly edge: string;
  /** What is written or drawn on it. */
  readonly mark: string;
  readonly ordinary: Ordinary;
}
export const FACTIONS: { readonly [F in Faction]: FactionLook } = {
  red: { ground: '#a2342c', edge: '#6c1c17', mark: '#fff3e0', ordinary: 'plain' },
  yellow: { ground: '#d9a52e', edge: '#83600f', mark: '#2b1c10', ordinary: 'chevron' },
  blue: { ground: '#2f5f95', edge: '#1b3a60', mark: '#f4eedf', ordinary: 'bend' },
  green: { ground: '#3f7340', edge: '#21421f', mark: '#f4eedf', ordinary: 'cross' },
  purple: { ground: '#6a3d69', edge: '#3f2140', mark: '#f4eedf', ordinary: 'saltire' },
  black: { ground: '#37322d', edge: '#191613', mark: '#f4eedf', ordinary: 'fess' },
  tenne: { ground: '#b4682f', edge: '#74400f', mark: '#fff3e0', ordinary: 'pale' },
};

const INK = '#2b1c10';
/** On a flag from 0 0 to 19 18. */
const ON_FLAG: { readonly [O in Ordinary]?: readonly [d: string, width: number] } = {
  chevron: ['M2 3L11 9L2 15', 2.6],
  bend: ['M1 2L12 16', 3.6],
  cross: ['M6 1V17M1 9H16', 3.2],
  saltire: ['M1 2L13 16M1 16L13 2', 2.6],
  fess: ['M1 9H16', 4],
  pale: ['M7 1V17', 4],
};
const FLAG = 'M1 1H19L14 9L19 17H1Z';

/** The foot of its pole is at 0 26. */
export const Pennant = ({ faction }: { readonly faction: Faction }) => {
  const { ground, mark, ordinary } = FACTIONS[faction];
  const drawn = ON_FLAG[ordinary];
  return (
    <g class="pennant">
      <path class="pennant-pole" d="M0-3V26" stroke={INK} stroke-width="2" stroke-linecap="round" />
      <path d={FLAG} fill={ground} />
      {drawn && <path d={drawn[0]} fill="none" stroke={mark} stroke-width={drawn[1]} />}
      <path class="pennant-pole" d={FLAG} fill="none" stroke={INK} stroke-width="1.3" stroke-linejoin="round" />
    </g>
  );
};
export const PennantBadge = ({ faction, size }: { readonly faction: Faction; readonly size: number }) => (
  <svg class="badge" width={size} height={size} viewBox="-7 -7 34 36" aria-hidden="true" focusable="false">
    <Pennant faction={faction} />
  </svg>
);

/** In a box from -5 to 5. */
const ON_TOKEN: { readonly [O in Ordinary]?: string } = {
  chevron: 'M-3 1.8L0-1.6L3 1.8',
  bend: 'M-2.6 2.9L2.6-2.9',
  cross: 'M0-3.600V3.600M-3.600 0H3.600',
  saltire: 'M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6',
  fess: 'M-3.600 0H3.600',
  pale: 'M0-3.600V3.600',
};
const SHAPES = {
  disc: 'M-4.500 0A4.500 4.500 0 1 1 4.500 0A4.500 4.500 0 1 1-4.500 0Z',
  shield: 'M-4.300-4.500H4.300V.5C4.300 3.200 2.400 4.600 0 5.400C-2.400 4.600-4.300 3.200-4.300.5Z',
} as const;
export type TokenShape = keyof typeof SHAPES;
export interface FactionTokenProps {
  readonly faction: Faction;
  readonly shape: TokenShape;
  /** Only its edge: given up, or not yet known. */
  readonly isHollow?: boolean | undefined;
}
/** A small thing of a faction around 0 0, ten wide. */
export const FactionToken = ({ faction, shape, isHollow }: FactionTokenProps) => {
  const { ground, edge, mark, ordinary } = FACTIONS[faction];
  const d = ON_TOKEN[ordinary];
  if (isHollow)
    return <path d={SHAPES[shape]} fill="none" stroke={edge} stroke-width=".9" stroke-dasharray="2 1.300" />;
  return (
    <>
      <path d={SHAPES[shape]} fill={ground} stroke={edge} stroke-width=".9" />
      {d && (
        <path d={d} fill="none" stroke={mark} stroke-width="1.400" stroke-linecap="round" stroke-linejoin="round" />
      )}
    </>
  );
};
