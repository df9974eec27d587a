// id → Game, fetched when it is asked for: a page loads only what it plays. A new title adds its line here and in
// faces.ts, and gets every law.
import type { AnyGame } from '@rose/table';

export type Door = () => Promise<AnyGame>;

export const DOORS: ReadonlyMap<string, Door> = new Map<string, Door>([
  ['deux-roses', async () => (await import('@rose/deux-roses')).deuxRoses],
  ['kingmaker', async () => (await import('@rose/kingmaker')).kingmaker],
  ['lancaster-york', async () => (await import('@rose/lancaster-york')).lancasterYork],
  ['richard-iii', async () => (await import('@rose/richard-iii')).richardIII],
  ['without-an-enemy', async () => (await import('@rose/without-an-enemy')).withoutAnEnemy],
]);
