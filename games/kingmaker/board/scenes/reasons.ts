// Why a part of an offer or a company is not possible now, in the words of the game.
import type { Action, Kingmaker } from '@rose/kingmaker/ids';
import type { Line } from '@rose/table/text';
import type { Parts } from '../../../face.ts';
import type { Props } from '../said.ts';

type Refused = Parts<Kingmaker>['mayNot'][number]['refusal'];
export const reasonOf = ({ words }: Pick<Props, 'words'>, { because }: Refused): Line => {
  const why = because as { readonly why: string };
  const found = (words.why as Readonly<Record<string, ((because: unknown) => Line) | undefined>>)[why.why];
  return found ? found(because) : [];
};
export const reasonIn = (
  board: Pick<Props, 'words'>,
  parts: Parts<Kingmaker> | undefined,
  fits: (action: Action) => boolean,
): Line | undefined => {
  const refused = parts?.mayNot.find(({ action }) => fits(action));
  return refused && reasonOf(board, refused.refusal);
};
