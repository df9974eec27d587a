// This device's own channel for notices: the browser's push service, through the page's service worker.
import type { ChannelTarget } from '@rose/protocol';

/** Whether notices can come to this device: the browser knows how, and the page is kept here. */
export const mayPush = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null && 'PushManager' in window;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Asks the browser, and with it the player; undefined when one of them says no. */
export const subscribe = async (pushKey: string): Promise<ChannelTarget | undefined> => {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
    return { kind: 'push', endpoint, keys: { p256dh, auth } };
  } catch {
    return undefined;
  }
};
