// The land in outline, for the small map.
import { useDrawing } from '@rose/board';
import { isAreaName } from '@rose/without-an-enemy/ids';
import { MAP } from '../map/index.ts';
import { COAST_SHAPE, LAND_SHAPE } from './map-ground.tsx';

export const Outline = ({ open }: { readonly open: readonly string[] }) => {
  const { href } = useDrawing();
  return (
    <>
      <use href={href(LAND_SHAPE)} />
      {MAP.areas
        .filter(({ id }) => isAreaName(id) && open.includes(id))
        .map(({ id, path }) => (
          <path key={id} class="open" d={path} />
        ))}
      <use class="coast" href={href(COAST_SHAPE)} />
    </>
  );
};
