// What an account prefers: its address, where notices go, hours that do not count.
import type { ChannelTarget, Preferences, PreferencesChange } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Flag } from '../field.tsx';
import { type ApiTrouble, isApiTrouble, look, post } from '../online/api.ts';
import { me } from '../online/me.ts';
import { complainOf, TroubleNote } from '../online/trouble-note.tsx';
import { toast } from '../toast.tsx';
import { mayPush, subscribe } from './push.ts';
import { ActionForm, TextField } from './text-field.tsx';
import { peopleWords } from './words.ts';

interface WishesProps {
  readonly wishes: Preferences;
  take(wishes: Preferences): void;
}
/** Sends a change and shows what is kept from then on. */
const change = async (
  take: WishesProps['take'],
  sent: Promise<Preferences | ApiTrouble>,
): Promise<ApiTrouble | undefined> => {
  const answer = await sent;
  if (isApiTrouble(answer)) return answer;
  take(answer);
  return undefined;
};

const MailPart = ({ wishes, take }: WishesProps) => {
  const say = peopleWords().mail;
  const { email } = wishes;
  const [address, setAddress] = useState(email?.address ?? '');
  const [password, setPassword] = useState('');
  const [endOthers, setEndOthers] = useState(false);
  const prefer = async (part: PreferencesChange) => {
    const wrong = await change(take, post('/api/preferences', { ...part, password, endOthers }));
    if (!wrong) setPassword('');
    return wrong;
  };
  const Proof = () => (
    <>
      <TextField
        label={say.password}
        type="password"
        value={password}
        autocomplete="current-password"
        onChange={setPassword}
      />
      <Flag label={say.endOthers} value={endOthers} onChange={setEndOthers} />
    </>
  );
  const text = !email ? say.none : email.proven ? say.proven(email.address) : say.waiting(email.address);
  return (
    <section>
      <h2>{say.title}</h2>
      {!me.value?.house.mail && <p class="quiet">{say.noMail}</p>}
      <p>{text}</p>
      {me.value?.house.mail && (
        <ActionForm
          go={say.keep}
          does={async () => {
            const wrong = await prefer({ email: address.trim() });
            if (!wrong) toast({ kind: 'note', title: say.sent });
            return wrong;
          }}
        >
          <TextField label={say.address} type="email" value={address} autocomplete="email" onChange={setAddress} />
          {Proof()}
        </ActionForm>
      )}
      {email && <ActionForm go={say.remove} does={() => prefer({ email: null })} />}
    </section>
  );
};

const NoticesPart = ({ wishes, take }: WishesProps) => {
  const say = peopleWords().notices;
  const [address, setAddress] = useState('');
  const add = (target: ChannelTarget) => change(take, post('/api/channels', target));
  const drop = async (id: string): Promise<void> => {
    const wrong = await change(take, post('/api/channels/end', { id }));
    if (wrong) complainOf(wrong);
  };
  const pushKey = me.value?.house.pushKey;
  const hasMail = wishes.channels.some(({ kind }) => kind === 'mail');
  return (
    <section>
      <h2>{say.title}</h2>
      <p>{say.text}</p>
      {wishes.channels.length === 0 && <p class="quiet">{say.none}</p>}
      <ul class="rows">
        {wishes.channels.map(({ id, kind, host }) => (
          <li key={id}>
            <span>
              {say.kinds[kind]} <small>{say.to(host)}</small>
            </span>
            <button type="button" class="btn sm" aria-label={say.dropOf(say.kinds[kind])} onClick={() => void drop(id)}>
              {say.drop}
            </button>
          </li>
        ))}
      </ul>
      {pushKey !== undefined && mayPush() && (
        <ActionForm
          go={say.addPush}
          does={async () => {
            const target = await subscribe(pushKey);
            if (target) return add(target);
            toast({ kind: 'bad', title: say.noPush, text: say.noPushNext });
            return undefined;
          }}
        />
      )}
      {wishes.email?.proven && !hasMail && <ActionForm go={say.addMail} does={() => add({ kind: 'mail' })} />}
      <ActionForm
        go={say.addWebhook}
        does={async () => {
          const wrong = await add({ kind: 'webhook', address: address.trim() });
          if (!wrong) setAddress('');
          return wrong;
        }}
      >
        <TextField label={say.webhook} type="url" value={address} autocomplete="off" onChange={setAddress} />
      </ActionForm>
    </section>
  );
};

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const today = (): string => new Date().toISOString().slice(0, 10);

const TimePart = ({ wishes, take }: WishesProps) => {
  const say = peopleWords().time;
  const [night, setNight] = useState(wishes.night);
  const [vacation, setVacation] = useState(wishes.vacation);
  const zone = night?.zone ?? zoneHere();
  const keep = async (): Promise<ApiTrouble | undefined> => {
    const wrong = await change(take, post('/api/preferences', { night, vacation }));
    if (!wrong) toast({ kind: 'note', title: say.kept, lasts: 4000 });
    return wrong;
  };
  return (
    <section>
      <h2>{say.title}</h2>
      <p>{say.text}</p>
      <ActionForm go={say.keep} does={keep}>
        <Flag
          label={say.night}
          hint={say.zone(zone)}
          value={night !== null}
          onChange={(on) => setNight(on ? { from: '23:00', to: '07:00', zone } : null)}
        />
        {night && (
          <div class="numbers">
            <TextField
              label={say.from}
              type="time"
              value={night.from}
              onChange={(from) => setNight({ ...night, from })}
            />
            <TextField label={say.to} type="time" value={night.to} onChange={(to) => setNight({ ...night, to })} />
          </div>
        )}
        <Flag
          label={say.vacation}
          hint={say.vacationHint(wishes.daysOff.most, wishes.daysOff.left)}
          value={vacation !== null}
          onChange={(on) => setVacation(on ? { from: today(), until: today() } : null)}
        />
        {vacation && (
          <div class="numbers">
            <TextField
              label={say.first}
              type="date"
              value={vacation.from}
              onChange={(from) => setVacation({ ...vacation, from })}
            />
            <TextField
              label={say.last}
              type="date"
              value={vacation.until}
              onChange={(until) => setVacation({ ...vacation, until })}
            />
          </div>
        )}
      </ActionForm>
    </section>
  );
};

/** Guests have hours and notices, too; an address belongs to an account. */
export const WishesParts = () => {
  const [wishes, setWishes] = useState<Preferences | ApiTrouble>();
  useEffect(() => void look('/api/preferences').then(setWishes), []);
  if (!wishes) return null;
  if (isApiTrouble(wishes)) return <TroubleNote trouble={wishes} />;
  const props = { wishes, take: setWishes };
  return (
    <>
      {me.value?.player?.kind === 'account' && <MailPart {...props} />}
      <NoticesPart {...props} />
      <TimePart {...props} />
    </>
  );
};
