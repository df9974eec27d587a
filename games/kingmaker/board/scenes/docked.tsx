// 8.6, 11.1 and 17.2 on a paper in the column: prisoners before the turn ends, the card just drawn with whom it may go to,
// and windows.
import { Icon } from '@rose/board';
import { C, type CrownName, crownKind, N, NOBLE_NAMES, type NobleName, nobleName } from '@rose/kingmaker/ids';
import { drawnIn, isWindow } from '../docked-facts.ts';
import type { Props } from '../said.ts';
import { seatOfNoble, whereIs } from '../stacks.ts';
import { cardId } from '../touched.ts';
import { sceneWords } from '../words-scenes.ts';
import { Act, offeredOf } from './act.tsx';
import { cardName, isAsked, person, Tile } from './frame.tsx';
import { PrisonersAsked, WindowAsked } from './papers.tsx';
import { parleyWith } from './parley-draft.ts';
import './docked.css';

/** The last word of whose nobles are held: a price, or nothing. */
const OwnHeld = ({ board, noble }: { readonly board: Props; readonly noble: NobleName }) => {
  const say = sceneWords().papers;
  const where = whereIs(board.view, noble);
  if (where?.kind !== 'captive') return null;
  const { seat } = where;
  return (
    <section class="km-ask">
      <h3>
        <Tile view={board.view} noble={noble} seat={seatOfNoble(board.view, noble)} size={0.6} />
        {say.heldBy(person(board, noble), board.words.seats[seat])}
      </h3>
      {board.parts && (
        <button type="button" class="btn" onClick={() => parleyWith(board.view.viewer, seat, noble)}>
          <Icon name="chat" size={17} /> {say.offerPrice(board.words.seats[seat])}
        </button>
      )}
    </section>
  );
};
const Ransom = ({ board }: { readonly board: Props }) => {
  const isLastWord = offeredOf(board, 'pass').length > 0;
  const own = NOBLE_NAMES.filter(
    (noble) => seatOfNoble(board.view, noble) === board.viewer && whereIs(board.view, noble)?.kind === 'captive',
  );
  if (!isLastWord) return <PrisonersAsked board={board} />;
  return (
    <>
      {own.map((noble) => (
        <OwnHeld key={noble} board={board} noble={noble} />
      ))}
    </>
  );
};
const Drawn = ({ board, card }: { readonly board: Props; readonly card: CrownName }) => {
  const say = sceneWords().papers;
  const plays = offeredOf(board, 'play').filter((action) => action.card === C[card]);
  const isEntering = offeredOf(board, 'enter').some(
    (action) => action.noble === (N as Partial<typeof N>)[card as NobleName],
  );
  const [, ...adds] = board.words.place(board.view, cardId(card)).split(', ');
  const facts = [sceneWords().parliament.kinds[crownKind(C[card])], ...adds];
  return (
    <section class="km-ask">
      <h3>{say.drew(cardName(board, card))}</h3>
      <p>{facts.join(', ')}</p>
      {plays.length > 0 && (
        <div class="km-answers-row start">
          {plays.map((action) => (
            <Act key={action.noble} board={board} action={action} class="btn sm">
              {say.giveTo(person(board, nobleName(action.noble)))}
            </Act>
          ))}
        </div>
      )}
      <p class="km-hint">{plays.length > 0 ? say.orKeep : isEntering ? say.enters : say.keeps}</p>
    </section>
  );
};
export const Docked = ({ board }: { readonly board: Props }) => {
  if (!isAsked(board)) return null;
  const { phase } = board.view;
  if (isWindow(board.view))
    return (
      <div class="km-docked">
        <WindowAsked board={board} />
      </div>
    );
  const card = phase.name === 'draw' ? drawnIn(board.view, board.story) : undefined;
  if (phase.name !== 'ransom' && card === undefined) return null;
  return <div class="km-docked">{card ? <Drawn board={board} card={card} /> : <Ransom board={board} />}</div>;
};
