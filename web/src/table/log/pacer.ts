// What is heard comes at a human pace: what happens while somebody still listens is told in one breath afterwards.

/** So long one message is listened to, in milliseconds; of many that wait the last are told. */
const LISTENS = 1500;
const MOST_WAITING = 8;

export interface Pacer {
  hear(text: string): void;
  stop(): void;
}
export const createPacer = (say: (text: string) => void): Pacer => {
  let waiting: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    timer = undefined;
    if (waiting.length === 0) return;
    say(waiting.slice(-MOST_WAITING).join(' '));
    waiting = [];
    timer = setTimeout(tell, LISTENS);
  };
  return {
    hear(text) {
      if (text === '') return;
      waiting = [...waiting, text];
      if (timer === undefined) tell();
    },
    stop() {
      clearTimeout(timer);
    },
  };
};
