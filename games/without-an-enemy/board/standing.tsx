// How the war stands: the track, what each city would change on it, and who would go hungry if the turn ended now.
import { MAJOR_VICTORY, SEATS, type Seat } from '@rose/without-an-enemy/ids';
import { useMemo } from 'preact/hooks';
import { Badge } from './badge.tsx';
import { prizesIn } from './prizes.ts';
import { nameOf, type Props } from './said.ts';
import { hungry } from './supply.ts';
import { threatsIn } from './threats.ts';
import { PointTrack } from './track.tsx';
import { boardWords } from './words.ts';
import './standing.css';

const PrizeList = ({ board: { view, words }, loves }: { readonly board: Props; readonly loves: Seat }) => {
  const say = boardWords();
  const prizes = prizesIn(view).filter((prize) => prize.loves === loves);
  return (
    <>
      <h3>
        <Badge seat={loves} size={16} /> {say.loyalTo[loves]}
      </h3>
      <ul class="wae-prizes">
        {prizes.map(({ city, points, holder }) => (
          <li key={city} class={holder === loves ? undefined : 'taken'}>
            {nameOf(words, view, city)} <b>{points}</b>
            {holder !== loves && <small>{say.taken}</small>}
          </li>
        ))}
      </ul>
    </>
  );
};
const Forecast = ({ board, seat }: { readonly board: Props; readonly seat: Seat }) => {
  const say = boardWords();
  const { view, words } = board;
  const all = useMemo(() => hungry(view, seat), [view, seat]);
  if (all.length === 0) return null;
  return (
    <p class="wae-forecast">
      <b>{say.hunger}</b> {all.map(({ area, excess }) => say.hungerIn(nameOf(words, view, area), excess)).join(', ')}.
    </p>
  );
};
/** What each side may still take this turn, and what the count would be then. */
const Threats = ({ board: { view, words } }: { readonly board: Props }) => {
  const say = boardWords();
  const threats = useMemo(() => threatsIn(view), [view]);
  return threats.map(({ seat, cities, track }) => (
    <p key={seat} class="wae-forecast">
      <Badge seat={seat} size={16} /> {say.threatens[seat](cities.map((city) => nameOf(words, view, city)))}{' '}
      {say.ifTaken(cities.length, say.lead(track))}
      {Math.abs(track) >= MAJOR_VICTORY && <b> {say.wonThen}</b>}
    </p>
  ));
};
export const Standing = ({ board }: { readonly board: Props }) => {
  const say = boardWords();
  const { view, viewer } = board;
  return (
    <>
      <Threats board={board} />
      {viewer !== 'spectator' && <Forecast board={board} seat={viewer} />}
      <details class="wae-standing">
        <summary>
          {say.standing} <b>{say.lead(view.track)}</b>
        </summary>
        <PointTrack track={view.track} />
        <p>{say.trackText(MAJOR_VICTORY)}</p>
        {SEATS.map((seat) => (
          <PrizeList key={seat} board={board} loves={seat} />
        ))}
      </details>
    </>
  );
};
