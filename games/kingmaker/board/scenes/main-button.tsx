// The main button of a screen that is filled in first: touched too early, it says what is still wanting.
import { Icon, type IconName } from '@rose/board';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface MainButtonProps {
  /** Why not yet; nothing when it may be pressed. */
  readonly why: string | undefined;
  readonly icon: IconName;
  readonly place?: string;
  readonly children: ComponentChildren;
  press(): void;
}
export const MainButton = ({ why, icon, place, children, press }: MainButtonProps) => {
  const [early, note] = useState(0);
  const isReady = why === undefined;
  return (
    <>
      <button
        type="button"
        class="btn primary"
        data-place={place}
        data-lit={isReady && place !== undefined ? '' : undefined}
        aria-disabled={!isReady}
        onClick={() => {
          note(isReady ? 0 : early + 1);
          if (isReady) press();
        }}
      >
        <Icon name={icon} size={17} /> {children}
      </button>
      {early > 0 && !isReady && (
        <p key={early} class="km-why" role="status">
          <Icon name="hand" size={18} /> <span>{why}</span>
        </p>
      )}
    </>
  );
};
