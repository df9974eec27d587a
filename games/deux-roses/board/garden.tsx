// The ground: a hedge with climbing roses, white above and red below, gravel within, and the 37 beds.
import { round, Silent, useDrawing } from '@rose/board';
import { C, CELL_NAMES, type CellName, GREEN_STARS, RED_STARS } from '@rose/deux-roses/ids';
import { CLIMBING_ROSES, centre, hedge, SIZE } from './geometry.ts';

const OUTER = hedge(0);
const LEAVES = hedge(0.12);
const INNER = hedge(0.3);
const SHADOW = [50, 45, 40, 35, 30, 25, 20, 15, 10, 5] as const;

/** A soft shadow of stacked lines: no filter, so panning stays smooth on a phone. */
const Shadow = () => (
  <g transform="translate(0 11)" fill="none" stroke="#2a1608" stroke-opacity=".024">
    {SHADOW.map((width) => (
      <path key={width} d={OUTER} stroke-width={width} stroke-linejoin="round" />
    ))}
  </g>
);

const Hedge = () => {
  const { url } = useDrawing();
  return (
    <>
      <Shadow />
      <path d={OUTER} fill="#4d6a3a" stroke="#2c4020" stroke-width="2.2" />
      <path
        d={LEAVES}
        fill="none"
        stroke="#6f8c52"
        stroke-width={SIZE * 0.1}
        stroke-dasharray="2 5.5"
        stroke-linecap="round"
      />
      <path d={INNER} fill="#e3d4ae" stroke="#2c4020" stroke-width="1.6" />
      <path d={INNER} fill={url('gravel')} />
    </>
  );
};

const ClimbingRoses = () => {
  const { href } = useDrawing();
  return (
    <>
      {CLIMBING_ROSES.map(({ at, turn, large }) => (
        <use
          key={`${round(at.x)} ${round(at.y)}`}
          href={href(at.y < 0 ? 'white-sprig' : 'red-sprig')}
          transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${turn}) scale(${large ? 0.21 : 0.16})`}
        />
      ))}
    </>
  );
};

const CASTLE_CELLS: readonly number[] = Object.values(GREEN_STARS);
const bedOf = (cell: CellName): 'stone' | 'rose-bed' | 'lawn' =>
  CASTLE_CELLS.includes(C[cell]) ? 'stone' : RED_STARS.includes(C[cell]) ? 'rose-bed' : 'lawn';

const Beds = () => {
  const { href } = useDrawing();
  return (
    <>
      {CELL_NAMES.map((cell) => {
        const { x, y } = centre(cell);
        return <use key={cell} href={href(bedOf(cell))} x={round(x)} y={round(y)} />;
      })}
    </>
  );
};

const FIRST_CELLS = CELL_NAMES.filter((cell) => cell.endsWith('1'));
const RowLetters = () => (
  <Silent class="row-letters">
    {FIRST_CELLS.map((cell) => {
      const { x, y } = centre(cell);
      return (
        <g key={cell} transform={`translate(${round(x - SIZE * 1.12)} ${round(y)})`}>
          <text class="upright" y="5">
            {cell.charAt(0)}
          </text>
        </g>
      );
    })}
  </Silent>
);

/** Nothing of it depends on the game: the board draws it once. */
export const Garden = () => (
  <g class="garden-ground">
    <Hedge />
    <ClimbingRoses />
    <Beds />
    <RowLetters />
  </g>
);
