// Shape checks for what a socket brings: asks of the open house, and those asks of a table that it takes.
import * as z from 'zod/mini';
import type { OnlineAsk, SocketRequest } from './online.ts';
import { check, name, type Parsed, parseRequest, plain, text, whole } from './parse.ts';

type OnlineRequest = OnlineAsk & { readonly id: number };

export const MOST_SAID = 1_000;
export const MOST_NOTE = 10_000;
export const MOST_REASON = 500;
/** Why somebody is sent away. */
export const MOST_AWAY = 200;
export const MOST_BID = 1_000;
export const MOST_ORDERS = 20;
export const MOST_CONDITIONS = 5;

const id = z.int();
const at = { id, table: name };
const key = z.exactOptional(z.string().check(z.regex(/^[0-9a-f]{32}$/)));
const player = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
/** Something must be there to read. */
const said = (most: number) => text(most).check(z.regex(/\S/));
const bid = z.exactOptional(z.strictObject({ seat: name, points: between(0, MOST_BID) }));
const standIn = z.nullable(z.strictObject({ bot: name, strength: between(1, 3) }));
const bound = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));
const fact = name;
const condition = z.union([z.strictObject({ fact, below: bound }), z.strictObject({ fact, atLeast: bound })]);
const order = z.strictObject({
  do: said(200),
  windows: z.exactOptional(z.literal(true)),
  if: z.exactOptional(z.array(condition).check(z.maxLength(MOST_CONDITIONS))),
});
const wishedChair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: name, strength: between(1, 3) }),
]);
const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('slow'),
    daysPerMove: between(1, 30),
    bank: between(0, 60),
    cap: between(1, 90),
  }),
  z.strictObject({ kind: z.literal('live'), minutes: between(1, 600), increment: between(0, 600) }),
]);
const audience = z.enum(['players', 'spectators', 'house']);

const online: z.ZodMiniType<OnlineRequest> = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('lobby'), id }),
  z.strictObject({ ask: z.literal('leave-lobby'), id }),
  z.strictObject({
    ask: z.literal('offer'),
    id,
    game: name,
    options: z.exactOptional(plain),
    chairs: z.array(wishedChair).check(z.minLength(1), z.maxLength(16)),
    sides: z.enum(['chosen', 'random', 'bid']),
    access: z.enum(['public', 'link']),
    clock,
    standIn,
    bid,
  }),
  z.strictObject({ ask: z.literal('invitation'), ...at, key }),
  z.strictObject({ ask: z.literal('join'), ...at, key, chair: z.exactOptional(between(0, 15)), bid }),
  z.strictObject({ ask: z.literal('stand-up'), ...at }),
  z.strictObject({ ask: z.literal('start'), ...at }),
  z.strictObject({ ask: z.literal('call-off'), ...at }),
  z.strictObject({ ask: z.literal('send-away'), ...at, player, reason: said(MOST_AWAY) }),
  z.strictObject({ ask: z.literal('my-tables'), id }),
  z.strictObject({ ask: z.literal('time'), id }),
  z.strictObject({ ask: z.literal('rematch'), ...at }),
  z.strictObject({ ask: z.literal('sit'), ...at, viewer: name, held: z.exactOptional(whole), key }),
  z.strictObject({ ask: z.literal('reclaim'), ...at, seat: name }),
  z.strictObject({ ask: z.literal('hand-over'), ...at, seat: name }),
  z.strictObject({ ask: z.literal('unlearn'), ...at, seat: name }),
  z.strictObject({ ask: z.literal('take-back'), ...at, seq: whole, seat: name }),
  z.strictObject({ ask: z.literal('answer-take-back'), ...at, seat: name, asked: name, agree: z.boolean() }),
  z.strictObject({ ask: z.literal('vote-end'), ...at, vote: z.exactOptional(name), agree: z.boolean() }),
  z.strictObject({ ask: z.literal('orders'), ...at, seat: name }),
  z.strictObject({
    ask: z.literal('leave-orders'),
    ...at,
    seat: name,
    orders: z.array(order).check(z.maxLength(MOST_ORDERS)),
  }),
  z.strictObject({ ask: z.literal('mute'), ...at, muted: z.boolean() }),
  z.strictObject({ ask: z.literal('say'), ...at, audience, to: z.exactOptional(player), text: said(MOST_SAID) }),
  z.strictObject({ ask: z.literal('chat'), ...at, after: z.exactOptional(whole) }),
  z.strictObject({ ask: z.literal('note'), ...at, text: text(MOST_NOTE) }),
  z.strictObject({ ask: z.literal('notes'), ...at }),
  z.strictObject({ ask: z.literal('block'), id, player, blocked: z.boolean() }),
  z.strictObject({ ask: z.literal('blocks'), id }),
  z.strictObject({
    ask: z.literal('report'),
    ...at,
    n: whole,
    from: z.exactOptional(player),
    reason: said(MOST_REASON),
  }),
]);

/** Every ask that the open house answers itself. */
export const ONLINE_ASKS: readonly OnlineAsk['ask'][] = [
  'lobby',
  'leave-lobby',
  'offer',
  'invitation',
  'join',
  'stand-up',
  'start',
  'call-off',
  'send-away',
  'my-tables',
  'time',
  'rematch',
  'sit',
  'reclaim',
  'hand-over',
  'unlearn',
  'take-back',
  'answer-take-back',
  'vote-end',
  'orders',
  'leave-orders',
  'mute',
  'say',
  'chat',
  'note',
  'notes',
  'block',
  'blocks',
  'report',
];
const NOT_HERE: readonly unknown[] = ['tables', 'open', 'import', 'remove', 'verify', 'pace'];

const asked = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'ask' in message ? message.ask : undefined;

export const isOnline = (request: SocketRequest): request is OnlineRequest =>
  (ONLINE_ASKS as readonly string[]).includes(request.ask);

export type SocketParsed = Parsed<SocketRequest> | { readonly ok: false; readonly notHere: string };

/** The shape of every ask that there is over sockets alone. */
export const ONLINE_SHAPE = online;
/** An ask that came over a socket. Anything that is not one names the field that is wrong. */
export const parseSocketRequest = (message: unknown): SocketParsed => {
  const ask = asked(message);
  if (typeof ask === 'string' && NOT_HERE.includes(ask)) return { ok: false, notHere: ask };
  if ((ONLINE_ASKS as readonly unknown[]).includes(ask)) return check(online, message, [], 'message');
  const parsed = parseRequest(message);
  return parsed.ok ? { ok: true, value: parsed.value as SocketRequest } : parsed;
};
