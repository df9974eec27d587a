// What a law is. A law looks at a moment and says what is wrong, or nothing; a throw is a breach as well.
import {
  type AnyGame,
  type Choices,
  type Course,
  choices,
  copy,
  type Drawer,
  drawerOf,
  items,
  type Kind,
  type Random,
  type Step,
} from '@rose/table';

export const LAWS = [
  'no-dead-end',
  'offered-is-accepted',
  'all-else-is-refused',
  'garbage-is-no-action',
  'assert-holds',
  'seal-is-exact',
  'nothing-learned-unsealed',
  'log-tells-no-more',
  'choice-is-kept',
  'undo-restores',
  'take-back-restores',
  'replay-is-equal',
  'stored-is-small',
  'diceless-throws-nothing',
  'view-knows-no-more',
  'question-is-public',
  'picture-is-of-the-view',
  'notation-is-faithful',
  'position-is-faithful',
  'direct-legal-is-equal',
  'direct-verbs-are-equal',
  'drawn-are-the-legal',
  'asked-is-sound',
  'rests-at-a-question',
  'default-is-legal',
  'open-is-sound',
  'state-is-untouched',
  'state-is-plain',
  'copy-shares-nothing',
  'evaluation-is-sound',
  'outcome-is-sound',
] as const;
export type LawName = (typeof LAWS)[number];
export interface Breach {
  readonly law: LawName;
  readonly message: string;
}

/** A state to be judged, with what the judge may need. */
export interface Moment {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly state: Kind['state'];
  /** Texts of actions seen anywhere in this game or another of its kind: most are out of place here. */
  readonly pool: readonly string[];
  readonly random: Random;
}
/** An entry just made: the moment it was made in, and the step it led to. */
export interface Change {
  readonly before: Moment;
  readonly seat: string;
  readonly action: Kind['action'];
  readonly step: Step<Kind>;
}
/** A whole course with the print (`printOf`) each of its states had when it was young. */
export interface Story {
  readonly game: AnyGame;
  readonly course: Course<Kind>;
  readonly prints: readonly number[];
  readonly random: Random;
}
export type Law<T> = readonly [name: LawName, check: (subject: T) => string | undefined];

/** Every law, or those named in `only`. */
export const judge = <T>(laws: readonly Law<T>[], subject: T, only?: readonly LawName[]): readonly Breach[] => {
  const breaches: Breach[] = [];
  for (const [law, check] of laws) {
    if (only && !only.includes(law)) continue;
    const message = attempt(() => check(subject));
    if (message !== undefined) breaches.push({ law, message });
  }
  return breaches;
};

const attempt = (check: () => string | undefined): string | undefined => {
  try {
    return check();
  } catch (error) {
    return `threw ${error instanceof Error ? error.message : String(error)}`;
  }
};

const sameEach = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
};
/** The same plain data: what is absent and what is undefined are the same. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) return sameEach(a, b as readonly unknown[]);
  const [one, two] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in one) if (!same(one[key], two[key])) return false;
  for (const key in two) if (two[key] !== undefined && one[key] === undefined) return false;
  return true;
};

/** What is found for a seat at a moment, once for all that ask. */
const once = <T>(find: (game: AnyGame, state: Kind['state'], seat: string) => T) => {
  const found = new WeakMap<Moment, Map<string, T>>();
  return (moment: Moment, seat: string): T => {
    let known = found.get(moment);
    if (!known) {
      known = new Map();
      found.set(moment, known);
    }
    let own = known.get(seat);
    if (own === undefined) {
      own = find(moment.game, moment.state, seat);
      known.set(seat, own);
    }
    return own;
  };
};
/** What a seat is offered and refused. */
export const choicesAt = once<Choices<Kind>>(choices);
/** What a seat's open verbs could be made of, allowed and refused. */
export const itemsAt = once<Choices<Kind>>(items);
/** What draws an action of a seat. */
export const drawerAt = once<Drawer<Kind['action']>>(drawerOf);

/** The same data, which throws when anything in it is changed. */
export const frozen = <T>(value: T): T => {
  const own = copy(value) as T;
  freeze(own);
  return own;
};
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
};

/** What is wrong with a refusal as such. */
export const badRefusal = (refusal: { readonly rule: unknown; readonly because: { readonly why: unknown } }) => {
  if (typeof refusal.because?.why !== 'string' || refusal.because.why === '') return 'gives no reason';
  if (refusal.rule !== undefined && typeof refusal.rule !== 'string') return 'cites no section';
  return undefined;
};
