// Everything that is drawn more than once, written once.
import { BlockShapes, CoatShapes, PlaceMarkShapes, ROSES_COATS, SceneryShapes, useDrawing } from '@rose/board';

const SWORD = 'M-13-13L11 11M4 12L12 4M9 9L14 14';
export const Shapes = () => {
  const { id } = useDrawing();
  return (
    <defs>
      <CoatShapes coats={ROSES_COATS} />
      <BlockShapes woods={['red', 'white', 'black']} />
      <PlaceMarkShapes />
      <SceneryShapes />
      <g id={id('swords')} class="swords" transform="scale(.8)">
        <circle r="15" class="swords-ground" />
        <path d={SWORD} />
        <path d={SWORD} transform="scale(-1 1)" />
      </g>
      <g id={id('refused')} class="refused-mark">
        <circle r="14" />
        <path d="M-9.500-9.500L9.500 9.500" />
      </g>
    </defs>
  );
};
