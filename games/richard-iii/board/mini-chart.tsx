// The whole country in a corner, with the window one looks through.
import { areaShape, type Box, round, useDrawing } from '@rose/board';
import { MAP } from '../map/index.ts';

const WIDTH = 84;
const HOME: Box = { x: 170, y: -20, width: 760, height: 860 };

export const MiniChart = ({ seen, open }: { readonly seen: Box; readonly open: readonly string[] }) => {
  const { href } = useDrawing();
  const height = Math.round((WIDTH * HOME.height) / HOME.width);
  return (
    <svg
      class="mini-chart"
      width={WIDTH}
      height={height}
      viewBox={`${HOME.x} ${HOME.y} ${HOME.width} ${HOME.height}`}
      aria-hidden="true"
    >
      {MAP.areas.map(({ id }) => (
        <use key={id} class={open.includes(id) ? 'open' : undefined} href={href(areaShape(id))} />
      ))}
      <rect x={round(seen.x)} y={round(seen.y)} width={round(seen.width)} height={round(seen.height)} rx="10" />
    </svg>
  );
};
