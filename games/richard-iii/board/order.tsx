// The order of fire as a strip of arms: who has acted, whose turn it is, who follows.
import { CoatPicture, Icon } from '@rose/board';
import type { Turn } from './battle-facts.ts';
import { coatOf } from './heraldry.ts';
import { nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';

const Step = ({ board, turn, isFirst }: { readonly board: Props; readonly turn: Turn; readonly isFirst: boolean }) => {
  const say = boardWords();
  const { block, letter, hasActed, isNext } = turn;
  const state = hasActed ? 'done' : isNext ? 'now' : '';
  const name = nameOf(board.words, board.view, block);
  const note = hasActed ? `, ${say.acted}` : isNext ? `, ${say.mayAct}` : '';
  return (
    <li class={`${state} ${turn.seat}${isFirst ? ' first' : ''}`} title={`${name}${note}`}>
      <span class="unseen">{`${letter}, ${name}${note}`}</span>
      <b aria-hidden="true">{letter}</b>
      <CoatPicture coat={coatOf(block)} size={24} />
      {hasActed && (
        <u aria-hidden="true">
          <Icon name="check" size={12} weight={3} />
        </u>
      )}
    </li>
  );
};

export const Order = ({ board, order }: { readonly board: Props; readonly order: readonly Turn[] }) => (
  <ol class="order" aria-label={boardWords().orderOfFire}>
    {order.map((turn, i) => (
      <Step key={turn.block} board={board} turn={turn} isFirst={i > 0 && order[i - 1]?.letter !== turn.letter} />
    ))}
  </ol>
);
