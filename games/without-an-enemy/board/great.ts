// Whether what was told is large enough to be shown over the table; how it is shown comes when it is.
import { isMajor, type LogEntry, T } from '@rose/without-an-enemy/ids';

const isGreatEntry = (entry: LogEntry): boolean =>
  entry.say === 'king-captured' || entry.say === 'year-ends' || (entry.say === 'city-taken' && isMajor(T[entry.city]));
export const isGreat = (told: readonly LogEntry[]): boolean => told.some(isGreatEntry);
