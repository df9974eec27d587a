// The beds, written once and used 37 times: lawn, rose bed (red star), paving of a castle (green star).
import { clock, hexagon, RED_ROSE, round, SmallRose, useDrawing, WHITE_ROSE } from '@rose/board';
import { SIZE } from './geometry.ts';

const BOX_HEDGE = hexagon(SIZE * 0.93);
const BED = hexagon(SIZE * 0.84);
const JOINTS = hexagon(SIZE * 0.7);
const CORNERS = [0, 60, 120, 180, 240, 300].map((degrees) => clock(SIZE * 0.66, degrees));

const Edged = ({ fill }: { readonly fill: string }) => (
  <>
    <path d={BOX_HEDGE} fill="#3f5a30" />
    <path
      d={BOX_HEDGE}
      fill="none"
      stroke="#7d9a5c"
      stroke-width={SIZE * 0.05}
      stroke-dasharray={`1 ${SIZE * 0.07}`}
      stroke-linecap="round"
    />
    <path d={BED} fill={fill} stroke="#2c4020" stroke-width="1.1" />
  </>
);

export const BedShapes = () => {
  const { id, url, href } = useDrawing();
  return (
    <>
      <g id={id('red-sprig')}>
        <SmallRose {...RED_ROSE} />
      </g>
      <g id={id('white-sprig')}>
        <SmallRose {...WHITE_ROSE} />
      </g>
      <g id={id('lawn')}>
        <Edged fill={url('grass')} />
        <path d={BED} fill={url('mown')} />
      </g>
      <g id={id('rose-bed')}>
        <Edged fill={url('earth')} />
        {CORNERS.map(({ x, y }) => (
          <use
            key={`${round(x)} ${round(y)}`}
            href={href('red-sprig')}
            transform={`translate(${round(x)} ${round(y)}) scale(.118)`}
          />
        ))}
      </g>
      <g id={id('stone')}>
        <Edged fill={url('paving')} />
        <path
          d={JOINTS}
          fill="none"
          stroke="#9d927a"
          stroke-width="1.1"
          stroke-dasharray={`${round(SIZE * 0.22)} ${round(SIZE * 0.06)}`}
        />
      </g>
    </>
  );
};
