// A finished game looked back at: the moments that decided, as the house judges, and how it all stood at the end.
import type { ReplayStep } from '@rose/protocol';
import type { Kind } from '@rose/table';
import { ask, isTrouble } from '../../connection.ts';
import { momentsOf } from '../../replay/moments.ts';
import type { TableContext } from '../context.ts';
import { pathTo } from './chapters.ts';
import { layOut } from './lay-out.ts';

export interface Decisive {
  readonly at: number;
  readonly step: ReplayStep;
  /** The chapters it stands in. */
  readonly where: string;
}
export interface LookedBack {
  readonly decisive: readonly Decisive[];
  /** With nothing hidden any more; nothing where it may not be had. */
  readonly view: Kind['view'] | undefined;
}
const NOTHING: LookedBack = { decisive: [], view: undefined };
const EVERYTHING = 'everything';

export const lookBack = async ({ desk, words }: TableContext): Promise<LookedBack> => {
  const answer = await ask({ ask: 'replay', table: desk.sight.peek().table });
  if (isTrouble(answer)) return NOTHING;
  const { replay, steps, chances = [], viewers } = answer;
  const parts = layOut(words, steps);
  const decisive = momentsOf(chances).flatMap((at) => {
    const step = steps[at];
    const where = pathTo(parts, at).map(({ opening }) => opening.head);
    return step ? [{ at, step, where: where.join(' › ') }] : [];
  });
  if (!viewers.includes(EVERYTHING)) return { decisive, view: undefined };
  const look = await ask({ ask: 'look', replay, step: steps.length - 1, viewer: EVERYTHING });
  return { decisive, view: isTrouble(look) ? undefined : (look.view as Kind['view']) };
};
