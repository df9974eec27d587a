// Asks on their way to a host that answers when it is told to.
import { signal } from '@preact/signals';
import type { Ask, Sight } from '@rose/protocol';
import { expect, test } from 'vitest';
import type { AskHost, Refusing } from '../src/table/picking/desk.ts';
import type { Following } from '../src/table/sending/follow.ts';
import { createSender } from '../src/table/sending/sender.ts';
import type { AnyTrouble } from '../src/trouble.ts';

const sightAt = (seq: number) => ({ seq }) as Sight;
const playAt = (seq: number): Ask => ({ ask: 'play', table: 't', seq, seat: 'red', action: `walk ${seq}` });

const scripted = () => {
  const asked: Ask[] = [];
  const answers: (() => void)[] = [];
  const ask = (what: Ask): Promise<object> => {
    asked.push(what);
    return new Promise((resolve) => answers.push(() => resolve({})));
  };
  const sight = signal<Sight | undefined>(sightAt(1));
  const following = { sight, again: async () => undefined } as unknown as Following;
  const { send, isSending } = createSender(
    ask as AskHost,
    following,
    signal<Refusing | undefined>(undefined),
    signal<AnyTrouble | undefined>(undefined),
  );
  return { asked, answers, sight, send, isSending };
};

test('a second touch on what has been asked already asks for nothing more, until it is answered', async () => {
  const { asked, answers, send } = scripted();
  const first = send(playAt(1));
  expect(await send(playAt(1))).toBe(false);
  answers[0]?.();
  expect(await first).toBe(true);
  void send(playAt(1));
  expect(asked).toHaveLength(2);
});
test('a table that has gone on before its answer came can be played at once', async () => {
  const { asked, answers, sight, send } = scripted();
  const first = send(playAt(1));
  sight.value = sightAt(2);
  const second = send(playAt(2));
  expect(asked).toEqual([playAt(1), playAt(2)]);
  // the late answer is not taken for that of the second
  answers[0]?.();
  expect(await first).toBe(true);
  expect(await send(playAt(2))).toBe(false);
  answers[1]?.();
  expect(await second).toBe(true);
});
test('it is sending until the last of its asks is answered', async () => {
  const { answers, sight, send, isSending } = scripted();
  const first = send(playAt(1));
  sight.value = sightAt(2);
  const second = send(playAt(2));
  answers[0]?.();
  await first;
  expect(isSending.value).toBe(true);
  answers[1]?.();
  await second;
  expect(isSending.value).toBe(false);
});
