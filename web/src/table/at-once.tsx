// Several actions with one touch, where the game says that they leave nothing to choose: each is still played, told and
// taken back on its own.
import { Icon } from '@rose/board';
import type { Desk } from './desk.ts';
import type { Room } from './room.ts';
import { until } from './until.ts';

/** One after the other, as long as each is still allowed and the turn has not passed on. */
export const playAll = async (desk: Desk, texts: readonly string[]): Promise<void> => {
  for (const text of texts) {
    if (!desk.isMyTurn.value) return;
    if (!desk.hand.value.may.some((choice) => choice.text === text)) continue;
    const { seq } = desk.sight.value;
    desk.trouble.value = undefined;
    desk.play(text);
    await until(
      () => desk.sight.value.seq > seq || desk.trouble.value !== undefined || desk.refusing.value !== undefined,
    );
    if (desk.sight.value.seq === seq) return;
  }
};

export const AtOnce = ({ room }: { readonly room: Room }) => {
  const { desk } = room;
  const { face, hand, sight, isMyTurn } = desk;
  if (!face.atOnce || !isMyTurn.value) return null;
  const bundles = face.atOnce(
    sight.value.view,
    hand.value.may.map(({ action }) => action),
  );
  return (
    <>
      {bundles.map(({ key, label, actions }) => (
        <button key={key} type="button" class="btn sm" onClick={() => void playAll(desk, actions.map(face.write))}>
          <Icon name="arrow" size={16} /> {label}
        </button>
      ))}
    </>
  );
};
