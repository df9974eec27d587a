// A piece on a map for hand and key: it can be touched, focused and dragged, and a touch may mean the ground it stands on.
import type { ComponentChildren, Ref } from 'preact';
import type { Drag } from './drag.ts';
import type { Point } from './path.ts';
import { Place } from './place.tsx';

export interface MapPieceProps {
  readonly id: string;
  readonly at: Point;
  readonly label: string;
  /** What a touch on it means: the piece itself, or what it stands on. */
  readonly ground: string;
  /** Touched, it answers; the piece itself does, unless told otherwise. */
  readonly isOpen: boolean;
  readonly isLit?: boolean;
  readonly isPicked: boolean;
  readonly isOwn: boolean;
  /** May be taken up with what is in hand. */
  readonly isJoining?: boolean;
  readonly isEntrance: boolean;
  /** May be dragged. */
  readonly isFree: boolean;
  touch(place: string): void;
  rest(place: string | undefined): void;
  readonly start: Drag['start'];
}
/** `moving`: what travels when the piece has come from elsewhere. */
export const MapPiece = (
  props: MapPieceProps & { readonly moving: Ref<SVGGElement>; readonly children: ComponentChildren },
) => {
  const { id, ground, isFree, isLit = props.isOpen } = props;
  return (
    <Place
      id={id}
      at={props.at}
      label={props.label}
      open={props.isOpen}
      lit={isLit}
      picked={props.isPicked}
      own={props.isOwn}
      joins={props.isJoining === true}
      entrance={props.isEntrance}
      touch={() => props.touch(ground)}
      rest={(here) => props.rest(here ? id : undefined)}
    >
      <g ref={props.moving} class={isFree ? 'free-hand' : undefined} onPointerDown={(event) => props.start(id, event)}>
        {props.children}
      </g>
    </Place>
  );
};

/** Only what is free is dragged. */
export const startOf =
  (drag: Drag): Drag['start'] =>
  (id, event) =>
    drag.isFree(id) && drag.start(id, event);
