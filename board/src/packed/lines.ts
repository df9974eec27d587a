// Lines in whole tenths of a unit, as paths write them: one place, then steps.
import type { Point } from '../path.ts';

/** Two numbers a point, in tenths. */
export type Tenths = readonly number[];

/** Most steps are short and come again and again. */
const known = new Map<number, string>();
const tenth = (value: number): string => {
  const text = known.get(value) ?? (value / 10).toString().replace(/^(-?)0\./, '$1.');
  known.set(value, text);
  return text;
};

/** The steps of a line, without where it begins. */
const stepsOf = (line: Tenths): string => {
  let text = '';
  for (let i = 2; i < line.length; i += 2) {
    const across = tenth((line[i] ?? 0) - (line[i - 2] ?? 0));
    const down = tenth((line[i + 1] ?? 0) - (line[i - 1] ?? 0));
    text += `${i === 2 || across.startsWith('-') ? '' : ' '}${across}${down.startsWith('-') ? '' : ' '}${down}`;
  }
  return text;
};
export const openPath = (line: Tenths): string =>
  `M${tenth(line[0] ?? 0)} ${tenth(line[1] ?? 0)}${line.length > 2 ? `l${stepsOf(line)}` : ''}`;

export const turned = (line: Tenths): Tenths => {
  const back: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) back.push(line[i] ?? 0, line[i + 1] ?? 0);
  return back;
};

const stretch = (line: Tenths, i: number): number =>
  Math.hypot((line[i + 2] ?? 0) - (line[i] ?? 0), (line[i + 3] ?? 0) - (line[i + 1] ?? 0));
/** In units of the drawing. */
export const lengthOf = (line: Tenths): number => {
  let sum = 0;
  for (let i = 0; i + 2 < line.length; i += 2) sum += stretch(line, i);
  return sum / 10;
};
export const middleOf = (line: Tenths): Point => {
  let left = lengthOf(line) * 5;
  for (let i = 0; i + 2 < line.length; i += 2) {
    const step = stretch(line, i);
    if (step >= left && step > 0) {
      const share = left / step;
      const between = (from: number, to: number): number => Math.round(from + (to - from) * share) / 10;
      return { x: between(line[i] ?? 0, line[i + 2] ?? 0), y: between(line[i + 1] ?? 0, line[i + 3] ?? 0) };
    }
    left -= step;
  }
  return { x: (line[0] ?? 0) / 10, y: (line[1] ?? 0) / 10 };
};
