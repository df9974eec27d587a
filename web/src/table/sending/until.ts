import { effect } from '@preact/signals';

/** Waits until something on the desk has become so. */
export const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let done = false;
    stop = effect(() => {
      if (!isSo() || done) return;
      done = true;
      resolve();
      stop?.();
    });
    if (done) stop();
  });
