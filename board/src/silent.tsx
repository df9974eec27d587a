// A part of a drawing that a reader need not hear: what it shows is said elsewhere in words. A hand reaches through it.
import type { ComponentChildren } from 'preact';

const HIDDEN = { 'aria-hidden': true, 'pointer-events': 'none' } as const;

/** By its own style: an attribute gives way to any sheet. */
export const UNSEEN = { display: 'none' } as const;

export const Silent = ({
  class: looks,
  children,
}: {
  readonly class: string;
  readonly children: ComponentChildren;
}) => (
  <g class={looks} {...HIDDEN}>
    {children}
  </g>
);
