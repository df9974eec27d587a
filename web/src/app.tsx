// Which screen stands where; focus and title follow the guest.
import { useEffect, useState } from 'preact/hooks';
import { FACES } from '../../games/faces.ts';
import { screenKey, titleOf, useArrival } from './arrival.ts';
import { restarts } from './connection.ts';
import { Confirmation } from './dialog.tsx';
import { Home } from './home.tsx';
import { Lazy } from './lazy.tsx';
import { Page } from './page.tsx';
import { href, type Route, route } from './router.ts';
import { decode } from './share.ts';
import { Toasts, toast } from './toast.tsx';
import { words } from './words/index.ts';

const table = async () => (await import('./table/index.tsx')).TableScreen;
const learn = async () => (await import('./learn/index.tsx')).LearnScreen;
const replay = async () => (await import('./replay/index.tsx')).ReplayScreen;
const rules = async () => (await import('./rules.tsx')).RulesPage;
const settings = async () => (await import('./settings.tsx')).SettingsPage;
const verify = async () => (await import('./verify.tsx')).VerifyPage;
const credits = async () => (await import('./credits.tsx')).CreditsPage;
const house = async () => (await import('./host-page.tsx')).HostPage;

const Lost = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Page title={title}>
    <p>{text}</p>
    <a class="btn primary" href={href()}>
      {words().home}
    </a>
  </Page>
);

/** A finished game that its link carries whole. */
const SharedGame = ({ data, step }: { readonly data: string; readonly step: number | undefined }) => {
  const [file, setFile] = useState<{ readonly text: string | undefined }>();
  useEffect(() => void decode(data).then((text) => setFile({ text })), [data]);
  if (!file) return null;
  if (file.text === undefined) return <Lost title={words().unknown.shared} text={words().unknown.sharedText} />;
  return <Lazy load={replay} props={{ table: undefined, file: file.text, step }} />;
};

const Screen = ({ at }: { readonly at: Route }) => {
  const say = words().unknown;
  switch (at.at) {
    case 'home':
      return <Home />;
    case 'table':
      return <Lazy load={table} props={{ id: at.id }} />;
    case 'learn':
      if (!FACES.has(at.game)) return <Lost title={say.gameTitle} text={say.text} />;
      return <Lazy load={learn} props={{ game: at.game }} />;
    case 'replay':
      return <Lazy load={replay} props={{ table: at.table, file: undefined, step: at.step }} />;
    case 'game':
      return <SharedGame data={at.data} step={at.step} />;
    case 'rules':
      return <Lazy load={rules} props={{ game: at.game, section: at.section }} />;
    case 'verify':
      return <Lazy load={verify} props={{ table: at.table }} />;
    case 'settings':
      return <Lazy load={settings} props={{}} />;
    case 'credits':
      return <Lazy load={credits} props={{}} />;
    case 'host':
      return <Lazy load={house} props={{}} />;
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

export const App = () => {
  const at = route.value;
  const key = screenKey(at);
  const title = titleOf(at);
  useArrival(key);
  useRestartNote();
  useEffect(() => {
    document.title = title ? `${title} · Rose & Crown` : 'Rose & Crown';
  }, [title]);
  return (
    <>
      <button type="button" class="skip" onClick={skipToMain}>
        {words().skip}
      </button>
      <Screen key={key} at={at} />
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
