// A game of two under way and a gathering, of three players, on one node or two.
import { freshPlace } from '../databases.ts';
import { newcomer } from './node.ts';
import { BOT, comeIn, type Guest, inStep, type Match, node, offerOf, playOne, seatAll } from './rig.ts';

export interface Stage {
  readonly ann: Guest;
  readonly ben: Guest;
  readonly cat: Guest;
  /** A game of two, with some moves. */
  readonly match: Match;
  /** A gathering of three, in which Cat has still to sit down. */
  readonly waiting: { readonly table: string; readonly key: string };
}
export const sightOf = async (one: Guest, table: string, viewer: string) =>
  (await one.get({ ask: 'sit', table, viewer })).sight;
export const toMove = ({ ann, ben, match: { table } }: Stage) =>
  ann.sight(table)?.active.includes('lancaster')
    ? { mover: ann, seat: 'lancaster', other: ben, against: 'york' }
    : { mover: ben, seat: 'york', other: ann, against: 'lancaster' };
/** Ann against a bot, after two moves of her own; it is her turn. */
export const lone = async ({ ann }: Stage): Promise<string> => {
  const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
  await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
  for (let i = 0; i < 2; i++) {
    await ann.until(() => ann.sight(table)?.active.includes('lancaster'));
    await playOne({ table, key: '', seats: ['lancaster'] }, [ann]);
  }
  await ann.until(() => ann.sight(table)?.active.includes('lancaster'));
  return table;
};
const WIDE = { burst: 1e6, perSecond: 1e6 };
const rates = { knock: WIDE, think: WIDE, make: WIDE, 'address-make': WIDE, say: WIDE };
const WISHES = { rates, mostPerAddress: 10_000 };
export type Nodes = readonly [Awaited<ReturnType<typeof node>>, Awaited<ReturnType<typeof node>>];
/** One node, or two. */
export const openNodes = async (kind: 'sqlite' | 'postgres'): Promise<Nodes> => {
  const place = await freshPlace(kind);
  const first = await node(place, WISHES);
  return [first, kind === 'sqlite' ? first : await node(place, WISHES)];
};
export const stageAt = async ([north]: Nodes): Promise<Stage> => {
  const [ann, ben, cat] = [
    await comeIn(north, await newcomer(north, 'Ann')),
    await comeIn(north, await newcomer(north, 'Ben')),
    await comeIn(north, await newcomer(north, 'Cat')),
  ];
  const match = await seatAll('deux-roses', [ann, ben]);
  for (let i = 0; i < 4; i++) {
    await playOne(match, [ann, ben]);
    await inStep(match, [ann, ben]);
  }
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
  const waiting = await ann.get(offerOf('kingmaker', chairs, { options: { players: 4 } }));
  await ben.get({ ask: 'join', ...waiting });
  return { ann, ben, cat, match, waiting };
};
