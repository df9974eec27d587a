// How long the house thinks, and how long its guests wait at least before they see what it did. Thought and pause run
// side by side; what is clear at once and only goes on with what the house is doing holds nobody up.
import type { Course, Kind } from '@rose/table';
import type { Environment, ThinkRequest } from './environment.ts';

/** Over a decision; a hurried house contents itself with less. */
const THOUGHT = 1000;
const HURRIED_THOUGHT = 300;
export const thoughtFor = (pace: number): number => (pace === 0 ? HURRIED_THOUGHT : THOUGHT);

/** An answer that comes within this time needed no thought. */
const AT_ONCE = 20;
/** What leaves no choice, or needed no thought, is done in a quarter of the time: it surprises nobody. */
const BRIEF = 0.25;

/** Whether the seat is in the middle of something: it acted last, and no dice fell that want to be seen. */
export const isGoingOn = ({ steps }: Course<Kind>, seat: string): boolean => {
  const last = steps.at(-1)?.entry;
  return last !== undefined && last.seat === seat && 'action' in last && (last.rolls ?? []).length === 0;
};

/** The thought, not before the pause that is due to it is over. */
export const atPace = async <T>(
  { wait }: Environment,
  { may }: ThinkRequest,
  goesOn: boolean,
  pace: number,
  thought: Promise<T>,
): Promise<T> => {
  if (may.length === 1 || !goesOn || pace === 0) {
    await Promise.all([thought, wait(may.length === 1 ? BRIEF * pace : pace)]);
    return thought;
  }
  const isClear = await Promise.race([thought.then(() => true), wait(AT_ONCE).then(() => false)]);
  await Promise.all([thought, wait(isClear ? BRIEF * pace : Math.max(0, pace - AT_ONCE))]);
  return thought;
};
