// What the first fit shows: the country with its waters; on a small screen the country alone.
import type { Box } from '@rose/board';
import { OVERVIEW } from './map.tsx';

export const CORE: Box = { x: 196, y: 56, width: 800, height: 796 };
export const LAND_BOX: Box = OVERVIEW.home;
