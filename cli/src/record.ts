export const recordOf = (..._: readonly unknown[]): object => ({});
