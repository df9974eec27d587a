// What the question of the moment is about: the ground of a fight, of who asks for leave, of a place that changes hands.
import { type AreaName, areaName, areaOfPlace, isAreaName, isPlaceName, P, type View } from '@rose/kingmaker/ids';
import { whereIs } from './stacks.ts';

const areaOfName = (place: string | null): readonly AreaName[] =>
  place !== null && isPlaceName(place) ? [areaName(areaOfPlace(P[place]))] : [];
const groundOf = (view: View, piece: string): readonly AreaName[] => {
  const where = whereIs(view, piece);
  return where && 'area' in where ? [where.area] : [];
};
export const aboutIn = (view: View): readonly AreaName[] => {
  const { phase, viewer } = view;
  switch (phase.name) {
    case 'movement':
    case 'free-moves':
      return phase.asks.flatMap(({ owner, pieces }) =>
        owner === viewer ? pieces.flatMap((piece) => groundOf(view, piece)) : [],
      );
    case 'combat':
    case 'field':
      return phase.area !== null && isAreaName(phase.area) ? [phase.area] : [];
    case 'seizure':
    case 'lodging':
      return areaOfName(phase.place);
    case 'homecoming':
      return groundOf(view, phase.noble);
    default:
      return [];
  }
};
