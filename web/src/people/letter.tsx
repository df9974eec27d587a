// Where the links of letters lead: a new password, or an address that is confirmed.
import { useEffect, useState } from 'preact/hooks';
import { type ApiTrouble, isApiTrouble, post } from '../online/api.ts';
import { become } from '../online/me.ts';
import { TroubleNote } from '../online/trouble-note.tsx';
import { Page } from '../page.tsx';
import { href } from '../router.ts';
import { ActionForm, TextField } from './text-field.tsx';
import { peopleWords } from './words.ts';
import '../lobby/lobby.css';

const Reset = ({ token }: { readonly token: string }) => {
  const say = peopleWords();
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <Page title={say.letter.resetTitle} lead={say.letter.resetDone}>
        <p>
          <a class="btn" href={href('account')}>
            {say.letter.onward}
          </a>
        </p>
      </Page>
    );
  return (
    <Page title={say.letter.resetTitle}>
      <div class="papers">
        <section>
          <ActionForm
            go={say.letter.resetGo}
            primary
            does={async () => {
              const wrong = await become('/api/reset', { token, password });
              if (!wrong) setDone(true);
              return wrong;
            }}
          >
            <TextField
              label={say.change.new}
              hint={say.passwordHint}
              type="password"
              value={password}
              autocomplete="new-password"
              onChange={setPassword}
            />
          </ActionForm>
        </section>
      </div>
    </Page>
  );
};

const Prove = ({ token }: { readonly token: string }) => {
  const say = peopleWords().letter;
  const [result, setResult] = useState<'done' | ApiTrouble>();
  useEffect(
    () => void post('/api/email/prove', { token }).then((answer) => setResult(isApiTrouble(answer) ? answer : 'done')),
    [token],
  );
  return (
    <Page title={say.emailTitle}>
      <div class="papers">
        <section>
          {!result && <p>{say.emailWorking}</p>}
          {result === 'done' && <p>{say.emailDone}</p>}
          <TroubleNote trouble={result === 'done' ? undefined : result} />
          <p>
            <a href={href('account')}>{say.onward}</a>
          </p>
        </section>
      </div>
    </Page>
  );
};

export const LetterPage = ({ purpose, token }: { readonly purpose: 'reset' | 'email'; readonly token: string }) =>
  purpose === 'reset' ? <Reset token={token} /> : <Prove token={token} />;
