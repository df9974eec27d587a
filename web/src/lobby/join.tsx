// Where an invitation leads: to a table that gathers, one that plays, or one that is no more.
import type { OnlineAnswers } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Bar } from '../bar.tsx';
import { playerHere, returns } from '../here.ts';
import { askServer, onServerNews } from '../online/server.ts';
import { houseTrouble } from '../online/troubles.ts';
import { useMe } from '../online/use-me.ts';
import { Page } from '../page.tsx';
import { href } from '../router.ts';
import { type AnyTrouble, isTrouble } from '../trouble.ts';
import { words } from '../words/index.ts';
import { GatheringPage } from './gathering.tsx';
import { keepKey, keptKey } from './keys.ts';
import { lobbyWords } from './words.ts';
import './lobby.css';

type Found = OnlineAnswers['invitation'];

/** What the link leads to, kept live until one goes. */
const useInvitation = (table: string, secret: string | undefined) => {
  const [found, setFound] = useState<Found | AnyTrouble>();
  const [asked, setAsked] = useState(0);
  const player = playerHere.value;
  const times = returns.value;
  useEffect(() => {
    const withKey = secret === undefined ? {} : { key: secret };
    void askServer({ ask: 'invitation', table, ...withKey }).then(setFound);
  }, [table, secret, player, times, asked]);
  useEffect(() => {
    const forget = onServerNews((news) => {
      if (news.news === 'gathering' && news.table === table) setAsked((before) => before + 1);
    });
    return () => {
      forget();
      void askServer({ ask: 'leave', table });
    };
  }, [table]);
  return { found, again: () => setAsked((before) => before + 1) };
};

const Away = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Page title={title}>
    <p>{text}</p>
    <a class="btn primary" href={href('lobby')}>
      {lobbyWords().gatheringPage.toLobby}
    </a>
  </Page>
);

const Begun = ({ table, found }: { readonly table: string; readonly found: Found }) => {
  const say = lobbyWords().gatheringPage;
  const isOver = found.state === 'over';
  return (
    <Page title={isOver ? say.over : say.begun}>
      <div class="acts">
        {isOver && (
          <a class="btn primary" href={href('replay', table)}>
            {say.replay}
          </a>
        )}
        <a class={isOver ? 'btn' : 'btn primary'} href={href('table', table)}>
          {found.mine.length > 0 || isOver ? say.toTable : say.watch}
        </a>
      </div>
    </Page>
  );
};

interface JoinProps {
  readonly table: string;
  readonly invited: string | undefined;
}
export const JoinPage = ({ table, invited }: JoinProps) => {
  const say = lobbyWords().gatheringPage;
  const secret = invited ?? keptKey(table);
  const { found, again } = useInvitation(table, secret);
  useMe();
  useEffect(() => {
    if (invited !== undefined) keepKey(table, invited);
  }, [table, invited]);
  const isTheirs = found !== undefined && !isTrouble(found) && found.state === 'running' && found.mine.length > 0;
  useEffect(() => {
    // going back leads to where one came from, not here again
    if (isTheirs) location.replace(href('table', table));
  }, [isTheirs, table]);
  if (!found || isTheirs)
    return (
      <>
        <Bar />
        <main id="main" class="opening" aria-busy="true">
          <p>{words().loading}</p>
        </main>
      </>
    );
  if (isTrouble(found)) {
    if (found.trouble === 'no-such-table') return <Away title={say.none} text={say.noneText} />;
    const { what, next } = houseTrouble(found);
    return <Away title={what} text={next} />;
  }
  if (found.state === 'gone') return <Away title={say.gone} text={say.goneText} />;
  if (!found.gathering) return <Begun table={table} found={found} />;
  return <GatheringPage gathering={found.gathering} invited={secret} again={again} />;
};
