/** The browser's database in which the host keeps this device's tables. */
export const DATABASE = 'rose-and-crown';

/** Whether anything was ever kept on this device; where a browser cannot say, it may have been. */
export const isAnythingKept = async (): Promise<boolean> => {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
};
