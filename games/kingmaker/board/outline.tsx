// The land in outline, for the small map.
import { useDrawing } from '@rose/board';
import { GROUNDS, OVERVIEW } from './map.tsx';

export const Outline = ({ open }: { readonly open: readonly string[] }) => {
  const { href } = useDrawing();
  return (
    <>
      <use href={href(OVERVIEW.land)} />
      <path class="open" d={GROUNDS.flatMap(({ id, path }) => (open.includes(id) ? [path] : [])).join('')} />
      <use class="coast" href={href(OVERVIEW.coast)} />
    </>
  );
};
