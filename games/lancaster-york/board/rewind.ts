// The board as it stood when a scene was told: what came after it is taken back, and the tokens of the turn lie on it.
import type { LogEntry, NobleName, PersonName, PlaceName, Seat, ShipName, View } from '@rose/lancaster-york/ids';
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
/** `since`: what was told after the scenes; others may have taken cards of the next turn while somebody still looks. */
export const viewAt = (view: View, scenes: readonly Scene[], at: number, since: readonly LogEntry[] = []): View => {
  const later = [...scenes.slice(at + 1).flatMap(({ entries }) => entries), ...since];
  if (later.length === 0) return view;
  const standing: Standing = { owners: { ...view.owners }, nobles: { ...view.nobles }, ships: { ...view.ships } };
  for (const entry of later.toReversed()) takeBack(standing, entry);
  return { ...view, ...standing, ...tableAt(view, scenes, later, at), captain: captainAt(view, scenes, at) };
};

/** What a seat had before it paid this. */
const beforePaying = (entry: LogEntry): { readonly seat: Seat; readonly money: number } | undefined => {
  if (entry.say === 'bid-paid') return { seat: entry.seat, money: entry.money + entry.sum };
  if (entry.say === 'cube-paid' || entry.say === 'troops-paid' || entry.say === 'troops-short')
    return { seat: entry.seat, money: entry.money + entry.price };
  return entry.say === 'taxes-paid' ? { seat: entry.seat, money: entry.money - entry.sum } : undefined;
};
/** Scores, purses, kings and the turn as they stood: name cards and track tell nothing that is still to come. */
const tableAt = (
  view: View,
  scenes: readonly Scene[],
  later: readonly LogEntry[],
  at: number,
): Pick<View, 'players' | 'kings' | 'turn'> => {
  const scores = scoresAt(scenes, at) ?? {};
  const paid = later.flatMap((entry) => beforePaying(entry) ?? []);
  const isCrowned = later.some(({ say }) => say === 'king-crowned' || say === 'no-king');
  const ended = scenes.flatMap(({ entries }) => entries).find(({ say }) => say === 'turn-ended');
  return {
    players: view.players.map((player) => ({
      ...player,
      score: scores[player.seat] ?? player.score,
      money: paid.find(({ seat }) => seat === player.seat)?.money ?? player.money,
    })),
    kings: isCrowned ? view.kings.slice(0, -1) : view.kings,
    turn: ended?.say === 'turn-ended' ? ended.turn : view.turn,
  };
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
