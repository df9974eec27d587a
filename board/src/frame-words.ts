// What the buttons of a frame are called. The frame belongs to no game and no page: whoever lays it out hands them down.
import { createContext } from 'preact';

export interface FrameWords {
  readonly nearer: string;
  readonly farther: string;
  readonly fit: string;
}
export const FrameSays = createContext<FrameWords>({
  nearer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Show the whole board',
});
