// Supply laid over the map, by a button or the letter V: in each area how many eat and how many it feeds.

import { signal } from '@preact/signals';
import { Silent, WayPill } from '@rose/board';
import { useEffect } from 'preact/hooks';
import { AREA_PLACES } from '../map/index.ts';
import { PILL } from './paths.tsx';
import type { Props } from './said.ts';
import { rations } from './supply.ts';
import { boardWords } from './words.ts';

const isShown = signal(false);
const toggle = (): void => {
  isShown.value = !isShown.peek();
};
const onLetter = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
  if (key.toLowerCase() === 'v' && !isTyping && !ctrlKey && !metaKey && !altKey) toggle();
};

export const SupplyButton = () => (
  <button type="button" class="btn sm" aria-pressed={isShown.value} aria-keyshortcuts="V" onClick={toggle}>
    {boardWords().supply} <kbd>V</kbd>
  </button>
);
export const Supply = ({ board: { view, viewer } }: { readonly board: Props }) => {
  useEffect(() => {
    document.addEventListener('keydown', onLetter);
    return () => document.removeEventListener('keydown', onLetter);
  }, []);
  if (!isShown.value || viewer === 'spectator') return null;
  return (
    <Silent class="wae-paths">
      {rations(view, viewer).map(({ area, blocks, limit }) => {
        const [x, y] = AREA_PLACES[area].field;
        return (
          <WayPill
            key={area}
            at={{ x, y: y + 9 }}
            text={`${blocks}/${limit}`}
            half={PILL}
            looks={blocks > limit ? 'full' : undefined}
          />
        );
      })}
    </Silent>
  );
};
