// What a Parliament asks at each of its steps.
import { Icon } from '@rose/board';
import {
  type Action,
  C,
  crownName,
  N,
  NOBLE_NAMES,
  type NobleName,
  placeName as nameOfPlace,
  nobleName,
  royalName,
} from '@rose/kingmaker/ids';
import { useState } from 'preact/hooks';
import type { Props } from '../said.ts';
import { keeperOf, seatOfNoble } from '../stacks.ts';
import { sceneWords } from '../words-scenes.ts';
import { Act, act, offeredOf, touchFor, wonder } from './act.tsx';
import { Voting } from './ballots.tsx';
import { cardName, Disc, isAsked, person, placeName, Tile, waitsFor } from './frame.tsx';
import { cardsOf, type Sitting } from './parliament-facts.ts';
import { officeOf } from './proposal.tsx';
import { Summons } from './summons.tsx';

interface Props2 {
  readonly board: Props;
  readonly sitting: Sitting;
}
interface NobleButtonProps {
  readonly board: Props;
  readonly noble: NobleName;
  /** What touching him means; if it is not allowed, the page says why not. */
  readonly action: Action;
  readonly isOpen: boolean;
  readonly note?: string | undefined;
}
export const NobleButton = ({ board, noble, action, isOpen, note }: NobleButtonProps) => (
  <button
    type="button"
    class={isOpen ? 'km-who open' : 'km-who'}
    data-place={touchFor(action)}
    data-lit={isOpen ? '' : undefined}
    onClick={() => (isOpen ? act(board, action) : wonder(board, action))}
  >
    <Tile view={board.view} noble={noble} seat={seatOfNoble(board.view, noble)} size={0.8} />
    <span>
      {person(board, noble)}
      {note && <small>{note}</small>}
    </span>
  </button>
);
const inPlay = ({ view }: Props): readonly NobleName[] =>
  NOBLE_NAMES.filter((noble) => seatOfNoble(view, noble) !== undefined);

/** 14.5 Everybody in play: who can take the card is lit. */
const Nominating = ({ board }: { readonly board: Props }) => {
  const able = offeredOf(board, 'nominate');
  const [pass] = offeredOf(board, 'pass');
  return (
    <>
      <div class="km-nobles">
        {inPlay(board).map((noble) => (
          <NobleButton
            key={noble}
            board={board}
            noble={noble}
            action={{ do: 'nominate', noble: N[noble] }}
            isOpen={able.some((action) => nobleName(action.noble) === noble)}
          />
        ))}
      </div>
      {pass && (
        <div class="km-answers-row">
          <Act board={board} action={pass} icon="arrow" isMain />
        </div>
      )}
    </>
  );
};
/** 9.3 A card, then who gets it. */
const Awarding = ({ board, sitting }: Props2) => {
  const say = sceneWords().parliament;
  const awards = offeredOf(board, 'award');
  const cards = cardsOf(sitting, board.story).filter(({ state }) => state === 'now' || state === 'later');
  const [picked, pick] = useState<string | undefined>(undefined);
  const card = cards.find((one) => one.card === picked)?.card ?? cards[0]?.card;
  const able = awards.filter((action) => crownName(action.card) === card);
  return (
    <>
      <h3>{say.pickCard}</h3>
      <div class="km-which">
        {cards.map((one) => (
          <button
            key={one.card}
            type="button"
            class="btn"
            aria-pressed={one.card === card}
            onClick={() => pick(one.card)}
          >
            {cardName(board, one.card)}
          </button>
        ))}
      </div>
      <h3>{card ? say.whoGets(cardName(board, card)) : ''}</h3>
      <div class="km-nobles">
        {inPlay(board).map((noble) => {
          const action = able.find((one) => nobleName(one.noble) === noble);
          const tried: Action | undefined = card && { do: 'award', card: C[card], noble: N[noble] };
          return action || tried ? (
            <NobleButton
              key={noble}
              board={board}
              noble={noble}
              action={(action ?? tried) as Action}
              isOpen={action !== undefined}
            />
          ) : null;
        })}
      </div>
    </>
  );
};
/** 9.2 Who comes of his own will; by ship from overseas. */
const Attending = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parliament;
  const coming = offeredOf(board, 'attend');
  const fetched = offeredOf(board, 'fetch');
  const [pass] = offeredOf(board, 'pass');
  return (
    <>
      <div class="km-nobles">
        {coming.map((action) => (
          <NobleButton
            key={action.noble}
            board={board}
            noble={nobleName(action.noble)}
            action={action}
            isOpen
            note={say.comes}
          />
        ))}
      </div>
      <div class="km-answers-row start">
        {fetched.map((action) => (
          <Act key={touchFor(action)} board={board} action={action} icon="anchor">
            {say.byShip(person(board, nobleName(action.noble)), placeName(board, nameOfPlace(action.port)))}
          </Act>
        ))}
      </div>
      {pass && (
        <div class="km-answers-row">
          <Act board={board} action={pass} icon="check" isMain>
            {say.enough}
          </Act>
        </div>
      )}
    </>
  );
};
/** 14.5 Two Kings: the discs instead of for and against. */
const Kings = ({ board }: { readonly board: Props }) => {
  const [abstain] = offeredOf(board, 'abstain');
  return (
    <div class="km-answers-row">
      {offeredOf(board, 'back').map((action) => {
        const royal = royalName(action.piece);
        return (
          <Act key={royal} board={board} action={action} class="btn km-king">
            <Disc view={board.view} royal={royal} seat={keeperOf(board.view, royal)} /> {person(board, royal)}
          </Act>
        );
      })}
      {abstain && <Act board={board} action={abstain} icon="minus" />}
    </div>
  );
};
/** Somebody with the name of his office. */
const officer = (board: Props, id: number): readonly [string, string] => {
  const noble = nobleName(id);
  const office = officeOf(board.view, noble);
  return [person(board, noble), office ? cardName(board, office) : ''];
};
/** 9.4 An own officer, then whose office he would have. */
const Swapping = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parliament;
  const swaps = offeredOf(board, 'swap');
  const [pass] = offeredOf(board, 'pass');
  return (
    <>
      {swaps.length > 0 && <p class="km-hint">{say.swapText}</p>}
      <div class="km-answers-row start">
        {swaps.map((action) => (
          <Act key={touchFor(action)} board={board} action={action}>
            {say.swap(...officer(board, action.noble), ...officer(board, action.other))}
          </Act>
        ))}
      </div>
      {pass && (
        <div class="km-answers-row">
          <Act board={board} action={pass} icon="check" isMain>
            {say.noSwap}
          </Act>
        </div>
      )}
    </>
  );
};
/** 14.6 */
const GoingHome = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parliament;
  const homes = offeredOf(board, 'home');
  const nobles = [...new Set(homes.map(({ noble }) => noble))];
  return (
    <>
      {nobles.map((noble) => (
        <section key={noble} class="km-ask">
          <h3>{say.whereHome(person(board, nobleName(noble)))}</h3>
          <div class="km-answers-row start">
            {homes
              .filter((action) => action.noble === noble)
              .map((action) => (
                <Act key={action.place} board={board} action={action} icon="castle">
                  {placeName(board, nameOfPlace(action.place))}
                </Act>
              ))}
          </div>
        </section>
      ))}
    </>
  );
};
const YES_OR_NO = ['consent', 'decline', 'propose', 'pass', 'unseen', 'count'] as const;
const ICONS = {
  consent: 'check',
  decline: 'close',
  propose: 'arrow',
  pass: 'check',
  unseen: 'lock',
  count: 'crown',
} as const;
const Plain = ({ board }: { readonly board: Props }) => (
  <div class="km-answers-row">
    {offeredOf(board, ...YES_OR_NO).map((action) => (
      <Act
        key={touchFor(action)}
        board={board}
        action={action}
        icon={ICONS[action.do]}
        isMain={action.do === 'consent'}
      >
        {action.do === 'count' ? sceneWords().houses[action.house] : undefined}
      </Act>
    ))}
  </div>
);
const Asked = ({ board, sitting }: Props2) => {
  switch (sitting.step) {
    case 'summon':
      return <Summons board={board} />;
    case 'ships':
    case 'attend':
      return <Attending board={board} />;
    case 'kings':
      return <Kings board={board} />;
    case 'award':
      return <Awarding board={board} sitting={sitting} />;
    case 'nominate':
      return <Nominating board={board} />;
    case 'ballot':
    case 'pardon-ballot':
      return <Voting key={`${sitting.nominee}`} board={board} sitting={sitting} />;
    case 'swap':
      return <Swapping board={board} />;
    case 'home':
      return <GoingHome board={board} />;
    case 'site':
    case 'houses':
    case 'consent':
    case 'pardon':
    case 'partner':
    case 'assent':
    case 'manner':
    case 'done':
      return <Plain board={board} />;
  }
};
export const SittingAsked = ({ board, sitting }: Props2) => {
  const isBallot = sitting.step === 'ballot' || sitting.step === 'pardon-ballot';
  if (isAsked(board) || isBallot) return <Asked board={board} sitting={sitting} />;
  return (
    <p class="battle-waits">
      <Icon name="clock" size={18} /> {waitsFor(board)}
    </p>
  );
};
