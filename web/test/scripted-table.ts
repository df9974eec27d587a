// A scripted connection to a table, for tests of whoever follows it or plays there.
import type { LogStep, Sight, Trouble } from '@rose/protocol';
import type { AnyFace } from '../../games/face.ts';
import type { Feed } from '../src/table/sending/follow.ts';

export const BOT = { kind: 'bot', bot: 'steward', strength: 1 } as const;
export const person = (name: string) => ({ kind: 'person', name }) as const;
export const step = (seq: number, seat?: string): LogStep => ({ seq, seat, told: [] });
export const sightOf = (rest: Partial<Sight>): Sight => ({
  table: 't',
  game: 'g',
  options: {},
  seating: { red: person('Ann'), white: BOT },
  opened: '',
  viewer: 'red',
  seq: 0,
  view: {},
  phase: 'play',
  active: ['red'],
  may: ['walk a-c', 'walk a-d'],
  verbs: ['walk'],
  keep: 0,
  log: [step(0)],
  noUndo: 'nothing-to-undo',
  offer: undefined,
  outcome: undefined,
  thinking: undefined,
  commitment: '',
  secret: undefined,
  ...rest,
});

/** `walk a-c` is the touches a, c. */
const nothing = () => null;
export const face: AnyFace = {
  read: (text) => (text.startsWith('walk ') ? ({ do: 'walk', way: text.slice(5) } as { do: string }) : undefined),
  write: () => '',
  gestures: (action) => [('way' in action ? String(action.way) : '').split('-')],
  buttons: [],
  Board: nothing,
  Badge: nothing,
  SeatMark: nothing,
  Glyph: nothing,
};

export const scripted = (answer: (viewer: string) => Sight | Trouble) => {
  const sat: string[] = [];
  const news = new Set<(sight: Sight) => void>();
  const returns = new Set<() => void>();
  const feed: Feed = {
    async sit(_, viewer) {
      sat.push(viewer);
      const found = answer(viewer);
      return 'trouble' in found ? found : { sight: { ...found, viewer } };
    },
    leave: () => undefined,
    onSight(listener) {
      news.add(listener);
      return () => news.delete(listener);
    },
    onReturn(listener) {
      returns.add(listener);
      return () => returns.delete(listener);
    },
  };
  return {
    feed,
    sat,
    tell: (sight: Sight) => {
      for (const listener of news) listener(sight);
    },
    comeBack: () => {
      for (const listener of returns) listener();
    },
  };
};
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
export const open = { hasSecrets: async () => false };
