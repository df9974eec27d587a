// One's account: how to be somebody here, and everything that belongs to it.

import { become } from '../online/me.ts';
import { TroubleNote } from '../online/trouble-note.tsx';
import { useMe } from '../online/use-me.ts';
import { Page } from '../page.tsx';
import { href } from '../router.ts';
import { words } from '../words/index.ts';
import { BlocksPart, PasswordPart, RemovalPart, SessionsPart } from './safety.tsx';
import { GuestForm, LogInForm, leavingAsked, RegisterForm } from './sign-in.tsx';
import { ActionForm } from './text-field.tsx';
import { WishesParts } from './wishes.tsx';
import { peopleWords } from './words.ts';
import '../lobby/lobby.css';
import './people.css';

const LogOut = () => {
  const say = peopleWords().logOut;
  return (
    <ActionForm
      go={say.go}
      does={async () => {
        const wrong = await become('/api/logout', {});
        if (!(await leavingAsked(wrong, say.guestTitle, say.guestYes))) return wrong;
        return become('/api/logout', { leave: true });
      }}
    />
  );
};

const Known = ({ name, isAccount }: { readonly name: string; readonly isAccount: boolean }) => (
  <>
    <section>
      <h2>{name}</h2>
      {isAccount && (
        <p>
          <a href={href('player', name)}>{peopleWords().profile}</a>
        </p>
      )}
      <LogOut />
    </section>
    {!isAccount && (
      <>
        <GuestForm />
        <RegisterForm />
        <LogInForm />
      </>
    )}
    <WishesParts />
    {isAccount && (
      <>
        <PasswordPart />
        <SessionsPart />
      </>
    )}
    <BlocksPart />
    <RemovalPart />
  </>
);

export const AccountPage = () => {
  const say = peopleWords();
  const { me, trouble, again } = useMe();
  const player = me?.player;
  return (
    <Page title={say.title} lead={say.lead}>
      {!me && !trouble && <p>{words().loading}</p>}
      {trouble && (
        <div class="papers">
          <TroubleNote trouble={trouble} />
          <button type="button" class="btn" onClick={again}>
            {say.retry}
          </button>
        </div>
      )}
      {me && (
        <div class="papers" key={player?.id ?? ''}>
          {player ? (
            <Known key={player.kind} name={player.name} isAccount={player.kind === 'account'} />
          ) : (
            <>
              <GuestForm />
              <LogInForm />
              <RegisterForm />
            </>
          )}
        </div>
      )}
    </Page>
  );
};
