// Everything that runs in the house besides its door, in the order of opening.
import type { OpenService } from './parts.ts';

export const SERVICES: readonly OpenService[] = [];
