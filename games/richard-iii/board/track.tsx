// The track: campaign and turn, points left, who reigns and how the count for the throne stands.
import { Icon } from '@rose/board';
import { SEATS, type Seat, type View } from '@rose/richard-iii/ids';
import { Badge } from './badge.tsx';
import { lordsOf } from './lords.ts';
import { boardWords } from './words.ts';

const TURNS = [1, 2, 3, 4, 5, 6, 7] as const;

export const Points = ({ points }: { readonly points: number }) => (
  <p class="points">
    <span class="points-pips" aria-hidden="true">
      {Array.from({ length: points }, (_, i) => (
        <i key={String(i)} />
      ))}
    </span>
    {boardWords().points(points)}
  </p>
);

const Lords = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const say = boardWords();
  const { least, most } = lordsOf(view, seat);
  return (
    <span class="lords">
      <Badge seat={seat} size={18} />
      <span class="unseen">{say.side[seat]}, </span>
      <b>{say.lordsOf(least, most)}</b>
      {view.kingSide === seat && <Icon name="crown" size={15} label={say.king} />}
    </span>
  );
};

export const Track = ({ view }: { readonly view: View }) => {
  const say = boardWords();
  const { campaign, turn } = view;
  return (
    <section class="track" aria-label={`${say.campaign(campaign)}, ${say.turn(turn)}`}>
      <b class="track-title">{say.campaign(campaign)}</b>
      <span class="track-turn" aria-hidden>
        {say.turn(turn)}
      </span>
      <ol class="turns">
        {TURNS.map((number) => (
          <li key={number} class={number === turn ? 'now' : number < turn ? 'gone' : undefined}>
            <span class="unseen">{number === turn ? say.turn(turn) : ''}</span>
            <span aria-hidden={number === turn}>{number}</span>
          </li>
        ))}
      </ol>
      <div class="track-lords">
        <span>
          {say.lords} <span class="track-where">{say.onTheMap}</span>
        </span>
        {SEATS.map((seat) => (
          <Lords key={seat} view={view} seat={seat} />
        ))}
      </div>
    </section>
  );
};
