// The track: turn and years, turn order, titles and who holds them, who was crowned.
import { RED_ROSE, SmallRose, WHITE_ROSE } from '@rose/board';
import { type Seat, TITLES, type Title, type View } from '@rose/lancaster-york/ids';
import { Badge } from './badge.tsx';
import { SEAT_COLOURS } from './icons.tsx';
import { TitleMedal } from './icons-roses.tsx';
import { Bar } from './judged.tsx';
import { boardWords } from './words.ts';

const TURNS = [1, 2, 3, 4, 5] as const;
const Turns = ({ view }: { readonly view: View }) => {
  const say = boardWords();
  return (
    <ol class="ly-turns" aria-label={say.turn(view.turn)}>
      {TURNS.map((turn) => {
        const king = view.kings[turn - 1];
        return (
          <li key={turn} class={turn === view.turn ? 'now' : undefined} title={king ? say.houses[king] : undefined}>
            {king ? (
              <svg width="18" height="18" viewBox="-50 -50 100 100" role="img" aria-label={say.houses[king]}>
                <SmallRose {...(king === 'york' ? WHITE_ROSE : RED_ROSE)} />
              </svg>
            ) : (
              turn
            )}
          </li>
        );
      })}
    </ol>
  );
};

const holderOf = (view: View, title: Title) =>
  title === 'captain-calais' ? view.captain?.seat : (view.titles[title] ?? undefined);
const Titles = ({ view }: { readonly view: View }) => {
  const say = boardWords();
  return (
    <ul class="ly-titles" aria-label={say.titlesHeading}>
      {[...TITLES, 'captain-calais' as const].map((title) => {
        const holder = holderOf(view, title);
        const text = say.held(say.titles[title], holder ? say.seats[holder] : say.nobody);
        return (
          <li key={title} title={text}>
            <svg width="26" height="26" viewBox="-21 -21 42 42" aria-hidden="true">
              <TitleMedal title={title} />
            </svg>
            {holder && <Badge seat={holder} size={18} />}
            <span class="unseen">{text}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** In turn order, with the victory points of each. */
const Order = ({ view, scores }: TrackProps) => {
  const say = boardWords();
  const scoreOf = (seat: Seat): number =>
    scores?.[seat] ?? view.players.find((player) => player.seat === seat)?.score ?? 0;
  const most = Math.max(1, ...view.seats.map(scoreOf));
  return (
    <ol class="ly-order" aria-label={say.order}>
      {view.order.map((seat) => (
        <li key={seat} title={say.seats[seat]}>
          <Badge seat={seat} size={20} />
          <span class="unseen">{say.seats[seat]} </span>
          <Bar share={scoreOf(seat) / most} colour={SEAT_COLOURS[seat].ground} />
          <b>{say.vp(scoreOf(seat))}</b>
        </li>
      ))}
    </ol>
  );
};

interface TrackProps {
  readonly view: View;
  /** While Parliament is being told: what has been counted so far. */
  readonly scores?: { readonly [S in Seat]?: number } | undefined;
}
/** Turn and years alone. */
export const TurnTrack = ({ view }: { readonly view: View }) => {
  const say = boardWords();
  return (
    <section class="ly-clock" aria-label={`${say.turn(view.turn)}, ${say.years(view.year)}`}>
      <b class="ly-turn">
        <span>{say.turn(view.turn)}</span> <small>{say.years(view.year)}</small>
      </b>
      <Turns view={view} />
    </section>
  );
};
export const Track = ({ view, scores }: TrackProps) => (
  <section class="ly-track" aria-label={boardWords().scores}>
    <Order view={view} scores={scores} />
    <Titles view={view} />
  </section>
);
