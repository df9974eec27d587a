// 12.2 What was lent: by whom, until when, and a way to give it back.
import { readItem, type Seat } from '@rose/kingmaker/ids';
import type { Props } from '../said.ts';
import { sceneWords } from '../words-scenes.ts';
import { itemName } from './item-line.tsx';
import { giveBack } from './parley-draft.ts';
import './tray.css';

type Loan = Props['view']['loans'][number];
const isDue = (view: Props['view'], { due }: Loan): boolean => due <= view.round;
const LoanList = ({ board, loans }: { readonly board: Props; readonly loans: readonly Loan[] }) => {
  const say = sceneWords().parley;
  const { view, viewer, words } = board;
  const other = (seat: Seat): string | undefined => (seat === viewer ? undefined : words.seats[seat]);
  return (
    <ul class="km-loans">
      {loans.map((loan) => {
        const { from, to, item, due } = loan;
        const read = readItem(item);
        return (
          <li key={`${from} ${item}`} class={isDue(view, loan) ? 'due' : undefined}>
            {say.lent(read ? itemName(board, read) : item, other(from), other(to), due)}
            {read && to === viewer && board.play && (
              <button type="button" class="btn sm" onClick={() => giveBack(viewer, from, read)}>
                {say.giveBack}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
export const Loans = ({ board }: { readonly board: Props }) => {
  const { loans } = board.view;
  if (loans.length === 0) return null;
  return (
    <>
      <h3>{sceneWords().parley.loans}</h3>
      <LoanList board={board} loans={loans} />
    </>
  );
};
/** What was borrowed until now, above all else in the column: the words bind nobody, but nobody forgets them. */
export const DueLoans = ({ board }: { readonly board: Props }) => {
  const { view, viewer } = board;
  const due = view.loans.filter((loan) => loan.to === viewer && isDue(view, loan));
  if (due.length === 0) return null;
  const say = sceneWords().parley;
  return (
    <section class="km-tray" data-urgent="" aria-label={say.dueLoans}>
      <h3>{say.dueLoans}</h3>
      <LoanList board={board} loans={due} />
    </section>
  );
};
