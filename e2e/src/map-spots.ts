// Where a hand finds the pieces of a map that may be sent somewhere. These run in the page.

export interface Spot {
  readonly piece: string;
  /** How many places on the map it lights. */
  readonly goals: number;
  readonly x: number;
  readonly y: number;
}
type Stage = HTMLElement & {
  ways?(): readonly (readonly (readonly string[])[])[];
  held?(): readonly string[];
};
/** Pieces on the map that a hand meets and that light something else on it, those first that light the most. */
export const spotsOn = (): readonly Spot[] => {
  const onMap = (place: string): Element | null => document.querySelector(`.stage .frame [data-place="${place}"]`);
  const goals = new Map<string, Set<string>>();
  for (const [piece, goal] of document.querySelector<Stage>('.stage')?.ways?.().flat() ?? []) {
    if (piece === undefined || goal === undefined || goal === piece || !onMap(goal)) continue;
    goals.set(piece, (goals.get(piece) ?? new Set()).add(goal));
  }
  const met = [...goals].flatMap(([piece, { size }]) => {
    const one = onMap(piece);
    if (!one) return [];
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return one.contains(document.elementFromPoint(x, y)) ? [{ piece, goals: size, x, y }] : [];
  });
  return met.toSorted((a, b) => b.goals - a.goals);
};
/** What is in the hand. */
export const heldNow = (): readonly string[] => document.querySelector<Stage>('.stage')?.held?.() ?? [];
