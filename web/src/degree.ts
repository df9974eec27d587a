// How far ahead somebody is, in words: a judgement of the house is no chance and gets no per cent.
export type Degree = 'even' | 'little' | 'clear' | 'far';

/** `ahead` from 0, far behind, to 1, far ahead. */
export const degreeOf = (ahead: number): Degree => {
  const by = Math.abs(ahead - 0.5);
  if (by < 0.06) return 'even';
  if (by < 0.18) return 'little';
  return by < 0.35 ? 'clear' : 'far';
};
