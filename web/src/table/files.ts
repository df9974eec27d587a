// A table as a file or a link, for whoever wants to keep or show it.
import { ask, isTrouble } from '../connection.ts';
import { plainLine } from '../line.tsx';
import { complain } from '../opening.ts';
import { gameFile, gameLink } from '../share.ts';
import { toast } from '../toast.tsx';
import type { Desk } from './picking/desk.ts';
import { sayStep, type Words } from './words/say.ts';
import { deskWords } from './words/words.ts';

/** Longer links are cut by some of those who carry them. */
const LONGEST_LINK = 16_000;

const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

export const saveGame = async (name: string, text: string): Promise<void> => saveFile(await gameFile(name, text));

export const saveTable = async (table: string): Promise<void> => {
  const answer = await ask({ ask: 'export', table });
  if (isTrouble(answer)) complain(answer);
  else await saveGame(answer.name, answer.file);
};

/** Copies the link, or shows it where copying is not allowed. */
export const shareText = async (file: string, step?: number): Promise<void> => {
  const say = deskWords();
  const link = await gameLink(file, step);
  if (link.length > LONGEST_LINK) {
    toast({ kind: 'bad', title: say.share, text: say.shareTooLong });
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    toast({ kind: 'note', title: say.linked, text: step === undefined ? say.shared : undefined, lasts: 5000 });
  } catch {
    toast({ kind: 'note', title: say.share, text: link });
  }
};

/** What one has seen so far, in sentences: while secrets last, the file of the whole game is nobody's. */
const saveSeen = (desk: Desk, words: Words): void => {
  const { table } = desk.sight.value;
  const lines = desk.log.value.flatMap((step) => sayStep(words, step).map(({ line }) => plainLine(line)));
  saveFile(new File([`${words.title}\n\n${lines.join('\n')}\n`], `${words.title} ${table}.txt`));
  toast({ kind: 'note', title: deskWords().savedSeen, text: deskWords().wholeLater, lasts: 8000 });
};
/** One's own game can be saved at any time: all of it when nothing is hidden any more, before that what one has seen. */
export const save = async (desk: Desk, words: Words): Promise<void> => {
  const { table } = desk.sight.value;
  const answer = await ask({ ask: 'export', table });
  if (!isTrouble(answer)) await saveGame(answer.name, answer.file);
  else if (answer.trouble === 'not-your-seat') saveSeen(desk, words);
  else complain(answer);
};
export const share = async (desk: Desk): Promise<void> => {
  const answer = await ask({ ask: 'export', table: desk.sight.value.table, short: true });
  if (!isTrouble(answer)) await shareText(answer.file);
  else if (answer.trouble === 'not-your-seat')
    toast({ kind: 'note', title: deskWords().share, text: deskWords().linkLater, lasts: 8000 });
  else complain(answer);
};
