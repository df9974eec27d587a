// Asks of the desk on their way to the host: one for each sight, and what goes wrong is never silent.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ask, Sight } from '@rose/protocol';
import type { AnyTrouble } from '../../trouble.ts';
import type { AskHost, Refusing } from '../picking/desk.ts';
import type { Choice } from '../picking/picking.ts';
import type { Following } from './follow.ts';

export interface Sender {
  /** Something was sent and is not answered yet. */
  readonly isSending: ReadonlySignal<boolean>;
  /** True when the host took it. */
  send(what: Ask): Promise<boolean>;
  /** Asks why these choices are not to be had, and shows the answers at the place. */
  wonder(sight: Sight, place: string, choices: readonly Choice[]): Promise<void>;
}

export const createSender = (
  ask: AskHost,
  following: Following,
  refusing: Signal<Refusing | undefined>,
  trouble: Signal<AnyTrouble | undefined>,
): Sender => {
  /** What was on show when the ask on its way was made: a second touch on the same asks for nothing more. */
  let asked: Sight | undefined;
  let onTheirWay = 0;
  const isSending = signal(false);
  const counted = async <T>(answer: Promise<T>): Promise<T> => {
    onTheirWay++;
    isSending.value = true;
    try {
      return await answer;
    } finally {
      onTheirWay--;
      isSending.value = onTheirWay > 0;
    }
  };
  return {
    isSending,
    async send(what) {
      const seen = following.sight.value;
      if (seen && seen === asked) return false;
      asked = seen;
      trouble.value = undefined;
      const wrong = await counted(ask(what));
      // the table may have gone on before this answer came, and something been asked of what it shows since
      if (asked === seen) asked = undefined;
      if (!('trouble' in wrong)) return true;
      if (wrong.trouble === 'refused') refusing.value = { place: undefined, refusals: [wrong.refusal] };
      else trouble.value = wrong;
      if (wrong.trouble === 'stale' || wrong.trouble === 'internal') await following.again();
      return false;
    },
    async wonder({ table, viewer }, place, choices) {
      const results = await Promise.all(
        choices.map(({ text }) => ask({ ask: 'why-not', table, seat: viewer, action: text })),
      );
      const refusals = results.flatMap((result) => ('trouble' in result ? [] : (result.refusal ?? [])));
      // a touch that means nothing at all is answered, too
      refusing.value = { place, refusals };
    },
  };
};
