// Keeps the house on the device after the first visit, and says when a newer one is ready.
import { signal } from '@preact/signals';
import { toast } from './toast.tsx';
import { words } from './words/index.ts';

/** Whether the page works without a network now. */
export const isKept = signal(false);

const announce = (fresh: ServiceWorker): void => {
  const say = words();
  toast({
    kind: 'note',
    title: say.update,
    act: { label: say.updateAct, do: () => fresh.postMessage('take-over') },
  });
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) announce(installing);
    if (installing.state === 'activated') isKept.value = true;
  });
};

export const keepOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload();
  });
  try {
    const registration = await serviceWorker.register('sw.js');
    isKept.value = registration.active !== null;
    if (registration.waiting && hadOne) announce(registration.waiting);
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
  } catch {
    // without it the house still works, only not offline; the settings say so
  }
};
