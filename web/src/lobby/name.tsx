// Under which name one sits down: a guest's name is enough.
import { Arms, guestCoat } from '@rose/board';
import { useId, useState } from 'preact/hooks';
import type { ApiTrouble } from '../online/api.ts';
import { me, sitAs } from '../online/me.ts';
import { TroubleNote } from '../online/trouble-note.tsx';
import { name } from '../prefs.ts';
import { href } from '../router.ts';
import { lobbyWords } from './words.ts';

/** Sits down under the name in the field unless one has a name here already; true when one has. */
export const useName = () => {
  const [wanted, setWanted] = useState(name.value);
  const [trouble, setTrouble] = useState<ApiTrouble>();
  const settle = async (): Promise<boolean> => {
    if (me.value?.player) return true;
    const wrong = await sitAs(wanted.trim());
    setTrouble(wrong);
    if (!wrong) name.value = wanted.trim();
    return !wrong;
  };
  return { wanted, setWanted, trouble, settle };
};
export type NameWish = ReturnType<typeof useName>;

export const NameField = ({ wish }: { readonly wish: NameWish }) => {
  const id = useId();
  const say = lobbyWords().name;
  return (
    <div class="number">
      <label for={id}>{say.label}</label>
      <input
        id={id}
        maxLength={24}
        required
        value={wish.wanted}
        autocomplete="nickname"
        aria-describedby={`${id}-hint`}
        onInput={(event) => wish.setWanted(event.currentTarget.value)}
      />
      <small id={`${id}-hint`}>
        {say.hint} <a href={href('account')}>{say.orLogIn}</a>
      </small>
      <TroubleNote trouble={wish.trouble} />
    </div>
  );
};

/** Who one is here; before that, the field for it. */
export const Identity = () => {
  const say = lobbyWords().name;
  const wish = useName();
  const player = me.value?.player;
  if (!me.value) return null;
  if (player)
    return (
      <p class="identity">
        <Arms coat={guestCoat(player.name)} size={22} />
        <span>
          {say.as(player.name)} {player.kind === 'guest' && <small>({say.guest})</small>}
        </span>
        <a href={href('account')}>{say.account}</a>
      </p>
    );
  return (
    <form
      class="form identity-form"
      onSubmit={(event) => {
        event.preventDefault();
        void wish.settle();
      }}
    >
      <NameField wish={wish} />
      <button type="submit" class="btn">
        {say.sit}
      </button>
    </form>
  );
};
