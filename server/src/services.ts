// Everything that runs in the house besides its door, in the order of opening.
import type { OpenService } from './parts.ts';
import { tables } from './socket/service.ts';
import { packing } from './store/service.ts';

export const SERVICES: readonly OpenService[] = [tables, packing];
