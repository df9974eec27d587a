// Places of the house and their addresses.
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'learn'; readonly game: string }
  /** At a step, or at a chapter by its address: `c1.t2.b1`. */
  | { readonly at: 'replay'; readonly table: string; readonly step?: number; readonly chapter?: string }
  /** A finished game that the link itself carries. */
  | { readonly at: 'game'; readonly data: string; readonly step?: number; readonly chapter?: string }
  | { readonly at: 'rules'; readonly game?: string; readonly section?: string }
  | { readonly at: 'verify'; readonly table?: string }
  /** The open house: its lobby, a table to be opened there, an invitation. */
  | { readonly at: 'lobby' }
  | { readonly at: 'open'; readonly game?: string }
  | { readonly at: 'join'; readonly table: string; readonly key?: string }
  | { readonly at: 'player'; readonly name: string }
  /** Where letters lead. */
  | { readonly at: 'reset' | 'email'; readonly token: string }
  | { readonly at: 'settings' | 'credits' | 'host' | 'account' | 'fair-play' }
  | { readonly at: 'unknown'; readonly hash: string };

const parts = (hash: string): readonly string[] | undefined => {
  try {
    return hash
      .replace(/^#?\/?/, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
};
const stepOf = (text = ''): { readonly step?: number; readonly chapter?: string } => {
  if (/^\d{1,6}$/.test(text)) return { step: Number(text) };
  return /^[a-z][a-z0-9.-]{0,60}$/.test(text) ? { chapter: text } : {};
};

export const readRoute = (hash: string): Route => {
  const [at, what, more, ...rest] = parts(hash) ?? ['?'];
  const unknown: Route = { at: 'unknown', hash };
  if (rest.length > 0) return unknown;
  switch (at) {
    case '':
      return what === undefined ? { at: 'home' } : unknown;
    case 'table':
      return what && !more ? { at: 'table', id: what } : unknown;
    case 'learn':
      return what && !more ? { at: 'learn', game: what } : unknown;
    case 'replay':
      return what ? { at: 'replay', table: what, ...stepOf(more) } : unknown;
    case 'game':
      return what ? { at: 'game', data: what, ...stepOf(more) } : unknown;
    case 'rules':
      return { at: 'rules', ...(what ? { game: what } : {}), ...(more ? { section: more } : {}) };
    case 'verify':
      return { at: 'verify', ...(what ? { table: what } : {}) };
    case 'open':
      return more === undefined ? { at: 'open', ...(what ? { game: what } : {}) } : unknown;
    case 'join':
      return what ? { at: 'join', table: what, ...(more ? { key: more } : {}) } : unknown;
    case 'player':
      return what && !more ? { at: 'player', name: what } : unknown;
    case 'reset':
    case 'email':
      return what && !more ? { at, token: what } : unknown;
    case 'lobby':
    case 'account':
    case 'settings':
    case 'credits':
    case 'host':
    case 'fair-play':
      return what === undefined ? { at } : unknown;
    default:
      return unknown;
  }
};

/** The address of a place in the house. */
export const href = (...path: readonly (string | number)[]): string =>
  `#/${path.map((part) => encodeURIComponent(part)).join('/')}`;
