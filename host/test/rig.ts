// A host whose whole environment is made of tests: a memory store, counted secrets, a clock that only bots hear.
import { BOTS } from '@rose/bots';
import { deuxRoses } from '@rose/deux-roses';
import type { Answers, Ask, FromHost, Sight, Sitter, Trouble } from '@rose/protocol';
import { type AnyGame, seeded } from '@rose/table';
import { toy } from '@rose/testkit';
import { createHost, type Environment, type Guest, type Host, memoryStore, thinkOver, weighUp } from '../src/index.ts';

export const GAMES: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  [toy.meta.id, toy as unknown as AnyGame],
  [deuxRoses.meta.id, deuxRoses as unknown as AnyGame],
]);

export const ann: Sitter = { kind: 'person', name: 'Ann' };
export const ben: Sitter = { kind: 'person', name: 'Ben' };
export const bot = (id = 'random'): Sitter => ({ kind: 'bot', bot: id, strength: 1 });

/** 32 bytes that differ at each call, and that a test can look for. */
const countedSecrets = (): { secret(): Uint8Array; readonly given: string[] } => {
  const given: string[] = [];
  const dice = seeded(7);
  return {
    given,
    secret() {
      const bytes = Uint8Array.from({ length: 32 }, () => dice(256) - 1);
      given.push([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
      return bytes;
    },
  };
};

export interface Rig {
  readonly host: Host;
  readonly environment: Environment;
  readonly errors: unknown[];
  readonly secrets: readonly string[];
}
export const rig = (changes: Partial<Environment> = {}): Rig => {
  const errors: unknown[] = [];
  const { secret, given } = countedSecrets();
  let minutes = 0;
  let milliseconds = 0;
  const environment: Environment = {
    store: memoryStore(),
    games: GAMES,
    bots: [...BOTS.keys()],
    secret,
    now: () => `2026-04-23T18:${String(minutes++ % 60).padStart(2, '0')}:00.000Z`,
    think: async (request) => thinkOver(GAMES, BOTS, request, () => (milliseconds += 10)),
    weigh: async (request) => weighUp(GAMES, request, () => (milliseconds += 10)),
    wait: async () => {},
    random: seeded(3),
    report: (error) => errors.push(error),
    ...changes,
  };
  return { host: createHost(environment), environment, errors, secrets: given };
};

/** As a page asks, which names the newest that it has seen; a test may leave that to it. */
type Seen<A> = A extends { readonly ask: 'undo' | 'manner' } ? Omit<A, 'seq'> & { readonly seq?: number } : A;
export interface Person {
  ask<A extends Seen<Ask>>(what: A): Promise<Answers[A['ask']] | Trouble>;
  /** The answer; a trouble fails the test. */
  get<A extends Seen<Ask>>(what: A): Promise<Answers[A['ask']]>;
  receive(message: unknown): Promise<void>;
  readonly heard: FromHost[];
  /** The newest sight that the host sent unasked. */
  last(): Sight;
  /** Waits until the newest sight, sent unasked or as an answer, is as wished. */
  until(wish: (sight: Sight) => boolean): Promise<Sight>;
  close(): void;
}
export const join = (host: Host, guest?: Guest): Person => {
  const heard: FromHost[] = [];
  let id = 0;
  const { receive, close } = host.connect((message) => heard.push(structuredClone(message)), guest);
  const sights = () =>
    heard.flatMap((message) => ('news' in message && message.news === 'sight' ? [message.sight] : []));
  const newest = (): Sight | undefined =>
    heard
      .flatMap((message) => {
        if ('news' in message) return message.news === 'sight' ? [message.sight] : [];
        return 'answer' in message && 'sight' in message.answer ? [message.answer.sight] : [];
      })
      .at(-1);
  /** The newest number it was told. */
  const seen = (): number =>
    Math.max(
      0,
      ...heard.map((message) => {
        if ('news' in message) return message.news === 'sight' ? message.sight.seq : 0;
        if (!('answer' in message)) return 0;
        const { answer } = message;
        return 'sight' in answer ? answer.sight.seq : 'seq' in answer ? answer.seq : 0;
      }),
    );
  const person: Person = {
    heard,
    receive,
    close,
    async ask(what) {
      const mine = ++id;
      const named = what.ask === 'undo' || what.ask === 'manner' ? { seq: seen() } : {};
      await receive({ ...named, ...what, id: mine });
      const reply = heard.find((message) => 'id' in message && message.id === mine);
      if (!reply || 'news' in reply) throw new Error(`no answer to ${what.ask}`);
      return ('trouble' in reply ? reply.trouble : reply.answer) as never;
    },
    async get(what) {
      const answer = await person.ask(what);
      if ('trouble' in answer) throw new Error(`${what.ask}: ${JSON.stringify(answer)}`);
      return answer as never;
    },
    last() {
      const sight = sights().at(-1);
      if (!sight) throw new Error('no sight was sent');
      return sight;
    },
    async until(wish) {
      for (let tries = 0; tries < 500; tries++) {
        const sight = newest();
        if (sight && wish(sight)) return sight;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      throw new Error(`never seen; the last sight: ${JSON.stringify(newest())}`);
    },
  };
  return person;
};

export const openToy = async (person: Person, sitters: readonly Sitter[] = [ann, ben], options: object = {}) =>
  (await person.get({ ask: 'open', game: 'toy', options, sitters, draw: false })).table;

/** Plays a whole toy game for two persons, every throw thrown; ends closed. */
export const playOut = async (person: Person, table: string): Promise<Sight> => {
  for (let n = 0; n < 100; n++) {
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'spectator' });
    if (sight.outcome) return sight;
    const seat = sight.active[0] as string;
    const { sight: own } = await person.get({ ask: 'sit', table, viewer: seat });
    const action = own.may.find((text) => text === 'throw' || text === 'lock') ?? (own.may[0] as string);
    await person.get({ ask: 'play', table, seq: own.seq, seat, action });
  }
  throw new Error('the toy does not end');
};
