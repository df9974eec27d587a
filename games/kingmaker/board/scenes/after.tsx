// After a combat, one question at a time: prisoners, spoils, places, heirs, a pardon; and a way back to the map.
import type { Props } from '../said.ts';
import { isAsked, waitsFor } from './frame.tsx';
import { BountyAsked, PrisonersAsked, SeizureAsked, SpoilsAsked, WindowAsked } from './papers.tsx';

const Asked = ({ board }: { readonly board: Props }) => {
  switch (board.view.phase.name) {
    case 'prisoners':
      return <PrisonersAsked board={board} />;
    case 'spoils':
      return <SpoilsAsked board={board} />;
    case 'seizure':
      return <SeizureAsked board={board} />;
    case 'bounty':
      return <BountyAsked board={board} />;
    case 'pardon':
      return <WindowAsked board={board} />;
    default:
      return null;
  }
};
export const AfterCombat = ({ board }: { readonly board: Props }) =>
  isAsked(board) ? <Asked board={board} /> : <p class="battle-waits">{waitsFor(board)}</p>;
