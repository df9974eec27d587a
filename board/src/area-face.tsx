// The face of an area for hand, key and reader: put it into a <Place> at 0 0. It wears the outline of the ground.
import { areaShape } from './map-ground.tsx';
import { useDrawing } from './names.ts';

export const AreaFace = ({ id }: { readonly id: string }) => {
  const { href } = useDrawing();
  return <use class="area-face" href={href(areaShape(id))} />;
};
