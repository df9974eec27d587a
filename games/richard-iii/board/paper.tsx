// What the board has to say beside itself: the attack that waits for its second touch, what the hand rests on, or the
// throw that ended a battle. The page finds room for it.
import { type Names, NamesFor } from '@rose/board';
import { isBlockName, type LogEntry } from '@rose/richard-iii/ids';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { BoardPaper } from '../../face.ts';
import { AttackNow } from './attack-now.tsx';
import { BlockCard } from './card.tsx';
import { Aftermath } from './last-roll.tsx';
import type { Piece } from './pieces.ts';
import type { Props } from './said.ts';

interface PaperProps {
  readonly board: Props;
  readonly pieces: readonly Piece[];
  readonly over: readonly LogEntry[];
  /** The place under pointer or focus. */
  readonly resting: string | undefined;
  readonly attack: string | undefined;
  readonly names: Names;
}
const paperOf = ({ board, pieces, over, resting, attack, names }: PaperProps): BoardPaper | undefined => {
  const wrap = (paper: ComponentChildren) => (
    <NamesFor value={names}>
      <div class="richard-iii-paper">{paper}</div>
    </NamesFor>
  );
  if (attack !== undefined) return { paper: wrap(<AttackNow board={board} area={attack} />) };
  const isPiece = resting !== undefined && (isBlockName(resting) || pieces.some(({ id }) => id === resting));
  if (isPiece) return { place: resting, paper: wrap(<BlockCard board={board} pieces={pieces} place={resting} />) };
  return over.length > 0 ? { paper: wrap(<Aftermath board={board} told={over} />) } : undefined;
};

export const usePaper = (props: PaperProps): void => {
  const { board, over, resting, attack } = props;
  useEffect(() => board.shows?.(paperOf(props)), [board.view, board.words, over, resting, attack]);
  useEffect(() => () => board.shows?.(undefined), []);
};
