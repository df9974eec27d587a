// Last turns that end level, one for each line that can break the tie: what the final table names as its reason, and the
// position. Scores are such that the last Parliament makes the first two level.
import { lancasterYork } from '@rose/lancaster-york';
import { isMistake } from '@rose/table';

const seats = ['red', 'yellow', 'blue', 'green'] as const;
interface Last {
  readonly players: number;
  readonly cards: { readonly [S in (typeof seats)[number]]?: readonly string[] };
  readonly nobles?: object;
  readonly ships?: object;
  readonly order?: readonly string[];
  readonly kings?: readonly (string | null)[];
}

/** The first two seats are brought level at 100 by what Parliament would give them on this board. */
const level = (last: Last): object => {
  const { players } = last;
  const document = {
    options: { players },
    turn: 5,
    cards: Object.fromEntries(seats.slice(0, players).map((seat) => [seat, last.cards[seat] ?? []])),
    nobles: last.nobles ?? {},
    ships: last.ships ?? {},
    ...(last.order ? { order: last.order } : {}),
    ...(last.kings ? { kings: last.kings } : {}),
  };
  const state = lancasterYork.fromPosition(document);
  if (isMistake(state)) throw new Error(`${state.field} ${state.reason}`);
  const { gains } = lancasterYork.view(state, 'spectator').parliament;
  const scores = Object.fromEntries(gains.map(({ seat, vp }, place) => [seat, (place < 2 ? 100 : 60) - vp]));
  return { ...document, scores };
};

const KINGS = ['lancaster', 'york', 'york', 'york'];
export const ENDS: readonly (readonly [by: string, position: object])[] = [
  ['tie-kings', level({ players: 4, cards: { red: ['neville'], yellow: ['harlech'] }, kings: KINGS })],
  [
    'tie-nobles',
    level({ players: 2, cards: { red: ['percy', 'stanley'], yellow: ['plantagenet', 'clifford', 'fitzalan'] } }),
  ],
  [
    'tie-royalCastle',
    level({ players: 3, cards: { red: ['windsor', 'london', 'york'], yellow: ['harlech', 'kenilworth'] } }),
  ],
  ['tie-largeTown', level({ players: 2, cards: { red: ['bishop-york', 'lincoln'], yellow: ['london'] } })],
  ['tie-bishop', level({ players: 3, cards: { red: ['durham', 'lincoln'], yellow: ['bishop-exeter'] } })],
  ['tie-town', level({ players: 2, cards: { red: ['berwick', 'ship-berwick'], yellow: ['coventry'] } })],
  ['tie-port', level({ players: 2, cards: { red: ['ship-berwick', 'ship-kingston'], yellow: ['sandwich'] } })],
  ['tie-ship', level({ players: 3, cards: { red: ['ship-berwick'], yellow: ['ship-kingston', 'ship-plymouth'] } })],
  [
    'tie-turn-order',
    level({ players: 3, cards: { red: ['percy'], yellow: ['plantagenet'] }, order: ['blue', 'yellow', 'red'] }),
  ],
];
