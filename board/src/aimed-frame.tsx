// The board's frame: it shows what is asked about and otherwise stays where its player put it. Nobody needs to zoom in
// order to play.
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { aimAt, around, contains, fitOf, LEAST_SEEN, type Looking, type Size, seenBy, showing } from './aim.ts';
import { type Box, type Camera, type Sheet, settle, windowOf } from './camera.ts';
import { Chooser } from './chooser.tsx';
import type { CornerName } from './corner.ts';
import { isCoarse } from './feel.ts';
import { FrameSays } from './frame-words.ts';
import { byKey, useHands } from './gestures.ts';
import { ScaleFor, scaleIn } from './map-scale.ts';
import type { Dot, SmallMap } from './overview.tsx';
import { round } from './path.ts';
import { shiftOf, useShifted, useSteady } from './steady.ts';
import { Tools } from './tools.tsx';
import { TurnFor, useTurns } from './turns.ts';
import './frame.css';

export interface AimedFrameProps {
  /** All places that can hold a piece: the farthest one can go. */
  readonly box: Sheet;
  /** What a small screen shows at home, where all of it would be too small to read. */
  readonly land?: Box;
  readonly label: string;
  readonly class?: string;
  /** What answers the question of the moment, or is picked, by its place. */
  readonly asked?: readonly Dot[];
  /** What answers besides, and moves nothing: on the small map where it is out of sight. */
  readonly answers?: readonly Dot[];
  /** What somebody else just did: shown if it was out of sight, then the map goes back. */
  readonly news?: readonly Box[];
  /** How large a thing to be touched is drawn, in units of the drawing. */
  readonly thing?: number;
  /** Shown while only a part of it is seen: handed in, so that a board without a map need not fetch one. */
  readonly small?: SmallMap;
  /** Looks at the board from the other side. */
  readonly turn?: (() => void) | undefined;
  /** In how many turns it is drawn, a part at a time; with the last of them all that is left. */
  readonly turns?: number;
  readonly children: ComponentChildren;
}

const viewBox = ({ x, y, width, height }: Box): string => [x, y, width, height].map(round).join(' ');
const useSize = (svg: { readonly current: Element | null }): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const measure = (): void =>
      setSize((was) => {
        const { clientWidth: width, clientHeight: height } = element;
        return was.width === width && was.height === height ? was : { width, height };
      });
    // told before the first picture, but in a task of its own: all around the board is made by then
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return size;
};

/** Below so many pixels a unit the names of the whole board cannot be read: home is the land alone. */
const READABLE = 0.62;
const homeOf = (box: Sheet, land: Box | undefined, screen: Size): Camera => {
  const isSmall = fitOf(box, screen) < READABLE;
  return showing(box, screen, land && isSmall ? land : box);
};

/** The turns of a hand of cards and a sheet of one's own. */
const AROUND = 2;

type Why = 'home' | 'question' | 'news' | 'back' | 'player' | 'size';
const NOTHING: readonly never[] = [];
const keyOf = (boxes: readonly Box[]): string => boxes.map(viewBox).join();

export const AimedFrame = (props: AimedFrameProps) => {
  const {
    box,
    land,
    label,
    class: extra = '',
    asked = NOTHING,
    answers = asked,
    news = NOTHING,
    thing = 40,
    small,
    turn,
    children,
  } = props;
  const { camera, drawn: drawnFor, change, jump } = useSteady(box);
  const [choosing, setChoosing] = useState<readonly Element[]>(NOTHING);
  const [isAway, setAway] = useState(false);
  const [chartAt, setChartAt] = useState<CornerName | undefined>(undefined);
  const nearest = LEAST_SEEN[isCoarse() ? 'finger' : 'mouse'] / thing;
  const why = useRef<Why>('home');
  const before = useRef<Camera | undefined>(undefined);
  const say = useContext(FrameSays);
  const byHand: typeof change = (next) => {
    why.current = 'player';
    before.current = undefined;
    change(next);
  };
  const press = (key: string): void => {
    why.current = 'player';
    before.current = undefined;
    const next = byKey(box, key, homeOf(box, land, sizeNow()));
    if (next) jump(next);
  };
  const svg = useHands(box, { change: useStable(byHand), press, choose: setChoosing });
  const screen = useSize(svg);
  const { turns = 1 } = props;
  // the first are left to what lies around the board
  const drawn = useTurns(AROUND + turns + 1, screen.width > 0) - AROUND;
  const isWhole = drawn >= turns;
  // those who look for a corner measure what lies there: in a turn of their own, when it has been laid out
  const isDone = drawn > turns;
  const sizeNow = (): Size => screen;
  const home = homeOf(box, land, screen);
  const held = asked.find(({ isHeld }) => isHeld)?.box;
  const question = asked.map(({ place }) => place).join();
  const look = (now: Camera): Looking => ({ box, screen, home, now });

  // Another screen: home, then whatever is asked.
  useLayoutEffect(() => {
    why.current = 'size';
    if (screen.width > 0) jump(() => aimAt({ ...look(home), now: home }, boxesOf(asked), nearest, held));
  }, [screen.width, screen.height, box]);
  useLayoutEffect(() => {
    if (screen.width === 0) return;
    const back = before.current;
    before.current = undefined;
    setAway(false);
    jump((now) => {
      const from = back ?? now;
      const next = aimAt(look(from), boxesOf(asked), nearest, held);
      if (next !== now) why.current = next === back ? 'back' : 'question';
      return next;
    });
  }, [question]);
  // C1b, C3: what others did is shown where it was out of sight; the next question finds the map where it was.
  const told = keyOf(news);
  useLayoutEffect(() => {
    const all = around(news, 12);
    if (!all || screen.width === 0 || asked.length > 0) return;
    if (contains(seenBy(box, screen, camera), all)) return;
    before.current ??= camera;
    why.current = 'news';
    setAway(true);
    jump((now) => aimAt(look(now), news, nearest));
  }, [told]);
  useEffect(() => setChoosing(NOTHING), [question]);

  const window = windowOf(box, drawnFor);
  const seen = seenBy(box, screen, camera);
  const isNear = camera.zoom > home.zoom * 1.02;
  const isPart = fitOf(box, screen) > 0 && !contains(seen, box);
  const aimed = why.current === 'player' ? '' : `${viewBox(seen)} ${screen.width} ${screen.height}`;
  const dots = isPart ? answers.filter(({ box: at }) => !contains(seen, at)) : NOTHING;
  useShifted(svg, shiftOf(box, screen, drawnFor, camera));
  return (
    <div
      class={['frame', isNear && 'near', small && 'of-map', extra].filter(Boolean).join(' ')}
      data-camera={cameraText(camera)}
      data-why={why.current}
      data-drawing={isDone ? undefined : ''}
    >
      <svg
        ref={svg}
        class={isNear ? 'frame-board steady near' : 'frame-board steady'}
        data-free=""
        viewBox={viewBox(window)}
        role="application"
        aria-label={label}
      >
        {/* drawn once it is known how large it is seen: else all of it would be styled twice */}
        {drawn > 0 && (
          <ScaleFor value={scaleIn(window, screen)}>
            <TurnFor value={drawn}>{inTurn(children, isWhole ? undefined : drawn)}</TurnFor>
          </ScaleFor>
        )}
      </svg>
      {isDone &&
        (isNear || dots.length > 0) &&
        small?.({
          box,
          seen,
          dots,
          question: `${question} ${isNear}`,
          aimed,
          look: (at) => {
            why.current = 'player';
            jump((now) => (now.zoom === 1 ? now : settle(box, { ...now, at })));
          },
          lies: setChartAt,
        })}
      {isDone && (
        <Tools isNear={isNear || isPart} press={press} question={`${question} ${chartAt}`} aimed={aimed} turn={turn} />
      )}
      {isAway && <p class="frame-note">{say.shows}</p>}
      <Chooser among={choosing} close={() => setChoosing(NOTHING)} />
    </div>
  );
};

/** The first so many parts, by lists of them. */
const inTurn = (children: ComponentChildren, count: number | undefined): ComponentChildren =>
  [children].flat(2).slice(0, count);
const boxesOf = (dots: readonly Dot[]): readonly Box[] => dots.map(({ box }) => box);
const cameraText = ({ at, zoom }: Camera): string => [at.x, at.y, zoom].map((n) => n.toFixed(2)).join();
/** The same function from drawing to drawing, which does what the latest would. */
const useStable = <A extends readonly unknown[]>(does: (...args: A) => void): ((...args: A) => void) => {
  const latest = useRef(does);
  latest.current = does;
  return useRef((...args: A) => latest.current(...args)).current;
};
