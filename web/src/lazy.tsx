// Screens that are fetched when first entered; words while they come, and a way on when they do not.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from './page.tsx';
import { words } from './words/index.ts';

const arrived = new Map<unknown, unknown>();

const Failed = () => (
  <Page title={words().unknown.screen}>
    <p>{words().unknown.screenText}</p>
    <button type="button" class="btn primary" onClick={() => location.reload()}>
      {words().reload}
    </button>
  </Page>
);

interface LazyProps<P extends object> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** `load` must be the same function each time: it is what the screen is remembered by. */
export const Lazy = <P extends object>({ load, props }: LazyProps<P>) => {
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    if (arrived.has(load)) return;
    load().then(
      (screen) => {
        arrived.set(load, screen);
        redraw((times) => times + 1);
      },
      () => setFailed(() => load),
    );
  }, [load]);
  const Screen = arrived.get(load) as ComponentType<P> | undefined;
  if (Screen) return <Screen {...props} />;
  if (failed === load) return <Failed />;
  return (
    <main id="main" class="opening" aria-busy="true">
      <p>{words().loading}</p>
    </main>
  );
};
