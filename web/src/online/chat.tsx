// The talk at a table on screen: lines, whom one speaks to, and what can be done about a line.
import { useSignal } from '@preact/signals';
import { Icon } from '@rose/board';
import type { About, Audience, ChatLine, Person, Seating } from '@rose/protocol';
import { useEffect, useId, useRef } from 'preact/hooks';
import { confirm } from '../dialog.tsx';
import { playerHere } from '../here.ts';
import { language } from '../prefs.ts';
import { href } from '../router.ts';
import { toast } from '../toast.tsx';
import { isTrouble } from '../trouble.ts';
import { me } from './me.ts';
import { ReportDialog } from './report.tsx';
import { askServer } from './server.ts';
import type { Talk } from './talk.ts';
import { keyOf } from './talk-lines.ts';
import { complainOf } from './trouble-note.tsx';
import { onlineWords } from './words.ts';

const LONGEST = 1_000;
/** Less of it than that, in pixels, is an edge that nobody reads. */
const LEAST_SEEN = 32;

const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString(language.value === 'fr' ? 'fr' : 'en-GB', { hour: '2-digit', minute: '2-digit' });

const block = async (talk: Talk, { player, name }: ChatLine): Promise<void> => {
  const say = onlineWords().talk;
  if (!(await confirm({ title: say.blockSure(name), text: say.blockText, yes: say.block(name) }))) return;
  const answer = await askServer({ ask: 'block', player, blocked: true });
  if (isTrouble(answer)) return complainOf(answer);
  toast({ kind: 'note', title: say.blocked, lasts: 5000 });
  await talk.fetch(true);
};

const Said = ({ talk, line }: { readonly talk: Talk; readonly line: ChatLine }) => {
  const say = onlineWords().talk;
  const isOpen = useSignal(false);
  const isReporting = useSignal(false);
  const isMine = line.player === playerHere.value;
  return (
    <li class={`line${isMine ? ' mine' : ''}${line.to ? ' whispered' : ''}`}>
      <p>
        <b>{line.name}</b> <small>{timeOf(line.at)}</small>
        {line.to && <small> · {isMine ? say.told(line.to.name) : say.toldYou}</small>}
        {line.audience === 'house' && <small> · {say.audience.house}</small>}
        <br />
        {line.text}
      </p>
      {!isMine && playerHere.value !== undefined && (
        <button
          type="button"
          class="ib"
          aria-label={say.more(line.name)}
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <Icon name="menu" size={16} />
        </button>
      )}
      {isOpen.value && (
        <div class="line-actions">
          <button type="button" class="btn sm" onClick={() => void block(talk, line)}>
            {say.block(line.name)}
          </button>
          <button
            type="button"
            class="btn sm"
            onClick={() => {
              isReporting.value = true;
            }}
          >
            {say.report}
          </button>
        </div>
      )}
      {isReporting.value && (
        <ReportDialog
          line={line}
          close={() => {
            isReporting.value = false;
          }}
        />
      )}
    </li>
  );
};

interface SpeakProps {
  readonly talk: Talk;
  readonly audiences: readonly Audience[];
  /** Those to whom something may be said alone. */
  readonly persons?: readonly Person[];
  /** Who hears it, where that is not plain from the audience. */
  readonly hint?: string | undefined;
}
const Speak = ({ talk, audiences, persons = [], hint }: SpeakProps) => {
  const say = onlineWords().talk;
  const text = useSignal('');
  const to = useSignal('');
  const person = persons.find(({ player }) => player === to.value);
  const audience = person ? 'players' : (audiences.find((one) => one === to.value) ?? audiences[0] ?? 'spectators');
  const id = useId();
  const send = async (): Promise<void> => {
    const words = text.value.trim();
    if (words === '') return;
    text.value = '';
    const wrong = await talk.say(audience, words, person?.player);
    if (!wrong) return;
    if (text.value === '') text.value = words;
    complainOf(wrong);
  };
  return (
    <form
      class="speak"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {audiences.length + persons.length > 1 && (
        <div class="to">
          <label for={`${id}-to`}>{say.to}</label>
          <select
            id={`${id}-to`}
            value={person?.player ?? audience}
            onChange={(event) => {
              to.value = event.currentTarget.value;
            }}
          >
            {audiences.map((one) => (
              <option key={one} value={one}>
                {say.audience[one]}
              </option>
            ))}
            {persons.map(({ player, name }) => (
              <option key={player} value={player}>
                {say.alone(name)}
              </option>
            ))}
          </select>
        </div>
      )}
      <label class="unseen" for={id}>
        {say.say}
      </label>
      <div class="words">
        <input
          id={id}
          maxLength={LONGEST}
          autocomplete="off"
          placeholder={say.say}
          value={text.value}
          aria-describedby={`${id}-only`}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="btn sm">
          {say.send}
        </button>
      </div>
      <small id={`${id}-only`}>{hint ?? (person ? say.onlyOne(person.name) : say.only[audience])}</small>
    </form>
  );
};

/** Whoever sits speaks to the players or to all, whoever watches to onlookers; after the end players to them too. */
const audiencesOf = (mine: readonly string[], isOver: boolean): readonly Audience[] => {
  if (mine.length === 0) return ['spectators'];
  return isOver ? ['players', 'house', 'spectators'] : ['players', 'house'];
};

/** Where three or more persons sit: the others, also those for whom a bot plays on. */
const othersOf = (seating: Seating, { mine, standIns }: About): readonly Person[] => {
  if (mine.length === 0) return [];
  const sitting = Object.values(seating).flatMap((sitter) =>
    sitter.kind === 'person' && sitter.player !== undefined ? [{ player: sitter.player, name: sitter.name }] : [],
  );
  const away = Object.values(standIns);
  const others = [...sitting, ...away].filter(({ player }) => player !== playerHere.value);
  const each = [...new Map(others.map((person) => [person.player, person])).values()];
  return each.length > 1 ? each : [];
};

export const TalkBox = ({ talk, audiences, persons, hint }: SpeakProps) => {
  const say = onlineWords().talk;
  const box = useRef<HTMLDivElement>(null);
  const lines = talk.lines.value;
  useEffect(() => {
    const whole = box.current?.parentElement;
    if (!whole) return;
    // behind a sheet that is drawn down nobody reads it
    const watched = new IntersectionObserver(
      (seen) => {
        talk.isOpen.value = (seen.at(-1)?.intersectionRect.height ?? 0) >= LEAST_SEEN;
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
    );
    watched.observe(whole);
    return () => {
      watched.disconnect();
      talk.isOpen.value = false;
    };
  }, [talk]);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="talk">
      <div class="lines" ref={box} role="log" aria-label={say.title}>
        {lines.length === 0 && <p class="quiet">{say.none}</p>}
        <ul>
          {lines.map((line) => (
            <Said key={keyOf(line)} talk={talk} line={line} />
          ))}
        </ul>
      </div>
      {audiences.length === 0 ? (
        <p class="quiet">{say.silence}</p>
      ) : me.value?.player || playerHere.value !== undefined ? (
        <Speak talk={talk} audiences={audiences} {...(persons ? { persons } : {})} hint={hint} />
      ) : (
        <p class="quiet">
          <a href={href('account')}>{say.signIn}</a>
        </p>
      )}
    </div>
  );
};

interface ChatProps {
  readonly talk: Talk;
  readonly about: About | undefined;
  readonly seating: Seating;
  readonly isOver: boolean;
  /** The game asks those who sit for silence. */
  readonly isSilent: boolean;
}
export const Chat = ({ talk, about, seating, isOver, isSilent }: ChatProps) => {
  const mine = about?.mine ?? [];
  const audiences = isSilent && !isOver && mine.length > 0 ? [] : audiencesOf(mine, isOver);
  return <TalkBox talk={talk} audiences={audiences} persons={about ? othersOf(seating, about) : []} />;
};
