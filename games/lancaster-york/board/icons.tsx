// The signs of the board: what a place or a person is, whose it is, and the tokens that lie beside them. Each is drawn
// around 0 0, so that map, cards and lists wear the same.
import { ChargeMarks, FACTIONS, Pennant } from '@rose/board';
import type { CardKind, Seat } from '@rose/lancaster-york/ids';
import { GAME_CHARGES, type GameCharge } from './icons-charges.ts';
import './icons.css';

const INK = '#2b1c10';
/** Every seat is a faction by the same name. */
export const SEAT_COLOURS = FACTIONS;

const PAINTS: { readonly [G in GameCharge]: readonly [fill: string, ink: string] } = {
  royalCastle: ['#efe2c0', '#3b2716'],
  largeTown: ['#d8b98a', '#3b2716'],
  town: ['#d8b98a', '#3b2716'],
  port: ['#4d83a6', '#16324a'],
  bishop: ['#f1e6ee', '#5a2a4a'],
  ship: ['#d9e4e2', '#1f4560'],
  troop: ['#fff3d6', '#3b2716'],
  mercenary: ['#fff3d6', '#3b2716'],
  cathedral: ['#6a3d69', '#f8f0dc'],
  'lord-high-admiral': ['#f4eedf', '#16305a'],
  'archbishop-canterbury': ['#f4eedf', '#16305a'],
  'constable-tower': ['#f4eedf', '#3b2716'],
  'warden-cinque-ports': ['#f4eedf', '#16305a'],
};
/** A charge of this game in its colours, so many units wide. */
export const Mark = ({ charge, width }: { readonly charge: GameCharge; readonly width: number }) => (
  <g transform={`scale(${width / 100})`}>
    <ChargeMarks charge={GAME_CHARGES[charge]} fill={PAINTS[charge][0]} ink={PAINTS[charge][1]} />
  </g>
);

/** The kinds of cards as small pictures for lists and menus; a noble shows his own arms instead. */
export const KindIcon = ({
  kind,
  size = 28,
}: {
  readonly kind: Exclude<CardKind, 'noble'>;
  readonly size?: number;
}) => (
  <svg class="kind-icon" width={size} height={size} viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
    <ChargeMarks
      charge={GAME_CHARGES[kind]}
      fill={kind === 'mercenary' ? '#b08a55' : PAINTS[kind][0]}
      ink={PAINTS[kind][1]}
    />
  </svg>
);

export interface TroopTagProps {
  /** Whose troops they are; mercenaries serve anybody and wear no colour, so a pennant tells their master. */
  readonly seat: Seat;
  readonly count: number;
  readonly mercenary?: boolean;
}
/** 38 by 24. */
export const TroopTag = ({ seat, count, mercenary = false }: TroopTagProps) => {
  const { ground, mark } = mercenary ? { ground: '#4a4036', mark: '#fff3d6' } : SEAT_COLOURS[seat];
  return (
    <g class="troop-tag">
      <rect x="-19" y="-12" width="38" height="24" rx="7" fill={ground} stroke="#fff3d6" stroke-width="2" />
      <rect x="-20" y="-13" width="40" height="26" rx="8" fill="none" stroke={INK} stroke-opacity=".55" />
      <g transform="translate(-9 0)scale(.18)">
        <ChargeMarks charge={GAME_CHARGES[mercenary ? 'mercenary' : 'troop']} fill={mark} ink={ground} />
      </g>
      <text x="8" y="5.500" fill={mark}>
        {count}
      </text>
      {mercenary && (
        <g transform="translate(-21 -19)scale(.6)">
          <Pennant faction={seat} />
        </g>
      )}
    </g>
  );
};

/** A bribe: white keeps loyal, black buys. */
export const Cube = ({ colour }: { readonly colour: 'black' | 'white' }) => {
  const [fill, edge, seam] = colour === 'black' ? ['#2a2623', '#f4eedf', '#8d8377'] : ['#fbf6ea', INK, '#8d7d5c'];
  return (
    <g class="bribe-cube" stroke-linejoin="round">
      <path d="M0-10L10-5V6L0 11L-10 6V-5Z" fill={fill} stroke={edge} stroke-width="1.600" />
      <path d="M-10-5L0 0L10-5M0 0V11" stroke={seam} stroke-width="1.300" fill="none" />
    </g>
  );
};
