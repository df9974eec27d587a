// The plan of the viewer as a list, with its prices, what is left in the purse, and what it would bring.
import { Icon } from '@rose/board';
import {
  type Action,
  C,
  controlPoints,
  garrisonOf,
  type NobleId,
  type PersonId,
  type PlaceId,
  type Seat,
  type SeenPlan,
  type ShipId,
} from '@rose/lancaster-york/ids';
import { slipOf } from './gestures.ts';
import { Cube, TroopTag } from './icons.tsx';
import { nameOf, type Props, sentence } from './said.ts';
import { Standings } from './standings.tsx';
import { boardWords } from './words.ts';

interface Row {
  readonly key: string;
  readonly what: string;
  readonly note: string;
  readonly price: number;
  /** The order comes to nothing, or cannot be paid. */
  readonly isLost: boolean;
  readonly back: readonly Action[];
  readonly icon: 'move' | 'sail' | 'bid' | 'troops' | 'mercenaries' | 'black' | 'white';
}

const rowsOf = ({ view, words, viewer }: Props, plan: SeenPlan): readonly Row[] => {
  const say = boardWords();
  const name = (id: string): string => nameOf(words, view, id);
  const ownerOf = (id: string): string => {
    const owner = view.owners[id as keyof typeof view.owners];
    return owner ? say.seats[owner] : say.neutral;
  };
  const bid: readonly Row[] = plan.bid
    ? [
        {
          key: 'bid',
          what: say.bidFor(say.regions[plan.bid.region]),
          note: say.bidNote,
          price: plan.bid.sum,
          isLost: false,
          back: [{ do: 'unbid' }],
          icon: 'bid',
        },
      ]
    : [];
  const moves = plan.moves.map(
    ({ noble, to, ignored }): Row => ({
      key: noble,
      what: say.move(name(noble), say.regions[to]),
      note: ignored ? say.ignored[ignored] : say.moveNote(controlPoints(C[noble])),
      price: 0,
      isLost: ignored !== null,
      back: [{ do: 'stay', piece: C[noble] as NobleId }],
      icon: 'move',
    }),
  );
  const sails = plan.sails.map(
    ({ ship, to, ignored }): Row => ({
      key: ship,
      what: say.move(name(ship), say.zones[to]),
      note: ignored ? say.ignored[ignored] : say.sailNote,
      price: 0,
      isLost: ignored !== null,
      back: [{ do: 'stay', piece: C[ship] as ShipId }],
      icon: 'sail',
    }),
  );
  const cubes = plan.cubes.map(({ colour, person, price, paid, ignored }): Row => {
    const isBlack = colour === 'black';
    const note = isBlack ? say.bribeNote(ownerOf(person), controlPoints(C[person])) : say.guardNote;
    return {
      key: person,
      what: isBlack ? say.bribe(name(person)) : say.guard(name(person)),
      note: ignored ? say.ignored[ignored] : paid ? note : say.dropped,
      price,
      isLost: ignored !== null || !paid,
      back: [{ do: isBlack ? 'unbribe' : 'unguard', person: C[person] as PersonId }],
      icon: colour,
    };
  });
  const forces = plan.forces.map(({ place, role, troops, mercenaries, price, bought, ignored }): Row => {
    const all = bought + mercenaries;
    const garrison = garrisonOf(C[place]);
    const note =
      role === 'attack' ? say.attackNote(ownerOf(place), garrison) : say.defendNote(garrison, garrison + all);
    return {
      key: place,
      what: role === 'attack' ? say.attack(name(place)) : say.defend(name(place)),
      note: ignored ? say.ignored[ignored] : bought < troops ? say.bought(bought, troops) : note,
      price,
      isLost: ignored !== null || (troops > 0 && all === 0),
      back: [
        ...(troops > 0 ? [{ do: 'troops', place: C[place] as PlaceId, count: 0 } as const] : []),
        ...(mercenaries > 0 ? [{ do: 'mercenaries', place: C[place] as PlaceId, count: 0 } as const] : []),
      ],
      icon: troops > 0 ? 'troops' : 'mercenaries',
    };
  });
  return viewer === 'spectator' ? [] : [...bid, ...moves, ...sails, ...forces, ...cubes];
};

const RowIcon = ({ row, seat, plan }: { readonly row: Row; readonly seat: Seat; readonly plan: SeenPlan }) => {
  const force = plan.forces.find(({ place }) => place === row.key);
  switch (row.icon) {
    case 'troops':
    case 'mercenaries':
      return (
        <svg width="44" height="34" viewBox="-22 -22 44 38" aria-hidden="true">
          <TroopTag
            seat={seat}
            count={(row.icon === 'troops' ? force?.troops : force?.mercenaries) ?? 0}
            mercenary={row.icon === 'mercenaries'}
          />
        </svg>
      );
    case 'black':
    case 'white':
      return (
        <svg width="44" height="28" viewBox="-16 -12 32 25" aria-hidden="true">
          <Cube colour={row.icon} />
        </svg>
      );
    case 'move':
      return <Icon name="arrow" size={22} />;
    case 'sail':
      return <Icon name="anchor" size={22} />;
    case 'bid':
      return <Icon name="crown" size={22} />;
  }
};

const PlanRow = ({ board, row, plan }: { readonly board: Props; readonly row: Row; readonly plan: SeenPlan }) => {
  const say = boardWords();
  const isLocked = board.view.players.find(({ seat }) => seat === board.viewer)?.locked;
  return (
    <li class={row.isLost ? 'lost' : undefined}>
      <span class="ly-row-icon">
        <RowIcon row={row} seat={board.viewer as Seat} plan={plan} />
      </span>
      <span class="ly-row-what">
        <b>{row.what}</b>
        <small>{row.note}</small>
      </span>
      <span class="ly-price">{row.price > 0 ? say.pounds(row.price) : say.free}</span>
      {!isLocked &&
        row.back.slice(0, 1).map((action) => (
          <button
            key={action.do}
            type="button"
            class="ly-back"
            data-place={slipOf(action)}
            aria-label={sentence(board.words, action)}
            title={say.remove}
            onClick={() => board.touch(slipOf(action))}
          >
            <Icon name="close" size={16} />
          </button>
        ))}
    </li>
  );
};

const Purse = ({ plan }: { readonly plan: SeenPlan }) => {
  const say = boardWords();
  const treasury = plan.paid + plan.left;
  return (
    <dl class="ly-purse">
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
      {plan.short && <p role="status">{say.short(plan.cost - treasury)}</p>}
    </dl>
  );
};
const Free = ({ plan }: { readonly plan: SeenPlan }) => {
  const say = boardWords();
  const { troops, mercenaries, white, black } = plan.free;
  return (
    <ul class="ly-free">
      <li>
        <b>{troops}</b> {say.troops}
      </li>
      <li>
        <b>{mercenaries}</b> {say.mercenaries}
      </li>
      <li>
        <b>{white}</b> {say.white}
      </li>
      <li>
        <b>{black}</b> {say.black}
      </li>
    </ul>
  );
};

/** The plan of the viewer; beside it, as Parliament would judge if this plan alone were carried out. */
export const Plan = ({ board }: { readonly board: Props }) => {
  const { view, viewer } = board;
  const { plan } = view;
  const say = boardWords();
  if (!plan || viewer === 'spectator') return null;
  const rows = rowsOf(board, plan);
  const isLocked = view.players.find(({ seat }) => seat === viewer)?.locked;
  return (
    <section class="ly-plan" aria-label={say.plan}>
      <h3>{say.plan}</h3>
      <p class="ly-hint">{isLocked ? say.locked : say.planHint}</p>
      {rows.length === 0 ? (
        <p class="ly-hint">{say.noOrders}</p>
      ) : (
        <ul class="ly-rows">
          {rows.map((row) => (
            <PlanRow key={row.key} board={board} row={row} plan={plan} />
          ))}
        </ul>
      )}
      <Purse plan={plan} />
      <details>
        <summary>{say.forecast}</summary>
        {view.forecast && <Standings board={board} parliament={view.forecast} />}
        <Free plan={plan} />
      </details>
    </section>
  );
};
