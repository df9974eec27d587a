// What the buttons of a table set in motion beyond the board: files, links, another game. Files and links are fetched when
// they are wanted.
import type { Sitter } from '@rose/protocol';
import { ask, isTrouble } from '../connection.ts';
import { confirm } from '../dialog.tsx';
import { complain } from '../opening.ts';
import { go } from '../router.ts';
import { tableWords } from '../words/table.ts';
import type { Commands } from './context.ts';
import type { Desk } from './picking/desk.ts';
import type { Words } from './words/say.ts';
import { deskWords } from './words/words.ts';

const files = () => import('./files.ts');

const openAgain = async (desk: Desk, sitters: readonly Sitter[]): Promise<void> => {
  const { game, options } = desk.sight.value;
  const answer = await ask({ ask: 'open', game, options, sitters, draw: false });
  if (isTrouble(answer)) complain(answer);
  else go('table', answer.table);
};

const resign = async (desk: Desk): Promise<void> => {
  const say = deskWords();
  const isSure = await confirm({ title: say.resignSure, text: say.resignExplain, yes: tableWords().courtesy.resign });
  if (isSure) desk.manner('resign');
};

/** What only the screen itself can do, and what another house does its own way. */
interface Beside extends Partial<Commands> {
  rules(rule: string): void;
  hint(): void;
  help(): void;
}

export const createCommands = (desk: Desk, words: Words, beside: Beside): Commands => {
  const { table } = desk.sight.value;
  const sitters = (): readonly Sitter[] => Object.values(desk.sight.value.seating);
  return {
    resign: () => void resign(desk),
    save: () => void files().then(({ save }) => save(desk, words)),
    share: () => void files().then(({ share }) => share(desk)),
    replay: () => go('replay', table),
    newGame: () => void openAgain(desk, sitters()),
    rematch: () => void openAgain(desk, sitters().toReversed()),
    home: () => go(),
    ...beside,
  };
};
