// Marks on the garden: what may be touched, what is aimed at, what was done last, what is lit or refused.
import { hexagon, round, Silent, useDrawing } from '@rose/board';
import type { CellName, LogEntry } from '@rose/deux-roses/ids';
import { centre, SIZE } from './geometry.ts';

const INSIDE = hexagon(SIZE * 0.8);
const TRACE = hexagon(SIZE * 0.76);

export type MarkName = 'lit' | 'target' | 'from' | 'to' | 'spoken' | 'refused';

/** Written once; each mark differs in shape, not in colour alone. */
export const MarkShapes = () => {
  const { id } = useDrawing();
  return (
    <>
      <g id={id('lit')}>
        <path d={INSIDE} fill="#ffe08a" fill-opacity=".55" />
        <path d={INSIDE} fill="none" stroke="#e79a00" stroke-opacity=".4" stroke-width="11" />
        <path d={INSIDE} fill="none" stroke="#e79a00" stroke-width="7.5" />
        <path d={INSIDE} fill="none" stroke="#fff3c4" stroke-width="3.4" />
        <circle r="9.3" fill="#fffaf0" stroke="#8a6213" stroke-width="1.9" />
      </g>
      <g id={id('target')}>
        <path d={INSIDE} fill="#f2b9a8" fill-opacity=".75" />
        <path d={INSIDE} fill="none" stroke="#9c2f28" stroke-width="4.4" stroke-dasharray="9.9 6.2" />
      </g>
      <g id={id('from')} fill="#fff6d8" fill-opacity=".3" stroke="#5a432c" stroke-width="2">
        <path d={TRACE} stroke-dasharray="5 5" stroke-opacity=".75" />
        <circle r="5" fill="#5a432c" fill-opacity=".55" stroke="none" />
      </g>
      <g id={id('to')} fill="#fff6d8" fill-opacity=".42" stroke="#5a432c">
        <path d={TRACE} stroke-width="2.4" stroke-opacity=".8" />
      </g>
      <g id={id('spoken')} fill="none" stroke-linejoin="round">
        <path d={INSIDE} stroke="#2b1c10" stroke-width="8" />
        <path d={INSIDE} stroke="#fffaf0" stroke-width="4.5" />
      </g>
      <g id={id('refused')} fill="none" stroke-linecap="round">
        <circle r="30" fill="#fff6e6" fill-opacity=".9" />
        <path d="M0-24a24 24 0 1 1-.01 0ZM-17 17L17-17" stroke="#9c2f28" stroke-width="6.5" />
      </g>
    </>
  );
};

export const Marks = ({ name, cells }: { readonly name: MarkName; readonly cells: readonly CellName[] }) => {
  const { href } = useDrawing();
  if (cells.length === 0) return null;
  return (
    <Silent class={`marks ${name}`}>
      {cells.map((cell) => {
        const { x, y } = centre(cell);
        return <use key={cell} href={href(name)} x={round(x)} y={round(y)} />;
      })}
    </Silent>
  );
};

export interface Trace {
  readonly from: readonly CellName[];
  readonly to: readonly CellName[];
}
const traceOfOne = (entry: LogEntry): Trace => {
  switch (entry.say) {
    case 'placed':
    case 'reinforced':
      return { from: [], to: [entry.cell] };
    case 'stepped':
    case 'marched':
      return { from: [entry.from], to: [entry.to] };
    case 'translated':
      return { from: entry.from.filter((cell) => !entry.to.includes(cell)), to: entry.to };
    case 'broke-through':
    case 'attacked': {
      const start = entry.say === 'attacked' ? entry.from : entry.rear;
      return { from: [start], to: entry.landing === 'outside' ? [entry.target] : [entry.target, entry.landing] };
    }
    case 'castles-stand':
    case 'markers-turned-to-sun':
    case 'passed':
      return { from: [], to: [] };
  }
};
/** What the last step did to the board, for its marks. */
export const traceOf = (last: readonly LogEntry[]): Trace => {
  const marks = last.map(traceOfOne);
  return { from: marks.flatMap(({ from }) => from), to: marks.flatMap(({ to }) => to) };
};
