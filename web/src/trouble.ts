// Everything that may go wrong with an ask, whichever host was asked.
import type { SocketTrouble } from '@rose/protocol';

/** `no-house`: it cannot be reached; `no-online`: this house has no online part; `unsure`: the line broke meanwhile. */
export type LineTrouble = { readonly trouble: 'no-house' | 'no-online' | 'unsure' };
export type AnyTrouble = SocketTrouble | LineTrouble;
export const isTrouble = (answer: object): answer is AnyTrouble => 'trouble' in answer;
