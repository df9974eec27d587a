// Who was ahead, step by step, as the house judges: the first seat below the line, the other, hatched, above it.
import { useMemo } from 'preact/hooks';
import { degreeOf } from '../degree.ts';
import { seatName, type Words } from '../table/words/say.ts';
import { curveOf, HEIGHT } from './curve.ts';
import { momentsOf } from './moments.ts';
import type { Reel } from './reel.ts';
import { replayWords } from './words.ts';

export const Chances = ({ reel, words }: { readonly reel: Reel; readonly words: Words }) => {
  const { chances, seating } = reel.game;
  const curve = useMemo(() => curveOf(chances ?? []), [chances]);
  if (!chances || chances.length < 2) return null;
  const say = replayWords();
  const at = reel.at.value;
  const width = chances.length - 1;
  const first = chances[at] ?? 0.5;
  const [below = '', above = ''] = Object.keys(seating).map((seat) => seatName(words, seat));
  const now = say.ahead[degreeOf(first)](first > 0.5 ? below : above);
  return (
    <figure class="chances">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={now}>
        <defs>
          <pattern id="chance-hatch" width="1" height="6" patternUnits="userSpaceOnUse">
            <path d="M0 0H1" class="hatch" />
          </pattern>
        </defs>
        <rect class="above" width={width} height={HEIGHT} />
        <rect width={width} height={HEIGHT} fill="url(#chance-hatch)" />
        <path class="below" d={`${curve}L${width} ${HEIGHT}L0 ${HEIGHT}Z`} />
        <path class="even" d={`M0 ${HEIGHT / 2}H${width}`} />
        <path class="curve" d={curve} />
        {momentsOf(chances).map((step) => (
          <path key={step} class="moment" d={`M${step} 0V${HEIGHT}`} />
        ))}
        <path class="now" d={`M${at} 0V${HEIGHT}`} />
      </svg>
      <figcaption title={say.aheadHow}>{now}</figcaption>
    </figure>
  );
};
