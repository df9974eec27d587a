// Every path about people and what it does; what it costs is counted against address, session or name.
import type { PeopleTrouble } from '@rose/protocol';
import { register, signIn, signOut, sitAsGuest } from '../people/accounts.ts';
import { homeOf } from '../people/familiar.ts';
import { addChannel, changeWishes, dropChannel, type Result, type Who, whoAmI, wishes } from '../people/index.ts';
import { keyOf } from '../people/names.ts';
import { profileOf } from '../people/profile.ts';
import { removalOf, removePlayer } from '../people/removal.ts';
import { askReset, changePassword, proveEmail, resetPassword } from '../people/secrets.ts';
import { endSession, sessionsOf } from '../people/sessions.ts';
import type { Actions, Looks } from './api.ts';
import type { HttpContext, RateKind } from './context.ts';

const SIGNED_OUT: PeopleTrouble = { trouble: 'signed-out' };
const forWho = <T>(who: Who | undefined, does: (who: Who) => Promise<Result<T>>): Promise<Result<T>> | Result<T> =>
  who ? does(who) : SIGNED_OUT;

/** What is written down with nothing dearer to pay. Whoever signs in pays for passwords: nobody beside them keeps them out. */
const changes = (address: string): readonly [RateKind, string][] => [['address-change', address]];

export const actionsOf = ({ peopleContext }: HttpContext): Actions => ({
  '/api/guest': {
    toll: (address, _ask, who) => (who ? changes(address) : [['guest', address]]),
    does: (asker, ask) => sitAsGuest(peopleContext, asker, ask),
  },
  '/api/register': {
    toll: (address) => [['register', address]],
    does: (asker, ask) => register(peopleContext, asker, ask),
  },
  '/api/login': {
    toll: async (address, { name }, _who, token) => {
      const home = await homeOf(peopleContext, name, { address, token });
      // A device that is known pays for itself, whoever tries passwords beside it at the same address.
      return home?.by === 'token'
        ? [['password-of', home.hash]]
        : [
            ['password', address],
            ['password-of', home?.hash ?? keyOf(name)],
          ];
    },
    does: (asker, ask) => signIn(peopleContext, asker, ask),
  },
  '/api/logout': { toll: changes, does: (asker, ask) => signOut(peopleContext, asker, ask) },
  '/api/password': {
    toll: (address) => [['password', address]],
    does: ({ who }, ask) => forWho(who, (known) => changePassword(peopleContext, known, ask)),
  },
  '/api/reset/ask': {
    toll: (address, { name }) => [
      ['letter', address],
      ['letter-to', keyOf(name)],
    ],
    does: (_asker, ask) => askReset(peopleContext, ask),
  },
  '/api/reset': {
    toll: (address) => [['token', address]],
    does: (asker, ask) => resetPassword(peopleContext, asker, ask),
  },
  '/api/email/prove': {
    toll: (address) => [['token', address]],
    does: (_asker, ask) => proveEmail(peopleContext, ask),
  },
  '/api/sessions/end': {
    toll: changes,
    does: ({ who }, { id }) => forWho(who, (known) => endSession(peopleContext, known, id)),
  },
  '/api/remove': {
    toll: (address) => [['password', address]],
    does: ({ who }, ask) => forWho(who, (known) => removePlayer(peopleContext, known, ask)),
  },
  '/api/preferences': {
    toll: (address, { email }) => [
      ...changes(address),
      ...(email === undefined ? [] : [['password', address] as [RateKind, string]]),
      ...(typeof email === 'string' ? [['letter', address] as [RateKind, string]] : []),
    ],
    does: ({ who }, ask) => forWho(who, (known) => changeWishes(peopleContext, known, ask)),
  },
  '/api/channels': {
    toll: changes,
    does: ({ who }, ask) => forWho(who, (known) => addChannel(peopleContext, known, ask)),
  },
  '/api/channels/end': {
    toll: changes,
    does: ({ who }, { id }) => forWho(who, (known) => dropChannel(peopleContext, known, id)),
  },
});

interface Wanted {
  readonly name?: string;
  readonly before?: string;
}

export const looksOf = ({ peopleContext }: HttpContext): Looks => ({
  '/api/me': (who) => whoAmI(peopleContext, who),
  '/api/sessions': async (who) => (who ? { answer: { sessions: await sessionsOf(peopleContext, who) } } : SIGNED_OUT),
  '/api/removal': async (who) => (who ? { answer: await removalOf(peopleContext, who) } : SIGNED_OUT),
  '/api/preferences': async (who) => (who ? wishes(peopleContext, who) : SIGNED_OUT),
  '/api/players/:name': async (who, { params, query }) => {
    const { name = '' } = params as Wanted;
    const { before } = query as Wanted;
    const profile = await profileOf(
      peopleContext,
      name,
      who?.player.id,
      typeof before === 'string' ? before : undefined,
    );
    return profile ? { answer: profile } : { trouble: 'not-found' };
  },
});
