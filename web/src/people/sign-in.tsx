// Ways to be somebody here: a guest's name, a new account, an account one has.
import { useState } from 'preact/hooks';
import { confirm } from '../dialog.tsx';
import { type ApiTrouble, isApiTrouble, post } from '../online/api.ts';
import { become, me, sitAs } from '../online/me.ts';
import { houseTrouble } from '../online/troubles.ts';
import { language, name as prefName } from '../prefs.ts';
import { toast } from '../toast.tsx';
import { ActionForm, TextField } from './text-field.tsx';
import { peopleWords } from './words.ts';

const LONGEST_NAME = 24;

export const GuestForm = () => {
  const say = peopleWords();
  const [name, setName] = useState(me.value?.player?.name ?? prefName.value);
  const isGuest = me.value?.player !== undefined;
  return (
    <section>
      <h2>{isGuest ? say.guest.change : say.guest.title}</h2>
      <p>{isGuest ? say.guest.is(me.value?.player?.name ?? '') : say.guest.text}</p>
      <ActionForm
        go={say.guest.go}
        does={async () => {
          const wrong = await sitAs(name.trim());
          if (!wrong) prefName.value = name.trim();
          return wrong;
        }}
      >
        <TextField label={say.name} value={name} most={LONGEST_NAME} autocomplete="nickname" onChange={setName} />
      </ActionForm>
    </section>
  );
};

/** A guest with games is warned; whoever goes on leaves them. */
export const leavingAsked = async (wrong: ApiTrouble | undefined, title: string, yes: string): Promise<boolean> => {
  if (wrong?.trouble !== 'guest-has-games') return false;
  const { what, next } = houseTrouble(wrong);
  return confirm({ title, text: `${what} ${next}`, yes });
};

const Forgotten = ({ name }: { readonly name: string }) => {
  const say = peopleWords().logIn;
  if (!me.value?.house.mail) return null;
  return (
    <details>
      <summary>{say.forgot}</summary>
      <p>{say.forgotText}</p>
      <ActionForm
        go={say.forgotGo}
        does={async () => {
          const answer = await post('/api/reset/ask', { name: name.trim() });
          if (isApiTrouble(answer)) return answer;
          toast({ kind: 'note', title: say.forgotDone });
          return undefined;
        }}
      />
    </details>
  );
};

export const LogInForm = () => {
  const say = peopleWords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const logIn = async (): Promise<ApiTrouble | undefined> => {
    const wrong = await become('/api/login', { name: name.trim(), password });
    if (!(await leavingAsked(wrong, say.logIn.leaveTitle, say.logIn.leaveYes))) return wrong;
    return become('/api/login', { name: name.trim(), password, leave: true });
  };
  return (
    <section>
      <h2>{say.logIn.title}</h2>
      <ActionForm go={say.logIn.go} does={logIn}>
        <TextField label={say.name} value={name} autocomplete="username" onChange={setName} />
        <TextField
          label={say.password}
          type="password"
          value={password}
          autocomplete="current-password"
          onChange={setPassword}
        />
      </ActionForm>
      <Forgotten name={name} />
    </section>
  );
};

export const RegisterForm = () => {
  const say = peopleWords();
  const [name, setName] = useState(me.value?.player?.name ?? prefName.value);
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const register = async (): Promise<ApiTrouble | undefined> => {
    const more = email.trim() === '' ? {} : { email: email.trim() };
    const wrong = await become('/api/register', { name: name.trim(), password, language: language.value, ...more });
    if (!wrong) toast({ kind: 'note', title: say.register.done(name.trim()), lasts: 5000 });
    return wrong;
  };
  return (
    <section>
      <h2>{say.register.title}</h2>
      <p>{say.register.text}</p>
      <ActionForm go={say.register.go} does={register} primary>
        <TextField label={say.name} value={name} most={LONGEST_NAME} autocomplete="username" onChange={setName} />
        <TextField
          label={say.password}
          hint={say.passwordHint}
          type="password"
          value={password}
          autocomplete="new-password"
          onChange={setPassword}
        />
        {me.value?.house.mail && (
          <TextField
            label={say.email}
            hint={say.emailHint}
            type="email"
            value={email}
            required={false}
            autocomplete="email"
            onChange={setEmail}
          />
        )}
      </ActionForm>
    </section>
  );
};
