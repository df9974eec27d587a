// Hosts on a database, with everything else outside of them made of tests, and games to play there.
import { readdirSync, readFileSync } from 'node:fs';
import { BOTS } from '@rose/bots';
import { createHost, type Environment, type Host, type Store, thinkOver } from '@rose/host';
import type { Answers, Ask, FromHost, Trouble } from '@rose/protocol';
import { type AnyGame, seeded } from '@rose/table';
import { toy } from '@rose/testkit';
import { GAMES as PLAYED } from '../../games/all.ts';

export const GAMES: ReadonlyMap<string, AnyGame> = new Map([...PLAYED, [toy.meta.id, toy as unknown as AnyGame]]);

export const outsideOf = (store: Store, seed = 1): Environment => {
  const dice = seeded(seed);
  return {
    store,
    games: GAMES,
    bots: [...BOTS.keys()],
    secret: () => Uint8Array.from({ length: 32 }, () => dice(256) - 1),
    now: () => new Date().toISOString(),
    think: async (request) => thinkOver(GAMES, BOTS, request, () => 0),
    weigh: async () => undefined,
    wait: async () => {},
    random: dice,
    report: (error) => {
      throw error;
    },
  };
};
export const hostOn = (store: Store, seed?: number): Host => createHost(outsideOf(store, seed));

export type Asking = <A extends Ask>(what: A) => Promise<Answers[A['ask']] | Trouble>;
export const asking = (host: Host): Asking => {
  let answer: FromHost | undefined;
  let id = 0;
  const { receive } = host.connect((message) => {
    if ('id' in message) answer = message;
  });
  return async (what) => {
    await receive({ ...what, id: ++id });
    if (!answer || 'news' in answer || answer.id !== id) throw new Error(`no answer to ${what.ask}`);
    return ('trouble' in answer ? answer.trouble : answer.answer) as never;
  };
};
/** The answer; a trouble fails the test. */
export const got = async <A extends Ask>(ask: Asking, what: A): Promise<Answers[A['ask']]> => {
  const answer = await ask(what);
  if ('trouble' in answer) throw new Error(`${what.ask}: ${JSON.stringify(answer)}`);
  return answer as never;
};

export const ANN = { kind: 'person', name: 'Ann' } as const;
export const BEN = { kind: 'person', name: 'Ben' } as const;
export const openToy = async (ask: Asking): Promise<string> =>
  (await got(ask, { ask: 'open', game: 'toy', sitters: [ANN, BEN], draw: false })).table;

/** Plays the first thing that may be done; tells whether there was any. */
export const playOne = async (ask: Asking, table: string): Promise<boolean> => {
  const { sight } = await got(ask, { ask: 'sit', table, viewer: 'spectator' });
  const [seat] = sight.active;
  if (seat === undefined) return false;
  const own = (await got(ask, { ask: 'sit', table, viewer: seat })).sight;
  const action = own.may.find((text) => text === 'throw' || text === 'lock') ?? own.may[0] ?? '';
  await got(ask, { ask: 'play', table, seq: own.seq, seat, action });
  return true;
};
export const playOut = async (ask: Asking, table: string): Promise<void> => {
  for (let n = 0; n < 200; n++) if (!(await playOne(ask, table))) return;
  throw new Error('the game does not end');
};

/** The recorded games of Richard III as texts, by name. */
const FIXTURES = new URL('../../games/richard-iii/test/fixtures/', import.meta.url);
export const recordedGames = (): readonly (readonly [string, string])[] =>
  readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(new URL(name, FIXTURES), 'utf8')] as const);
