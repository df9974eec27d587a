// The shapes of what pages ask about people. Shapes only: what a name or a password may be is decided further in.
import type { PeopleAsks, PeopleTrouble } from '@rose/protocol';
import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));
const language = z.enum(['fr', 'en']);
const hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
/** Longer than any that is accepted, so that whoever is a little over hears how long it may be. */
const name = text(200);
const password = text(1_000);
const token = text(100);
const id = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const address = text(1_000);

const channel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: address,
    keys: z.strictObject({ p256dh: text(200), auth: text(100) }),
  }),
  z.strictObject({ kind: z.literal('mail') }),
  z.strictObject({ kind: z.literal('webhook'), address }),
]);

export const SHAPES: { readonly [P in keyof PeopleAsks]: z.ZodMiniType<PeopleAsks[P]> } = {
  '/api/guest': z.strictObject({ name, language: z.exactOptional(language) }),
  '/api/register': z.strictObject({
    name,
    password,
    email: z.exactOptional(text(300)),
    language: z.exactOptional(language),
  }),
  '/api/login': z.strictObject({ name, password, leave: z.exactOptional(z.boolean()) }),
  '/api/logout': z.strictObject({ leave: z.exactOptional(z.boolean()) }),
  '/api/password': z.strictObject({ old: password, new: password }),
  '/api/reset/ask': z.strictObject({ name }),
  '/api/reset': z.strictObject({ token, password }),
  '/api/email/prove': z.strictObject({ token }),
  '/api/sessions/end': z.strictObject({ id }),
  '/api/remove': z.strictObject({ password: z.exactOptional(password) }),
  '/api/preferences': z.strictObject({
    email: z.exactOptional(z.nullable(text(300))),
    password: z.exactOptional(password),
    endOthers: z.exactOptional(z.boolean()),
    night: z.exactOptional(z.nullable(z.strictObject({ from: hour, to: hour, zone: text(64) }))),
    vacation: z.exactOptional(z.nullable(z.strictObject({ from: day, until: day }))),
    language: z.exactOptional(language),
  }),
  '/api/channels': channel,
  '/api/channels/end': z.strictObject({ id }),
};

/** What was asked, or which field has no shape. */
export const readAsk = <P extends keyof PeopleAsks>(
  path: P,
  body: unknown,
): { readonly ask: PeopleAsks[P] } | PeopleTrouble => {
  const result = z.safeParse(SHAPES[path], body);
  if (result.success) return { ask: result.data };
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...unknown].map(String).join('.').slice(0, 100);
  return { trouble: 'bad-request', field: field === '' ? 'body' : field };
};
