// 9, 14.5 Parliament as a screen: the cards of Chancery, both Houses by faction, who is proposed, and the sealed vote. Without
// votes (the basic game) there are no arcs: the summoner gives the cards out.
import { Icon, type IconName, useScrollStop, VotingChamber } from '@rose/board';
import { C, crownKind, menOfCard, placeName as nameOfPlace, placesOn } from '@rose/kingmaker/ids';
import type { Props } from '../said.ts';
import { sceneWords } from '../words-scenes.ts';
import { asSeat, cardName, placeName, Question, Sheet, type StepNow, whoIs } from './frame.tsx';
import {
  type CardNow,
  CHAMBERS,
  type Chamber,
  cardsOf,
  casterOf,
  lastVote,
  PARTS_OF_A_SITTING,
  partOf,
  present,
  type Sitting,
  seating,
  votesOf,
} from './parliament-facts.ts';
import { Proposal } from './proposal.tsx';
import { Reminders } from './reminders.tsx';
import { SittingAsked } from './sitting.tsx';
import './parliament.css';

const ICONS: { readonly [S in CardNow['state']]: IconName | undefined } = {
  now: undefined,
  later: undefined,
  given: 'check',
  back: 'close',
};
const CardOf = ({
  board,
  one,
  isGiven,
}: {
  readonly board: Props;
  readonly one: CardNow;
  readonly isGiven: boolean;
}) => {
  const say = sceneWords().parliament;
  const { card, to } = one;
  // Given out by the summoner, all of them lie on the table.
  const state = isGiven && one.state === 'now' ? 'later' : one.state;
  const id = C[card];
  const men = menOfCard(id);
  const places = placesOn(id).map((place) => placeName(board, nameOfPlace(place)));
  const icon = ICONS[state];
  return (
    <li class={`km-award ${state}`} aria-current={state === 'now' ? 'true' : undefined}>
      <b>{cardName(board, card)}</b>
      <small>{[say.kinds[crownKind(id)], ...(men > 0 ? [say.men(men)] : []), ...places].join(', ')}</small>
      <em>
        {icon && <Icon name={icon} size={15} weight={2.6} />}{' '}
        {isGiven && state === 'later' ? say.onTable : say.cardIs[state](to ? cardName(board, to) : '')}
      </em>
    </li>
  );
};

const ChamberOf = ({
  board,
  sitting,
  chamber,
}: {
  readonly board: Props;
  readonly sitting: Sitting;
  readonly chamber: Chamber;
}) => {
  const say = sceneWords().parliament;
  const { view, words, viewer } = board;
  const revealed = sitting.step === 'nominate' ? lastVote(board.story) : undefined;
  const caster = casterOf(view, sitting);
  const groups = seating(view, caster).map((seat) => ({
    key: seat,
    faction: seat,
    name: seat === viewer ? sceneWords().you : words.seats[seat],
    votes: votesOf(view, sitting, chamber, seat),
    isHollow: revealed?.ballots.some((ballot) => ballot.seat === seat && ballot[chamber] !== 'for') ?? false,
  }));
  const held = groups.reduce((sum, { votes }) => sum + votes, 0);
  const crowned = chamber === 'commons' ? groups.find(({ key }) => key === caster) : undefined;
  return (
    <VotingChamber
      title={say.houses[chamber]}
      lines={[say.held[chamber](held), revealed ? say.tally(revealed[chamber]) : say.carry(Math.floor(held / 2) + 1)]}
      groups={groups}
      shape={chamber === 'commons' ? 'disc' : 'shield'}
      label={`${say.houses[chamber]}: ${groups.map(({ name, votes }) => `${name} ${votes}`).join(', ')}`}
      bracket={crowned && crowned.votes >= KINGS ? { group: crowned.key, votes: KINGS, label: say.kings } : undefined}
    />
  );
};
const KINGS = 20;

const stepsOf = (sitting: Sitting, cards: readonly CardNow[]): readonly StepNow[] => {
  const say = sceneWords().parliament;
  const now = PARTS_OF_A_SITTING.indexOf(partOf(sitting.step));
  const at = cards.findIndex(({ state }) => state === 'now');
  return PARTS_OF_A_SITTING.map((key, i) => ({
    key,
    word:
      key === 'cards' && i === now && at >= 0 && sitting.step !== 'award'
        ? say.cardOf(at + 1, cards.length)
        : say.steps[key],
    state: i < now ? 'done' : i === now ? 'now' : 'later',
  }));
};

export const ParliamentScene = ({ board, sitting }: { readonly board: Props; readonly sitting: Sitting }) => {
  const say = sceneWords().parliament;
  const strip = useScrollStop<HTMLOListElement>();
  const { view } = board;
  const cards = cardsOf(sitting, board.story);
  const withVotes = view.options.votes === true || view.options.advanced === true;
  const summoner = asSeat(sitting.summoner);
  return (
    <Sheet
      title={sitting.site === null ? say.summonTitle : say.title(placeName(board, sitting.site))}
      subtitle={
        summoner && sitting.site !== null
          ? say.summonedBy(whoIs(board, summoner), present(view, sitting).length)
          : say.summonText
      }
      steps={stepsOf(sitting, cards)}
    >
      {cards.length > 0 && (
        <ol ref={strip} class="km-awards" aria-label={say.cards}>
          {cards.map((one) => (
            <CardOf key={one.card} board={board} one={one} isGiven={!withVotes} />
          ))}
        </ol>
      )}
      {withVotes && sitting.site !== null && (
        <div class="km-houses">
          {CHAMBERS.map((chamber) => (
            <ChamberOf key={chamber} board={board} sitting={sitting} chamber={chamber} />
          ))}
        </div>
      )}
      <div class="km-floor">
        <Proposal board={board} sitting={sitting} />
        <div class="km-vote">
          <Question board={board} />
          <SittingAsked board={board} sitting={sitting} />
          <Reminders board={board} />
        </div>
      </div>
    </Sheet>
  );
};
