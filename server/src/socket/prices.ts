// What an ask costs, in milliseconds of the house's processor, the bytes that it makes the house send included. A new kind
// of ask does not compile without a price; a test holds the measured ones against bench/results/server-asks.json.
import type { SocketRequest } from '@rose/protocol';

type AskName = SocketRequest['ask'];

/** By `rose bench asks`. */
export const MEASURED = {
  'answer-take-back': 1.5,
  block: 1.0,
  blocks: 0.3,
  'call-off': 2.0,
  chat: 1.1,
  export: 0.5,
  'hand-over': 3.0,
  invitation: 0.5,
  join: 3.0,
  leave: 0.8,
  'leave-lobby': 0.6,
  'leave-orders': 1.0,
  lobby: 0.9,
  look: 1.5,
  mute: 1.0,
  'my-tables': 0.5,
  note: 1.0,
  notes: 0.3,
  offer: 5.0,
  orders: 0.4,
  play: 1.3,
  reclaim: 3.0,
  refusals: 1.1,
  replay: 0.6,
  retell: 2.0,
  say: 2.8,
  sit: 0.9,
  start: 3.0,
  'take-back': 1.5,
  time: 0.3,
  unlearn: 0.2,
  'vote-end': 1.5,
  'why-not': 0.3,
} as const satisfies { readonly [A in AskName]?: number };
/** What cannot be asked again and again costs what its like costs; hints and odds, what they take beside the thought. */
export const PRICES: { readonly [A in AskName]: number } = {
  ...MEASURED,
  hint: MEASURED.join,
  items: MEASURED.refusals,
  manner: MEASURED.play,
  odds: MEASURED.join,
  rematch: MEASURED.offer,
  report: MEASURED['vote-end'],
  'send-away': MEASURED['call-off'],
  'stand-up': MEASURED['call-off'],
  undo: MEASURED['take-back'],
};
export const priceOf = ({ ask }: Pick<SocketRequest, 'ask'>): number => PRICES[ask];
