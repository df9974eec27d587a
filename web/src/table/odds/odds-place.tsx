// Where odds may stand at a table. What they look like is fetched with the first of them: most games have none.
import { signal } from '@preact/signals';
import type { Kind, Odds } from '@rose/table';
import type { ComponentChildren, ComponentType } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { TableContext } from '../context.ts';
import type { AskHost, Desk } from '../picking/desk.ts';
import { createOdds, OddsFor, type Weighed } from './odds.ts';

interface Looks {
  readonly Paper: ComponentType<{ readonly context: TableContext; readonly weighed: Weighed }>;
  readonly Mark: ComponentType<{ readonly odds: Odds }>;
}
const looks = signal<Looks | undefined>(undefined);
let isFetched = false;
/** The looks, once they are needed; a failure leaves the table as it was, without odds. */
const useLooks = (isNeeded: boolean): Looks | undefined => {
  useEffect(() => {
    if (!isNeeded || isFetched) return;
    isFetched = true;
    import('./odds-paper.tsx').then(
      (fetched) => {
        looks.value = fetched;
      },
      () => {
        isFetched = false;
      },
    );
  }, [isNeeded]);
  return looks.value;
};

interface WithOddsProps {
  readonly desk: Desk;
  readonly ask: AskHost;
  readonly children: ComponentChildren;
}
/** Whatever lies on this desk may show odds. */
export const WithOdds = ({ desk, ask, children }: WithOddsProps) => {
  const odds = useMemo(() => createOdds(desk, ask), [desk, ask]);
  useEffect(() => odds.stop, [odds]);
  return <OddsFor.Provider value={odds}>{children}</OddsFor.Provider>;
};

/** What the hand would begin. A fight under way tells its own odds, on its own screen. */
export const OddsPaper = ({ context }: { readonly context: TableContext }) => {
  const shown = useContext(OddsFor)?.shown.value;
  const weighed = shown?.isPassing ? shown : undefined;
  const found = useLooks(weighed !== undefined);
  if (!weighed || !found) return null;
  return <found.Paper context={context} weighed={weighed} />;
};

/** What a choice makes of the fight under way. */
export const OddsMark = ({ action }: { readonly action: Kind['action'] }) => {
  const odds = useContext(OddsFor)?.of(action);
  const found = useLooks(odds !== undefined);
  return odds && found ? <found.Mark odds={odds} /> : null;
};
