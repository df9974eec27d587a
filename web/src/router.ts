// Where the guest stands, by the hash of the address: links work from any static server and offline.
import { signal } from '@preact/signals';
import { href, type Route, readRoute } from './route.ts';

export { href, type Route } from './route.ts';

export const route = signal<Route>(readRoute(location.hash));
/** The table one came from: pages beside it lead back there. */
export const tableBefore = signal<string | undefined>(undefined);
export const followHash = (): void =>
  addEventListener('hashchange', () => {
    const from = route.peek();
    if (from.at === 'table') tableBefore.value = from.id;
    route.value = readRoute(location.hash);
    if (route.peek().at === 'home') tableBefore.value = undefined;
  });
export const go = (...path: readonly (string | number)[]): void => {
  location.hash = href(...path);
};
