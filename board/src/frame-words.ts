// What the buttons of a frame are called. The frame belongs to no game and no page: whoever lays it out hands them down.
import { createContext } from 'preact';

export interface FrameWords {
  readonly nearer: string;
  readonly farther: string;
  readonly fit: string;
  readonly turn: string;
  /** The small map, which shows where one looks and leads elsewhere. */
  readonly overview: string;
  /** Said while the map has gone to show what somebody else did. */
  readonly shows: string;
  readonly which: string;
  readonly close: string;
}
export const FrameSays = createContext<FrameWords>({
  nearer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Show the whole board',
  turn: 'Turn the board around',
  overview: 'Where you look',
  shows: 'The map shows what was just done, then goes back.',
  which: 'Which do you mean?',
  close: 'Close',
});
