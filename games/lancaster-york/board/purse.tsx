// What a plan costs and what is left of it in money and tokens, and what it would bring if it alone were carried out.
import { Icon } from '@rose/board';
import type { RegionName, Seat, SeenPlan, View } from '@rose/lancaster-york/ids';
import type { Props } from './said.ts';
import { Standings } from './standings.tsx';
import { CubeIcon, TagIcon } from './tokens.tsx';
import { boardWords } from './words.ts';

export const Purse = ({ plan }: { readonly plan: SeenPlan }) => {
  const say = boardWords();
  const treasury = plan.paid + plan.left;
  const share = treasury === 0 ? 0 : Math.min(1, plan.cost / treasury);
  return (
    <div class="ly-purse">
      <dl>
        <div>
          <dt>{say.treasury}</dt>
          <dd>{say.pounds(treasury)}</dd>
        </div>
        <div>
          <dt>{say.orders}</dt>
          <dd>−{say.pounds(plan.cost)}</dd>
        </div>
        <div class="ly-left">
          <dt>{say.left}</dt>
          <dd>{say.pounds(plan.left)}</dd>
        </div>
      </dl>
      <div class={plan.short ? 'ly-purse-bar short' : 'ly-purse-bar'} aria-hidden="true">
        <i style={{ width: `${Math.round(100 * share)}%` }} />
      </div>
      <p role="status">{plan.short ? say.short(plan.cost - treasury) : ''}</p>
    </div>
  );
};

/** Tokens that are still free. */
export const Free = ({ plan, seat }: { readonly plan: SeenPlan; readonly seat: Seat }) => {
  const say = boardWords();
  const { troops, mercenaries, white, black } = plan.free;
  return (
    <ul class="ly-free" aria-label={say.freeTokens}>
      <li>
        <TagIcon seat={seat} count={troops} mercenary={false} />
        <span class="unseen">{troops}</span> <span>{say.troops}</span>
      </li>
      <li>
        <TagIcon seat={seat} count={mercenaries} mercenary />
        <span class="unseen">{mercenaries}</span> <span>{say.mercenaries}</span>
      </li>
      {(['white', 'black'] as const).map((colour) => (
        <li key={colour}>
          <CubeIcon colour={colour} />
          <b>{colour === 'white' ? white : black}</b> <span>{say[colour]}</span>
        </li>
      ))}
    </ul>
  );
};

const holdingsIn = ({ forecast }: View, seat: Seat, regions: readonly RegionName[]): readonly string[] => {
  const say = boardWords();
  return regions.map((region) => {
    const ranking = forecast?.regions.find((one) => one.region === region)?.ranking ?? [];
    const rank = ranking.findIndex((one) => one.seat === seat);
    return say.holds(say.regions[region], ranking[rank]?.cp ?? 0, rank);
  });
};
/** 8.0 Parliament, if this plan alone were carried out: in a sentence about the regions it touches, and as a table. */
export const Forecast = ({ board, regions }: { readonly board: Props; readonly regions: readonly RegionName[] }) => {
  const { view, viewer } = board;
  const say = boardWords();
  const { forecast } = view;
  if (!forecast || viewer === 'spectator') return null;
  const seat = viewer as Seat;
  const vp = forecast.gains.find((one) => one.seat === seat)?.vp ?? 0;
  const king = forecast.king?.house ? ` ${say.wouldCrown(say.houses[forecast.king.house])}` : '';
  const holdings = holdingsIn(view, seat, regions);
  return (
    <div class="ly-forecast">
      <Icon name="crown" size={22} />
      <p>
        <b>{say.allWell}</b> {say.wouldScore(vp)}
        {king}
        {holdings.length > 0 && ` ${holdings.join(say.between)}.`}
      </p>
      <details>
        <summary>{say.forecast}</summary>
        <Standings board={board} parliament={forecast} />
      </details>
    </div>
  );
};
