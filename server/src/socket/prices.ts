// What an ask costs, in milliseconds of the house's processor, the bytes that it makes the house send included. A new kind
// of ask does not compile without a price; a test holds all of them against bench/results/server-asks.json.
import type { SocketRequest } from '@rose/protocol';

type AskName = SocketRequest['ask'];

/** By `rose bench asks`. Of hints and odds, what they take beside the thought: thoughts have turns of their own. */
export const PRICES: { readonly [A in AskName]: number } = {
  'answer-take-back': 1.5,
  block: 1.0,
  blocks: 0.3,
  'call-off': 2.0,
  chat: 1.1,
  export: 0.5,
  'hand-over': 3.0,
  hint: 5.0,
  invitation: 0.5,
  items: 1.1,
  join: 3.0,
  leave: 0.8,
  'leave-lobby': 0.6,
  'leave-orders': 1.0,
  lobby: 0.9,
  look: 1.5,
  manner: 1.3,
  mute: 1.0,
  'my-tables': 0.5,
  note: 1.0,
  notes: 0.3,
  odds: 3.0,
  offer: 5.0,
  orders: 0.4,
  play: 1.3,
  reclaim: 3.0,
  refusals: 1.1,
  rematch: 5.0,
  replay: 0.6,
  report: 1.5,
  retell: 2.0,
  say: 2.8,
  'send-away': 2.0,
  sit: 0.9,
  'stand-up': 2.0,
  start: 3.0,
  'take-back': 1.5,
  time: 0.3,
  undo: 1.5,
  unlearn: 0.2,
  'vote-end': 1.5,
  'why-not': 0.3,
};
export const priceOf = ({ ask }: Pick<SocketRequest, 'ask'>): number => PRICES[ask];
