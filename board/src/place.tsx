// A place of a board that a hand, a key or a reader can reach. SVG has no button of its own: this group is one.
import type { ComponentChildren, Ref } from 'preact';
import { type Point, round } from './path.ts';

export interface PlaceProps {
  readonly id: string;
  readonly at: Point;
  readonly label: string;
  /** What a reader may ask for besides: what it borders on. */
  readonly describes?: string | undefined;
  readonly open: boolean;
  readonly picked: boolean;
  /** Answers the question itself, not for the ground it stands on; as `open` unless told otherwise. */
  readonly lit?: boolean;
  /** Which other place, that answers, a touch here is for: a hand finds no other one nearby. */
  readonly means?: string | undefined;
  /** A piece or a place of whoever looks. */
  readonly own?: boolean;
  /** May be taken up with what is in hand. */
  readonly joins?: boolean;
  /** What the question is about, without being an answer. */
  readonly about?: boolean;
  /** Whether Tab enters the board here. */
  readonly entrance: boolean;
  readonly hold?: Ref<SVGGElement>;
  touch(): void;
  /** Pointer or focus rests here, or leaves. */
  rest?(here: boolean): void;
  focused?(): void;
  /** Any key but those that touch. */
  pressed?(event: KeyboardEvent): void;
  readonly children: ComponentChildren;
}

export const Place = (props: PlaceProps) => {
  const { id, at, label, open, picked, entrance, hold, touch, rest, children } = props;
  const button = {
    ref: hold ?? null,
    role: 'button',
    class: open ? 'place open' : 'place',
    'data-place': id,
    ...((props.lit ?? open) && { 'data-lit': '' }),
    ...(picked && { 'data-picked': '' }),
    ...(props.means !== undefined && { 'data-means': props.means }),
    ...(props.joins && { 'data-joins': '' }),
    ...(props.own && { 'data-own': '' }),
    ...(props.about && { 'data-about': '' }),
    transform: `translate(${round(at.x)} ${round(at.y)})`,
    // in lower case: SVG takes attributes by the letter
    tabindex: entrance ? 0 : -1,
    'aria-label': label,
    ...(props.describes && { 'aria-description': props.describes }),
    ...(picked && { 'aria-pressed': true }),
    onClick: touch,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return props.pressed?.(event);
      event.preventDefault();
      touch();
    },
    onFocus: () => {
      props.focused?.();
      rest?.(true);
    },
    onBlur: () => rest?.(false),
    onPointerEnter: () => rest?.(true),
    onPointerLeave: () => rest?.(false),
  } as const;
  return <g {...button}>{children}</g>;
};
