// A question on a small paper over the map's foot: the map stays in sight.
import { plain } from '@rose/table/text';
import type { Props } from '../said.ts';
import { BountyAsked, CommissionAsked, LodgingAsked, PrisonersAsked, SeizureAsked, SpoilsAsked } from './papers.tsx';
import './papers.css';

const Asked = ({ board }: { readonly board: Props }) => {
  const { phase } = board.view;
  switch (phase.name) {
    case 'prisoners':
      return <PrisonersAsked board={board} />;
    case 'spoils':
      return <SpoilsAsked board={board} />;
    case 'seizure':
      return <SeizureAsked board={board} />;
    case 'bounty':
      return <BountyAsked board={board} />;
    case 'lodging':
      return <LodgingAsked board={board} />;
    case 'commission':
      return <CommissionAsked board={board} />;
    default:
      return null;
  }
};
/** Only for whoever is asked: others see the map, and in the log that somebody is asked. */
export const PaperScene = ({ board }: { readonly board: Props }) => {
  const { view, viewer, words, picked } = board;
  if (viewer === 'spectator') return null;
  const { ask } = words.prompt[view.phase.name](view as never, viewer, picked);
  return (
    <section class="km-note" data-zone="scene" aria-label={plain(ask)}>
      <Asked board={board} />
    </section>
  );
};
