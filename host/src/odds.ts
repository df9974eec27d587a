// Answers asks for odds: how a fight may end, asked while a hand hovers. Only the newest ask of a connection counts.
import type { Answers, Ask, Trouble } from '@rose/protocol';
import { stateOf } from '@rose/table';
import type { Environment } from './environment.ts';
import { numberOf } from './ledger.ts';
import type { Live } from './live.ts';
import { lastSeq } from './sight.ts';

/** Long enough for an error of a few per cent, short enough for a hand that moves on. */
const MILLISECONDS = 150;
const NONE: Answers['odds'] = { odds: undefined };

export type Weigh = (live: Live, ask: Extract<Ask, { ask: 'odds' }>) => Promise<Answers['odds'] | Trouble>;

export const createOdds = ({ weigh, random, report }: Environment): Weigh => {
  let newest = new AbortController();
  return async (live, { seat, actions = [] }) => {
    newest.abort();
    const stop = new AbortController();
    newest = stop;
    const { game, course } = live;
    const number = (): number => numberOf(live.ledger, seat, lastSeq(live.course));
    const asked = number();
    if (!game.odds) return NONE;
    const view = game.view(stateOf(course), seat);
    const request = { game: game.meta.id, milliseconds: MILLISECONDS, seed: random(2 ** 31), seat, view, actions };
    try {
      const odds = await weigh(request, stop.signal);
      if (stop.signal.aborted) return NONE;
      return number() === asked ? { odds } : { trouble: 'stale', seq: number() };
    } catch (error) {
      if (stop.signal.aborted) return NONE;
      report(error);
      return { trouble: 'internal' };
    }
  };
};
