// The land in outline, for the small map.
import { areaShape, useDrawing } from '@rose/board';
import { MAP } from '../map/index.ts';

export const Outline = ({ open }: { readonly open: readonly string[] }) => {
  const { href } = useDrawing();
  return (
    <>
      {MAP.areas.map(({ id }) => (
        <use key={id} class={open.includes(id) ? 'open' : undefined} href={href(areaShape(id))} />
      ))}
    </>
  );
};
