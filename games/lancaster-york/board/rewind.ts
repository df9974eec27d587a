// The board as it stood when a scene was told: what came after it is taken back, and the tokens of the turn lie on it.
import type { LogEntry, NobleName, PersonName, PlaceName, Seat, ShipName, View } from '@rose/lancaster-york/ids';
import type { Scene } from './scenes.ts';

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
  return { ...view, ...standing, captain: captainAt(view, scenes, at) };
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
