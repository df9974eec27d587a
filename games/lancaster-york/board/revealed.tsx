// The tokens of a turn that is being told: forces before their places, cubes on their persons.
import { Silent } from '@rose/board';
import { cubeSpot, type Spot, troopSpots } from '../map/index.ts';
import { Cube, TroopTag } from './icons.tsx';
import type { Piece } from './pieces.ts';
import { type Force, tokensAt } from './rewind.ts';
import type { Scene } from './scenes.ts';

const tagsOf = (forces: readonly Force[]) => {
  const places = [...new Set(forces.map(({ place }) => place))];
  return places.flatMap((place) => {
    const tags = forces
      .filter((force) => force.place === place)
      .flatMap(({ seat, troops, mercenaries }) => [
        ...(troops > 0 ? [{ seat, count: troops, mercenary: false }] : []),
        ...(mercenaries > 0 ? [{ seat, count: mercenaries, mercenary: true }] : []),
      ]);
    const spots = troopSpots(place, tags.length);
    return tags.map((tag, i) => ({ ...tag, at: spots[i] as Spot, key: `${place} ${tag.seat} ${tag.mercenary}` }));
  });
};

interface RevealedProps {
  readonly scenes: readonly Scene[];
  readonly at: number;
  readonly pieces: readonly Piece[];
}
export const Revealed = ({ scenes, at, pieces }: RevealedProps) => {
  const { forces, cubes } = tokensAt(scenes, at);
  return (
    <Silent class="ly-orders">
      {tagsOf(forces).map(({ key, seat, count, mercenary, at: { x, y } }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <TroopTag seat={seat} count={count} mercenary={mercenary} />
        </g>
      ))}
      {cubes.map(({ person, colour }) => {
        const spot = pieces.find(({ id }) => id === person)?.at;
        if (!spot) return null;
        const { x, y } = cubeSpot(spot);
        return (
          <g key={`${person} ${colour}`} transform={`translate(${colour === 'white' ? x - 38 : x} ${y})`}>
            <Cube colour={colour} />
          </g>
        );
      })}
    </Silent>
  );
};
