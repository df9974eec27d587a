// A part of a drawing that a reader need not hear: what it shows is said elsewhere in words.
import type { ComponentChildren } from 'preact';

const HIDDEN = { 'aria-hidden': true } as const;

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
