// 14.5 The sealed vote: each House one block; and how many votes are sealed, never how.
import { Ballot, Icon, SealedBar } from '@rose/board';
import type { Ballot as Cast, Seat } from '@rose/kingmaker/ids';
import { chambersOf } from '../chambers.ts';
import { ballotTouch, SEAL } from '../gestures.ts';
import type { Props } from '../said.ts';
import { sceneWords } from '../words-scenes.ts';
import { offeredOf } from './act.tsx';
import { Flag } from './frame.tsx';
import { MainButton } from './main-button.tsx';
import { type Chamber, chambersFor, type Sitting, sealedIn, votesOf } from './parliament-facts.ts';

const Sealed = ({
  board,
  sitting,
  house,
}: {
  readonly board: Props;
  readonly sitting: Sitting;
  readonly house: Chamber;
}) => {
  const say = sceneWords().parliament;
  const parts = sealedIn(board.view, sitting, house);
  const all = parts.reduce((sum, { votes }) => sum + votes, 0);
  const sealed = parts.reduce((sum, { votes, isSealed }) => sum + (isSealed ? votes : 0), 0);
  return (
    <SealedBar
      parts={parts.map(({ seat, votes, isSealed }) => ({ key: seat, faction: seat, votes, isSealed }))}
      label={`${say.houses[house]}: ${say.sealed(sealed, all)}`}
    />
  );
};
/** Who has sealed, and who still thinks. */
export const Waiting = ({
  board,
  seats,
  among,
}: {
  readonly board: Props;
  readonly seats: readonly Seat[];
  readonly among: readonly Seat[];
}) => {
  const say = sceneWords().parliament;
  return (
    <p class="km-thinking">
      {among
        .filter((seat) => seat !== board.viewer)
        .map((seat) => (
          <span key={seat}>
            <Flag seat={seat} size={22} /> <Icon name={seats.includes(seat) ? 'clock' : 'lock'} size={15} />{' '}
            {seats.includes(seat) ? say.thinks : say.sealedWord}
          </span>
        ))}
    </p>
  );
};
/** What is in the hand: a choice for each House so far. */
const chosenIn = (picked: readonly string[]): { readonly [H in Chamber]?: Cast } =>
  Object.fromEntries(
    (['commons', 'lords'] as const).flatMap((house) =>
      CHOICES.filter(({ key }) => picked.includes(ballotTouch(house, key))).map(({ key }) => [house, key]),
    ),
  );
const CHOICES = [
  { key: 'for', icon: 'check' },
  { key: 'against', icon: 'close' },
  { key: 'abstain', icon: 'minus' },
] as const;
export const Voting = ({ board, sitting }: { readonly board: Props; readonly sitting: Sitting }) => {
  const say = sceneWords().parliament;
  const { view, viewer } = board;
  const chosen = chosenIn(board.picked);
  const votes = offeredOf(board, 'vote');
  const houses = chambersFor(sitting);
  const mine = viewer === 'spectator' ? [] : chambersOf(view);
  const isWhole = mine.every((house) => chosen[house] !== undefined);
  const among = sealedIn(view, sitting, 'lords').map(({ seat }) => seat);
  return (
    <>
      {votes.length > 0 && (
        <>
          <h3>
            {say.yourVote} <small>{say.untilAll}</small>
          </h3>
          {mine.map((house) => (
            <Ballot
              key={house}
              title={say.houses[house]}
              note={say.asOne(viewer === 'spectator' ? 0 : votesOf(view, sitting, house, viewer))}
              choices={CHOICES.map(({ key, icon }) => ({
                key,
                icon,
                label: say.ballots[key],
                place: ballotTouch(house, key),
              }))}
              chosen={chosen[house]}
              choose={(key) => board.touch(ballotTouch(house, key as Cast))}
            />
          ))}
          <div class="km-answers-row">
            <MainButton
              why={isWhole ? undefined : say.chooseFirst}
              icon="lock"
              place={SEAL}
              press={() => board.touch(SEAL)}
            >
              {say.seal}
            </MainButton>
          </div>
        </>
      )}
      {houses.map((house) => (
        <Sealed key={house} board={board} sitting={sitting} house={house} />
      ))}
      <Waiting board={board} seats={sitting.asked as readonly Seat[]} among={among} />
    </>
  );
};
