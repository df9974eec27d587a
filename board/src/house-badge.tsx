// The badge of a house: the red rose, or the white rose in its sun.
import { star } from './path.ts';
import { RED_ROSE, Rose, SmallRose, WHITE_ROSE } from './rose.tsx';

const SUN = star(16, 49, 27);
/** Below this many pixels, as in a long log, the rose of few strokes says the same. */
const FINE_FROM = 28;

export const HouseBadge = ({ seat, size }: { readonly seat: 'lancaster' | 'york'; readonly size: number }) => {
  const rose = seat === 'york' ? WHITE_ROSE : RED_ROSE;
  return (
    <svg class="badge" width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      {seat === 'york' && <path d={SUN} fill="#d9a93f" stroke="#8a6213" stroke-width="1.8" />}
      <g transform={seat === 'york' ? 'scale(.74)' : 'scale(1.06)'}>
        {size < FINE_FROM ? <SmallRose {...rose} /> : <Rose {...rose} />}
      </g>
    </svg>
  );
};
