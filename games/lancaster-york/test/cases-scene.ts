// More words for the cases: drafts played through, orders carried out, what was paid and fought.
import { lancasterYork } from '@rose/lancaster-york';
import { scene } from '@rose/testkit';
import { type Board, carriedOut, type Scene, type Seat, told, viewOf } from './rules-scene.ts';

const pickable = (s: Scene, seat: Seat, spared: readonly string[]): string => {
  const offered = s.legal(seat);
  const found = offered.find((text) => !spared.includes(text.split(' ')[1] ?? '')) ?? offered[0];
  if (found === undefined) throw new Error(`scene: nothing for ${seat} to pick`);
  return found;
};
/** One player after the other takes the first card offered, the spared ones last, until the draft is over. */
export const draftOut = (s: Scene, ...spared: readonly string[]): Scene => {
  const { phase } = viewOf(s);
  if (phase.name !== 'draft') return s;
  const [seat] = s.active();
  return seat === undefined ? s : draftOut(s.play(seat, pickable(s, seat, spared)), ...spared);
};
/** The draft is played out and aid declined, so that all may plan. */
export const toPlanning = (s: Scene): Scene => {
  const drafted = draftOut(s);
  const [seat] = viewOf(drafted).phase.name === 'taxes' ? drafted.active() : [];
  return seat === undefined ? drafted : toPlanning(drafted.play(seat, 'decline-aid'));
};
/** Who picks from here on. */
export const picks = (s: Scene): readonly Seat[] => {
  const { phase } = viewOf(s);
  return phase.name === 'draft' ? phase.picks : [];
};
/** Who is offered how much aid. */
export const offers = (s: Scene): readonly (readonly [Seat, number])[] => {
  const { phase } = viewOf(s);
  return phase.name === 'taxes' ? phase.offers.map(({ seat, sum }) => [seat, sum] as const) : [];
};
/** The same position, with some of its fields written anew. */
export const again = (s: Scene, change: object): Scene =>
  scene(lancasterYork, { position: { ...lancasterYork.toPosition(s.state), ...change } });

/** The worked example of the rules: a whole turn as its plans are turned up. */
export const workedTurn = (): Scene =>
  carriedOut({
    order: 'yellow blue red green',
    red: 'windsor stafford',
    yellow: 'bishop-winchester winchester carisbrooke',
    blue: 'neville',
    money: { red: 47, blue: 9 },
    mercenaries: { red: 1 },
    plans: {
      red: {
        moves: { stafford: 'west-country' },
        troops: { winchester: 3, carisbrooke: 4 },
        mercenaries: { windsor: 1 },
        white: ['stafford'],
        black: ['neville'],
      },
      blue: { moves: { neville: 'south-east' }, troops: { winchester: 3 } },
    },
  });

const ALL = ['nm-east', 'ne-east', 'mi-sea', 'se-sea', 'wc-sea', 'wa-sea', 'ne-west', 'nm-west'];
const REGIONS = ['northern-marches', 'northern-england', 'midlands', 'south-east', 'west-country', 'wales'];
/** Where a piece of red, standing `at`, ends when it is ordered to each place in turn: those where it obeys. */
export const ends = (piece: string, at?: string): readonly string[] =>
  (piece.startsWith('ship-') ? ALL : REGIONS).filter((to) => {
    const red = at === undefined ? piece : `${piece}@${at}`;
    const view = viewOf(carriedOut({ red, plans: { red: { moves: { [piece]: to } } } }));
    return ({ ...view.nobles, ...view.ships } as Record<string, string>)[piece] === to;
  });

/** What was bought of each group of troops: `windsor 2`. */
export const bought = (s: Scene): readonly string[] =>
  s.log.flatMap((entry) =>
    entry.say === 'troops-paid' || entry.say === 'troops-short' ? [`${entry.place} ${entry.bought}`] : [],
  );
/** Cubes in the order of payment: `white neville 10`, or `dropped black percy`. */
export const cubes = (s: Scene): readonly string[] =>
  s.log.flatMap((entry) => {
    if (entry.say === 'cube-paid') return [`${entry.colour} ${entry.person} ${entry.price}`];
    return entry.say === 'cube-dropped' ? [`dropped ${entry.colour} ${entry.person}`] : [];
  });
export const ignored = (s: Scene): number => told(s, 'order-ignored').length;
/** The battles of a turn: `red windsor taken 1`. */
export const fought = (s: Scene): readonly string[] =>
  s.log.flatMap((entry) => {
    if (entry.say === 'battle-fought') return [`${entry.seat} ${entry.place} ${entry.result} ${entry.left}`];
    return entry.say === 'place-entered' ? [`${entry.seat} ${entry.place} entered ${entry.left}`] : [];
  });
/** Titles that changed hands: `lord-high-admiral yellow > red`. */
export const titlesMoved = (s: Scene): readonly string[] =>
  s.log.flatMap((entry) => {
    if (entry.say === 'title-taken') return [`${entry.title} ${entry.from ?? 'board'} > ${entry.seat}`];
    return entry.say === 'title-returned' ? [`${entry.title} ${entry.from} > board`] : [];
  });
/** A plan of troops alone, for several seats. */
export const attacking = (
  forces: { readonly [S in Seat]?: { readonly [place: string]: number } },
): NonNullable<Board['plans']> =>
  Object.fromEntries(Object.entries(forces).map(([seat, troops]) => [seat, { troops }]));

/** Six nobles and more that pay no tax, so that a draft brings no money. */
export const NO_TAX = 'percy clifford plantagenet stanley mowbray de-la-pole stafford fitzalan beaufort tudor';
/** The game is over as it stands: turn 5 has been judged. */
export const OVER = { name: 'parliament', step: 'done' };
