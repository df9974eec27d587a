// The papers of the moment, in the column: what one touch could mean, the house's advice, what the board has to say,
// the odds, the signs. They cover nothing.
import { Icon } from '@rose/board';
import type { TableContext } from '../context.ts';
import { HintCard, type Hints } from '../hint/hint.tsx';
import { isCardDocked } from '../layout/card.tsx';
import { isSheet } from '../layout/media.ts';
import type { Panels } from '../layout/panels.ts';
import { Meanwhile } from '../log/meanwhile-card.tsx';
import { OddsPaper } from '../odds/odds-place.tsx';
import { ActionMenu } from '../picking/menu.tsx';
import { Offer } from '../picking/prompt.tsx';
import { deskWords } from '../words/words.ts';

interface PapersProps {
  readonly context: TableContext;
  readonly panels: Panels;
  readonly hints: Hints;
}

interface BoardPaperProps {
  readonly context: TableContext;
  /** Only what tells of a place, or only what asks or tells of what happened. */
  readonly only?: 'card' | 'news';
}
export const BoardPaper = ({ context, only }: BoardPaperProps) => {
  const paper = context.desk.paper.value;
  if (!paper || !isCardDocked(context)) return null;
  if (only !== undefined && (paper.place === undefined) !== (only === 'news')) return null;
  return (
    <section class="docked" data-zone={paper.place === undefined ? 'paper' : 'card'}>
      {paper.paper}
    </section>
  );
};

const LegendPaper = ({ context, panels }: Omit<PapersProps, 'hints'>) => {
  const { Legend } = context.desk.face;
  if (!Legend || !panels.isLegend.value) return null;
  return (
    <section class="docked" data-zone="paper">
      <button
        type="button"
        class="ib close"
        aria-label={deskWords().close}
        onClick={() => {
          panels.isLegend.value = false;
        }}
      >
        <Icon name="close" size={18} />
      </button>
      <Legend />
    </section>
  );
};

export const Papers = ({ context, panels, hints }: PapersProps) => (
  <div class="papers-slot">
    <Offer context={context} />
    {context.around && <context.around.Asked context={context} />}
    <ActionMenu context={context} />
    <HintCard context={context} hints={hints} />
    <BoardPaper context={context} {...(isSheet.value ? { only: 'news' } : {})} />
    <OddsPaper context={context} />
    <LegendPaper context={context} panels={panels} />
    {!isSheet.value && <Meanwhile context={context} />}
  </div>
);
