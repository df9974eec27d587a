// The sequence of play: set-up, then player-turns of chance, movement, combat, Parliament, coronation and draw.
import type { Phases } from '@rose/table';
import type { Kingmaker } from '../kind.ts';
import { allocation } from './allocation.ts';
import { chance } from './chance.ts';
import { escort, storm } from './choices.ts';
import { coronation } from './coronation.ts';
import { drawing } from './draw.ts';
import { lodging } from './lodging.ts';
import { movement } from './movement.ts';
import { placement } from './placement.ts';

export const phases = {
  allocation,
  placement,
  chance,
  storm,
  escort,
  movement,
  lodging,
  coronation,
  draw: drawing,
} as unknown as Phases<Kingmaker>;
