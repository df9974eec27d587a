// Where the guest stands, by the hash of the address: links work from any static server and offline.
import { signal } from '@preact/signals';
import { href, type Route, readRoute } from './route.ts';

export { href, type Route } from './route.ts';

export const route = signal<Route>(readRoute(location.hash));
export const followHash = (): void =>
  addEventListener('hashchange', () => {
    route.value = readRoute(location.hash);
  });
export const go = (...path: readonly (string | number)[]): void => {
  location.hash = href(...path);
};
