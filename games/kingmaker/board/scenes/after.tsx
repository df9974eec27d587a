// After a combat, one question at a time: prisoners, spoils, places, heirs, a pardon; and a way back to the map.
import type { Props } from '../said.ts';
import { sceneWords } from '../words-scenes.ts';
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
export const AfterCombat = ({ board }: { readonly board: Props }) => {
  const { phase } = board.view;
  const isAsked = board.offered.length > 0;
  const seat = 'seat' in phase && typeof phase.seat === 'string' ? phase.seat : undefined;
  return isAsked || seat === undefined ? (
    <Asked board={board} />
  ) : (
    <p class="battle-waits">{sceneWords().waits([board.words.seats[seat as keyof typeof board.words.seats]])}</p>
  );
};
