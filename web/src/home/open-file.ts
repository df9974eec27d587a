// A game file from elsewhere: it is checked by the host and laid on a table of this device.
import { ask, isTrouble } from '../connection.ts';
import { complain } from '../opening.ts';
import { go } from '../router.ts';
import { textInside } from '../share.ts';
import { toast } from '../toast.tsx';
import { words } from '../words/index.ts';

/** A whole game is a few kilobytes; this is only to keep a film from being read into memory. */
const LARGEST = 16_000_000;

/** The text of a file somebody chose; undefined, with a word, when it cannot be a game. */
export const readGameFile = async (file: File): Promise<string | undefined> => {
  const say = words().finished;
  if (file.size <= LARGEST) return textInside(file);
  toast({ kind: 'bad', title: say.tooBig, text: say.tooBigNext });
  return undefined;
};

export const openGameFile = async (file: File): Promise<void> => {
  const text = await readGameFile(file);
  if (text === undefined) return;
  const answer = await ask({ ask: 'import', file: text });
  if (isTrouble(answer)) return complain(answer);
  go('table', answer.table);
};
