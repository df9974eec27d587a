// How late things came, in milliseconds.
export interface Late {
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}
export const lateness = (times: readonly number[]): Late => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
};
