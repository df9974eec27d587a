// The viewer's faction: a card a noble, with what hangs on him and his men where he stands.
import { CoatPicture, useLater } from '@rose/board';
import {
  C,
  type CrownName,
  crownKind,
  menOfCard,
  type NobleName,
  PLACE_NAMES,
  type Seat,
  type View,
} from '@rose/kingmaker/ids';
import { dealtNobles } from './answering.ts';
import { NobleBlock } from './counter.tsx';
import { holderOf, isNoted, lordOf } from './holders.ts';
import { showsPaper } from './paper.tsx';
import { labelFor, nameOf, type Props } from './said.ts';
import {
  cardsUnder,
  heirsOf,
  membersIn,
  menAt,
  menOf,
  noblesOf,
  type Stack,
  type Where,
  whereIs,
  whereOf,
} from './stacks.ts';
import { cardId, pieceId } from './touched.ts';
import { boardWords } from './words.ts';
import './drawer.css';

interface NobleProps {
  readonly board: Props;
  readonly noble: NobleName;
  readonly seat: Seat;
  readonly stack: Stack | undefined;
}
const Chip = ({ board: { words, view }, card }: { readonly board: Props; readonly card: string }) => {
  const men = menOfCard(C[card as CrownName]);
  const name = nameOf(words, view, cardId(card));
  return (
    <span class={`km-chip ${crownKind(C[card as CrownName])}`}>
      {name} {men > 0 && !name.includes(String(men)) && <b>{men}</b>}
    </span>
  );
};
/** Castles may be chosen in secret together with the cards. */
const castleOf = ({ phase }: View, noble: NobleName): Where | undefined =>
  phase.name === 'allocation' ? whereOf((phase.placed as Readonly<Record<string, string>>)[noble]) : undefined;
const whereWords = ({ view, words }: Props, noble: NobleName): string => {
  const where = whereIs(view, noble) ?? castleOf(view, noble);
  const say = boardWords();
  if (!where) return '';
  switch (where.kind) {
    case 'open':
      return say.near(where.area);
    case 'inside':
      return say.nameOf(words.place(view, where.place));
    case 'aboard':
      return say.nameOf(words.place(view, where.ship));
    case 'sea':
      return say.nameOf(words.place(view, where.sea));
    case 'captive':
      return say.captiveOf(words.seats[where.seat]);
  }
};
/** Touched, he stands for his stack where he himself is not asked for. */
const touchFor = ({ open, picked }: Props, noble: NobleName, stack: Stack | undefined): string => {
  const own = pieceId(noble);
  if (open.includes(own) || picked.includes(own)) return own;
  const lead = (stack ? membersIn(stack) : []).map(pieceId).find((one) => open.includes(one) || picked.includes(one));
  return lead ?? own;
};
const loadFan = () => import('./fan.tsx');
const NobleCard = ({ board, noble, seat, stack }: NobleProps) => {
  const { view, words, open, picked } = board;
  const say = boardWords();
  const own = pieceId(noble);
  const touch = touchFor(board, noble, stack);
  const [men, base] = [menAt(view, noble), menOf(view, noble)];
  const noted = PLACE_NAMES.filter(
    (place) => lordOf(view, place) === noble && isNoted(view, place) && holderOf(view, place) === seat,
  );
  const isPicked = picked.includes(own) || picked.includes(touch);
  const born = say.bornAs(noble);
  const fan = useLater(loadFan, isPicked);
  return (
    <li>
      <button
        type="button"
        class={`km-noble${isPicked ? ' picked' : ''}${open.includes(own) ? ' open' : ''}`}
        data-place={own}
        data-lit={open.includes(own) ? '' : undefined}
        data-picked={isPicked ? '' : undefined}
        aria-pressed={isPicked}
        onClick={() => board.touch(touch)}
        onPointerEnter={() => showsPaper(board, own, !isPicked)}
        onPointerLeave={() => showsPaper(board, own, false)}
      >
        <svg width="36" height="42" viewBox="-1 -6 44 48" aria-hidden="true">
          <NobleBlock noble={own} faction={seat} />
        </svg>
        <span class="km-noble-text">
          <span class="km-noble-name">
            {nameOf(words, view, own)}
            {born && <i>, {born}</i>}
          </span>
          <span class="km-chips">
            {!isPicked && cardsUnder(view, noble).map((card) => <Chip key={card} board={board} card={card} />)}
            {noted.map((place) => (
              <span key={place} class="km-chip noted">
                {say.nameOf(words.place(view, place))}
              </span>
            ))}
          </span>
        </span>
        <span class="km-noble-men">
          <b>{men}</b>
          <small>{men > base ? say.bonus(base, men - base) : whereWords(board, noble)}</small>
        </span>
        <span class="unseen">{labelFor(board, own)}</span>
      </button>
      {isPicked && fan && <fan.Fan board={board} noble={noble} />}
    </li>
  );
};
export const Drawer = ({ board, stacks }: { readonly board: Props; readonly stacks: readonly Stack[] }) => {
  const { view, viewer, words } = board;
  if (viewer === 'spectator') return null;
  const nobles = [...noblesOf(view, viewer), ...dealtNobles(view, viewer)];
  const heirs = heirsOf(view, viewer);
  if (nobles.length === 0 && heirs.length === 0) return null;
  const say = boardWords();
  const men = nobles.reduce((sum, noble) => sum + menOf(view, noble), 0);
  return (
    <section class="km-drawer" aria-label={say.faction}>
      <h3>
        {say.faction} <small>{say.factionOf(men, nobles.length)}</small>
      </h3>
      <ul>
        {nobles.map((noble) => (
          <NobleCard
            key={noble}
            board={board}
            noble={noble}
            seat={viewer}
            stack={stacks.find((stack) => membersIn(stack).includes(noble))}
          />
        ))}
      </ul>
      {heirs.length > 0 && (
        <p class="km-heirs">
          {heirs.map((royal) => (
            <span key={royal} class="km-chip">
              <CoatPicture coat={royal} size={16} /> {nameOf(words, view, royal)}
            </span>
          ))}
        </p>
      )}
    </section>
  );
};
