// The plan of a siege: the town as a star of bastions, and before it six parallels, the sap dug as far as the marker.
import { BLOCK, Block, Silent } from '@rose/board';
import { type CityName, isPort, SIEGE_MAX, sizeOf, T, type View } from '@rose/without-an-enemy/ids';
import { fort } from './map-town.tsx';
import { faceOf, type Piece, woodOf } from './pieces.ts';
import { boardWords } from './words.ts';

const [WIDTH, HEIGHT] = [520, 400];
const CENTRE = { x: 260, y: 132 } as const;
const RADIUS = 104;
/** Parallels from the farthest to the foot of the wall. */
const PARALLELS = Array.from({ length: SIEGE_MAX + 1 }, (_, level) => ({
  level,
  y: 384 - level * 26,
  half: 180 - level * 18,
}));
const turnOf = (level: number): { readonly x: number; readonly y: number } => ({
  x: CENTRE.x + (level % 2 === 0 ? -34 : 34),
  y: PARALLELS[level]?.y ?? 0,
});
const sap = (marker: number): string =>
  Array.from({ length: marker + 1 }, (_, level) => {
    const { x, y } = turnOf(level);
    return `${level === 0 ? 'M' : 'L'}${x} ${y}`;
  }).join('');

const Inside = ({ garrison }: { readonly garrison: readonly Piece[] }) => {
  const columns = Math.ceil(Math.sqrt(garrison.length));
  return (
    <>
      {garrison.map((piece, i) => {
        const rows = Math.ceil(garrison.length / columns);
        const x = CENTRE.x + ((i % columns) - (columns - 1) / 2) * 46 - BLOCK.width / 2;
        const y = CENTRE.y + (Math.floor(i / columns) - (rows - 1) / 2) * 48 - BLOCK.height / 2;
        return (
          <g key={piece.id} transform={`translate(${x} ${y})scale(.94)`}>
            <Block
              wood={woodOf(piece.colour)}
              face={piece.block ? faceOf(piece.block, piece.strength) : undefined}
              ring={piece.picked ? 'picked' : undefined}
            />
          </g>
        );
      })}
    </>
  );
};

interface PlanProps {
  readonly view: View;
  readonly city: CityName;
  readonly garrison: readonly Piece[];
}
export const SiegePlan = ({ view, city, garrison }: PlanProps) => {
  const marker = view.marker[city];
  const isBreached = view.breach.includes(city);
  const points = sizeOf(T[city]) + 3;
  const say = boardWords();
  const isOpen = city === 'london-city' && !view.londonFortified;
  return (
    <figure class="wae-plan">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say.planOf(marker, isBreached)}>
        <Silent class="wae-plan-lines">
          <path class="ground" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
          {isPort(T[city]) && <path class="sea" d={`M-200 0H${WIDTH + 200}V22Q390 34 260 24T-200 26Z`} />}
          <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
            <path class="ditch" d={fort(points, RADIUS * 1.13)} />
            <path class={isOpen ? 'wall open' : 'wall'} d={fort(points, RADIUS)} />
            {!isOpen && <path class="court" d={fort(points, RADIUS * 0.86)} />}
            {isBreached && <path class="gap" d={`M-22 ${RADIUS * 0.5}L-10 ${RADIUS}H10L22 ${RADIUS * 0.5}Z`} />}
            {isBreached && (
              <path
                class="rubble"
                d={`M-14 ${RADIUS * 0.72}h8M-2 ${RADIUS * 0.66}h8M4 ${RADIUS * 0.8}h9M-8 ${RADIUS * 0.88}h7`}
              />
            )}
          </g>
          <Inside garrison={garrison} />
          {PARALLELS.map(({ level, y, half }) => (
            <path
              key={level}
              class={marker !== undefined && level <= marker ? 'parallel dug' : 'parallel'}
              d={`M${CENTRE.x - half} ${y}Q${CENTRE.x} ${y - 12} ${CENTRE.x + half} ${y}`}
            />
          ))}
          {marker !== undefined && <path class="sap" d={sap(marker)} />}
          {PARALLELS.map(({ level }) => {
            const { x, y } = turnOf(level);
            return (
              <g key={level} class={level === marker ? 'stage now' : 'stage'} transform={`translate(${x} ${y})`}>
                <circle r={level === marker ? 13 : 9} />
                <text y="5">{level}</text>
              </g>
            );
          })}
        </Silent>
      </svg>
      <figcaption>{say.planOf(marker, isBreached)}</figcaption>
    </figure>
  );
};
