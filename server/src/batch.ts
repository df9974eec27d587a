// What many ask for at the same time, done for all of them at once. One that fails must not harm the others: then each is
// done by itself. Where nothing can be done at all, all who wait are told so together.

/** `doAll` does all or nothing. Of those that concern the same, one is done after the other. */
export interface Batching<T, R> {
  readonly doAll: (all: readonly T[]) => Promise<readonly R[]>;
  readonly concerns: (one: T) => string;
  readonly most: number;
  /** So many groups may be under way at once. */
  readonly lanes: number;
  /** After this, what waits would only fail the same way, and later. */
  readonly isHopeless?: (error: unknown) => boolean;
}
interface Waiting<T, R> {
  readonly one: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

export const batched = <T, R>({
  doAll,
  concerns,
  most,
  lanes,
  isHopeless = () => false,
}: Batching<T, R>): ((one: T) => Promise<R>) => {
  let pending: Waiting<T, R>[] = [];
  const underWay = new Set<string>();
  let busy = 0;

  /** The first that nobody is busy with. */
  const next = (): readonly Waiting<T, R>[] => {
    const group: Waiting<T, R>[] = [];
    const rest: Waiting<T, R>[] = [];
    for (const waiting of pending) {
      const what = concerns(waiting.one);
      if (group.length >= most || underWay.has(what)) rest.push(waiting);
      else {
        underWay.add(what);
        group.push(waiting);
      }
    }
    pending = rest;
    return group;
  };
  const giveUp = (group: readonly Waiting<T, R>[], error: unknown): void => {
    const all = [...group, ...pending];
    pending = [];
    for (const { reject } of all) reject(error);
  };
  const alone = async (waiting: Waiting<T, R>): Promise<void> => {
    try {
      const [result] = await doAll([waiting.one]);
      waiting.resolve(result as R);
    } catch (error) {
      if (isHopeless(error)) giveUp([waiting], error);
      else waiting.reject(error);
    }
  };
  const together = async (group: readonly Waiting<T, R>[]): Promise<void> => {
    const [first, ...others] = group;
    if (first && others.length === 0) return alone(first);
    try {
      const results = await doAll(group.map(({ one }) => one));
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as R);
    } catch (error) {
      if (isHopeless(error)) giveUp(group, error);
      else await Promise.all(group.map(alone));
    }
  };
  const run = async (): Promise<void> => {
    for (let group = next(); group.length > 0; group = next()) {
      await together(group);
      for (const { one } of group) underWay.delete(concerns(one));
    }
    busy--;
  };
  return (one) =>
    new Promise((resolve, reject) => {
      pending.push({ one, resolve, reject });
      if (busy >= lanes) return;
      busy++;
      // What arrives in the same turn of the loop comes along.
      setImmediate(() => void run());
    });
};
