// The board as it stood when a scene was told: what came after it is taken back, and the tokens of the turn lie on it.
import {
  type House,
  type LogEntry,
  type NobleName,
  type PersonName,
  type PlaceName,
  type RegionName,
  type Seat,
  type ShipName,
  TITLES,
  type View,
} from '@rose/lancaster-york/ids';
import { type Scene, scoresAt } from './scenes.ts';

interface Standing {
  owners: { -readonly [N in keyof View['owners']]: View['owners'][N] };
  nobles: { -readonly [N in keyof View['nobles']]: View['nobles'][N] };
  ships: { -readonly [N in keyof View['ships']]: View['ships'][N] };
}
const takeBack = ({ owners, nobles, ships }: Standing, entry: LogEntry): void => {
  if (entry.say === 'noble-moved') nobles[entry.noble] = entry.from;
  if (entry.say === 'ship-moved') ships[entry.ship] = entry.from;
  if (entry.say === 'bribe-worked') owners[entry.person] = entry.from;
  if (entry.say === 'battle-fought') owners[entry.place] = entry.against;
  if (entry.say === 'place-entered') delete owners[entry.place];
  if (entry.say === 'card-picked') {
    delete owners[entry.card];
    delete nobles[entry.card as NobleName];
    delete ships[entry.card as ShipName];
  }
};
/** What is told scene by scene, and what had been told before and was told after it: others may have taken cards of the next turn while
 * somebody still looks. */
export interface Telling {
  readonly scenes: readonly Scene[];
  readonly since?: readonly LogEntry[];
  /** Nothing where steps are gone through at will. */
  readonly earlier?: readonly LogEntry[] | undefined;
}
export const viewAt = (view: View, telling: Telling, at: number): View => {
  const { scenes, since = [] } = telling;
  const later = [...scenes.slice(at + 1).flatMap(({ entries }) => entries), ...since];
  if (later.length === 0) return view;
  const standing: Standing = { owners: { ...view.owners }, nobles: { ...view.nobles }, ships: { ...view.ships } };
  for (const entry of later.toReversed()) takeBack(standing, entry);
  const turn = turnAt(view, scenes);
  const titles = titlesAt(view, later);
  return {
    ...view,
    ...standing,
    ...turn,
    titles,
    markers: markersAt(view, telling, later, turn.turn),
    kings: later.some(({ say }) => say === 'king-crowned' || say === 'no-king') ? view.kings.slice(0, -1) : view.kings,
    captain: captainAt(view, scenes, at),
    // cards of the next turn lie on no table yet
    shown: turn.turn === view.turn ? view.shown : [],
    players: playersAt(view, titles, scoresAt(scenes, at) ?? {}, later),
  };
};

/** The turn that is told: the table may have gone on to the next. */
const turnAt = (view: View, scenes: readonly Scene[]): Pick<View, 'turn' | 'year' | 'order'> => {
  const ended = scenes.flatMap(({ entries }) => entries).find(({ say }) => say === 'turn-ended');
  if (ended?.say !== 'turn-ended') return view;
  const { turn, scores } = ended;
  return { turn, year: view.year - 10 * (view.turn - turn), order: scores.map(({ seat }) => seat) };
};
const titlesAt = (view: View, later: readonly LogEntry[]): View['titles'] => {
  const titles = { ...view.titles };
  for (const entry of later.toReversed())
    if (entry.say === 'title-taken' || entry.say === 'title-returned') titles[entry.title] = entry.from;
  return titles;
};

/** What a seat had before it paid this. */
const beforePaying = (entry: LogEntry): { readonly seat: Seat; readonly money: number } | undefined => {
  if (entry.say === 'bid-paid') return { seat: entry.seat, money: entry.money + entry.sum };
  if (entry.say === 'cube-paid' || entry.say === 'troops-paid' || entry.say === 'troops-short')
    return { seat: entry.seat, money: entry.money + entry.price };
  if (entry.say === 'taxes-paid' || entry.say === 'aid-taken')
    return { seat: entry.seat, money: entry.money - entry.sum };
  return undefined;
};
/** How many mercenaries an entry took from a seat; hired ones are less than none. */
const sentBy = (entry: LogEntry, seat: Seat): number => {
  if (entry.say === 'force-placed' && entry.seat === seat) return entry.mercenaries;
  return entry.say === 'mercenaries-hired' && entry.seat === seat ? -entry.tokens : 0;
};
/** Scores, treasuries, mercenaries and titles as they stood: name cards tell nothing that is still to come. */
const playersAt = (
  view: View,
  titles: View['titles'],
  scores: ReturnType<typeof scoresAt> & object,
  later: readonly LogEntry[],
): View['players'] => {
  const paid = later.flatMap((entry) => beforePaying(entry) ?? []);
  return view.players.map((player) => ({
    ...player,
    score: scores[player.seat] ?? player.score,
    money: paid.find(({ seat }) => seat === player.seat)?.money ?? player.money,
    mercenaries: later.reduce((sum, entry) => sum + sentBy(entry, player.seat), player.mercenaries),
    titles: TITLES.filter((title) => titles[title] === player.seat),
  }));
};

/** The house for which a region voted last, if that is known; before anybody voted all lie on their red side. */
const votedBefore = (earlier: readonly LogEntry[], region: RegionName, turn: number): House | null => {
  const voted = earlier.findLast((entry) => entry.say === 'votes-cast' && entry.region === region);
  if (voted?.say === 'votes-cast') return voted.house ?? 'lancaster';
  return turn === 1 ? 'lancaster' : null;
};
/** 8.3 Markers turn one by one, as the votes of their regions are told. */
const markersAt = (
  { markers }: View,
  { earlier = [] }: Telling,
  later: readonly LogEntry[],
  turn: number,
): View['markers'] => {
  const toVote = new Set(later.flatMap((entry) => (entry.say === 'votes-cast' ? [entry.region] : [])));
  return markers.map((marker) =>
    toVote.has(marker.region) ? { ...marker, house: votedBefore(earlier, marker.region, turn) } : marker,
  );
};
/** The captain stands where he landed from the scene of his landing to the end of the turn. */
const captainAt = (view: View, scenes: readonly Scene[], at: number): View['captain'] => {
  const sofar = scenes.slice(0, at + 1).flatMap(({ entries }) => entries);
  const won = sofar.find(({ say }) => say === 'captain-won');
  const isGone = sofar.some(({ say }) => say === 'captain-returned');
  return won?.say === 'captain-won' && !isGone ? { seat: won.seat, region: won.region } : view.captain;
};

export interface Force {
  readonly place: PlaceName;
  readonly seat: Seat;
  readonly troops: number;
  readonly mercenaries: number;
}
export interface CubeOn {
  readonly person: PersonName;
  readonly colour: 'black' | 'white';
}
/** What lies on the board at a scene: forces until their battle is told, cubes until their bribe is. */
export const tokensAt = (
  scenes: readonly Scene[],
  at: number,
): { readonly forces: readonly Force[]; readonly cubes: readonly CubeOn[] } => {
  const chapter = scenes[at]?.chapter;
  if (chapter === undefined || chapter === 'parliament' || chapter === 'end') return { forces: [], cubes: [] };
  const now = scenes.slice(0, at + 1).flatMap(({ entries }) => entries);
  const before = scenes.slice(0, at).flatMap(({ entries }) => entries);
  const fought = before.flatMap((entry) =>
    entry.say === 'battle-fought' || entry.say === 'place-entered' ? [entry.place] : [],
  );
  const tried = before.flatMap((entry) =>
    entry.say === 'bribe-failed' || entry.say === 'bribe-worked' ? [entry.person] : [],
  );
  const forces = now.flatMap((entry) =>
    entry.say === 'force-placed' && !fought.includes(entry.place) ? [entry as Force] : [],
  );
  const cubes = now.flatMap((entry) =>
    entry.say === 'cube-paid' && chapter !== 'combat' && !(entry.colour === 'black' && tried.includes(entry.person))
      ? [entry as CubeOn]
      : [],
  );
  return { forces, cubes };
};
