// What an action that cannot be listed may be made of: asked of the host when a board wants to show it, and kept until the
// table has changed. Meanwhile the last answer for the same seat stands, so that a paper does not blink.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Sight } from '@rose/protocol';
import type { Kind } from '@rose/table';
import type { AnyFace, Parts } from '../../../../games/face.ts';
import type { AskHost } from './desk.ts';

interface Known {
  readonly viewer: string;
  readonly table: string;
  readonly seq: number;
  readonly parts: Parts<Kind>;
}
const keyOf = ({ table, viewer, seq }: Sight): string => `${table} ${viewer} ${seq}`;

/** `refused`: some of it is not possible, and somebody may want to know why. */
export const createParts = (
  face: AnyFace,
  sight: ReadonlySignal<Sight>,
  ask: AskHost,
  refused: (game: string) => void,
): (() => Parts<Kind> | undefined) => {
  const known = signal<Known | undefined>(undefined);
  let asked = '';
  const fetch = async (now: Sight): Promise<void> => {
    const { table, viewer } = now;
    const answer = await ask({ ask: 'items', table, seat: viewer });
    if ('trouble' in answer) return;
    const read = (text: string): readonly Kind['action'][] => {
      const action = face.read(text);
      return action ? [action] : [];
    };
    const mayNot = answer.mayNot.flatMap(({ action: text, refusal }) =>
      read(text).map((action) => ({ action, refusal })),
    );
    if (mayNot.length > 0) refused(now.game);
    known.value = { table, viewer, seq: answer.seq, parts: { may: answer.may.flatMap(read), mayNot } };
  };
  return () => {
    const now = sight.value;
    if (!now.open || now.open.length === 0) return undefined;
    const last = known.value;
    const isSame = last?.table === now.table && last.viewer === now.viewer;
    if ((!isSame || last.seq !== now.seq) && asked !== keyOf(now)) {
      asked = keyOf(now);
      void fetch(now);
    }
    return isSame ? last.parts : undefined;
  };
};
