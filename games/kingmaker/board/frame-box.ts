// What the first fit shows: the country with its waters; on a small screen the country alone.
import type { Box, Sheet } from '@rose/board';

export const CORE: Sheet = { x: 196, y: 56, width: 800, height: 796, most: 8 };
export const LAND_BOX: Box = { x: 226, y: 66, width: 716, height: 776 };
