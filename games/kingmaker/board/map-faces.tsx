// Areas and sea areas as a hand, a key and a reader meet them: one path each, and one pair of ears for all of them.
import { type Arrow, isArrow, type Point } from '@rose/board';
import { useMemo, useRef } from 'preact/hooks';
import { type AreaId, MAP, type ZoneId } from '../map/index.ts';
import './map-faces.css';

type Ground = AreaId | ZoneId;
const GROUNDS: readonly { readonly id: Ground; readonly path: string; readonly centre: Point }[] = [
  ...MAP.zones,
  ...MAP.areas,
];
const centres = new Map<string, Point>(GROUNDS.map(({ id, centre }) => [id, centre]));
export const centreOf = (id: Ground): Point => centres.get(id) ?? { x: 0, y: 0 };

const WAYS: { readonly [A in Arrow]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Half of a right angle to either side. */
const ASIDE = Math.SQRT1_2;
/** The nearest ground in the direction of an arrow; what lies more to the side counts as farther. */
export const groundTowards = (from: Ground, arrow: Arrow): Ground | undefined => {
  const [start, way] = [centreOf(from), WAYS[arrow]];
  const found = GROUNDS.flatMap(({ id, centre }) => {
    const [x, y] = [centre.x - start.x, centre.y - start.y];
    const far = Math.hypot(x, y);
    const straight = far === 0 ? 0 : (x * way.x + y * way.y) / far;
    return straight > ASIDE ? [{ id, cost: far / straight ** 2 }] : [];
  });
  return found.toSorted((a, b) => a.cost - b.cost)[0]?.id;
};

const groundAt = (event: Event): Ground | undefined =>
  (event.target as Element | null)?.closest<SVGElement>('[data-place]')?.dataset['place'] as Ground | undefined;

export interface FacesProps {
  readonly open: readonly string[];
  readonly picked: readonly string[];
  /** Where Tab enters the board. */
  readonly entrance: string;
  labelFor(id: Ground): string;
  touch(id: Ground): void;
  /** Pointer or focus rests here, or nowhere. */
  rest(id: Ground | undefined): void;
}
const useEars = (props: FacesProps) => {
  const latest = useRef(props);
  latest.current = props;
  return useMemo(() => {
    const touch = (event: Event): void => {
      const ground = groundAt(event);
      if (ground) latest.current.touch(ground);
    };
    const rest = (event: Event): void => latest.current.rest(groundAt(event));
    const leave = (): void => latest.current.rest(undefined);
    const walk = (event: KeyboardEvent, ground: Ground): void => {
      const next = isArrow(event.key) ? groundTowards(ground, event.key) : undefined;
      const faces = (event.currentTarget as Element | null)?.querySelector<SVGElement>(`[data-place="${next}"]`);
      if (!faces) return;
      event.preventDefault();
      event.stopPropagation();
      faces.focus();
    };
    const press = (event: KeyboardEvent): void => {
      const ground = groundAt(event);
      if (!ground) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        latest.current.touch(ground);
      } else walk(event, ground);
    };
    return {
      onClick: touch,
      onKeyDown: press,
      onPointerOver: rest,
      onPointerLeave: leave,
      onFocusIn: rest,
      onFocusOut: leave,
    };
  }, []);
};

export const MapFaces = (props: FacesProps) => {
  const { open, picked, entrance, labelFor } = props;
  const ears = useEars(props);
  return useMemo(
    () => (
      <g class="km-faces" {...ears}>
        {GROUNDS.map(({ id, path }) => (
          <path
            key={id}
            class={open.includes(id) ? 'place km-face open' : 'place km-face'}
            d={path}
            role="button"
            data-place={id}
            tabindex={entrance === id ? 0 : -1}
            aria-label={labelFor(id)}
            {...(picked.includes(id) && { 'aria-pressed': true })}
          />
        ))}
      </g>
    ),
    [open.join(), picked.join(), entrance, labelFor],
  );
};
