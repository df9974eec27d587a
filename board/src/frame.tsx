// The board's frame: an SVG that fits at first and can be brought nearer by wheel, fingers, keys and buttons.
// Nobody needs to zoom in order to play.
import type { ComponentChildren } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { type Box, windowOf } from './camera.ts';
import { FrameSays } from './frame-words.ts';
import { byKey, useHands } from './gestures.ts';
import { Icon, type IconName } from './icon.tsx';
import { round } from './path.ts';
import { shiftOf, useShifted, useSteady } from './steady.ts';
import './frame.css';

export interface BoardFrameProps {
  /** What the first fit shows, in the units of the drawing. */
  readonly box: Box;
  /** What a reader calls the board. */
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const viewBox = ({ x, y, width, height }: Box): string => [x, y, width, height].map(round).join(' ');

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly does: () => void;
}
const Tool = ({ icon, label, does }: ToolProps) => (
  <button type="button" class="frame-tool" aria-label={label} title={label} onClick={does}>
    <Icon name={icon} size={20} />
  </button>
);

export const BoardFrame = ({ box, label, class: extra = '', children }: BoardFrameProps) => {
  const { camera, drawn, change, jump } = useSteady(box);
  const svg = useHands(box, change);
  const { clientWidth: width = 0, clientHeight: height = 0 } = svg.current ?? {};
  useShifted(svg, shiftOf(box, { width, height }, drawn, camera));
  const tools = useRef<HTMLDivElement>(null);
  const press = (key: string): void => {
    const next = byKey(box, key);
    if (next) jump(next);
  };
  const showAll = (): void => {
    press('0');
    tools.current?.querySelector('button')?.focus();
  };
  const say = useContext(FrameSays);
  return (
    <div class={`frame ${extra}`}>
      <svg
        ref={svg}
        class={camera.zoom > 1 ? 'frame-board steady near' : 'frame-board steady'}
        viewBox={viewBox(windowOf(box, drawn))}
        role="application"
        tabindex={-1}
        aria-label={label}
      >
        {children}
      </svg>
      <div ref={tools} class="frame-tools">
        <Tool icon="plus" label={say.nearer} does={() => press('+')} />
        {camera.zoom > 1 && <Tool icon="minus" label={say.farther} does={() => press('-')} />}
        {camera.zoom > 1 && <Tool icon="fit" label={say.fit} does={showAll} />}
      </div>
    </div>
  );
};
