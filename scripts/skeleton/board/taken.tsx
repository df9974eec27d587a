// The stones of the last step: they travel to the bowl, and where they lay is marked until somebody takes more.
import { type Point, Silent, travel } from '@rose/board';
import type { LogEntry, Skeleton } from '@rose/skeleton/ids';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../face.ts';
import { bowlAt, GAP, stoneAt } from './layout.ts';

const Stone = ({ from, to }: { readonly from: Point; readonly to: Point }) => {
  const element = useRef<SVGCircleElement>(null);
  useLayoutEffect(
    () => (element.current ? travel(element.current, { path: [from, to], fades: 'out' }) : undefined),
    [],
  );
  return <circle ref={element} class="skeleton-stone" cx={to.x} cy={to.y} r={GAP / 3} opacity="0" />;
};

const countOf = (entry: LogEntry): number => (entry.say === 'took' ? entry.count : 0);

export const Taken = ({ view, last }: BoardProps<Skeleton>) => {
  const count = last.reduce((sum, entry) => sum + countOf(entry), 0);
  const gone = Array.from({ length: count }, (_, n) => view.left + n);
  return (
    <Silent class="skeleton-last">
      {gone.map((n) => (
        <circle key={n} class="skeleton-taken" cx={stoneAt(n).x} cy={stoneAt(n).y} r={GAP / 3} />
      ))}
      {gone.map((n) => (
        <Stone key={`${view.left} ${n}`} from={stoneAt(n)} to={bowlAt(view.options.stones)} />
      ))}
    </Silent>
  );
};
