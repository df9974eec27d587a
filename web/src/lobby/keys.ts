// The secrets of invitation links this device was given: whoever has one may watch that table.
const nameOf = (table: string): string => `rose.key.${table}`;

export const keepKey = (table: string, secret: string): void => {
  try {
    localStorage.setItem(nameOf(table), secret);
  } catch {
    // a browser that keeps nothing follows the link again
  }
};
export const keptKey = (table: string): string | undefined => {
  try {
    return localStorage.getItem(nameOf(table)) ?? undefined;
  } catch {
    return undefined;
  }
};
