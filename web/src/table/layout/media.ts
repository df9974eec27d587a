// The class of a table by the size of its window alone: zoomed pages and split screens fall into a smaller one.
import { computed, type ReadonlySignal, signal } from '@preact/signals';

export type TableClass = 'desk' | 'lap' | 'page' | 'phone' | 'side';

/** The first that matches. */
export const classOf = (width: number, height: number): TableClass => {
  if (height < 540 && width >= 560) return 'side';
  if (width < 600) return 'phone';
  if (width < 900 || height >= width) return 'page';
  return width < 1280 || height < 640 ? 'lap' : 'desk';
};

const size = signal({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => {
  size.value = { width: innerWidth, height: innerHeight };
});

export const tableClass: ReadonlySignal<TableClass> = computed(() => classOf(size.value.width, size.value.height));
/** Turned, or drawn larger or smaller: what was in sight may no longer be. */
export const windowSize: ReadonlySignal<string> = computed(() => `${size.value.width} × ${size.value.height}`);
/** The question heads a sheet, a drawer or a low panel, with everything else behind its tabs. */
export const isSheet: ReadonlySignal<boolean> = computed(() => ['phone', 'page', 'side'].includes(tableClass.value));

const TALL = 860;
/** A tall desk and a lap have a strip at the foot of the board for the hand; a low desk keeps it in the rail. */
export const handPlace: ReadonlySignal<'strip' | 'rail' | 'sheet'> = computed(() => {
  if (isSheet.value) return 'sheet';
  return tableClass.value === 'lap' || size.value.height >= TALL ? 'strip' : 'rail';
});
