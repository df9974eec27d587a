// The sequence of play: set-up, then player-turns of chance, movement, combat, Parliament, coronation and draw.
import type { Phases } from '@rose/table';
import type { Kingmaker } from '../kind.ts';
import { allocation } from './allocation.ts';
import { bounty } from './bounty.ts';
import { chance } from './chance.ts';
import { escort, storm } from './choices.ts';
import { combat } from './combat.ts';
import { commission } from './commission.ts';
import { coronation } from './coronation.ts';
import { drawing } from './draw.ts';
import { field } from './field.ts';
import { freeMoves } from './free-moves.ts';
import { lodging } from './lodging.ts';
import { movement } from './movement.ts';
import { pardon } from './pardon.ts';
import { parliament } from './parliament.ts';
import { placement } from './placement.ts';
import { homecoming, prisoners, ransom } from './prisoners.ts';
import { seizure, spoils } from './spoils.ts';
import { treachery } from './treachery.ts';

export const phases = {
  allocation,
  placement,
  chance,
  storm,
  escort,
  commission,
  treachery,
  movement,
  'free-moves': freeMoves,
  combat,
  field,
  prisoners,
  spoils,
  bounty,
  seizure,
  homecoming,
  pardon,
  lodging,
  parliament,
  coronation,
  ransom,
  draw: drawing,
} as unknown as Phases<Kingmaker>;
