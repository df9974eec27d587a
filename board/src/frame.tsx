// A frame for boards that need no small map: the whole of it fits every screen.
import type { ComponentChildren } from 'preact';
import { AimedFrame } from './aimed-frame.tsx';
import type { Box } from './camera.ts';

export interface BoardFrameProps {
  /** What the first fit shows, in the units of the drawing. */
  readonly box: Box;
  /** What a reader calls the board. */
  readonly label: string;
  readonly class?: string;
  readonly turn?: (() => void) | undefined;
  readonly children: ComponentChildren;
}
export const BoardFrame = (props: BoardFrameProps) => <AimedFrame {...props} />;
