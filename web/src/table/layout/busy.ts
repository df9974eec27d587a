// Marks the table while an answer is on its way: a pointer shows it, and whoever drives the page by script waits for it.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../picking/desk.ts';

/** Beside the drawing, so that no redraw waits for it. */
export const useBusyMark = (desk: Desk): void =>
  useEffect(
    () =>
      effect(() => {
        document.getElementById('main')?.toggleAttribute('data-busy', desk.isBusy.value);
      }),
    [desk],
  );
