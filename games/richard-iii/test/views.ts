// Views for the words: one for each step of each phase, on a small board.
import type { SeenBattle, SeenPhase, View } from '@rose/richard-iii/ids';

const BOARD: Omit<View, 'phase'> = {
  rules: 1,
  options: { scenario: 'wars-of-the-roses-1460', fogAid: true },
  viewer: 'york',
  campaign: 1,
  turn: 3,
  kingSide: 'lancaster',
  king: 'l-henry-vi',
  pretender: 'y-york',
  prisoner: false,
  blocks: {
    'y-march': { place: 'calais', steps: 3, down: false, done: false, came: null },
    'y-norfolk': { place: 'pool', steps: 4, down: false, done: false, came: null },
    'y-merc-irish': { place: 'ireland', steps: 4, down: true, done: false, came: null },
    'l-somerset': { place: 'dead', steps: 0, down: false, done: false, came: null },
    'l-exeter': { place: 'aside', steps: 3, down: false, done: false, came: null },
    'y-clarence': { place: 'minor', steps: 3, down: false, done: false, came: null },
  },
  hidden: [{ seat: 'lancaster', area: 'derby', done: false, came: null, reserve: false }],
  pools: { lancaster: 12, york: 0 },
  fog: {},
  support: { lancaster: { least: 9, most: 12 }, york: { least: 4, most: 4 } },
  owed: { lancaster: 0, york: 0 },
  hands: { lancaster: { count: 5, cards: null }, york: { count: 1, cards: ['ap3-1'] } },
  played: { lancaster: [], york: [] },
  asked: { lancaster: false, york: false },
  dealt: { lancaster: 'unknown', york: 'unknown' },
  cards: { lancaster: 'ap4-1', york: 'ap3-2' },
  player1: 'york',
  attacks: [
    { area: 'essex', attacker: 'york', main: null, over: { lancaster: [], york: ['middlesex', 'rutland'] } },
    { area: 'kent', attacker: 'york', main: null, over: { lancaster: [], york: ['middlesex', 'sussex'] } },
  ],
};

const ready = { lancaster: false, york: true };
const cards: readonly SeenPhase[] = (['deal', 'ask', 'answer', 'choose'] as const).map((step) => ({
  name: 'card',
  step,
  seat: 'york',
  ready,
  chosen: null,
}));
const acting = { acting: 'york', used: [], active: [], credits: [], plagued: false } as const;
const actions: readonly SeenPhase[] = (['act', 'main', 'done'] as const).flatMap((step) =>
  [0, 1, 3].flatMap((points) =>
    ([null, 'isle-of-man'] as const).map((muster): SeenPhase => ({ name: 'action', step, points, muster, ...acting })),
  ),
);
const FIGHT: Omit<SeenBattle, 'step' | 'round' | 'attacker'> = {
  name: 'battle',
  area: 'essex',
  acting: 'york',
  front: { lancaster: [{ block: 'l-levy-york', firepower: 3 }], york: [{ block: 'y-march', firepower: 3 }] },
  reserves: [],
  acted: [],
  turned: [],
  rolled: { lancaster: false, york: false },
  warwickRolled: false,
  crossed: [],
  treasonSpent: false,
  hits: 2,
};
const battles: readonly SeenPhase[] = (
  ['begin', 'choose', 'treason', 'turn', 'hits', 'regroup', 'over'] as const
).flatMap((step) =>
  [1, 2, 4].flatMap((round) =>
    (['lancaster', 'york'] as const).map((attacker) => ({ ...FIGHT, step, round, attacker })),
  ),
);
const surplus = [
  { area: 'leicester', left: 2 },
  { area: 'ireland', left: 1 },
] as const;
const seasons: readonly SeenPhase[] = [
  ...(['succession', 'minors', 'executions', 'limits', 'over'] as const).map(
    (step): SeenPhase => ({ name: 'supply', step, acting: 'york', surplus }),
  ),
  ...(['disband', 'home', 'overflow', 'reset', 'over'] as const).map(
    (step): SeenPhase => ({ name: 'political', step, acting: 'york', surplus }),
  ),
];

const shown = [...cards, ...actions, ...battles, ...seasons].map((phase): View => ({ ...BOARD, phase }));
const EVENTS = ['surprise', 'force-march', 'muster', 'piracy', 'treason', 'plague'] as const;
const withEvents = EVENTS.flatMap((event) =>
  actions.map((phase): View => ({ ...BOARD, cards: { lancaster: 'ap4-1', york: `event-${event}` }, phase })),
);
/** The throne empty, York on it, the last campaign. */
const others = seasons.flatMap((phase): View[] => [
  { ...BOARD, king: null, phase },
  { ...BOARD, kingSide: 'york', king: 'y-march', pretender: 'l-henry-vi', campaign: 3, phase },
]);
export const VIEWS: readonly View[] = [...shown, ...withEvents, ...others];
