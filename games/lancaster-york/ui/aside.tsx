// What lies beside the map: the plan with its purse, or Parliament as it would judge now. A desk shows it in the panel, a
// phone in its sheet, there with the slip of what is in hand.
import { NamesFor, useNames } from '@rose/board';
import { useSubject } from './board.tsx';
import { Draft } from './cards.tsx';
import { Plan } from './plan.tsx';
import type { Props } from './said.ts';
import { Slip } from './slip.tsx';
import { Standings } from './standings.tsx';
import { boardWords } from './words.ts';
import './aside.css';

const Now = ({ board }: { readonly board: Props }) => (
  <details class="ly-now">
    <summary>{boardWords().standing}</summary>
    <Standings board={board} parliament={board.view.parliament} />
  </details>
);

export const Panel = (board: Props) => (
  <div class="lancaster-york-aside">
    <Draft board={board} />
    <Plan board={board} />
    <Now board={board} />
  </div>
);

export const Aside = (board: Props) => {
  const names = useNames();
  const { subject, close } = useSubject(board);
  return (
    <NamesFor value={names}>
      <div class="lancaster-york-aside sheet-part">
        <Draft board={board} />
        <Slip board={board} subject={subject} close={close} />
        <Plan board={board} />
        <Now board={board} />
      </div>
    </NamesFor>
  );
};
