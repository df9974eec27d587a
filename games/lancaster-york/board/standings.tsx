// Parliament as a small table: region by region who leads, by how much, and what breaks a tie.
import { type Ranked, SEATS, type SeenParliament } from '@rose/lancaster-york/ids';
import { Badge } from './badge.tsx';
import type { Props } from './said.ts';
import { boardWords } from './words.ts';

const Rank = ({ rank }: { readonly rank: Ranked | undefined }) => {
  const say = boardWords();
  if (!rank) return <td class="ly-none">–</td>;
  const tie = rank.by === undefined || rank.by === 'control-points' ? undefined : say.tie(say.criteria[rank.by]);
  return (
    <td>
      <span class="ly-rank" title={tie}>
        <Badge seat={rank.seat} size={18} />
        <span class="unseen">{say.seats[rank.seat]} </span>
        <b>{rank.cp}</b>
        {rank.vp > 0 && <small>+{rank.vp}</small>}
        {tie && <span class="unseen">, {tie}</span>}
        {tie && <i aria-hidden="true">=</i>}
      </span>
    </td>
  );
};

export const Standings = ({ board, parliament }: { readonly board: Props; readonly parliament: SeenParliament }) => {
  const say = boardWords();
  const { view } = board;
  const gain = (seat: string): number => parliament.gains.find((one) => one.seat === seat)?.vp ?? 0;
  return (
    <table class="ly-standings">
      <thead>
        <tr>
          <th scope="col">{say.region}</th>
          {say.ranks12.map((rank) => (
            <th key={rank} scope="col">
              {rank}
            </th>
          ))}
          {view.markers.length > 0 && <th scope="col">{say.plate.votes}</th>}
        </tr>
      </thead>
      <tbody>
        {parliament.regions.map(({ region, ranking, votes }) => (
          <tr key={region}>
            <th scope="row">{say.regions[region]}</th>
            <Rank rank={ranking[0]} />
            <Rank rank={ranking[1]} />
            {view.markers.length > 0 && <td>{votes?.house ? say.houses[votes.house] : '–'}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.gains}</th>
          <td colSpan={view.markers.length > 0 ? 3 : 2}>
            {SEATS.filter((seat) => view.seats.includes(seat)).map((seat) => (
              <span key={seat} class="ly-rank">
                <Badge seat={seat} size={18} />
                <span class="unseen">{say.seats[seat]} </span>
                <b>+{gain(seat)}</b>
              </span>
            ))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
