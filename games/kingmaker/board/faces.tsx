// Areas of land and water as a hand, a key and a reader meet them. Small ones that answer can be touched around their middle
// as well, and lie above their neighbours.
import { groundTowards, isArrow, kept, useTurn } from '@rose/board';
import { useMemo, useRef } from 'preact/hooks';
import { GROUNDS } from './map.tsx';

type Ground = (typeof GROUNDS)[number];
/** Large grounds first: islands and small areas lie upon them. */
const ORDER: readonly Ground[] = GROUNDS.toSorted((a, b) => b.radius - a.radius);
/** They are drawn in two turns; by this one all of them are. */
export const FACES_TURN = 4;
const LARGE: readonly Ground[] = ORDER.slice(0, ORDER.length / 2);
/** What a hand finds of a lit area at least, in pixels around its middle. */
const LEAST = 13;

export interface FacesProps {
  readonly open: readonly string[];
  readonly picked: readonly string[];
  readonly entrance: string;
  readonly scale: number;
  labelFor(id: string): string;
  /** What a reader may ask for besides: what it borders on. */
  describeFor(id: string): string;
  touch(id: string): void;
  rest(id: string | undefined): void;
  /** The key that reads an area was pressed. */
  read(id: string): void;
}
const groundAt = (event: Event): string | undefined =>
  (event.target as Element | null)?.closest<SVGElement>('[data-place]')?.dataset['place'];

const useEars = (props: FacesProps) => {
  const latest = useRef(props);
  latest.current = props;
  return useMemo(() => {
    const walk = (event: KeyboardEvent, ground: string): void => {
      const next = isArrow(event.key) ? groundTowards<string>(ORDER, ground, event.key) : undefined;
      const face = (event.currentTarget as Element | null)?.querySelector<SVGElement>(`[data-place="${next}"]`);
      if (!face) return;
      event.preventDefault();
      event.stopPropagation();
      face.focus();
    };
    return {
      onClick: (event: Event) => {
        const ground = groundAt(event);
        if (ground) latest.current.touch(ground);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const ground = groundAt(event);
        if (!ground) return;
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          latest.current.touch(ground);
        } else if (event.key === 'i') latest.current.read(ground);
        else walk(event, ground);
      },
      onPointerOver: (event: Event) => latest.current.rest(groundAt(event)),
      onPointerLeave: () => latest.current.rest(undefined),
      onFocusIn: (event: Event) => latest.current.rest(groundAt(event)),
      onFocusOut: () => latest.current.rest(undefined),
    };
  }, []);
};

interface FaceProps {
  readonly ground: Ground;
  readonly label: string;
  readonly describes: string;
  readonly isLit: boolean;
  readonly isPicked: boolean;
  readonly isEntrance: boolean;
  readonly reach: number;
}
const Face = kept(
  ({ ground: { id, path, centre, radius }, label, describes, isLit, isPicked, isEntrance, reach }: FaceProps) => (
    <g
      class={isLit ? 'place km-face open' : 'place km-face'}
      role="button"
      data-place={id}
      {...(isLit && { 'data-lit': '' })}
      tabindex={isEntrance ? 0 : -1}
      aria-label={label}
      aria-description={describes}
      {...(isPicked && { 'aria-pressed': true })}
    >
      <path class="map-face" d={path} />
      {isLit && radius < reach && <circle class="map-face" cx={centre.x} cy={centre.y} r={reach} />}
    </g>
  ),
);

export const Faces = (props: FacesProps) => {
  const { open, picked, entrance, scale, labelFor, describeFor } = props;
  const ears = useEars(props);
  const shown = useTurn() < FACES_TURN ? LARGE : ORDER;
  return useMemo(() => {
    const lit = new Set(open);
    return (
      <g class="map-faces" {...ears}>
        {shown.map((ground) => (
          <Face
            key={ground.id}
            ground={ground}
            label={labelFor(ground.id)}
            describes={describeFor(ground.id)}
            isLit={lit.has(ground.id)}
            isPicked={picked.includes(ground.id)}
            isEntrance={entrance === ground.id}
            reach={lit.has(ground.id) ? LEAST / scale : 0}
          />
        ))}
      </g>
    );
  }, [shown, open.join(), picked.join(), entrance, scale, labelFor, describeFor]);
};
