// A lesson's table is no game of the guest's: one that a closed window left behind is cleared at the next lesson.
const KEY = 'rose.lesson-table';

export const noteTable = (table: string | undefined): void => {
  try {
    if (table === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, table);
  } catch {
    // without storage there is nothing to clear either
  }
};
export const notedTable = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};
