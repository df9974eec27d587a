// Areas of a large map as a hand, a key and a reader meet them: one path each, and one pair of ears for all of them.
import { useMemo, useRef } from 'preact/hooks';
import { type Arrow, isArrow } from './hex.ts';
import { kept } from './kept.tsx';
import type { MapArea } from './map-data.ts';
import type { Point } from './path.ts';
import './map-faces.css';

const WAYS: { readonly [A in Arrow]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Half of a right angle to either side. */
const ASIDE = Math.SQRT1_2;
/** The nearest ground in the direction of an arrow; what lies more to the side counts as farther. */
export const groundTowards = <Id extends string>(
  grounds: readonly Pick<MapArea<Id>, 'id' | 'centre'>[],
  from: Id,
  arrow: Arrow,
): Id | undefined => {
  const start = grounds.find(({ id }) => id === from)?.centre ?? { x: 0, y: 0 };
  const way = WAYS[arrow];
  const found = grounds.flatMap(({ id, centre }) => {
    const [x, y] = [centre.x - start.x, centre.y - start.y];
    const far = Math.hypot(x, y);
    const straight = far === 0 ? 0 : (x * way.x + y * way.y) / far;
    return straight > ASIDE ? [{ id, cost: far / straight ** 2 }] : [];
  });
  return found.toSorted((a, b) => a.cost - b.cost)[0]?.id;
};

const groundAt = <Id extends string>(grounds: readonly MapArea<Id>[], event: Event): Id | undefined => {
  const place = (event.target as Element | null)?.closest<SVGElement>('[data-place]')?.dataset['place'];
  return grounds.find(({ id }) => id === place)?.id;
};

export interface MapFacesProps<Id extends string> {
  /** Those that come later lie above. Islands may be holes. */
  readonly grounds: readonly MapArea<Id>[];
  readonly open: readonly string[];
  readonly picked: readonly string[];
  /** Where Tab enters the board. */
  readonly entrance: string;
  labelFor(id: Id): string;
  /** What a reader may ask for besides: what it borders on. */
  readonly describeFor?: (id: Id) => string;
  touch(id: Id): void;
  /** Pointer or focus rests here, or nowhere. */
  rest(id: Id | undefined): void;
}
const useEars = <Id extends string>(props: MapFacesProps<Id>) => {
  const latest = useRef(props);
  latest.current = props;
  return useMemo(() => {
    const at = (event: Event): Id | undefined => groundAt(latest.current.grounds, event);
    const touch = (event: Event): void => {
      const ground = at(event);
      if (ground) latest.current.touch(ground);
    };
    const rest = (event: Event): void => latest.current.rest(at(event));
    const leave = (): void => latest.current.rest(undefined);
    const walk = (event: KeyboardEvent, ground: Id): void => {
      const next = isArrow(event.key) ? groundTowards(latest.current.grounds, ground, event.key) : undefined;
      const faces = (event.currentTarget as Element | null)?.querySelector<SVGElement>(`[data-place="${next}"]`);
      if (!faces) return;
      event.preventDefault();
      event.stopPropagation();
      faces.focus();
    };
    const press = (event: KeyboardEvent): void => {
      const ground = at(event);
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

interface FaceProps {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly describes: string;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  readonly isEntrance: boolean;
}
const Face = kept(({ id, path, label, describes, isOpen, isPicked, isEntrance }: FaceProps) => (
  <path
    class={isOpen ? 'place map-face open' : 'place map-face'}
    d={path}
    role="button"
    data-place={id}
    {...(isOpen && { 'data-lit': '' })}
    tabindex={isEntrance ? 0 : -1}
    aria-label={label}
    {...(describes !== '' && { 'aria-description': describes })}
    {...(isPicked && { 'aria-pressed': true })}
  />
));

export const MapFaces = <Id extends string>(props: MapFacesProps<Id>) => {
  const { grounds, open, picked, entrance, labelFor, describeFor } = props;
  const ears = useEars(props);
  return useMemo(
    () => (
      // a browser counts what listens for the focus in a drawing among the stops of Tab
      <g class="map-faces" tabindex={-1} {...ears}>
        {grounds.map(({ id, path }) => (
          <Face
            key={id}
            id={id}
            path={path}
            label={labelFor(id)}
            describes={describeFor?.(id) ?? ''}
            isOpen={open.includes(id)}
            isPicked={picked.includes(id)}
            isEntrance={entrance === id}
          />
        ))}
      </g>
    ),
    [grounds, open.join(), picked.join(), entrance, labelFor, describeFor],
  );
};
