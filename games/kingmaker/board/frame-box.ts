// What the first fit shows: the country with its waters; on a small screen the country alone.
import type { Box, Sheet } from '@rose/board';
import { CORE as ALL } from '../map/index.ts';

export const CORE: Sheet = { ...ALL, most: 8 };
export const LAND_BOX: Box = { x: 226, y: 66, width: 716, height: 776 };
