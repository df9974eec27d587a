// What time it is by the house. Deadlines are the house's, and a device may have any clock: from the moment that the house
// told its time, only the time that has gone by since is taken from the device.

export interface Clocks {
  /** What the device takes for the time. */
  date(): number;
  /** What has gone by, whatever becomes of the date. */
  ticks(): number;
}
export interface HouseTime {
  /** The house has just said what time it is. */
  set(now: string): void;
  now(): number;
  /** Whether date and ticks went apart: the device slept, or its clock was set. */
  isDoubtful(): boolean;
}
const APART = 2_000;

export const createServerTime = ({ date, ticks }: Clocks): HouseTime => {
  let told: { readonly house: number; readonly ticks: number; readonly date: number } | undefined;
  return {
    set(now) {
      told = { house: Date.parse(now), ticks: ticks(), date: date() };
    },
    now: () => (told ? told.house + ticks() - told.ticks : date()),
    isDoubtful: () => told !== undefined && Math.abs(date() - told.date - (ticks() - told.ticks)) > APART,
  };
};

export const serverTime = createServerTime({ date: () => Date.now(), ticks: () => performance.now() });
