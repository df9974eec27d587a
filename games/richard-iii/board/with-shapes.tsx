// Arms and blocks outside the board, in scenes and on papers of the page: they bring the shapes they are drawn from.
import { BlockShapes, CoatShapes, NamesFor, ROSES_COATS, useNames, type WoodName } from '@rose/board';
import type { BlockName } from '@rose/richard-iii/ids';
import type { ComponentChildren } from 'preact';
import { coatOf } from './heraldry.ts';

const OUT_OF_SIGHT = { position: 'absolute' };

interface WithShapesProps {
  readonly blocks: readonly BlockName[];
  readonly woods?: readonly WoodName[];
  readonly children: ComponentChildren;
}
export const WithShapes = ({ blocks, woods = [], children }: WithShapesProps) => {
  const names = useNames();
  const coats = Object.fromEntries(blocks.map(coatOf).map((coat) => [coat, ROSES_COATS[coat]]));
  return (
    <NamesFor value={names}>
      <svg width="0" height="0" aria-hidden="true" style={OUT_OF_SIGHT}>
        <defs>
          <CoatShapes coats={coats} />
          {woods.length > 0 && <BlockShapes woods={woods} />}
        </defs>
      </svg>
      {children}
    </NamesFor>
  );
};
