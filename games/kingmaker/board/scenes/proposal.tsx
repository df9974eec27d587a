// Who is proposed for which card, or which offices are to be swapped; and who is there.
import { Icon } from '@rose/board';
import { C, type CrownName, menOfCard, type NobleName, type Seat, type View } from '@rose/kingmaker/ids';
import { told } from '../../../said.ts';
import type { Props } from '../said.ts';
import { cardsUnder, menOf, seatOfNoble } from '../stacks.ts';
import { sceneWords } from '../words-scenes.ts';
import { asSeat, cardName, person, Tile, whoIs } from './frame.tsx';
import { lastVote, present, type Sitting, seatsIn } from './parliament-facts.ts';

const proposerOf = (sitting: Sitting): Seat | undefined =>
  asSeat((sitting.order as readonly string[])[0] ?? sitting.summoner);
const Nominee = ({
  board,
  sitting,
  noble,
  card,
}: {
  readonly board: Props;
  readonly sitting: Sitting;
  readonly noble: NobleName;
  readonly card: CrownName;
}) => {
  const say = sceneWords().parliament;
  const { view } = board;
  const men = menOf(view, noble);
  return (
    <>
      <h3>{say.proposes(whoIs(board, proposerOf(sitting)))}</h3>
      <div class="km-nominee">
        <div class="km-turned plain">
          <b>{cardName(board, card)}</b>
        </div>
        <Icon name="arrow" size={30} weight={2} />
        <Tile view={view} noble={noble} seat={seatOfNoble(view, noble)} size={1.3} />
        <div>
          <b>{person(board, noble)}</b>
          <span>{say.menWith(men, men + menOfCard(C[card]))}</span>
        </div>
      </div>
    </>
  );
};
export const officeOf = (view: View, noble: NobleName): CrownName | undefined =>
  cardsUnder(view, noble).find((card): card is CrownName => OFFICES.includes(C[card as CrownName])) as
    | CrownName
    | undefined;
const OFFICES: readonly number[] = Array.from({ length: 14 }, (_, n) => C.chancellor + n);
const Officer = ({ board, noble }: { readonly board: Props; readonly noble: NobleName }) => {
  const { view } = board;
  const office = officeOf(view, noble);
  return (
    <div class="km-officer">
      <Tile view={view} noble={noble} seat={seatOfNoble(view, noble)} size={1.1} />
      <b>{person(board, noble)}</b>
      {office && <span>{cardName(board, office)}</span>}
    </div>
  );
};
const Swap = ({
  board,
  noble,
  other,
}: {
  readonly board: Props;
  readonly noble: NobleName;
  readonly other: NobleName;
}) => {
  return (
    <div class="km-nominee">
      <Officer board={board} noble={noble} />
      <span class="km-swapped">
        <Icon name="arrow" size={24} weight={2} />
        <Icon name="arrow" size={24} weight={2} />
      </span>
      <Officer board={board} noble={other} />
    </div>
  );
};
/** Who has come, by faction. */
const Present = ({ board, sitting }: { readonly board: Props; readonly sitting: Sitting }) => {
  const say = sceneWords().parliament;
  const { view } = board;
  const here = present(view, sitting);
  return (
    <>
      <h3>{say.present(here.length)}</h3>
      <ul class="km-present">
        {seatsIn(view)
          .flatMap((seat) => here.filter((noble) => seatOfNoble(view, noble) === seat))
          .map((noble) => (
            <li key={noble}>
              <Tile view={view} noble={noble} seat={seatOfNoble(view, noble)} size={0.8} />
              {person(board, noble)}
            </li>
          ))}
      </ul>
    </>
  );
};
export const Proposal = ({ board, sitting }: { readonly board: Props; readonly sitting: Sitting }) => {
  const nominee = sitting.nominee as NobleName | null;
  const card = (sitting.cards as readonly CrownName[])[0];
  const pair = sitting.agreed ? sitting.pairs.at(-1) : undefined;
  const vote = sitting.step === 'nominate' ? lastVote(board.story) : undefined;
  if (sitting.site === null) return null;
  return (
    <div class="km-proposal">
      {nominee !== null && card !== undefined ? (
        <Nominee board={board} sitting={sitting} noble={nominee} card={card} />
      ) : pair && (sitting.step === 'partner' || sitting.step === 'assent') ? (
        <Swap board={board} noble={pair.noble as NobleName} other={pair.other as NobleName} />
      ) : (
        <Present board={board} sitting={sitting} />
      )}
      {vote && <p class="km-hint">{told(board.words, vote)}</p>}
      {nominee !== null && <p class="km-hint">{sceneWords().parliament.needs(card)}</p>}
    </div>
  );
};
