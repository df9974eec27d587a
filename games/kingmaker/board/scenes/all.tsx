// All screens, fetched together: arms are written once for whichever is on show.
import { CoatShapes, NamesFor, useNames } from '@rose/board';
import { COATS } from '../coats.ts';
import type { Props } from '../said.ts';
import { CombatScene } from './combat.tsx';
import { combatAfter, combatNow } from './combat-facts.ts';
import { FieldScene } from './field.tsx';
import { PaperScene } from './paper.tsx';
import { ParleyScene } from './parley.tsx';
import { ParliamentScene } from './parliament.tsx';
import type { Scene } from './scene-facts.ts';

const Shown = ({ board, scene }: { readonly board: Props; readonly scene: Scene | { readonly kind: 'parley' } }) => {
  switch (scene.kind) {
    case 'combat': {
      const combat = combatNow(board.view) ?? combatAfter(board.view, board.story);
      return combat ? <CombatScene board={board} combat={combat} /> : null;
    }
    case 'parliament':
      return <ParliamentScene board={board} sitting={scene.sitting} />;
    case 'field':
      return <FieldScene board={board} field={scene.field} />;
    case 'parley':
      return <ParleyScene board={board} />;
    case 'paper':
      return <PaperScene board={board} />;
  }
};
export const Screen = (props: { readonly board: Props; readonly scene: Scene | { readonly kind: 'parley' } }) => {
  const names = useNames();
  return (
    <NamesFor value={names}>
      <svg class="km-shapes" width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <defs>
          <CoatShapes coats={COATS} />
        </defs>
      </svg>
      <Shown {...props} />
    </NamesFor>
  );
};
