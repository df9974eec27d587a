// The pieces as shapes: a round red disc with a rose, an eight-sided white one with a rose in a sun, two castles.
import { ngon, PINK_ROSE, RED_ROSE, Rose, SmallRose, star, useDrawing, WHITE_ROSE } from '@rose/board';
import { SEATS, type Seat } from '@rose/deux-roses/ids';

interface Colours {
  readonly side: string;
  readonly edge: string;
}
const COLOURS: { readonly [S in Seat]: Colours } = {
  lancaster: { side: '#6c1c17', edge: '#4a120e' },
  york: { side: '#a8935f', edge: '#5f4d28' },
};

const circle = (radius: number): string => `M0-${radius}a${radius} ${radius} 0 1 1-.01 0Z`;
/** The outline tells the side without colour. */
export const outlineOf = (side: Seat, radius: number): string =>
  side === 'york' ? ngon(8, radius, 22.5) : circle(radius);

const SUN = star(16, 27.5, 15);
const SUN_DISC = circle(13.5);
const Face = ({ side }: { readonly side: Seat }) =>
  side === 'york' ? (
    <>
      <path d={SUN} fill="#dcb554" stroke="#8a6213" stroke-width="1" />
      <path d={SUN_DISC} fill="#dcb554" stroke="#8a6213" stroke-width="1.1" />
      <g transform="scale(.4)">
        <Rose {...WHITE_ROSE} />
      </g>
    </>
  ) : (
    <>
      <circle r="27" fill="none" stroke="#e9b7a8" stroke-width="1.6" opacity=".8" />
      <g transform="scale(.46)">
        <Rose {...PINK_ROSE} />
      </g>
    </>
  );

const Soldier = ({ side }: { readonly side: Seat }) => {
  const { url } = useDrawing();
  const outline = outlineOf(side, 34);
  const { side: dark, edge } = COLOURS[side];
  return (
    <g stroke={edge} stroke-width="1.6" stroke-linejoin="round">
      <path d={outline} transform="translate(0 9)" fill={dark} />
      <path d={outline} fill={url(side)} />
      <Face side={side} />
    </g>
  );
};

const WALLS =
  'M-40 34V-14H-34V-22H-27V-16H-21V-22H-14V-8H-12V-36H-6V-30H6V-36H12V-8H14V-22H21V-16H27V-22H34V-14H40V34Z';
const SHADED = 'M12-36V34H40V-14H34V-22H27V-16H21V-22H14V-8H12Z';
const STONE = {
  lancaster: { wall: '#b2423a', shaded: '#7b211b', flag: '#f7f0df', rose: RED_ROSE },
  york: { wall: '#f7f0df', shaded: '#cbbc92', flag: '#7a2b47', rose: WHITE_ROSE },
} as const;

export const Castle = ({ side }: { readonly side: Seat }) => {
  const { wall, shaded, flag, rose } = STONE[side];
  const { edge } = COLOURS[side];
  return (
    <g stroke={edge} stroke-width="2.2" stroke-linejoin="round">
      <path d={WALLS} fill={wall} />
      <path d={SHADED} fill={shaded} opacity=".55" stroke="none" />
      <path d="M-9 34V17Q-9 6 0 6Q9 6 9 17V34Z" fill={edge} stroke="none" />
      <path d="M-27-4v11M27-4v11" stroke-width="4" />
      <path d="M0-36V-62" stroke-width="2.4" />
      <path d="M1-61H24L17-53.5L24-46H1Z" fill={flag} stroke-width="1.6" />
      <g transform="translate(9 -53.5) scale(.125)">
        <SmallRose {...rose} />
      </g>
    </g>
  );
};

/** A soldier in a few strokes, for menus. */
export const SmallSoldier = ({ side }: { readonly side: Seat }) => (
  <g stroke={COLOURS[side].edge} stroke-width="3" stroke-linejoin="round">
    <path d={outlineOf(side, 34)} transform="translate(0 9)" fill={COLOURS[side].side} />
    <path d={outlineOf(side, 34)} fill={side === 'york' ? '#f6efdd' : '#a2342c'} />
    {side === 'york' && <path d={SUN} fill="#dcb554" stroke="#8a6213" stroke-width="1.4" />}
    <g transform="scale(.44)">
      <SmallRose {...(side === 'york' ? WHITE_ROSE : PINK_ROSE)} />
    </g>
  </g>
);

export const FigureShapes = () => {
  const { id } = useDrawing();
  return (
    <>
      {SEATS.map((side) => (
        <g key={side} id={id(`${side}-soldier`)}>
          <Soldier side={side} />
        </g>
      ))}
      {SEATS.map((side) => (
        <g key={side} id={id(`${side}-castle`)}>
          <Castle side={side} />
        </g>
      ))}
    </>
  );
};
