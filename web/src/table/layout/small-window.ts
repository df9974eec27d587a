// The sheet of a small window: a desk never fetches it.
import { useLater } from '@rose/board';
import { isSheet } from './media.ts';

const load = async () => (await import('./sheet.tsx')).Sheet;

/** Undefined while it comes, and at a desk. */
export const useSheet = () => useLater(load, isSheet.value);
