// 15.5, 16.4 Nobles on their way home: one after the other their players are asked where they go.
import type { Table } from '../kind.ts';

/** Whether somebody is asked now; the phase that rests beneath goes on afterwards. */
export const askHome = (table: Table): boolean => {
  const noble = table.state.homing.shift();
  if (noble === undefined) return false;
  table.interrupt({ name: 'homecoming', noble });
  return true;
};
