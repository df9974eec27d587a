// 7.1 Who could take part in each fight that may be begun, as the game's own items say.
import { type Action, type Kingmaker, type NobleName, nobleName, placeName } from '@rose/kingmaker/ids';
import type { Parts } from '../../face.ts';
import { pieceId } from './touched.ts';

export type With = Extract<Action, { do: 'attack-with' | 'besiege-with' }>;
export interface Fight {
  /** The touch of who or what is fought. */
  readonly target: string;
  readonly nobles: readonly NobleName[];
  /** The same with some of them. */
  with(nobles: With['nobles']): With;
}
const isWith = (action: Action): action is With => action.do === 'attack-with' || action.do === 'besiege-with';
const targetOf = (action: With): string =>
  action.do === 'attack-with' ? pieceId(nobleName(action.noble)) : placeName(action.place);
/** Too few alone, he may still be one of them. */
const canJoin = (why: string | undefined): boolean => why === undefined || why === 'too-few-to-besiege';

/** Fights that some could begin while others look on; `open`: what may be fought at all. */
export const fightsIn = (parts: Parts<Kingmaker> | undefined, open: readonly string[]): readonly Fight[] => {
  const all = [
    ...(parts?.may ?? []).map((action) => ({ action, why: undefined })),
    ...(parts?.mayNot ?? []).map(({ action, refusal }) => ({ action, why: refusal.because.why })),
  ];
  const found = new Map<string, { readonly first: With; readonly nobles: NobleName[] }>();
  for (const { action, why } of all) {
    if (!isWith(action) || !canJoin(why) || !open.includes(targetOf(action))) continue;
    const fight = found.get(targetOf(action)) ?? { first: action, nobles: [] };
    fight.nobles.push(...action.nobles.map(nobleName));
    found.set(targetOf(action), fight);
  }
  return [...found]
    .filter(([, { nobles }]) => nobles.length > 1)
    .map(([target, { first, nobles }]) => ({ target, nobles, with: (some) => ({ ...first, nobles: some }) }));
};
