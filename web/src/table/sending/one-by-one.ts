// Several actions on their way to the host: each is sent when the table has answered the one before.
import type { ReadonlySignal } from '@preact/signals';
import type { Sight } from '@rose/protocol';
import { until } from './until.ts';

/** What is not due by then is left out; the first that the host does not take ends it. */
export const oneByOne = async (
  sight: ReadonlySignal<Sight>,
  texts: readonly string[],
  send: (text: string) => Promise<boolean>,
  isDue: (text: string) => boolean = () => true,
): Promise<void> => {
  for (const text of texts) {
    if (!isDue(text)) continue;
    const { seq } = sight.value;
    if (!(await send(text))) return;
    await until(() => sight.value.seq > seq);
  }
};
