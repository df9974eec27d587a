// A frame for boards too large for a small screen: it looks at what is asked about, and a small chart shows where.
import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { aimAt, fitOf, type Size, seenBy } from './aim.ts';
import { type Box, windowOf } from './camera.ts';
import { FrameSays } from './frame-words.ts';
import { byKey, useHands } from './gestures.ts';
import { Icon, type IconName } from './icon.tsx';
import { round } from './path.ts';
import { shiftOf, useShifted, useSteady } from './steady.ts';
import './frame.css';

export interface AimedFrameProps {
  readonly box: Box;
  readonly label: string;
  readonly class?: string;
  /** What the question of the moment is about. */
  readonly aim: Box | undefined;
  /** A small chart with the window in it, shown while the board is near. */
  chart?(seen: Box): ComponentChildren;
  readonly children: ComponentChildren;
}

const viewBox = ({ x, y, width, height }: Box): string => [x, y, width, height].map(round).join(' ');
const sizeOf = (element: Element | null): Size => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

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

export const AimedFrame = ({ box, label, class: extra = '', aim, chart, children }: AimedFrameProps) => {
  const { camera, drawn, change, jump } = useSteady(box);
  const svg = useHands(box, change);
  const tools = useRef<HTMLDivElement>(null);
  const say = useContext(FrameSays);
  // The same box again is no new question.
  const key = aim && viewBox(aim);
  useLayoutEffect(() => {
    if (aim) jump((now) => aimAt(box, sizeOf(svg.current), now, aim));
  }, [box, key]);
  const press = (name: string): void => {
    const next = byKey(box, name);
    if (next) jump(next);
  };
  const isNear = camera.zoom > 1;
  const screen = sizeOf(svg.current);
  useShifted(svg, shiftOf(box, screen, drawn, camera));
  return (
    <div class={`frame ${extra}`}>
      <svg
        ref={svg}
        class={isNear ? 'frame-board steady near' : 'frame-board steady'}
        viewBox={viewBox(windowOf(box, drawn))}
        role="application"
        aria-label={label}
      >
        {children}
      </svg>
      {isNear && chart && fitOf(box, screen) > 0 && chart(seenBy(box, screen, camera))}
      <div ref={tools} class="frame-tools">
        <Tool icon="plus" label={say.nearer} does={() => press('+')} />
        {isNear && <Tool icon="minus" label={say.farther} does={() => press('-')} />}
        {isNear && (
          <Tool
            icon="fit"
            label={say.fit}
            does={() => {
              press('0');
              tools.current?.querySelector('button')?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
};
