// Shape checks for what comes from outside: asks of a page, and game files. Shapes only; what a game, a seat or an
// action is, the host knows.
import * as z from 'zod/mini';
import { hasPiledMarks, MOST_MARKS } from './marks.ts';
import type { EarlierDice, GameFile, Request, Sitter, Trouble } from './messages.ts';

/** What is no ask; `most`: there are more marks on a letter than this. */
export interface Unread {
  readonly ok: false;
  readonly field: string;
  readonly reason: string;
  readonly most?: number;
}
export type Parsed<T> = { readonly ok: true; readonly value: T } | Unread;
/** The same as whoever asked is told. */
export const troubleOf = ({ field, most }: Unread): Trouble =>
  most === undefined ? { trouble: 'bad-request', field } : { trouble: 'piled-marks', field, most };

/** What a host lets a journal grow to, its file can hold: ten thousand entries of each of seven seats, and what bots add. */
export const MOST_FILE_LENGTH = 16_000_000;
export const MOST_ENTRIES = 150_000;

const PILED = `must have at most ${MOST_MARKS} marks on a letter`;
const bare = z.refine<string>((value) => !hasPiledMarks(value), PILED);
/** What a file brings stands as it was written. */
const kept = (most: number) => z.string().check(z.maxLength(most));
/** Whatever somebody asks may be shown to others. */
export const text = (most: number) => kept(most).check(bare);
/** Of a table, a seat, a game: no database keeps a zero character, so none has one. */
export const name = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/), bare);
export const whole = z.int().check(z.minimum(0));
const number = z.int().check(z.minimum(1));
const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
/** As `toISOString` writes it: whoever shows it can read it. */
const moment = z.custom<string>(
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/.test(value),
  'must be a moment, as in 2026-04-23T18:00:00.000Z',
);
const few = (shape: z.ZodMiniType<string>, most: number) => z.array(shape).check(z.maxLength(most));

/** Plain data of bounded size: what a position or a set of options may be before its game reads it. */
const isPlain = (value: unknown, depth: number, budget: { left: number }): boolean => {
  if (--budget.left < 0 || depth > 16) return false;
  if (typeof value === 'string') return value.length <= 10_000;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object') return false;
  return Object.values(value).every((part) => isPlain(part, depth + 1, budget));
};
const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value, 0, { left: 20_000 });
export const plain = z.custom<object>(isPlainObject, 'must be an object of plain data, not too large');

const sitterNamed = (called: z.ZodMiniType<string>): z.ZodMiniType<Sitter> =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person'), name: called }),
    z.strictObject({ kind: z.literal('bot'), bot: name, strength: z.int().check(z.minimum(1), z.maximum(3)) }),
  ]);
const MOST_NAME = 60;
const courtesy = z.enum(['resign', 'offer-draw', 'accept-draw', 'decline-draw']);
const manner = z.enum(['resign', 'offer-draw', 'accept-draw', 'decline-draw', 'forfeit', 'abandon']);
/** Notation; words in it, such as a promise, are written out at three to twelve letters a letter. */
const MOST_ACTION = 4_000;
const action = text(MOST_ACTION);
/** As many as a company has pieces, and then some. */
const MOST_AT_ONCE = 63;
const file = kept(MOST_FILE_LENGTH);
const id = z.int();
const at = { id, table: name };

const request: z.ZodMiniType<Request> = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('tables'), id }),
  z.strictObject({
    ask: z.literal('open'),
    id,
    game: name,
    options: z.exactOptional(plain),
    position: z.exactOptional(plain),
    sitters: z.array(sitterNamed(text(MOST_NAME))).check(z.minLength(1), z.maxLength(16)),
    draw: z.boolean(),
  }),
  z.strictObject({ ask: z.literal('sit'), ...at, viewer: name }),
  z.strictObject({ ask: z.literal('leave'), ...at }),
  z.strictObject({
    ask: z.literal('play'),
    ...at,
    seq: whole,
    seat: name,
    action,
    more: z.exactOptional(few(action, MOST_AT_ONCE)),
  }),
  z.strictObject({ ask: z.literal('undo'), ...at, seq: whole, seat: name }),
  z.strictObject({ ask: z.literal('manner'), ...at, seq: whole, seat: name, manner: courtesy }),
  z.strictObject({ ask: z.literal('why-not'), ...at, seat: name, action }),
  z.strictObject({ ask: z.literal('refusals'), ...at, seat: name }),
  z.strictObject({ ask: z.literal('items'), ...at, seat: name }),
  z.strictObject({ ask: z.literal('hint'), ...at, seat: name }),
  z.strictObject({ ask: z.literal('odds'), ...at, seat: name, actions: z.exactOptional(few(action, 32)) }),
  z.strictObject({ ask: z.literal('export'), ...at, short: z.exactOptional(z.boolean()) }),
  z.strictObject({ ask: z.literal('import'), id, file }),
  z.strictObject({ ask: z.literal('remove'), ...at }),
  z.strictObject({
    ask: z.literal('replay'),
    id,
    table: z.exactOptional(name),
    file: z.exactOptional(file),
    viewer: z.exactOptional(name),
  }),
  z.strictObject({ ask: z.literal('look'), id, replay: name, step: whole, viewer: name }),
  z.strictObject({ ask: z.literal('retell'), id, replay: name, viewer: name }),
  z.strictObject({ ask: z.literal('verify'), id, file }),
  z.strictObject({ ask: z.literal('pace'), id, milliseconds: z.int().check(z.minimum(0), z.maximum(60_000)) }),
]);

const roll = z.strictObject({
  rule: kept(32),
  sides: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  faces: z.array(number).check(z.maxLength(1_000)),
});
const rolls = z.array(roll).check(z.maxLength(1_000));
const seat = { seq: number, seat: name };
const ENTRIES = {
  action: z.strictObject({
    ...seat,
    action: kept(MOST_ACTION),
    rolls: z.exactOptional(rolls),
    sealed: z.exactOptional(z.enum(['roll', 'reveal', 'turn'])),
    by: z.exactOptional(z.enum(['order', 'default'])),
    aside: z.exactOptional(z.literal(true)),
  }),
  manner: z.strictObject({ ...seat, manner }),
  undo: z.strictObject({ ...seat, undo: number, agreed: z.exactOptional(few(name, 16)) }),
};
const earlier: z.ZodMiniType<EarlierDice> = z.strictObject({ until: whole, commitment: hex(64) });
const frame: z.ZodMiniType<Omit<GameFile, 'entries'> & { readonly entries: readonly unknown[] }> = z.strictObject({
  format: z.literal('rose-and-crown/1'),
  opening: z.strictObject({ game: name, rules: whole, options: plain, position: z.exactOptional(plain), rolls }),
  entries: z.array(z.unknown()).check(z.maxLength(MOST_ENTRIES)),
  seating: z
    .record(name, sitterNamed(kept(MOST_NAME)))
    .check(z.refine((seating) => Object.keys(seating).length <= 16, 'has too many seats')),
  opened: moment,
  commitment: hex(64),
  secret: z.exactOptional(hex(64)),
  lots: z.exactOptional(z.array(number).check(z.maxLength(16))),
  earlier: z.exactOptional(z.array(earlier).check(z.maxLength(100))),
  fingerprint: hex(16),
});

const join = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((sofar, key) => {
    if (typeof key === 'number') return `${sofar}[${key}]`;
    return sofar === '' ? String(key) : `${sofar}.${String(key)}`;
  }, '');

const reasonOf = (issue: z.core.$ZodIssue | undefined): string => {
  switch (issue?.code) {
    case 'unrecognized_keys':
      return 'is unknown here';
    case 'invalid_type':
      return `must be of the type ${issue.expected}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return 'is of no known kind';
    case 'too_big':
      return `must be at most ${issue.maximum}, in number or in length`;
    case 'too_small':
      return `must be at least ${issue.minimum}, in number or in length`;
    case 'invalid_format':
      return 'is not written as it must be';
    default:
      return issue?.message || 'has a wrong shape';
  }
};

export const check = <T>(
  shape: z.ZodMiniType<T>,
  value: unknown,
  inside: readonly PropertyKey[],
  whole: string,
): Parsed<T> => {
  const result = z.safeParse(shape, value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = join([...inside, ...(issue?.path ?? []), ...unknown]).slice(0, 200) || whole;
  const reason = reasonOf(issue);
  return { ok: false, field, reason, ...(reason === PILED ? { most: MOST_MARKS } : {}) };
};

/** The shape of every ask of a page, for whoever makes asks up. */
export const REQUEST_SHAPE = request;
/** An ask of a page. Anything that is not one names the field that is wrong. */
export const parseRequest = (message: unknown): Parsed<Request> => check(request, message, [], 'message');

const kindOf = (entry: unknown): keyof typeof ENTRIES => {
  if (typeof entry !== 'object' || entry === null) return 'action';
  return Object.hasOwn(entry, 'undo') ? 'undo' : Object.hasOwn(entry, 'manner') ? 'manner' : 'action';
};

/** A game file already read from its text. */
export const parseGameFile = (value: unknown): Parsed<GameFile> => {
  const framed = check(frame, value, [], 'file');
  if (!framed.ok) return framed;
  const entries: GameFile['entries'][number][] = [];
  for (const [i, entry] of framed.value.entries.entries()) {
    const shape: z.ZodMiniType<GameFile['entries'][number]> = ENTRIES[kindOf(entry)];
    const parsed = check(shape, entry, ['entries', i], 'file');
    if (!parsed.ok) return parsed;
    entries.push(parsed.value);
  }
  return { ok: true, value: { ...framed.value, entries } };
};

/** JSON of bounded length, as plain data. */
export const parseJson = (text: string): Parsed<unknown> => {
  if (text.length > MOST_FILE_LENGTH) return { ok: false, field: 'file', reason: 'is larger than 16 MB' };
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return { ok: false, field: 'file', reason: 'is not JSON: it may be cut short or of another kind' };
  }
};
