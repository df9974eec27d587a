// Asks about people, over HTTP with the cookie of the house.
import type { PeopleAnswers, PeopleAsks, PeopleTrouble } from '@rose/protocol';
import type { LineTrouble } from '../trouble.ts';

export type ApiTrouble = PeopleTrouble | LineTrouble;
export const isApiTrouble = (answer: object): answer is ApiTrouble => 'trouble' in answer;
type Path = keyof PeopleAnswers;

/** The house may live below a path: its addresses are told from the page's own. */
export const addressOf = (path: string): URL => new URL(path.slice(1), new URL('./', location.href));

/** A page host without an online part answers with some page of its own. */
const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') ?? false;

const call = async <P extends Path>(path: string, init?: RequestInit): Promise<PeopleAnswers[P] | ApiTrouble> => {
  try {
    const response = await fetch(addressOf(path), { ...init, cache: 'no-store' });
    if (isJson(response)) return (await response.json()) as PeopleAnswers[P] | PeopleTrouble;
    return { trouble: response.status >= 500 ? 'no-house' : 'no-online' };
  } catch {
    return { trouble: 'no-house' };
  }
};

export const look = <P extends Path>(path: P, more = ''): Promise<PeopleAnswers[P] | ApiTrouble> =>
  call<P>(`${path}${more}`);

export const post = <P extends keyof PeopleAsks>(
  path: P,
  body: PeopleAsks[P],
): Promise<PeopleAnswers[P] | ApiTrouble> =>
  call<P>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
