// A position as a readable document, and back. What a document does not mention has its default.
import { isMistake, type Mistake, mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { type Options, SEATS, type State, type View } from '../rules/state.ts';

export const toPosition = ({ options, left, toMove }: State): View => ({ options, left, toMove });

const KEYS = ['options', 'left', 'toMove'];

export const fromPosition = (document: unknown): State | Mistake => {
  if (typeof document !== 'object' || document === null) return mistake('position', 'must be an object');
  const strange = Object.keys(document).find((key) => !KEYS.includes(key));
  if (strange !== undefined) return mistake(strange, `is unknown; known are: ${KEYS.join(', ')}`);
  const given = document as { readonly options?: unknown; readonly left?: unknown; readonly toMove?: unknown };
  const options = readOptions<Options>(META.options, given.options);
  if (isMistake(options)) return options;
  const left = given.left ?? options.stones;
  if (typeof left !== 'number' || !Number.isInteger(left) || left < 0 || left > options.stones)
    return mistake('left', `must be a whole number from 0 to ${options.stones}`);
  const toMove = SEATS.find((seat) => seat === (given.toMove ?? 'first'));
  if (!toMove) return mistake('toMove', `must be one of: ${SEATS.join(', ')}`);
  return { rules: META.rules, options, left, toMove, phase: { name: 'play' } };
};
