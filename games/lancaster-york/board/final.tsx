// The final table: every place with its points and where they came from, turn by turn, and for those who are level what
// put one before the other, in figures.
import {
  C,
  controlPoints,
  type EndCriterion,
  isNoble,
  kindOf,
  type LancasterYork,
  type Seat,
  type View,
} from '@rose/lancaster-york/ids';
import type { FinalProps } from '../../face.ts';
import { Badge } from './badge.tsx';
import { type Points, pointsOf, SOURCES } from './final-points.ts';
import { SEAT_COLOURS } from './icons.tsx';
import { Bar } from './judged.tsx';
import { boardWords } from './words.ts';
import './final.css';

type Places = NonNullable<View['ranking']>;

const cardsOf = (view: View, seat: Seat): readonly number[] =>
  (view.players.find((player) => player.seat === seat)?.cards ?? []).map((card) => C[card]);
const noblesOf = (view: View, seat: Seat): string =>
  cardsOf(view, seat)
    .filter(isNoble)
    .map(controlPoints)
    .toSorted((a, b) => b - a)
    .join(', ') || '0';
const kingsOf = ({ kings, players }: View, seat: Seat): number => {
  const house = players.find((player) => player.seat === seat)?.house;
  return kings.filter((king) => king !== null && king === house).length;
};
/** What a player has to show in the comparison that decided. */
const shownBy = (view: View, seat: Seat, by: EndCriterion): string => {
  switch (by) {
    case 'score':
      return String(view.players.find((player) => player.seat === seat)?.score ?? 0);
    case 'kings':
      return String(kingsOf(view, seat));
    case 'nobles':
      return noblesOf(view, seat);
    case 'turn-order':
      return String(view.order.indexOf(seat) + 1);
    case 'royalCastle':
    case 'largeTown':
    case 'bishop':
    case 'town':
    case 'port':
    case 'ship':
      return String(cardsOf(view, seat).filter((card) => kindOf(card) === by).length);
  }
};
const tieOf = (view: View, places: Places, at: number): string | undefined => {
  const [place, next] = places.slice(at);
  if (!place?.by || !next || place.by === 'score') return undefined;
  const say = boardWords();
  const figures = say.against2(shownBy(view, place.seat, place.by), shownBy(view, next.seat, place.by));
  return `${say.tieBroken(say.seats[place.seat], say.seats[next.seat], say.criteria[place.by])} (${figures})`;
};

const sourceWords = () => boardWords().sources;
/** A bar in parts, one for each source; told apart by pattern, too. */
const Parts = ({ points, seat, most }: { readonly points: Points; readonly seat: Seat; readonly most: number }) => {
  const parts = SOURCES.map((source) => ({ source, vp: points.of(seat, source) })).filter(({ vp }) => vp > 0);
  return (
    <span
      class="ly-points"
      role="img"
      aria-label={parts.map(({ source, vp }) => `${sourceWords()[source]} ${vp}`).join(', ')}
    >
      {parts.map(({ source, vp }) => (
        <i key={source} class={`of-${source}`} style={{ width: `${(100 * vp) / most}%` }} title={sourceWords()[source]}>
          {vp}
        </i>
      ))}
    </span>
  );
};
const Sources = () => (
  <p class="ly-sources" aria-hidden="true">
    {SOURCES.map((source) => (
      <span key={source}>
        <i class={`of-${source}`} /> {sourceWords()[source]}
      </span>
    ))}
  </p>
);

/** How the points came: who scored most in a turn stands out. */
const ByTurn = ({ points, ranking }: { readonly points: Points; readonly ranking: Places }) => {
  const say = boardWords();
  const best = (turn: number): number => Math.max(...ranking.map(({ seat }) => points.in(seat, turn)));
  return (
    <table class="ly-by-turn">
      <caption>{say.byTurn}</caption>
      <thead>
        <tr>
          <td />
          {points.turns.map((turn) => (
            <th key={turn} scope="col">
              {say.turnHead(turn)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ seat }) => (
          <tr key={seat}>
            <th scope="row">
              <Badge seat={seat} size={18} />
              <span class="unseen">{say.seats[seat]}</span>
            </th>
            {points.turns.map((turn) => {
              const vp = points.in(seat, turn);
              return <td key={turn}>{vp === best(turn) ? <b>+{vp}</b> : `+${vp}`}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const Final = ({ view, story = [] }: FinalProps<LancasterYork>) => {
  const { ranking } = view;
  if (!ranking) return null;
  const say = boardWords();
  const most = Math.max(1, ...ranking.map(({ score }) => score));
  const points = pointsOf(story, ranking);
  return (
    <>
      <ol class="ly-ranking ly-final" aria-label={say.finalTable}>
        {ranking.map(({ seat, score }, at) => {
          const tie = tieOf(view, ranking, at);
          return (
            <li key={seat}>
              <Badge seat={seat} size={20} />
              <span>{say.seats[seat]}</span>
              {points ? (
                <Parts points={points} seat={seat} most={most} />
              ) : (
                <Bar share={score / most} colour={SEAT_COLOURS[seat].ground} />
              )}
              <b>{say.vp(score)}</b>
              {tie && <small>{tie}</small>}
            </li>
          );
        })}
      </ol>
      {points && <Sources />}
      {points && <ByTurn points={points} ranking={ranking} />}
    </>
  );
};
