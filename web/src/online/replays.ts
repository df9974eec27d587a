// Replays of the open house. The house forgets them when a line breaks; here they are asked for anew, so that a replay on
// screen goes on. Each is called by its table, and by a number of this page.
import type { Answers, Ask } from '@rose/protocol';
import type { AnyTrouble } from '../trouble.ts';

type ReplayAsk = Extract<Ask, { ask: 'replay' | 'look' | 'retell' }>;
type Asks = <A extends ReplayAsk>(what: A) => Promise<Answers[A['ask']] | AnyTrouble>;
interface Kept {
  readonly source: Extract<Ask, { ask: 'replay' }>;
  id: string;
  /** The socket that knows it under this id. */
  socket: number;
}

export const createReplays = (askServer: Asks, socketNow: () => number) => {
  const kept = new Map<string, Kept>();
  let last = 0;

  const open = async (source: Kept['source']): Promise<Answers['replay'] | AnyTrouble> => {
    const answer = await askServer(source);
    if ('trouble' in answer) return answer;
    const name = `${source.table} ${++last}`;
    kept.set(name, { source, id: answer.replay, socket: socketNow() });
    return { ...answer, replay: name };
  };
  /** The id under which the house knows it now. */
  const idOf = async (name: string): Promise<string | AnyTrouble> => {
    const one = kept.get(name);
    if (!one) return { trouble: 'no-such-table' };
    if (one.socket === socketNow()) return one.id;
    const answer = await askServer(one.source);
    if ('trouble' in answer) return answer;
    one.id = answer.replay;
    one.socket = socketNow();
    return one.id;
  };
  return {
    takes: (what: Ask): what is ReplayAsk => what.ask === 'replay' || what.ask === 'look' || what.ask === 'retell',
    async ask(what: ReplayAsk): Promise<Answers[ReplayAsk['ask']] | AnyTrouble> {
      if (what.ask === 'replay') return open(what);
      const id = await idOf(what.replay);
      return typeof id === 'string' ? askServer({ ...what, replay: id }) : id;
    },
  };
};
