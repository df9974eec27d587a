// Several actions with one touch, where the game says that they leave nothing to choose: each is still played, told and
// taken back on its own.
import { Icon } from '@rose/board';
import type { TableContext } from '../context.ts';

export const AtOnce = ({ context }: { readonly context: TableContext }) => {
  const { desk } = context;
  const { face, hand, sight, isMyTurn } = desk;
  if (!face.atOnce || !isMyTurn.value) return null;
  const bundles = face.atOnce(
    sight.value.view,
    hand.value.may.map(({ action }) => action),
  );
  return (
    <>
      {bundles.map(({ key, label, actions }) => (
        <button key={key} type="button" class="btn sm" onClick={() => desk.play(...actions.map(face.write))}>
          <Icon name="arrow" size={16} /> {label}
        </button>
      ))}
    </>
  );
};
