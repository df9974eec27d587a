// What lies beside the map: the phases, what answers the question without a place on it, the viewer's faction, the event.
import { CoatShapes, NamesFor, useLater, useNames } from '@rose/board';
import type { Kingmaker } from '@rose/kingmaker/ids';
import { useMemo } from 'preact/hooks';
import type { FinalProps } from '../../face.ts';
import { AlsoPossible, Answers } from './answers.tsx';
import { COATS } from './coats.ts';
import { isDocked } from './docked-facts.ts';
import { Drawer } from './drawer.tsx';
import { EventPaper } from './event.tsx';
import type { Props } from './said.ts';
import { isScene, Offered, Tray } from './scenes/index.tsx';
import { shipsOf } from './ships.ts';
import { stacksOf } from './stacks.ts';
import { counters } from './standing.ts';

export { Clock } from './clock.tsx';

/** What few look at, or not at once, is fetched when it is wanted. */
const loadSplit = () => import('./split.tsx');
const loadJoining = () => import('./joining.tsx');
const loadDocked = () => import('./scenes/docked.tsx');
const loadLegend = () => import('./legend.tsx');
const loadThrone = () => import('./throne.tsx');
const loadFinal = () => import('./scenes/final.tsx');
export const Final = (props: FinalProps<Kingmaker>) => {
  const later = useLater(loadFinal, true);
  return later ? <later.FinalTable {...props} /> : null;
};
export const Legend = () => {
  const later = useLater(loadLegend, true);
  return later ? <later.Legend /> : null;
};

const Arms = () => (
  <svg class="km-shapes" width="0" height="0" aria-hidden="true">
    <defs>
      <CoatShapes coats={COATS} />
    </defs>
  </svg>
);
const useCounters = ({ view }: Props) => {
  const stacks = useMemo(() => stacksOf(view), [view]);
  const all = useMemo(() => counters(stacks, shipsOf(view)), [view, stacks]);
  return { stacks, all };
};
/** What one is offered, a paper that asks, and answers in words. */
export const Asked = (board: Props) => {
  const names = useNames();
  const { all } = useCounters(board);
  const docked = useLater(loadDocked, isDocked(board.view));
  if (isScene(board) && board.view.offers.length === 0) return null;
  const isOnPaper = docked !== undefined && isDocked(board.view) && !isScene(board);
  return (
    <NamesFor value={names}>
      <div class="km-asked">
        {(isOnPaper || board.view.offers.length > 0) && <Arms />}
        <Offered board={board} />
        {isOnPaper && <docked.Docked board={board} />}
        {!isScene(board) && <Answers board={board} all={all} />}
      </div>
    </NamesFor>
  );
};
export const Own = (board: Props) => {
  const names = useNames();
  const { stacks } = useCounters(board);
  const split = useLater(loadSplit, board.view.round > 0);
  const throne = useLater(loadThrone, board.view.round > 0);
  const joining = useLater(loadJoining, board.view.phase.name === 'combat');
  return (
    <NamesFor value={names}>
      <div class="km-aside">
        <Arms />
        {split && <split.Split board={board} stacks={stacks} />}
        {joining && <joining.WhoJoins board={board} />}
        <Drawer board={board} stacks={stacks} />
        <AlsoPossible board={board} isScene={isScene(board)} />
        <EventPaper board={board} />
        {throne && <throne.Throne board={board} />}
        {board.view.round > 0 && <Tray board={board} />}
      </div>
    </NamesFor>
  );
};
