// A piece drawn by itself, as it looks on the board: for a page of rules.
import type { ComponentChildren } from 'preact';
import { Block, type BlockProps, BlockShapes } from './block.tsx';
import { NamesFor, useNames } from './names.ts';

export interface PiecePictureProps {
  /** What of the drawing is to be seen: a view box. */
  readonly box: string;
  /** What the drawing refers to. */
  readonly shapes: ComponentChildren;
  readonly children: ComponentChildren;
}
export const PiecePicture = ({ box, shapes, children }: PiecePictureProps) => (
  <NamesFor value={useNames()}>
    <svg width="76" height="84" viewBox={box} aria-hidden="true" focusable="false">
      <defs>{shapes}</defs>
      {children}
    </svg>
  </NamesFor>
);

export interface BlockPictureProps extends Pick<BlockProps, 'wood' | 'face'> {
  /** What its face refers to: coats, flags. */
  readonly shapes: ComponentChildren;
}
export const BlockPicture = ({ wood, face, shapes }: BlockPictureProps) => (
  <PiecePicture box="-6 -10 60 66" shapes={[shapes, <BlockShapes key="blocks" woods={[wood]} />]}>
    <Block wood={wood} face={face} />
  </PiecePicture>
);
