// Beside the map: whom to bargain with, open offers with their answers, loans that should come back, promises, leave.
import { type Action, placeName as nameOfPlace, SEATS, type Seat, seatName, writeItem } from '@rose/kingmaker/ids';
import type { Props } from '../said.ts';
import { sceneWords } from '../words-scenes.ts';
import { Act, act, isOffered, touchFor } from './act.tsx';
import { Flag, isAsked, placeName, whoIs } from './frame.tsx';
import { itemName } from './item-line.tsx';
import { Loans } from './loans.tsx';
import { draft, parleyWith } from './parley-draft.ts';
import { counterTo, givenBy, itemKindOf, MOST_OFFERS, type OpenOffer, offersIn, ownOffers } from './parley-facts.ts';
import './tray.css';

const Terms = ({ board, offer }: { readonly board: Props; readonly offer: OpenOffer }) => {
  const say = sceneWords().parley;
  return (
    <>
      {offer.parties.map((seat) => {
        const given = givenBy(board.view, offer.items, seat);
        return given.length === 0 ? null : (
          <div key={seat} class="km-terms">
            <small>{seat === board.viewer ? say.youGive : say.gives(board.words.seats[seat])}</small>
            <ul>
              {given.map((item) => (
                <li key={writeItem(item)}>
                  {say.kindIs(say.kinds[itemKindOf(item)], itemName(board, item))}
                  {offer.parties.length > 2 && 'to' in item && ` ${say.toSeat(whoIs(board, seatName(item.to)))}`}
                  {'due' in item && item.due > 0 && <em> {say.untilRound(item.due)}</em>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {offer.words !== '' && (
        <blockquote>
          {say.quoted(offer.words)} <small>{say.neverEnforced}</small>
        </blockquote>
      )}
    </>
  );
};
/** An answer that is not possible now keeps its place, and says why when touched. */
const Answer = ({
  board,
  action,
  isMain = false,
}: {
  readonly board: Props;
  readonly action: Action;
  readonly isMain?: boolean;
}) =>
  isOffered(board, action) ? (
    <Act board={board} action={action} class="btn sm" isMain={isMain} />
  ) : (
    <button
      type="button"
      class="btn sm"
      aria-disabled="true"
      data-place={touchFor(action)}
      onClick={() => board.touch(touchFor(action))}
    >
      {board.words.verbs[action.do]}
    </button>
  );
const isNewTo = ({ viewer }: Props, { maker, yes }: OpenOffer): boolean =>
  maker !== viewer && viewer !== 'spectator' && !yes.includes(viewer);
/** At one device: whoever is offered something need not wait until he is asked. */
const HandTo = ({ board, seat }: { readonly board: Props; readonly seat: Seat }) => {
  const hand = board.handTo?.(seat);
  return hand ? (
    <button type="button" class="btn sm" onClick={hand}>
      {sceneWords().parley.handTo(board.words.seats[seat])}
    </button>
  ) : null;
};
const OfferCard = ({ board, offer }: { readonly board: Props; readonly offer: OpenOffer }) => {
  const say = sceneWords().parley;
  const { tag, maker, yes, parties } = offer;
  const viewer = board.viewer as Seat;
  const isMine = maker === viewer;
  const hasAgreed = yes.includes(viewer);
  const others = parties.filter((seat) => seat !== viewer);
  return (
    <li class={isMine || hasAgreed ? 'km-offer' : 'km-offer new'}>
      <h4>
        <Flag seat={isMine ? others[0] : maker} size={22} />
        {isMine ? say.toFrom(others.map((seat) => board.words.seats[seat])) : say.offersYou(board.words.seats[maker])}
        <em>{isMine || hasAgreed ? say.waits : say.isNew}</em>
      </h4>
      <Terms board={board} offer={offer} />
      <div class="km-answers-row start">
        {isMine ? (
          <>
            <Answer board={board} action={{ do: 'retract', offer: tag }} />
            {others.map((seat) => (
              <HandTo key={seat} board={board} seat={seat} />
            ))}
          </>
        ) : hasAgreed ? (
          <small>{say.youAgreed}</small>
        ) : (
          <>
            <Answer board={board} action={{ do: 'refuse', offer: tag }} />
            <button
              type="button"
              class="btn sm"
              onClick={() => {
                draft.value = counterTo(offer, viewer);
              }}
            >
              {board.words.verbs.counter}
            </button>
            <Answer board={board} action={{ do: 'accept', offer: tag }} isMain={!isAsked(board)} />
          </>
        )}
      </div>
    </li>
  );
};
const Promises = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parley;
  const { promises } = board.view;
  const judged = (board.parts?.()?.may ?? []).filter((action) => action.do === 'judge');
  if (promises.length === 0) return null;
  return (
    <>
      <h3>{say.promises}</h3>
      <ul class="km-promises">
        {promises.map(({ seat, words, round, fate }, i) => (
          <li key={`${seat} ${round} ${words}`} class={fate}>
            <Flag seat={seat} size={20} />
            <span>
              <q>{words}</q> <small>{say.promiseOf(whoIs(board, seat), round, fate)}</small>
            </span>
            {judged
              .filter((action) => action.promise === i + 1)
              .map((action) => (
                <button key={action.fate} type="button" class="btn sm" onClick={() => act(board, action)}>
                  {say.fates[action.fate]}
                </button>
              ))}
          </li>
        ))}
      </ul>
    </>
  );
};
/** 3.5 Leave by place or for all, given beforehand. It is withdrawn in one's own movement, among the small buttons. */
const Leave = ({ board, others }: { readonly board: Props; readonly others: readonly Seat[] }) => {
  const say = sceneWords().parley;
  const gives = (board.parts?.()?.may ?? []).filter(
    (action): action is Extract<Action, { do: 'permit' | 'permit-all' }> =>
      action.do === 'permit' || action.do === 'permit-all',
  );
  if (gives.length === 0) return null;
  return (
    <details class="km-permits">
      <summary>{say.leave}</summary>
      {others.map((seat) => (
        <div key={seat} class="km-answers-row start" role="group" aria-label={say.leaveFor(board.words.seats[seat])}>
          <Flag seat={seat} size={22} />
          {gives
            .filter((action) => seatName(action.seat) === seat)
            .map((action) => (
              <button key={touchFor(action)} type="button" class="btn sm" onClick={() => act(board, action)}>
                {action.do === 'permit' ? placeName(board, nameOfPlace(action.place)) : say.allPlaces}
              </button>
            ))}
        </div>
      ))}
    </details>
  );
};
const Cards = ({ board, offers }: { readonly board: Props; readonly offers: readonly OpenOffer[] }) => (
  <ul class="km-offers">
    {offers.map((offer) => (
      <OfferCard key={offer.maker + offer.tag} board={board} offer={offer} />
    ))}
  </ul>
);
/** Open offers lie above all else in the column, first those that wait for the viewer's answer: nobody has to look for
 * them, and who has just sent one sees that it lies there. */
export const Offers = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parley;
  const { view, viewer } = board;
  const offers = offersIn(view);
  const news = offers.filter((offer) => isNewTo(board, offer));
  const others = offers.filter((offer) => !isNewTo(board, offer));
  if (offers.length === 0) return null;
  return (
    <section class="km-tray" aria-label={say.openOffers}>
      {news.length > 0 && <Cards board={board} offers={news} />}
      {others.length > 0 && (
        <>
          <h3>
            {say.openOffers} <em>{say.of(ownOffers(view, viewer), MOST_OFFERS)}</em>
          </h3>
          <Cards board={board} offers={others} />
        </>
      )}
    </section>
  );
};
export const OfferTray = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parley;
  const { view, viewer } = board;
  if (viewer === 'spectator') return null;
  const others = SEATS.filter((seat) => view.hands[seat] !== undefined && seat !== viewer);
  return (
    <section class="km-tray">
      {board.play && (
        <div class="km-parties" role="group" aria-label={say.parleyTo}>
          <h3>{say.parleyTo}</h3>
          {others.map((seat) => (
            <button
              key={seat}
              type="button"
              class="btn sm"
              aria-label={say.parley(board.words.seats[seat])}
              onClick={() => parleyWith(viewer, seat)}
            >
              <Flag seat={seat} size={20} /> {board.words.seats[seat]}
            </button>
          ))}
        </div>
      )}
      <Loans board={board} />
      <Promises board={board} />
      <Leave board={board} others={others} />
    </section>
  );
};
