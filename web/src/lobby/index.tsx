// The lobby: one's own tables, those with a free chair as they come and go, games to watch, and a way to open another.
import { Icon } from '@rose/board';
import type { MyTable } from '@rose/protocol';
import { useState } from 'preact/hooks';
import { useMe } from '../online/use-me.ts';
import { Page } from '../page.tsx';
import { href } from '../router.ts';
import { MyTables } from './mine.tsx';
import { useMyTables } from './my-tables.ts';
import { Identity } from './name.tsx';
import { OpenTables } from './open-tables.tsx';
import { lobbyWords } from './words.ts';
import '../styles/tables.css';
import './lobby.css';

/** Finished games that are shown before one asks for more. */
const FEW = 3;

const Mine = ({ tables }: { readonly tables: readonly MyTable[] }) => {
  const say = lobbyWords();
  const [isWhole, setWhole] = useState(false);
  const over = tables.filter(({ state }) => state === 'over');
  const shown = isWhole ? tables : tables.filter(({ state }) => state !== 'over').concat(over.slice(0, FEW));
  const left = tables.length - shown.length;
  return (
    <section aria-labelledby="my-online">
      <h2 id="my-online">{say.mine}</h2>
      <MyTables tables={shown} />
      {left > 0 && (
        <div class="acts more">
          <button type="button" class="btn" onClick={() => setWhole(true)}>
            {say.moreOver(left)}
          </button>
        </div>
      )}
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
        {mine && mine.length > 0 && <Mine tables={mine} />}
        <OpenTables />
        <p class="quiet">
          <a href={href('fair-play')}>{say.fairPlay}</a>
        </p>
      </div>
    </Page>
  );
};
