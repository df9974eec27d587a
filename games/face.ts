// What a game shows: the page finds choices by touches and draws through these; it knows no rule.
import type { Kind, Odds, Refusal } from '@rose/table';
import type { Catalogue } from '@rose/table/text';
import type { ComponentChildren, ComponentType } from 'preact';

export interface BoardProps<K extends Kind> {
  readonly view: K['view'];
  readonly viewer: K['seat'] | 'spectator';
  readonly words: Catalogue<K>;
  /** Places touched so far, those that would go on, and the actions still meant by them. */
  readonly picked: readonly string[];
  readonly open: readonly string[];
  readonly offered: readonly K['action'][];
  /** An action to show before it is made: ghosts, path, push. */
  readonly preview: K['action'] | undefined;
  /** What the last step told, to mark it and to move the pieces. */
  readonly last: readonly K['entry'][];
  /** What every step told, at a table that goes on; nothing where steps are gone through at will. */
  readonly story?: readonly (readonly K['entry'][])[] | undefined;
  /** Places that a sentence names while somebody points at it, and the place of the last refusal. */
  readonly spoken: readonly string[];
  readonly refused: string | undefined;
  readonly coordinates: boolean;
  /** The odds of actions that go together; of none, of the fight as it stands, or of the one the hand would begin; asked for
   * when not yet known. */
  readonly odds?: ((...actions: readonly K['action'][]) => Odds | undefined) | undefined;
  /** What an action that no list can hold could be made of, each thing alone; asked for when not yet known. */
  readonly parts?: (() => Parts<K> | undefined) | undefined;
  /** Told by a board that gathers several things in one hand: what they would do together where the pointer rests. */
  readonly means?: ((actions: readonly K['action'][]) => void) | undefined;
  /** Told by such a board, too: what its hand holds beside what was picked, so that the question names all of it. */
  readonly holds?: ((more: readonly string[]) => void) | undefined;
  /** Told by a board that has something to say: beside a place, or of what just happened. The page finds room for it. */
  readonly shows?: ((paper: BoardPaper | undefined) => void) | undefined;
  /** Told by a board that shows step by step what happened, as long as it does: and how the table stood at that step, so
   * that nothing beside the board shows the end before it is told. */
  readonly telling?: ((isTelling: boolean, view?: K['view']) => void) | undefined;
  touch(place: string): void;
  /** Pointer or focus rests on a place; nothing when it leaves. */
  rest(place: string | undefined): void;
  /** What passes the device to a seat that nobody asks: where a person of it sits round this device. */
  readonly handTo?: ((seat: K['seat']) => (() => void) | undefined) | undefined;
  /** Makes an action that no list can hold, or several as one: an offer, a company that goes. Refused, all of it is, and
   * the page says why. */
  readonly play?: ((...actions: readonly K['action'][]) => void) | undefined;
}

/** The smallest actions of open verbs: those allowed, and the others with the reason why not. */
export interface Parts<K extends Kind> {
  readonly may: readonly K['action'][];
  readonly mayNot: readonly { readonly action: K['action']; readonly refusal: Refusal<K> }[];
}

/** A small paper of the game: a card about the place it names, or news. */
export interface BoardPaper {
  readonly place?: string;
  readonly paper: ComponentChildren;
}

/** What cannot be taken back is asked about first: the question (left out: the deed itself), and what follows in numbers (nothing: it
 * is plain). */
export interface Seal {
  readonly ask?: string;
  readonly follows: string;
}

/** What is asked about first though it can be taken back: how it would be done, and the way back to the choice. */
export interface Foresight {
  readonly explain: string;
  readonly back: string;
}

/** A curtain: its folds, its valance, and what is written on it. */
export interface Cloth {
  readonly light: string;
  readonly dark: string;
  readonly valance: string;
  readonly ink: string;
}

/** What one hears of a table: each is a sound of the page's own making. */
export type Sound = 'move' | 'card' | 'dice' | 'battle' | 'stones';

/** The war itself changes: told large, over the table, once, and gone with any touch. */
export interface Moment {
  /** Where and when. */
  readonly over: string;
  readonly title: string;
  /** What caused it, and the dice that did. */
  readonly how: string;
  readonly dice?: ComponentChildren;
  readonly picture: ComponentChildren;
  /** What it means, for whom, and by which section. */
  readonly means: readonly {
    readonly seat?: string;
    readonly title: string;
    readonly text: string;
    readonly rule: string;
    /** Below it, where a picture says more. */
    readonly more?: ComponentChildren;
  }[];
  readonly sound: 'bell' | 'crown' | 'page';
}
/** What a seat has just seen: the table before and after, and what was told in between. */
export interface Witnessed<K extends Kind> {
  readonly before: K['view'];
  readonly after: K['view'];
  readonly told: readonly K['entry'][];
  readonly words: Catalogue<K>;
}

/** What the paper at the end of a game is given. */
export interface FinalProps<K extends Kind> {
  readonly view: K['view'];
  readonly words: Catalogue<K>;
  /** All that was told of the game. */
  readonly story?: readonly K['entry'][];
}

/** Pieces as they look on the board, under the section of the rules that tells of them. */
export interface RulesPictures {
  readonly section: string;
  readonly items: readonly {
    readonly picture: ComponentChildren;
    readonly text: { readonly fr: string; readonly en: string };
  }[];
}

/** Actions to be done one after the other with one touch, and what the button says. */
export interface Bundle<A> {
  readonly key: string;
  readonly label: string;
  readonly actions: readonly A[];
}

export interface Face<K extends Kind> {
  read(text: string): K['action'] | undefined;
  write(action: K['action']): string;
  /**
   * The touches that express an action, in order; several ways where a hand would try several. With a view: only by what
   * its screens show.
   */
  gestures(action: K['action'], view?: K['view']): readonly (readonly string[])[];
  /** What a hand might have meant by a place, with what it holds and by what the view shows: asked about where a touch means
   * nothing allowed, so that it learns why not. */
  reachWith?(view: K['view'], picked: readonly string[], place: string): readonly K['action'][];
  /** Of what is allowed, what leaves nothing to choose and comes in numbers: offered as buttons. */
  atOnce?(view: K['view'], actions: readonly K['action'][]): readonly Bundle<K['action']>[];
  /** Whether a seat can decide before the eyes of all; `view` is a bystander's. Else the device is passed on covered. */
  isOpen?(view: K['view'], seat: K['seat']): boolean;
  /** What would put back, one after the other, what an action changed in a secret choice; nothing where it cannot be. */
  reverse?(before: K['view'], action: K['action']): readonly K['action'][];
  /** Verbs that write on a plan, which may be changed again: to do any of them, as a standing order, means nothing. */
  readonly drafts?: readonly K['action']['do'][];
  /** What one touch alone may not do for good, and what it would mean; `before`: what the same touch does first. */
  seals?(view: K['view'], action: K['action'], before?: readonly K['action'][]): Seal | undefined;
  /** What a finger is shown before it is done: it rests on nothing before it touches, so that it saw no way and no chances. */
  foresees?(view: K['view'], action: K['action']): Foresight | undefined;
  /** First touches that are buttons, not places on the board: their place begins with '#'. */
  readonly buttons: readonly {
    readonly place: string;
    readonly verb: K['action']['do'];
    readonly icon: string;
    /** What the question leads up to: the one red button. */
    readonly isMain?: boolean;
  }[];
  /** Whether the odds of an action are those of a fight, which the page tells; what else a die decides the board tells itself. */
  isFight?(action: K['action']): boolean;
  readonly Board: ComponentType<BoardProps<K>>;
  /** Turn and phase in few words: in the rail of a desk, in the bar of a smaller screen. */
  readonly Clock?: ComponentType<BoardProps<K>>;
  /** What is left to spend, beside the question: points, a purse. */
  readonly Tally?: ComponentType<BoardProps<K>>;
  /** The viewer's cards. */
  readonly Hand?: ComponentType<BoardProps<K>>;
  /** What answers the question, or tells what it is about, without a place on the board: above cards and one's own work. */
  readonly Asked?: ComponentType<BoardProps<K>>;
  /** What the viewer works on beside the board: a plan, a pool. */
  readonly Own?: ComponentType<BoardProps<K>>;
  /** What the signs of the board mean. */
  readonly Legend?: ComponentType;
  readonly Badge: ComponentType<{ readonly seat: K['seat']; readonly size: number }>;
  /** What a seat holds beside the board (a marker, a hand), small enough for its name card, where `seatLine` stands already. */
  readonly SeatMark: ComponentType<{
    readonly view: K['view'];
    readonly seat: K['seat'];
    readonly words: Catalogue<K>;
  }>;
  /** The cloth of the curtain before a seat. */
  cloth?(seat: K['seat']): Cloth;
  /** The greatest of what was told, where the war changed; by what the viewer may know alone. A picture may have to come first. */
  moment?(seen: Witnessed<K>): Moment | Promise<Moment> | undefined;
  /** What of the log is heard; where it depends, by what was told. */
  readonly sounds?: {
    readonly [S in K['entry']['say']]?: Sound | ((entry: Extract<K['entry'], { readonly say: S }>) => Sound);
  };
  /** How the game ended, in figures: at the foot of the paper that says who won. */
  readonly Final?: ComponentType<FinalProps<K>>;
  /** A small picture of an action for menus. */
  readonly Glyph: ComponentType<{ readonly action: K['action']; readonly seat: K['seat'] }>;
}
export type AnyFace = Face<Kind>;
