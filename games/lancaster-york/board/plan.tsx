// The plan of the viewer as a list by region, with its prices, what is left in the purse, and what it would bring.
import { Icon } from '@rose/board';
import type { CardName, Seat } from '@rose/lancaster-york/ids';
import { CardPicture } from './cards.tsx';
import { CALAIS_PLACE, slipOf } from './gestures.ts';
import { Forecast, Free } from './purse.tsx';
import { type Row, rowsByRegion } from './rows.ts';
import { type Props, sentence } from './said.ts';
import { CubeIcon, TagIcon } from './tokens.tsx';
import { boardWords } from './words.ts';

const RowIcon = ({ row: { icon, count, key }, seat }: { readonly row: Row; readonly seat: Seat }) => {
  switch (icon) {
    case 'troops':
    case 'mercenaries':
      return <TagIcon seat={seat} count={count} mercenary={icon === 'mercenaries'} />;
    case 'black':
    case 'white':
      return <CubeIcon colour={icon} />;
    case 'move':
    case 'sail':
      return <CardPicture card={key as CardName} size={34} />;
    case 'bid':
      return <Icon name="crown" size={24} />;
  }
};

const PlanRow = ({ board, row }: { readonly board: Props; readonly row: Row }) => {
  const say = boardWords();
  const isLocked = board.view.players.find(({ seat }) => seat === board.viewer)?.locked;
  const slip = slipOf(row.back);
  return (
    <li class={row.isLost ? 'lost' : undefined}>
      <span class="ly-row-icon">
        <RowIcon row={row} seat={board.viewer as Seat} />
      </span>
      <span class="ly-row-what">
        <b>{row.what}</b>
        <small>{row.note}</small>
      </span>
      <span class="ly-price">{row.price > 0 ? say.pounds(row.price) : say.free}</span>
      {!isLocked && (
        <button
          type="button"
          class="ly-back"
          data-place={slip}
          aria-label={sentence(board.words, row.back)}
          onClick={() => board.touch(slip)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
};

interface BesideProps {
  readonly board: Props;
  readonly place: string;
  readonly verb: 'bid' | 'clear';
  readonly icon: 'crown' | 'trash';
}
/** What is done to the plan as a whole. */
const Beside = ({ board, place, verb, icon }: BesideProps) => (
  <button type="button" class="btn sm" data-place={place} onClick={() => board.touch(place)}>
    <Icon name={icon} size={16} /> {board.words.verbs[verb]}
  </button>
);

export const Plan = ({ board }: { readonly board: Props }) => {
  const { view, viewer } = board;
  const { plan } = view;
  const say = boardWords();
  if (!plan || viewer === 'spectator') return null;
  const groups = rowsByRegion(board, plan);
  const isLocked = view.players.find(({ seat }) => seat === viewer)?.locked ?? false;
  return (
    <section class="ly-plan" aria-label={say.plan}>
      <div class="ly-plan-head">
        <h3>{say.plan}</h3>
        {!isLocked && <Beside board={board} place={CALAIS_PLACE} verb="bid" icon="crown" />}
        {!isLocked && groups.length > 0 && <Beside board={board} place="#clear" verb="clear" icon="trash" />}
      </div>
      <p class="ly-hint">{isLocked ? say.locked : say.planHint}</p>
      <Free plan={plan} seat={viewer as Seat} />
      {groups.length === 0 && <p class="ly-hint">{say.noOrders}</p>}
      {groups.map(([region, rows]) => (
        <section key={region} aria-label={say.regions[region]}>
          <h4>{say.regions[region]}</h4>
          <ul class="ly-rows">
            {rows.map((row) => (
              <PlanRow key={row.key} board={board} row={row} />
            ))}
          </ul>
        </section>
      ))}
      <Forecast board={board} regions={groups.map(([region]) => region)} />
    </section>
  );
};
