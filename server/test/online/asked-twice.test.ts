// Law: what one player asks on two devices is done once, at the same moment or one after the other. What acts on the last move
// or on what is asked just now names it.
import { ONLINE_SHAPE, REQUEST_SHAPE, type Seating, type SocketAsk } from '@rose/protocol';
import { expect, test } from 'vitest';
import { askOf, type Shape, variantsOf } from '../made-up.ts';
import { comeIn, endHere, type Guest } from './rig.ts';
import { lone, type Nodes, openNodes, type Stage, sightOf, stageAt, toMove } from './stage.ts';

type Asked = SocketAsk['ask'];
/** `reads`: nothing changes. `adds`: twice is two. `sets`: all that it sets is said. Else: what names what it acts on. */
const HOW = {
  lobby: 'reads',
  'leave-lobby': 'reads',
  invitation: 'reads',
  'my-tables': 'reads',
  time: 'reads',
  sit: 'reads',
  leave: 'reads',
  'why-not': 'reads',
  refusals: 'reads',
  items: 'reads',
  hint: 'reads',
  odds: 'reads',
  export: 'reads',
  replay: 'reads',
  look: 'reads',
  retell: 'reads',
  unlearn: 'reads',
  orders: 'reads',
  chat: 'reads',
  notes: 'reads',
  blocks: 'reads',
  offer: 'adds',
  say: 'adds',
  report: 'adds',
  join: 'sets',
  'stand-up': 'sets',
  start: 'sets',
  'call-off': 'sets',
  'send-away': 'sets',
  rematch: 'sets',
  reclaim: 'sets',
  'hand-over': 'sets',
  'leave-orders': 'sets',
  mute: 'sets',
  note: 'sets',
  block: 'sets',
  play: { names: 'seq' },
  undo: { names: 'seq' },
  manner: { names: 'seq' },
  'take-back': { names: 'seq' },
  'answer-take-back': { names: 'asked' },
  'vote-end': { names: 'vote' },
} as const satisfies { readonly [A in Asked]: 'reads' | 'adds' | 'sets' | { readonly names: string } };

/** What only the host in a page is asked. */
const ELSEWHERE = ['tables', 'open', 'import', 'remove', 'verify', 'pace'];
const VARIANTS = ([REQUEST_SHAPE, ONLINE_SHAPE] as unknown as readonly Shape[]).flatMap(variantsOf);

test('every ask either changes nothing, or adds, or sets, or names what it acts on', () => {
  const known = Object.keys(HOW);
  const asks = VARIANTS.map(askOf).filter((ask) => !ELSEWHERE.includes(String(ask)));
  expect(new Set(asks)).toEqual(new Set(known));
  for (const variant of VARIANTS) {
    const how = HOW[askOf(variant) as Asked];
    if (typeof how === 'object') expect(Object.keys(variant._zod.def.shape ?? {})).toContain(how.names);
  }
  expect(Object.values(HOW).filter((how) => typeof how === 'object')).toHaveLength(6);
});

interface Scene {
  readonly ask: Asked;
  /** Who asks, and what. */
  make(stage: Stage): Promise<{ readonly by: Guest; readonly what: SocketAsk }>;
}
const over = async ({ ann, ben, match }: Stage): Promise<string> => {
  await endHere(match.table, [ann, ben]);
  return match.table;
};

const SCENES: readonly Scene[] = [
  {
    ask: 'play',
    async make(stage) {
      const { mover, seat } = toMove(stage);
      const { table } = stage.match;
      const { seq, may } = await sightOf(mover, table, seat);
      return { by: mover, what: { ask: 'play', table, seq, seat, action: may[0] ?? '' } };
    },
  },
  {
    ask: 'undo',
    async make(stage) {
      const table = await lone(stage);
      const { seq } = await sightOf(stage.ann, table, 'lancaster');
      return { by: stage.ann, what: { ask: 'undo', table, seq, seat: 'lancaster' } };
    },
  },
  {
    ask: 'take-back',
    async make(stage) {
      const table = await lone(stage);
      const { seq } = await sightOf(stage.ann, table, 'lancaster');
      return { by: stage.ann, what: { ask: 'take-back', table, seq, seat: 'lancaster' } };
    },
  },
  {
    ask: 'take-back',
    async make(stage) {
      const { other, against } = toMove(stage);
      const { table } = stage.match;
      const { seq } = await sightOf(other, table, against);
      return { by: other, what: { ask: 'take-back', table, seq, seat: against } };
    },
  },
  ...[true, false].map(
    (agree): Scene => ({
      ask: 'answer-take-back',
      async make(stage) {
        const { mover, seat, other, against } = toMove(stage);
        const { table } = stage.match;
        await other.get({ ask: 'take-back', table, seat: against });
        const { id: asked } = await mover.until(() => mover.about(table)?.takeBack);
        return { by: mover, what: { ask: 'answer-take-back', table, seat, asked, agree } };
      },
    }),
  ),
  {
    ask: 'vote-end',
    make: async ({ ann, match: { table } }) => ({ by: ann, what: { ask: 'vote-end', table, agree: true } }),
  },
  ...[true, false].map(
    (agree): Scene => ({
      ask: 'vote-end',
      async make({ ann, ben, match: { table } }) {
        await ann.get({ ask: 'vote-end', table, agree: true });
        const { id: vote } = await ben.until(() => ben.about(table)?.endVote);
        return { by: ben, what: { ask: 'vote-end', table, vote, agree } };
      },
    }),
  ),
  ...(['resign', 'offer-draw'] as const).map(
    (manner): Scene => ({
      ask: 'manner',
      async make(stage) {
        const { mover, seat } = toMove(stage);
        const { table } = stage.match;
        const { seq } = await sightOf(mover, table, seat);
        return { by: mover, what: { ask: 'manner', table, seq, seat, manner } };
      },
    }),
  ),
  ...(['accept-draw', 'decline-draw'] as const).map(
    (manner): Scene => ({
      ask: 'manner',
      async make(stage) {
        const { mover, seat, other, against } = toMove(stage);
        const { table } = stage.match;
        await mover.get({ ask: 'manner', table, seat, manner: 'offer-draw' });
        const { seq } = await sightOf(other, table, against);
        return { by: other, what: { ask: 'manner', table, seq, seat: against, manner } };
      },
    }),
  ),
  ...[{}, { chair: 2 }].map(
    (where): Scene => ({
      ask: 'join',
      make: async ({ cat, waiting }) => ({ by: cat, what: { ask: 'join', ...waiting, ...where } }),
    }),
  ),
  {
    ask: 'stand-up',
    make: async ({ ben, waiting: { table } }) => ({ by: ben, what: { ask: 'stand-up', table } }),
  },
  { ask: 'start', make: async ({ ann, waiting: { table } }) => ({ by: ann, what: { ask: 'start', table } }) },
  { ask: 'call-off', make: async ({ ann, waiting: { table } }) => ({ by: ann, what: { ask: 'call-off', table } }) },
  {
    ask: 'send-away',
    make: async ({ ann, ben, waiting: { table } }) => ({
      by: ann,
      what: { ask: 'send-away', table, player: ben.who.player, reason: 'not today' },
    }),
  },
  {
    ask: 'rematch',
    make: async (stage) => ({ by: stage.ann, what: { ask: 'rematch', table: await over(stage) } }),
  },
  {
    ask: 'hand-over',
    make: async (stage) => {
      const { other, against } = toMove(stage);
      return { by: other, what: { ask: 'hand-over', table: stage.match.table, seat: against } };
    },
  },
  {
    ask: 'reclaim',
    make: async (stage) => {
      const { other, against } = toMove(stage);
      await other.get({ ask: 'hand-over', table: stage.match.table, seat: against });
      return { by: other, what: { ask: 'reclaim', table: stage.match.table, seat: against } };
    },
  },
  {
    ask: 'leave-orders',
    make: async ({ ann, match: { table } }) => ({
      by: ann,
      what: { ask: 'leave-orders', table, seat: 'lancaster', orders: [{ do: 'nothing of the kind' }] },
    }),
  },
  {
    ask: 'mute',
    make: async ({ ann, match: { table } }) => ({ by: ann, what: { ask: 'mute', table, muted: true } }),
  },
  {
    ask: 'note',
    make: async ({ ann, match: { table } }) => ({ by: ann, what: { ask: 'note', table, text: 'a plan' } }),
  },
  {
    ask: 'block',
    make: async ({ ann, cat }) => ({ by: ann, what: { ask: 'block', player: cat.who.player, blocked: true } }),
  },
];

test('what changes something has a scene here', () => {
  const changing = Object.entries(HOW).filter(([, how]) => how !== 'reads' && how !== 'adds');
  expect(new Set(SCENES.map(({ ask }) => ask))).toEqual(new Set(changing.map(([ask]) => ask)));
});

/** All that is kept of three players, but for what a bot plays, what time it was, and how things are called. */
const keptIn = async ([{ database }]: Nodes, { ann, ben, cat }: Stage): Promise<unknown> => {
  const { db } = database;
  const people = [ann, ben, cat].map(({ who }) => who);
  const players = people.map(({ player }) => player);
  const theirs = db.selectFrom('tables').where('owner', 'in', players);
  const tables = await theirs.select(['id', 'state', 'seating', 'pending']).execute();
  const ids = tables.map(({ id }) => id);
  const at = (from: 'entries' | 'seats' | 'orders' | 'notes') => db.selectFrom(from).where('table_id', 'in', ids);
  const entries = await at('entries').select(['table_id', 'seq', 'entry']).orderBy('table_id').orderBy('seq').execute();
  const bots = new Set(
    tables.flatMap(({ id, seating }) =>
      Object.entries(JSON.parse(seating) as Seating).flatMap(([seat, sitter]) =>
        sitter.kind === 'bot' ? [`${id} ${seat}`] : [],
      ),
    ),
  );
  const deeds = entries.flatMap(({ table_id, entry }) => {
    const made = JSON.parse(entry) as { seat: string; action?: string; manner?: string };
    return bots.has(`${table_id} ${made.seat}`) ? [] : [[made.seat, made.manner ?? (made.action ? 'acted' : 'undid')]];
  });
  const plain = (value: object): string => {
    const text = people.reduce((sofar, { player, name }) => sofar.replaceAll(player, name), JSON.stringify(value));
    return text.replaceAll(/\b(w[0-9a-f]{15}|[0-9a-f]{8})\b/g, 'id').replaceAll(/\\"(seq|from)\\":\d+/g, '$1');
  };
  const all = (rows: readonly object[]): readonly string[] => rows.map(plain).toSorted();
  return {
    tables: all(tables),
    deeds: all(deeds),
    seats: all(await at('seats').select(['seat', 'player']).execute()),
    orders: (await at('orders').select('seat').execute()).length,
    notes: all(await at('notes').select(['player', 'text']).execute()),
    mutes: all(await db.selectFrom('mutes').select('player').where('player', 'in', players).execute()),
    blocks: all(await db.selectFrom('blocks').select('player').where('player', 'in', players).execute()),
  };
};

const played = async (nodes: Nodes, scene: Scene, way: 'once' | 'at once' | 'later') => {
  const stage = await stageAt(nodes);
  const { by, what } = await scene.make(stage);
  const other = await comeIn(nodes[1], by.who);
  // A link is opened on either device.
  if ('table' in what && what.table !== undefined && what.ask !== 'join')
    await other.ask({ ask: 'invitation', table: what.table });
  if (way === 'at once') await Promise.all([by.ask(what), other.ask(what)]);
  else expect(await by.ask(what), JSON.stringify(what)).not.toHaveProperty('trouble');
  const late = way === 'later' ? await other.ask(what) : {};
  expect(late).not.toMatchObject({ trouble: 'internal' });
  expect(nodes.flatMap(({ logged }) => logged)).toEqual([]);
  return keptIn(nodes, stage);
};

test.for(['sqlite', 'postgres'] as const)('asked on two devices it is done once, on %s', async (kind) => {
  const nodes = await openNodes(kind);
  for (const [i, scene] of SCENES.entries()) {
    const once = await played(nodes, scene, 'once');
    for (const way of ['at once', 'later'] as const)
      expect(await played(nodes, scene, way), `${scene.ask} (${i}), ${way}`).toEqual(once);
  }
});
