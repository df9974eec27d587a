// Everything that is drawn more than once, written once.
import { BlockShapes, useDrawing } from '@rose/board';
import { FlagShapes } from './flags.tsx';

const SWORD = 'M-13-13L11 11M4 12L12 4M9 9L14 14';
export const Shapes = () => {
  const { id } = useDrawing();
  return (
    <defs>
      <FlagShapes />
      <BlockShapes woods={['royalist', 'parliament', 'covenant']} />
      <g id={id('swords')} class="wae-swords" transform="scale(.62)">
        <circle r="16" class="ground" />
        <path d={SWORD} />
        <path d={SWORD} transform="scale(-1 1)" />
      </g>
      <g id={id('refused')} class="wae-refused">
        <circle r="12" />
        <path d="M-8-8L8 8" />
      </g>
    </defs>
  );
};
