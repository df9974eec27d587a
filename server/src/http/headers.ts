// Headers that keep strangers' scripts out, on everything the house hands out.

/** A name and a port as they may stand in a policy; anything else a visitor sends as its host is left out. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** Browsers before CSP 3 do not take the socket of the same host for `'self'`. */
const sockets = (host: string | undefined): string => {
  const own = host?.toLowerCase() ?? '';
  return HOST.test(own) && own.length <= 255 ? ` ws://${own} wss://${own}` : '';
};

/** Everything comes from the house itself; pictures may also be drawn by the page (data, blob). */
export const policyFor = (host: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets(host)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;
/** Where the house is reached by https alone, a browser is told to remember that. */
export const STAY_SECURE = 'max-age=31536000';
