// Small pictures of actions for menus: who moves, who is pushed, and where to.
import { type Action, other, type Seat } from '@rose/deux-roses/ids';
import { Castle, SmallSoldier } from './figures.tsx';

interface Man {
  readonly at: readonly [x: number, y: number];
  readonly size?: number;
  readonly enemy?: true;
  readonly faint?: true;
}
interface Picture {
  readonly men: readonly Man[];
  readonly arrow?: string;
}
const PUSH = 'M93 20l9 13-9 13';
const PICTURES: { readonly [D in Action['do']]: Picture } = {
  place: { men: [{ at: [54, 36], size: 0.5 }], arrow: 'M54 3v10M48 8l6 6 6-6' },
  step: { men: [{ at: [28, 32] }, { at: [84, 32], faint: true }], arrow: 'M48 32h15M57 24l8 8-8 8' },
  march: {
    men: [
      { at: [14, 46], size: 0.34 },
      { at: [38, 28], size: 0.34 },
      { at: [64, 28], size: 0.34 },
      { at: [92, 46], size: 0.34, faint: true },
    ],
    arrow: 'M14 26Q24 6 52 6Q82 6 92 24M84 18l8 7 5-10',
  },
  translate: {
    men: [
      { at: [22, 18], size: 0.36 },
      { at: [36, 46], size: 0.36 },
      { at: [74, 18], size: 0.36, faint: true },
      { at: [88, 46], size: 0.36, faint: true },
    ],
    arrow: 'M46 28h14M54 21l7 7-7 7',
  },
  breakthrough: { men: [{ at: [20, 32] }, { at: [48, 32] }, { at: [77, 32], enemy: true }], arrow: PUSH },
  attack: {
    men: [
      { at: [24, 17], size: 0.36 },
      { at: [36, 46], size: 0.36 },
      { at: [70, 31], enemy: true },
    ],
    arrow: PUSH,
  },
  reinforce: { men: [{ at: [80, 34] }], arrow: 'M80 2v8M76 6h8' },
  pass: { men: [], arrow: 'M34 32h40' },
};

export const Glyph = ({ action, seat }: { readonly action: Action; readonly seat: Seat }) => {
  const { men, arrow } = PICTURES[action.do];
  return (
    <svg class="glyph" width="54" height="32" viewBox="0 0 108 64" aria-hidden="true" focusable="false">
      {action.do === 'reinforce' && (
        <g transform="translate(32 40) scale(.56)">
          <Castle side={seat} />
        </g>
      )}
      {men.map(({ at: [x, y], size = 0.42, enemy, faint }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`} opacity={faint ? 0.4 : 1}>
          <SmallSoldier side={enemy ? other(seat) : seat} />
        </g>
      ))}
      <path class="glyph-arrow" d={arrow} />
    </svg>
  );
};
