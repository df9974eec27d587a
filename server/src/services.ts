// The services of the server besides HTTP, in the order of opening.
import type { OpenService } from './service.ts';
import { tables } from './socket/service.ts';
import { packing } from './store/service.ts';

export const SERVICES: readonly OpenService[] = [tables, packing];
