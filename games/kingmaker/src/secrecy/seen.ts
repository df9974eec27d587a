// What one viewer may see (ruling 163): the words of all public columns, his own hand, and how many cards others hold.
import type { Written } from '@rose/parts';
import type { CrownName } from '../rules/data/crown.ts';
import type { EventName } from '../rules/data/events.ts';
import type { NobleName } from '../rules/data/persons.ts';
import type { Seat } from '../rules/data/seats.ts';
import type { STATE } from '../rules/state.ts';

export type Words = Written<typeof STATE>;
export const PUBLIC = [
  'rules',
  'options',
  'round',
  'turn',
  'first',
  'turns',
  'shown',
  'spot',
  'group',
  'moved',
  'usedBy',
  'attacked',
  'defended',
  'idle',
  'captors',
  'ransom',
  'command',
  'keeper',
  'crowned',
  'favoured',
  'both',
  'latest',
  'ships',
  'fleet',
  'kept',
  'sailed',
  'driven',
  'noted',
  'notedShips',
  'siege',
  'leave',
  'leaveAll',
  'peace',
  'truces',
  'alliance',
  'lastRound',
  'wishes',
  'counted',
  'acclaimed',
  'lodgings',
  'homing',
  'catastrophes',
  'aid',
  'intruders',
  'excused',
  'freshPlaces',
  'freshShips',
  'promises',
] as const satisfies readonly (keyof Words)[];
export type BySeat<T> = { readonly [S in Seat]?: T };

export interface Hand {
  readonly crown: number;
  readonly events: number;
  /** The cards themselves, for their owner alone. */
  readonly cards: readonly (CrownName | EventName)[] | null;
}
export interface View extends Pick<Words, (typeof PUBLIC)[number]> {
  readonly viewer: Seat | 'spectator';
  /** Whom the game waits for. */
  readonly asked: readonly Seat[];
  /** Crown cards that lie open: under a noble, in play, aside, out of the game. */
  readonly held: { readonly [C in CrownName]?: string };
  readonly hands: BySeat<Hand>;
  readonly decks: {
    readonly crown: number;
    readonly events: number;
    readonly discards: number;
    readonly chancery: number;
  };
  /** Permanent men of each noble in play, and those who fight for him where he stands. */
  readonly men: { readonly [N in NobleName]?: readonly [men: number, here: number] };
  readonly votes: BySeat<{ readonly commons: number; readonly lords: number }>;
  /** 16.3 Who is in refuge; the card is null but for its owner. */
  readonly refuges: Words['refuges'];
  /** Cards received this player-turn, as far as the viewer sees them. */
  readonly fresh: Words['fresh'];
  /** Offers and loans that the viewer is a party to. */
  readonly offers: Words['offers'];
  readonly loans: Words['loans'];
  /** The viewer's own actions that wait for an open point. */
  readonly waiting: readonly string[];
  /** The phase and those beneath it; what others chose in secret is left out. */
  readonly phase: Words['phase'];
  readonly under: Words['under'];
}
