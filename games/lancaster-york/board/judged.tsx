// A region before Parliament: who leads, by how much, what broke a tie, which house gets its votes.
import { RED_ROSE, SmallRose, WHITE_ROSE } from '@rose/board';
import { type ByHouse, HOUSES, type House, type LogEntry, type Ranked, type Seat } from '@rose/lancaster-york/ids';
import { Badge } from './badge.tsx';
import { SEAT_COLOURS } from './icons.tsx';
import { boardWords } from './words.ts';

interface BarProps {
  readonly share: number;
  readonly colour: string;
}
export const Bar = ({ share, colour }: BarProps) => (
  <span class="ly-bar" aria-hidden="true">
    <i style={{ width: `${Math.round(100 * share)}%`, background: colour }} />
  </span>
);

const tieOf = (ranking: readonly Ranked[], i: number): string | undefined => {
  const { by, seat } = ranking[i] as Ranked;
  const next = ranking[i + 1];
  if (by === undefined || by === 'control-points' || !next) return undefined;
  const say = boardWords();
  return say.tieBroken(say.seats[seat], say.seats[next.seat], say.criteria[by]);
};
const Row = ({ ranking, i }: { readonly ranking: readonly Ranked[]; readonly i: number }) => {
  const say = boardWords();
  const { seat, cp, vp } = ranking[i] as Ranked;
  const tie = tieOf(ranking, i);
  return (
    <li>
      <Badge seat={seat} size={20} />
      <span>{say.seats[seat]}</span>
      <Bar share={cp / Math.max(1, ranking[0]?.cp ?? 1)} colour={SEAT_COLOURS[seat].ground} />
      <b>{say.cp(cp)}</b>
      <b class="ly-gain">{vp > 0 ? `+${say.vp(vp)}` : ''}</b>
      {tie && <small>{tie}</small>}
    </li>
  );
};
export const Ranking = ({ ranking }: { readonly ranking: readonly Ranked[] }) => {
  const say = boardWords();
  const [first, second] = ranking;
  if (!first) return <p>{say.nobodyThere}</p>;
  const ahead = first.cp - (second?.cp ?? 0);
  return (
    <>
      {ahead > 0 && <p>{say.leads(say.seats[first.seat], ahead)}</p>}
      <ol class="ly-ranking">
        {ranking.map(({ seat }, i) => (
          <Row key={seat} ranking={ranking} i={i} />
        ))}
      </ol>
    </>
  );
};

const HOUSE_COLOURS: { readonly [H in House]: string } = { lancaster: '#a2342c', york: '#b9a877' };
/** Both houses, with a bar each. */
export const Houses = ({ of, unit }: { readonly of: ByHouse; readonly unit: (count: number) => string }) => {
  const say = boardWords();
  const most = Math.max(1, of.lancaster, of.york);
  return (
    <ol class="ly-ranking ly-houses">
      {HOUSES.map((house) => (
        <li key={house}>
          <svg width="20" height="20" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
            <SmallRose {...(house === 'york' ? WHITE_ROSE : RED_ROSE)} />
          </svg>
          <span>{say.houses[house]}</span>
          <Bar share={of[house] / most} colour={HOUSE_COLOURS[house]} />
          <b>{unit(of[house])}</b>
        </li>
      ))}
    </ol>
  );
};

/** The pictures of an entry, where bars say more than its sentence. */
export const Picture = ({ entry }: { readonly entry: LogEntry }) => {
  const say = boardWords();
  if (entry.say === 'region-judged') return <Ranking ranking={entry.ranking} />;
  if (entry.say === 'votes-cast') return <Houses of={entry.cp} unit={say.cp} />;
  if (entry.say === 'king-crowned') return <Houses of={entry.votes} unit={say.votes} />;
  if (entry.say !== 'turn-ended') return null;
  const most = Math.max(1, ...entry.scores.map(({ score }) => score));
  return (
    <ol class="ly-ranking">
      {entry.scores.map(({ seat, score }: { readonly seat: Seat; readonly score: number }) => (
        <li key={seat}>
          <Badge seat={seat} size={20} />
          <span>{say.seats[seat]}</span>
          <Bar share={score / most} colour={SEAT_COLOURS[seat].ground} />
          <b>{say.vp(score)}</b>
        </li>
      ))}
    </ol>
  );
};
