// Password, sessions, blocked people, and leaving for good.
import type { Person, Removal, SessionCard } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { confirm } from '../dialog.tsx';
import { type ApiTrouble, isApiTrouble, look, post } from '../online/api.ts';
import { fetchMe, me } from '../online/me.ts';
import { askServer } from '../online/server.ts';
import { serverTime } from '../online/server-time.ts';
import { complainOf } from '../online/trouble-note.tsx';
import { ago } from '../since.ts';
import { toast } from '../toast.tsx';
import { isTrouble } from '../trouble.ts';
import { words } from '../words/index.ts';
import { agentText } from './agent.ts';
import { ActionForm, TextField } from './text-field.tsx';
import { peopleWords } from './words.ts';

export const PasswordPart = () => {
  const { change: say, passwordHint } = peopleWords();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const send = async (): Promise<ApiTrouble | undefined> => {
    const answer = await post('/api/password', { old, new: next });
    if (isApiTrouble(answer)) return answer;
    setOld('');
    setNext('');
    toast({ kind: 'note', title: say.done(answer.ended), lasts: 6000 });
    return undefined;
  };
  return (
    <section>
      <h2>{say.title}</h2>
      <ActionForm go={say.go} does={send}>
        <Whose />
        <TextField label={say.old} type="password" value={old} autocomplete="current-password" onChange={setOld} />
        <TextField
          label={say.new}
          hint={passwordHint}
          type="password"
          value={next}
          autocomplete="new-password"
          onChange={setNext}
        />
      </ActionForm>
    </section>
  );
};

/** So that whoever keeps passwords knows whose this is. */
const Whose = () => <input type="text" autocomplete="username" value={me.value?.player?.name ?? ''} readOnly hidden />;

export const SessionsPart = () => {
  const say = peopleWords().sessions;
  const [sessions, setSessions] = useState<readonly SessionCard[]>();
  const fetchAll = async (): Promise<void> => {
    const answer = await look('/api/sessions');
    if (isApiTrouble(answer)) complainOf(answer);
    else setSessions(answer.sessions);
  };
  useEffect(() => void fetchAll(), []);
  const end = async (id: string): Promise<void> => {
    const answer = await post('/api/sessions/end', { id });
    if (isApiTrouble(answer)) complainOf(answer);
    await fetchAll();
  };
  return (
    <section>
      <h2>{say.title}</h2>
      <ul class="rows">
        {sessions?.map(({ id, here, seen, agent }) => (
          <li key={id}>
            <span>
              {agentText(agent) || say.unknown}{' '}
              <small>{here ? say.here : say.seen(ago(seen, serverTime.now()) ?? words().now)}</small>
            </span>
            {!here && (
              <button
                type="button"
                class="btn sm"
                aria-label={say.endOf(agentText(agent) || say.unknown)}
                onClick={() => void end(id)}
              >
                {say.end}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

export const BlocksPart = () => {
  const say = peopleWords().blocks;
  const [people, setPeople] = useState<readonly Person[]>();
  const fetchAll = async (): Promise<void> => {
    const answer = await askServer({ ask: 'blocks' });
    if (!isTrouble(answer)) setPeople(answer.players);
  };
  useEffect(() => void fetchAll(), []);
  const unblock = async (player: string): Promise<void> => {
    const answer = await askServer({ ask: 'block', player, blocked: false });
    if (isTrouble(answer)) complainOf(answer);
    await fetchAll();
  };
  if (!people) return null;
  return (
    <section>
      <h2>{say.title}</h2>
      {people.length === 0 && <p class="quiet">{say.none}</p>}
      <ul class="rows">
        {people.map(({ player, name }) => (
          <li key={player}>
            <span>{name}</span>
            <button type="button" class="btn sm" aria-label={say.undoOf(name)} onClick={() => void unblock(player)}>
              {say.undo}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const partsOf = ({ player, removes }: Removal): readonly string[] => {
  const { parts, account } = peopleWords().removal;
  const { email, ...counted } = removes;
  const counts = (Object.keys(counted) as (keyof typeof counted)[]).flatMap((part) =>
    counted[part] > 0 ? [parts[part](counted[part])] : [],
  );
  return [account(player.name), ...counts, ...(email ? [parts.email] : [])];
};

/** What goes is said before anything goes. */
export const RemovalPart = () => {
  const say = peopleWords().removal;
  const [removal, setRemoval] = useState<Removal>();
  const [password, setPassword] = useState('');
  const remove = async (): Promise<ApiTrouble | undefined> => {
    if (!(await confirm({ title: say.sure, text: say.sureText, yes: say.go }))) return undefined;
    const answer = await post('/api/remove', removal?.needsPassword ? { password } : {});
    if (isApiTrouble(answer)) return answer;
    await fetchMe();
    toast({ kind: 'note', title: say.done });
    return undefined;
  };
  const lookFirst = async (): Promise<ApiTrouble | undefined> => {
    const answer = await look('/api/removal');
    if (isApiTrouble(answer)) return answer;
    setRemoval(answer);
    return undefined;
  };
  return (
    <section>
      <h2>{say.title}</h2>
      {!removal && <ActionForm go={say.look} does={lookFirst} />}
      {removal && (
        <>
          <p>{say.removes}</p>
          <ul>
            {partsOf(removal).map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>{say.keeps(removal.keeps.games)}</p>
          {removal.keeps.reported > 0 && <p>{say.keepsReported(removal.keeps.reported)}</p>}
          <ActionForm go={say.go} does={remove}>
            {removal.needsPassword && <Whose />}
            {removal.needsPassword && (
              <TextField
                label={say.password}
                type="password"
                value={password}
                autocomplete="current-password"
                onChange={setPassword}
              />
            )}
          </ActionForm>
        </>
      )}
    </section>
  );
};
