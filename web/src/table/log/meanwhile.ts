// What others did while one waited: told as it happens, and in short when one is asked again.
import type { LogStep } from '@rose/protocol';
import type { Desk } from '../picking/desk.ts';
import { since } from './merge.ts';

/** Actions of one kind in a row, like blocks that go home one after the other. */
export interface Repeated {
  readonly first: LogStep;
  readonly count: number;
}
const kindOf = ({ seat, told }: LogStep): string => [seat, ...told.map(({ entry }) => entry.say)].join(' ');

/** So many actions are still read one by one. */
const FEW = 8;
/** So many that differ in where they lead are still read apart. */
const MOST = 12;
const gathered = (steps: readonly LogStep[], keyOf: (step: LogStep) => string): readonly Repeated[] => {
  const actions: Repeated[] = [];
  for (const step of steps) {
    const last = actions.at(-1);
    if (last && keyOf(last.first) === keyOf(step)) actions[actions.length - 1] = { ...last, count: last.count + 1 };
    else actions.push({ first: step, count: 1 });
  }
  return actions;
};
/** Of many those alike in a row are one, as long as they lead to one place; of very many, wherever they lead. What was not
 * told does not count. */
export const inShort = (
  steps: readonly LogStep[],
  goalOf: (step: LogStep) => string = () => '',
  few: number = FEW,
): readonly Repeated[] => {
  const told = steps.filter((step) => step.told.length > 0);
  if (steps.length <= few) return told.map((first) => ({ first, count: 1 }));
  const apart = gathered(told, (step) => `${kindOf(step)} ${goalOf(step)}`);
  return apart.length > MOST ? gathered(told, kindOf) : apart;
};

/** What the others have done since the viewer's last decision; one action alone is seen on the board. */
export const meanwhile = ({ sight, log, isMyTurn }: Pick<Desk, 'sight' | 'log' | 'isMyTurn'>): readonly LogStep[] => {
  const steps = isMyTurn.value ? since(log.value, sight.value.viewer).filter(({ told }) => told.length > 0) : [];
  return steps.length > 1 ? steps : [];
};

/** The house's last action while it is still acting. */
export const freshAction = ({ sight, log }: Pick<Desk, 'sight' | 'log'>): LogStep | undefined => {
  const { active, seating, outcome } = sight.value;
  const last = log.value.at(-1);
  const isBot = (seat: string | undefined): boolean => seat !== undefined && seating[seat]?.kind === 'bot';
  return !outcome && last && isBot(last.seat) && active.some(isBot) && last.told.length > 0 ? last : undefined;
};

/** The same, for whoever is neither asked nor busy with what may be done meanwhile. */
export const toldNow = (desk: Pick<Desk, 'sight' | 'log' | 'isMyTurn' | 'picked'>): LogStep | undefined =>
  desk.isMyTurn.value || desk.picked.value.length > 0 ? undefined : freshAction(desk);

export { placesIn as placesOf } from '@rose/table/text';
