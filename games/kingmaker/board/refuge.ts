// 16.3 Who is lost overseas when the viewer ends this movement phase: those whose Refuge card has run out, and those who had
// no right to stay and have not left.
import { areaName, E, isEventName, numberOn, OVERSEAS, type PieceName, type View } from '@rose/kingmaker/ids';
import { whereIs } from './stacks.ts';

const LANDS: readonly string[] = OVERSEAS.map(areaName);
const landOf = (view: View, piece: string): string | undefined => {
  const where = whereIs(view, piece);
  return where && 'area' in where && LANDS.includes(where.area) ? where.area : undefined;
};
export const lostAtEnd = (view: View): readonly PieceName[] => {
  const { phase, refuges, turns, viewer } = view;
  if (phase.name !== 'movement' || viewer === 'spectator') return [];
  const over = refuges.filter(
    ({ seat, card, since }) =>
      seat === viewer && card !== null && isEventName(card) && (turns[viewer] ?? 0) >= since + numberOn(E[card]),
  );
  const stranded = over.flatMap(({ area, pieces }) => pieces.filter((piece) => landOf(view, piece) === area));
  return [...new Set([...stranded, ...phase.due.filter((noble) => landOf(view, noble) !== undefined)])];
};
