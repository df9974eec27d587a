// What the table's own furniture says: prompt, panel, sheet, dialogs. A game's words and the kernel's stand elsewhere.
import { signal } from '@preact/signals';
import type { FrameWords } from '@rose/board';
import type { ChapterMark } from '@rose/table/text';
import { language } from '../../prefs.ts';
import { deskEn } from './words.en.ts';

export interface DeskWords {
  readonly sittingDown: string;
  readonly board: string;
  readonly you: string;
  readonly against: (name: string) => string;
  readonly passAndPlay: string;
  readonly passAround: string;
  readonly watching: string;
  readonly section: string;
  readonly thinking: string;
  /** The same on the name card of whoever does it. */
  readonly ponders: string;
  /** While the board tells what happened nothing is asked. */
  readonly telling: string;
  readonly tellingExplain: string;
  readonly thinkingExplain: string;
  readonly waiting: (name: string) => string;
  readonly waitingExplain: string;
  /** In the window's title. */
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  /** What a reader calls the prompt. */
  readonly question: string;
  readonly undo: string;
  readonly more: string;
  readonly close: string;
  readonly hint: string;
  readonly help: string;
  readonly exportFile: string;
  readonly share: string;
  /** While secrets last. */
  readonly savedSeen: string;
  readonly wholeLater: string;
  readonly linkLater: string;
  readonly linked: string;
  readonly shared: string;
  readonly shareTooLong: string;
  readonly newGame: string;
  readonly replay: string;
  readonly fromStart: string;
  readonly home: string;
  readonly rematch: string;
  readonly fairPlay: string;
  readonly lookAtBoard: string;
  readonly keepPlaying: string;
  readonly resignSure: string;
  readonly resignExplain: string;
  readonly offerStands: (who: string) => string;
  readonly offerSent: string;
  readonly tabs: {
    readonly log: string;
    readonly talk: string;
    readonly rules: string;
    readonly players: string;
    readonly notes: string;
    readonly play: string;
    readonly choices: string;
  };
  readonly moves: (from: number, to: number) => string;
  /** A scene ends, or is held; above the chapters of a game that is over. */
  readonly goOn: string;
  readonly holdScene: string;
  readonly howItCame: string;
  readonly decided: string;
  readonly nothingYet: string;
  /** The log in chapters: what its signs mean, how it is sifted. */
  readonly marks: { readonly [M in ChapterMark]: (count: number) => string };
  readonly running: string;
  readonly findName: string;
  readonly show: string;
  readonly sifts: { readonly all: string; readonly battles: string; readonly crowns: string };
  readonly fold: string;
  readonly unfold: string;
  readonly nothingFound: string;
  readonly lastMove: string;
  readonly takenBack: string;
  /** After a step that a standing order took. */
  /** Who chose for a seat, if not its own hand. */
  readonly by: { readonly order: string; readonly default: string };
  readonly toWin: string;
  readonly everyChoice: string;
  readonly noChoices: string;
  readonly whyNot: (what: string) => string;
  /** Where what was tried has no place of its own. */
  readonly that: string;
  /** Where a touch means nothing at all: what is asked stands in the prompt. */
  readonly nothingHere: string;
  /** Gives up what was about to be done for good. */
  readonly goBack: string;
  sure(deed: string): string;
  readonly noUndoAfter: string;
  readonly legend: string;
  readonly chooseAction: string;
  readonly notes: { readonly label: string; readonly hint: string; readonly kept: string };
  readonly active: string;
  readonly won: (who: string) => string;
  readonly youWon: string;
  readonly youLost: string;
  readonly draw: string;
  readonly options: string;
  readonly yes: string;
  readonly no: string;
  readonly opened: (day: string) => string;
  readonly fair: string;
  readonly hintTitle: string;
  readonly hintThinking: string;
  readonly hintFollows: string;
  readonly hintPlay: string;
  readonly recapTitle: string;
  readonly recapStep: (at: number, of: number) => string;
  readonly stepByStep: string;
  readonly alike: (more: number) => string;
  readonly hurry: string;
  readonly next: string;
  readonly skip: string;
  readonly curtain: (who: string) => string;
  readonly handTo: (who: string) => string;
  readonly curtainExplain: string;
  readonly curtainAsks: string;
  /** The name is on the button: nobody opens it for another by mistake. */
  readonly curtainDraw: (who: string) => string;
  readonly zoom: FrameWords;
  readonly keys: { readonly title: string; readonly rows: readonly (readonly [keys: string, does: string])[] };
  readonly sidePanel: string;
  readonly sheet: { readonly grow: string; readonly shrink: string };
  readonly tryAgain: string;
}

const french = signal<DeskWords | undefined>(undefined);
/** French comes when it is wanted: whoever opens a screen waits for it, so that nobody reads English first. */
export const fetchDeskWords = async (): Promise<void> => {
  if (language.peek() === 'fr' && !french.peek()) french.value = (await import('./words.fr.ts')).deskFr;
};

export const deskWords = (): DeskWords => {
  if (language.value !== 'fr') return deskEn;
  // in mid-game the words of before stay until the others have come
  if (!french.value) fetchDeskWords().catch(() => undefined);
  return french.value ?? deskEn;
};
