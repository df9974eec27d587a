// The law of copies: a draft is the state it was made from, and nothing of it is that state's own.
import { copyState } from '@rose/table';
import { type Law, type Moment, same } from './law.ts';

type Visit = (part: object, at: string) => void;
/** Every object inside, with its place. What no rule ever changes (`options`) is handed on, and left out. */
const visit = (value: unknown, at: string, see: Visit): void => {
  if (typeof value !== 'object' || value === null || at === '.options') return;
  see(value, at);
  for (const [key, part] of Object.entries(value)) visit(part, `${at}.${key}`, see);
};

const copySharesNothing = ({ game, state }: Moment): string | undefined => {
  const own = copyState(game, state);
  if (!same(own, state)) return 'a copy is not what it was made from';
  const originals = new Set<object>();
  visit(state, '', (part) => originals.add(part));
  const shared: string[] = [];
  visit(own, '', (part, at) => {
    if (originals.has(part)) shared.push(`state${at}`);
  });
  return shared.length > 0 ? `a copy shares ${shared[0]} with its original` : undefined;
};

export const COPIES: readonly Law<Moment>[] = [['copy-shares-nothing', copySharesNothing]];
