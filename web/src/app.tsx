// Which screen stands where; focus and title follow the guest.
import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../../games/faces.ts';
import { screenKey, titleOf, useArrival } from './arrival.ts';
import { restarts } from './connection.ts';
import { Confirmation } from './dialog.tsx';
import { called, isOnlineTable, lineNote } from './here.ts';
import { Home } from './home.tsx';
import { Lazy } from './lazy.tsx';
import { Page } from './page.tsx';
import { href, type Route, route } from './router.ts';
import { decode } from './share.ts';
import { Toasts, toast } from './toast.tsx';
import { words } from './words/index.ts';

/** A screen that speaks of tables, with the words for it. */
const worded = async <T,>(screen: Promise<T>): Promise<T> => {
  const { fetchDeskWords } = await import('./table/words/words.ts');
  const [loaded] = await Promise.all([screen, fetchDeskWords()]);
  return loaded;
};
const table = async () => (await worded(import('./table/index.tsx'))).TableScreen;
const learn = async () => (await worded(import('./learn/index.tsx'))).LearnScreen;
const replay = async () => (await worded(import('./replay/index.tsx'))).ReplayScreen;
const rules = async () => (await import('./rules.tsx')).RulesPage;
const settings = async () => (await import('./settings.tsx')).SettingsPage;
const verify = async () => (await import('./verify.tsx')).VerifyPage;
const credits = async () => (await import('./credits.tsx')).CreditsPage;
const fairPlay = async () => (await import('./fair-play.tsx')).FairPlayPage;
const house = async () => (await import('./host-page.tsx')).HostPage;
const onlineTable = async () => (await worded(import('./online/table.tsx'))).OnlineTable;
const lobby = async () => (await worded(import('./lobby/index.tsx'))).LobbyPage;
const offer = async () => (await worded(import('./lobby/offer.tsx'))).OfferPage;
const join = async () => (await worded(import('./lobby/join.tsx'))).JoinPage;
const account = async () => (await import('./people/account.tsx')).AccountPage;
const letter = async () => (await import('./people/letter.tsx')).LetterPage;
const player = async () => (await worded(import('./people/profile.tsx'))).ProfilePage;

const Lost = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Page title={title}>
    <p>{text}</p>
    <a class="btn primary" href={href()}>
      {words().home}
    </a>
  </Page>
);

interface SharedProps {
  readonly data: string;
  readonly step: number | undefined;
  readonly chapter: string | undefined;
}
/** A finished game that its link carries whole. */
const SharedGame = ({ data, step, chapter }: SharedProps) => {
  const [file, setFile] = useState<{ readonly text: string | undefined }>();
  useEffect(() => void decode(data).then((text) => setFile({ text })), [data]);
  if (!file) return null;
  if (file.text === undefined) return <Lost title={words().unknown.shared} text={words().unknown.sharedText} />;
  return <Lazy load={replay} props={{ table: undefined, file: file.text, step, chapter }} />;
};

const Screen = ({ at }: { readonly at: Route }) => {
  const say = words().unknown;
  switch (at.at) {
    case 'home':
      return <Home />;
    case 'table':
      return <Lazy load={isOnlineTable(at.id) ? onlineTable : table} props={{ id: at.id }} />;
    case 'learn':
      if (!FACES.has(at.game)) return <Lost title={say.gameTitle} text={say.text} />;
      return <Lazy load={learn} props={{ game: at.game }} />;
    case 'replay':
      return <Lazy load={replay} props={{ table: at.table, file: undefined, step: at.step, chapter: at.chapter }} />;
    case 'game':
      return <SharedGame data={at.data} step={at.step} chapter={at.chapter} />;
    case 'rules':
      return <Lazy load={rules} props={{ game: at.game, section: at.section }} />;
    case 'verify':
      return <Lazy load={verify} props={{ table: at.table }} />;
    case 'settings':
      return <Lazy load={settings} props={{}} />;
    case 'credits':
      return <Lazy load={credits} props={{}} />;
    case 'fair-play':
      return <Lazy load={fairPlay} props={{}} />;
    case 'host':
      return <Lazy load={house} props={{}} />;
    case 'lobby':
      return <Lazy load={lobby} props={{}} />;
    case 'open':
      return <Lazy load={offer} props={{ game: at.game }} />;
    case 'join':
      return <Lazy load={join} props={{ table: at.table, invited: at.key }} />;
    case 'account':
      return <Lazy load={account} props={{}} />;
    case 'reset':
    case 'email':
      return <Lazy load={letter} props={{ purpose: at.at, token: at.token }} />;
    case 'player':
      return <Lazy load={player} props={{ name: at.name }} />;
    case 'unknown':
      return <Lost title={say.title} text={say.text} />;
  }
};

const useRestartNote = (): void => {
  const times = restarts.value;
  useEffect(() => {
    if (times > 0) toast({ kind: 'bad', title: words().restarted, text: words().restartedText });
  }, [times]);
};

/** How the line to the open house stands, when there is something to say. */
const LineNote = () => (
  <div role="status" aria-live="polite">
    {lineNote.value && <p class={`line-note ${lineNote.value}`}>{words().online[lineNote.value]}</p>}
  </div>
);

export const App = () => {
  const at = route.value;
  const key = screenKey(at);
  const title = titleOf(at);
  useArrival(key);
  useRestartNote();
  const calls = called.value.length > 0 ? `(${called.value.length}) ` : '';
  useEffect(() => {
    // a table, a lesson and a replay write their own
    if (title || at.at === 'home') document.title = `${calls}${title ? `${title} · ` : ''}Rose & Crown`;
  }, [title, calls, at.at]);
  return (
    <>
      <button type="button" class="skip" onClick={skipToMain}>
        {words().skip}
      </button>
      <Screen key={key} at={at} />
      <LineNote />
      <Toasts />
      <Confirmation />
    </>
  );
};

/** The hash is the router's, so the jump is made by hand. */
const skipToMain = (): void => {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
};
