// The lobby: tables with a free chair as they come and go, one's own tables, and a way to open another.
import { Icon } from '@rose/board';
import type { Gathering } from '@rose/protocol';
import { playerHere } from '../here.ts';
import { titleOf } from '../home/tables.tsx';
import { TroubleNote } from '../online/trouble-note.tsx';
import { useMe } from '../online/use-me.ts';
import { Page } from '../page.tsx';
import { href } from '../router.ts';
import { ago } from '../since.ts';
import { words } from '../words/index.ts';
import { useLobby } from './gatherings.ts';
import { MyTables } from './mine.tsx';
import { useMyTables } from './my-tables.ts';
import { Identity } from './name.tsx';
import { termsText } from './terms.tsx';
import { lobbyWords } from './words.ts';
import '../styles/tables.css';
import './lobby.css';

const isMine = ({ chairs }: Gathering): boolean =>
  chairs.some((chair) => 'player' in chair && chair.player === playerHere.value);

const OpenTable = ({ gathering }: { readonly gathering: Gathering }) => {
  const say = lobbyWords();
  const { game, owner, table, opened } = gathering;
  const title = titleOf(game);
  return (
    <li class="open-table">
      <img src={`pictures/${game}.webp`} alt="" width={72} height={47} decoding="async" />
      <div class="what">
        <h3>{title}</h3>
        <p>
          {say.by(owner.name)} · {ago(opened) ?? words().now}
        </p>
        <small>{termsText(gathering)}</small>
      </div>
      <a class="btn" href={href('join', table)} aria-label={say.joinAt(title, owner.name)}>
        {isMine(gathering) ? say.see : say.join}
      </a>
    </li>
  );
};

const OpenTables = () => {
  const say = lobbyWords();
  const { tables, trouble, again } = useLobby();
  const shown = tables.value;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{say.tables}</h2>
      <TroubleNote trouble={shown ? undefined : trouble.value} />
      {!shown && trouble.value && (
        <button type="button" class="btn" onClick={() => void again()}>
          {say.retry}
        </button>
      )}
      {!shown && !trouble.value && <p class="quiet">{say.looking}</p>}
      {shown?.length === 0 && (
        <p class="empty">
          <b>{say.none}</b> {say.noneHint}
        </p>
      )}
      <ul class="open-tables">
        {shown?.map((gathering) => (
          <OpenTable key={gathering.table} gathering={gathering} />
        ))}
      </ul>
    </section>
  );
};

export const LobbyPage = () => {
  const say = lobbyWords();
  const { me } = useMe();
  const mine = useMyTables();
  return (
    <Page title={say.title} lead={say.lead}>
      <div class="lobby">
        <Identity />
        {me && (
          <a class="btn primary" href={href('open')}>
            <Icon name="plus" size={18} /> {say.open}
          </a>
        )}
        {mine && mine.length > 0 && (
          <section aria-labelledby="my-online">
            <h2 id="my-online">{say.mine}</h2>
            <MyTables tables={mine} />
          </section>
        )}
        <OpenTables />
      </div>
    </Page>
  );
};
