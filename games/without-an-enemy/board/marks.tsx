// Marks over the blocks: the parapet before a garrison, how many stand behind one another, crossed swords, a refusal.
import { around, type Box, type Point, RefusalOver, round, Silent, SwordsOver } from '@rose/board';
import { type AreaName, CITY_NAMES, isAreaName, isCityName, SEATS } from '@rose/without-an-enemy/ids';
import { groundById, SHIPS, TOWNS } from './faces.ts';
import { contestedAreas } from './pieces.ts';
import { boxOf, type Placed } from './places.ts';

const boxAround = (placed: readonly Placed[]): Box | undefined => around(placed.map(boxOf), 0);

/** Merlons along a wall of this width. */
const wall = (width: number): string => {
  const teeth = Math.max(3, Math.round(width / 8));
  const step = width / teeth;
  const tops = Array.from({ length: teeth }, (_, i) =>
    i % 2 === 0 ? `V-4H${round((i + 1) * step)}V0` : `H${round((i + 1) * step)}`,
  );
  return `M0 8V0${tops.join('')}V8Z`;
};
export const Parapets = ({ placed }: { readonly placed: readonly Placed[] }) => (
  <Silent class="wae-parapets">
    {CITY_NAMES.map((city) => {
      const box = boxAround(placed.filter(({ piece }) => piece.city === city));
      return (
        box && (
          <path
            key={city}
            class="wae-parapet"
            transform={`translate(${round(box.x - 2)} ${round(box.y + box.height - 7)})`}
            d={wall(box.width + 4)}
          />
        )
      );
    })}
  </Silent>
);

const FEW = 3;
/** Blocks that hide one another are counted. */
export const Counts = ({ placed }: { readonly placed: readonly Placed[] }) => {
  const groups = new Map<string, Placed[]>();
  for (const one of placed.filter(({ piece }) => piece.block === undefined)) {
    const key = `${one.piece.city ?? one.piece.area} ${one.piece.seat}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return (
    <Silent class="wae-counts">
      {[...groups].map(([key, all]) => {
        const box = boxAround(all);
        if (!box || all.length < FEW) return null;
        return (
          <g
            key={key}
            class="wae-count"
            transform={`translate(${round(box.x + box.width)} ${round(box.y + box.height)})`}
          >
            <circle r="8" />
            <text y="4.4">{all.length}</text>
          </g>
        );
      })}
    </Silent>
  );
};

/** From the foot of the ranks to the middle of those in front. */
const HALF_A_BLOCK = 13;
/** In the gap between the two ranks, where they hide no number. */
export const swordsAt = (area: AreaName, placed: readonly Placed[]): Point => {
  const here = placed.filter(({ piece }) => piece.area === area && piece.city === undefined);
  const [one = [], two = []] = SEATS.map((seat) => here.filter(({ piece }) => piece.seat === seat).map(boxOf));
  const right = Math.max(...one.map(({ x, width }) => x + width));
  const left = Math.min(...two.map(({ x }) => x));
  const foot = Math.max(...[...one, ...two].map(({ y, height }) => y + height));
  return { x: round((right + left) / 2), y: round(foot - HALF_A_BLOCK) };
};
export const Swords = ({ placed }: { readonly placed: readonly Placed[] }) => (
  <SwordsOver
    looks="wae-battles"
    areas={contestedAreas(placed.map(({ piece }) => piece))}
    at={(area) => swordsAt(area, placed)}
  />
);

const middleOf = (place: string): Point | undefined =>
  isAreaName(place) || isCityName(place) ? groundById(place)?.centre : undefined;
interface RefusedProps {
  readonly place: string | undefined;
  readonly placed: readonly Placed[];
}
export const Refused = (props: RefusedProps) => <RefusalOver looks="wae-refusals" groundAt={middleOf} {...props} />;

/** Towns and seas that answer the question. */
export const Rings = ({ open }: { readonly open: readonly string[] }) => (
  <Silent class="wae-rings">
    {[...TOWNS, ...SHIPS]
      .filter(({ id }) => open.includes(id))
      .map(({ id, path }) => (
        <g key={id} class="wae-ring">
          <path class="keyline" d={path} />
          <path d={path} />
        </g>
      ))}
  </Silent>
);
