// Stones on the road: touched after a piece they name the way it takes.
import { type Point, round } from './path.ts';
import { Place } from './place.tsx';
import { areaOfWayPoint, isWayPoint } from './way-points.ts';
import './way-stones.css';

export interface WayStonesProps<A extends string> {
  readonly board: { readonly open: readonly string[]; readonly picked: readonly string[]; touch(place: string): void };
  /** Half the width of a stone, and of what answers a finger. */
  readonly stone: number;
  readonly rim: number;
  isArea(name: string): name is A;
  at(area: A): Point;
  labelFor(place: string): string;
}
export const WayStones = <A extends string>({ board, stone, rim, isArea, at, labelFor }: WayStonesProps<A>) => {
  const tip = stone / 2;
  const [back, up] = [round(tip / 6), round(tip * 0.84)];
  return (
    <g class="way-stones">
      {board.open.filter(isWayPoint).map((place) => {
        const area = areaOfWayPoint(place);
        if (!isArea(area)) return null;
        const touch = () => board.touch(place);
        const isPicked = board.picked.includes(place);
        return (
          <Place
            key={place}
            id={place}
            at={at(area)}
            label={labelFor(place)}
            open
            picked={isPicked}
            entrance={false}
            touch={touch}
          >
            <circle class="way-stone-rim" r={rim} />
            <circle class="way-stone" r={stone} />
            <path class="way-stone-mark" d={`M${-tip} 0H${tip}M${back} ${-up}L${tip} 0L${back} ${up}`} />
          </Place>
        );
      })}
    </g>
  );
};
