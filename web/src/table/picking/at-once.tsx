// Several actions with one touch, where the game says that they leave nothing to choose: each is still played, told and
// taken back on its own.
import { Icon } from '@rose/board';
import type { AnyFace } from '../../../../games/face.ts';
import type { TableContext } from '../context.ts';

type Bundles = ReturnType<NonNullable<AnyFace['atOnce']>>;

export const bundlesOf = ({ desk: { face, hand, sight, isMyTurn } }: TableContext): Bundles => {
  if (!face.atOnce || !isMyTurn.value) return [];
  return face.atOnce(
    sight.value.view,
    hand.value.may.map(({ action }) => action),
  );
};
interface AtOnceProps {
  readonly context: TableContext;
  readonly bundles: Bundles;
  readonly isAside: boolean;
}
/** The first of them is what the question is about: with an empty hand it is the main button. */
export const AtOnce = ({ context, bundles, isAside }: AtOnceProps) => {
  const { desk } = context;
  const isFree = desk.picked.value.length === 0 && !isAside;
  return (
    <>
      {bundles.map(({ key, label, actions }, at) => (
        <button
          key={key}
          type="button"
          class={at === 0 && isFree ? 'btn sm primary' : 'btn sm'}
          onClick={() => desk.play(...actions.map(desk.face.write))}
        >
          <Icon name="arrow" size={16} /> {label}
        </button>
      ))}
    </>
  );
};
