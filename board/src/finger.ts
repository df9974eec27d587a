// Whether the page is touched by a finger, which rests on nothing before it touches.
export const isFinger = (): boolean => matchMedia('(hover: none)').matches;
