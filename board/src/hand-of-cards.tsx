// Cards in a hand or in a row: each can be touched and rested on; one that may be played shows it.
import type { ComponentChildren } from 'preact';
import './hand-of-cards.css';

export interface CardButtonProps {
  /** Its place: what a touch means. */
  readonly id: string;
  readonly class: string;
  readonly title?: string | undefined;
  /** What a reader hears. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly children: ComponentChildren;
  touch(place: string): void;
  /** Pointer or focus rests on it, or leaves. */
  rest(isHere: boolean): void;
}
export const CardButton = ({
  id,
  class: looks,
  title,
  label,
  isOpen,
  isChosen,
  children,
  ...hand
}: CardButtonProps) => (
  <button
    type="button"
    class={`${looks}${isOpen ? ' open' : ''}${isChosen ? ' chosen' : ''}`}
    data-place={id}
    data-lit={isOpen ? '' : undefined}
    data-picked={isChosen ? '' : undefined}
    title={title}
    aria-pressed={isChosen}
    onClick={() => hand.touch(id)}
    onPointerEnter={() => hand.rest(true)}
    onPointerLeave={() => hand.rest(false)}
    onFocus={() => hand.rest(true)}
    onBlur={() => hand.rest(false)}
  >
    {children}
    <span class="unseen"> {label}</span>
  </button>
);

export interface HandOfCardsProps {
  readonly title: string;
  readonly count: number;
  /** What lies above the cards. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}
export const HandOfCards = ({ title, count, above, children }: HandOfCardsProps) => (
  <section class="hand" aria-label={title}>
    <h3>
      {title} <small>{count}</small>
    </h3>
    {above}
    <div class="hand-cards">{children}</div>
  </section>
);
