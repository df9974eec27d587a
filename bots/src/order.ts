// Which action to look at first: those that proved strong elsewhere in the search. Knows no game.
import type { Kind } from '@rose/table';

const SLOTS = 4096;
const verbs = new Map<string, number>();
const verbNumber = (verb: string): number => {
  let number = verbs.get(verb);
  if (number === undefined) {
    number = verbs.size + 1;
    verbs.set(verb, number);
  }
  return number;
};

/** A small number for an action; that two share one only makes the order a little worse. */
export const slotOf = (action: Kind['action']): number => {
  let word = verbNumber(action.do);
  const parts = action as Readonly<Record<string, unknown>>;
  for (const name in parts) {
    const part = parts[name];
    if (typeof part === 'number') word = Math.imul(word, 41) + part + 1;
  }
  return (word ^ (word >>> 12)) & (SLOTS - 1);
};

export interface Order {
  /** Places of the actions in the order to look at them; `first` is the place of the remembered best, or -1. */
  sort(actions: readonly Kind['action'][], first: number, mover: number, ply: number): readonly number[];
  /** The action refuted what the other side had done. */
  praise(action: Kind['action'], mover: number, ply: number, depth: number): void;
}

const FIRST = 2 ** 30;
const KILLER = 2 ** 29;
const MOST_PLIES = 128;

export const order = (): Order => {
  const history = [new Int32Array(SLOTS), new Int32Array(SLOTS)] as const;
  const killers = new Int32Array(MOST_PLIES * 2).fill(-1);
  const worth = (slot: number, mover: number, ply: number): number => {
    if (killers[ply * 2] === slot) return KILLER + 1;
    if (killers[ply * 2 + 1] === slot) return KILLER;
    return (history[mover === 0 ? 0 : 1] as Int32Array)[slot] as number;
  };
  return {
    sort(actions, first, mover, ply) {
      const worths = new Float64Array(actions.length);
      const places: number[] = [];
      for (let i = 0; i < actions.length; i++) {
        const here = i === first ? FIRST : worth(slotOf(actions[i] as Kind['action']), mover, ply);
        worths[i] = here;
        let at = i;
        while (at > 0 && (worths[places[at - 1] as number] as number) < here) {
          places[at] = places[at - 1] as number;
          at--;
        }
        places[at] = i;
      }
      return places;
    },
    praise(action, mover, ply, depth) {
      const slot = slotOf(action);
      const table = history[mover === 0 ? 0 : 1] as Int32Array;
      table[slot] = Math.min(KILLER - 1, (table[slot] as number) + depth * depth);
      if (killers[ply * 2] === slot) return;
      killers[ply * 2 + 1] = killers[ply * 2] as number;
      killers[ply * 2] = slot;
    },
  };
};
