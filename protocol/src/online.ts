// What is said between a page and the open house besides the asks of a table: the lobby, gatherings, seats that change
// hands, talk, and take-backs by consent. All of it travels over one socket, one message a frame.
import type { Answers, Ask, FromHost, LogStep, News, TableCard, TableId, Trouble } from './messages.ts';
import type { ClockTerms, EndVote, OrdersKept, StandIn, StandingOrder } from './tempo.ts';

/** A player as everybody may know them. */
export interface Person {
  readonly player: string;
  readonly name: string;
}
/** How seats are shared out: as the chairs stand, by lot, or to whoever bids most for a side. */
export type Sides = 'chosen' | 'random' | 'bid';
export type Access = 'public' | 'link';
/** What is agreed before a table begins, and holds for its life. */
export interface Terms {
  readonly game: string;
  readonly options: object;
  readonly sides: Sides;
  readonly access: Access;
  readonly clock: ClockTerms;
  /** `null`: none; then the game's own stand-in, where it has one, else the seat is lost and with it the game. */
  readonly standIn: StandIn | null;
}
export type Chair =
  | { readonly kind: 'open' }
  /** Kept free for one player: whoever is asked to a rematch. */
  | { readonly kind: 'kept'; readonly player: string; readonly name: string }
  | { readonly kind: 'person'; readonly player: string; readonly name: string; readonly hasBid?: boolean }
  | { readonly kind: 'bot'; readonly bot: string; readonly strength: number };
/** An online table that is still filling. Where sides are chosen, chair `i` is seat `i`. */
export interface Gathering extends Terms {
  readonly table: TableId;
  readonly owner: Person;
  readonly seats: readonly string[];
  readonly chairs: readonly Chair[];
  readonly opened: string;
  /** The table whose rematch this is. */
  readonly rematchOf?: TableId;
  /** Secret of the invitation link: only for those who sit there. */
  readonly key?: string;
  /** Why the one who looks was sent away by the owner. */
  readonly sentAway?: string;
}
/** What becomes of a gathering: it fills, it has become a table, or it was called off. */
export type GatheringState = 'gathering' | 'running' | 'over' | 'gone';
/** The side somebody wishes for, and how many rating points they give for it. */
export interface Bid {
  readonly seat: string;
  readonly points: number;
}
/** Who sits where when a table opens; a person or the house, or still free. */
export type WishedChair =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly strength: number };

/** `players`: those who sit; `spectators`: those who do not (players too, once the game is over); `house`: all. */
export type Audience = 'players' | 'spectators' | 'house';
export interface ChatLine {
  readonly table: TableId;
  readonly n: number;
  readonly player: string;
  readonly name: string;
  readonly audience: Audience;
  /** Of a line between two: its only other reader. The lines of these two are numbered by themselves. */
  readonly to?: Person;
  readonly text: string;
  readonly at: string;
}

/** What a take-back would undo, as the one who is asked may know it. */
export interface Unlearned {
  /** The steps that would stand no more, the oldest first. */
  readonly steps: readonly LogStep[];
  /** Whether dice fell among them, or something hidden was shown: that stays known. */
  readonly dice: boolean;
  readonly revealed: boolean;
}
export interface TakeBackAsked {
  /** Which request it is: one that was withdrawn and made again is another. */
  readonly id: string;
  readonly seat: string;
  readonly unlearned: Unlearned;
  /** The seats of persons that agreed, and those still asked. The house always agrees. */
  readonly agreed: readonly string[];
  readonly waiting: readonly string[];
}
/** What surrounds a running or finished table, for one viewer. */
export interface About {
  readonly table: TableId;
  readonly terms: Terms;
  readonly owner: Person;
  /** The seats of the one who asks, also those a stand-in keeps warm. */
  readonly mine: readonly string[];
  /** Secret of the invitation link: only for those who sit there. */
  readonly key?: string;
  /** Players at this table whose page is open. */
  readonly present: readonly string[];
  readonly spectators: number;
  /** Seats on which a bot stands in, and who may reclaim them. */
  readonly standIns: { readonly [seat: string]: Person };
  readonly takeBack?: TakeBackAsked;
  readonly endVote?: EndVote;
  /** Whether the one who asks wants no notices of this table. */
  readonly muted: boolean;
  /** Where the same company meets again: for those who sat there. */
  readonly rematch?: TableId;
}
/** A game under way that anybody may watch. */
export interface OpenGame extends Omit<TableCard, 'last' | 'outcome'> {
  readonly clock: ClockTerms;
}
export type MyTable =
  | { readonly state: 'gathering'; readonly gathering: Gathering }
  | {
      readonly state: 'running' | 'over';
      readonly card: TableCard;
      readonly mine: readonly string[];
      readonly isMyTurn: boolean;
      /** When one's own time will be gone, while it runs. */
      readonly deadline?: string;
    };

/** What only the open house is asked. */
export type OnlineAsk =
  /** The gatherings that anybody may join, the games that anybody may watch; news of them come until `leave-lobby`. */
  | { readonly ask: 'lobby' }
  | { readonly ask: 'leave-lobby' }
  | {
      readonly ask: 'offer';
      readonly game: string;
      readonly options?: object;
      readonly chairs: readonly WishedChair[];
      readonly sides: Sides;
      readonly access: Access;
      readonly clock: ClockTerms;
      readonly standIn: StandIn | null;
      readonly bid?: Bid;
    }
  /** What an invitation leads to; news of that gathering come until `leave`. The key opens what is not public. */
  | { readonly ask: 'invitation'; readonly table: TableId; readonly key?: string }
  /** `chair`: which of the free ones; left out, the first. */
  | {
      readonly ask: 'join';
      readonly table: TableId;
      readonly key?: string;
      readonly chair?: number;
      readonly bid?: Bid;
    }
  | { readonly ask: 'stand-up'; readonly table: TableId }
  /** Its owner waits no longer: bots of the table's stand-in take the free chairs. */
  | { readonly ask: 'start'; readonly table: TableId }
  /** Its owner calls a gathering off. */
  | { readonly ask: 'call-off'; readonly table: TableId }
  /** The owner of a gathering lets somebody go from their chair, and tells them why. */
  | { readonly ask: 'send-away'; readonly table: TableId; readonly player: string; readonly reason: string }
  | { readonly ask: 'my-tables' }
  /** What time it is by the house: a device's own clock may be wrong, and deadlines are the house's. */
  | { readonly ask: 'time' }
  /** The same company once more with sides swapped; whoever asks second is led to the same gathering. */
  | { readonly ask: 'rematch'; readonly table: TableId }
  /** Follow a table; `held`: the number of the newest sight the page still has from this viewer. */
  | {
      readonly ask: 'sit';
      readonly table: TableId;
      readonly viewer: string;
      readonly held?: number;
      readonly key?: string;
    }
  /** A player comes back to a seat that a bot keeps warm. */
  | { readonly ask: 'reclaim'; readonly table: TableId; readonly seat: string }
  /** A player gives a seat to the table's stand-in; it may be reclaimed. Where there is none, the game is lost. */
  | { readonly ask: 'hand-over'; readonly table: TableId; readonly seat: string }
  /** What `take-back` would undo, before asking for it. */
  | { readonly ask: 'unlearn'; readonly table: TableId; readonly seat: string }
  /** `seq`: the newest that the page has seen; what was the seat's last by then is taken back, and nothing before it. */
  | { readonly ask: 'take-back'; readonly table: TableId; readonly seq: number; readonly seat: string }
  /** `asked`: which request is answered. Of the one who asked: `agree: false` withdraws it. */
  | {
      readonly ask: 'answer-take-back';
      readonly table: TableId;
      readonly seat: string;
      readonly asked: string;
      readonly agree: boolean;
    }
  /**
   * For or against ending the game before its end; one who is against puts the question away. `vote`: which question is
   * answered; without one, it is put to the others.
   */
  | { readonly ask: 'vote-end'; readonly table: TableId; readonly vote?: string; readonly agree: boolean }
  /** The orders that a seat has left, for its own player alone. */
  | { readonly ask: 'orders'; readonly table: TableId; readonly seat: string }
  /**
   * Leaves these orders instead of any before. They hold from the next time that the seat must act, for as long as one
   * of them fits each time; when none fits, or the seat undoes, they are void.
   */
  | {
      readonly ask: 'leave-orders';
      readonly table: TableId;
      readonly seat: string;
      readonly orders: readonly StandingOrder[];
    }
  /** No notices of this table any more, or again. */
  | { readonly ask: 'mute'; readonly table: TableId; readonly muted: boolean }
  /** `to`: among players, for one of them alone. */
  | {
      readonly ask: 'say';
      readonly table: TableId;
      readonly audience: Audience;
      readonly to?: string;
      readonly text: string;
    }
  /** The talk at a table after line `after`, and what was said to one alone; news of it come to whoever sits or watches. */
  | { readonly ask: 'chat'; readonly table: TableId; readonly after?: number }
  | { readonly ask: 'note'; readonly table: TableId; readonly text: string }
  | { readonly ask: 'notes'; readonly table: TableId }
  | { readonly ask: 'block'; readonly player: string; readonly blocked: boolean }
  | { readonly ask: 'blocks' }
  /** `from`: of a line between two, who said it. */
  | {
      readonly ask: 'report';
      readonly table: TableId;
      readonly n: number;
      readonly from?: string;
      readonly reason: string;
    };

/** Why the open house says no. `sign-in`: a name is needed first, a guest's will do. */
export type OnlineTrouble =
  | { readonly trouble: 'sign-in' }
  | { readonly trouble: 'not-here'; readonly ask: string }
  | { readonly trouble: 'too-fast'; readonly wait: number }
  | { readonly trouble: 'too-many-tables'; readonly most: number }
  | { readonly trouble: 'wrong-key' }
  | { readonly trouble: 'no-free-chair' }
  | { readonly trouble: 'chair-taken' }
  | { readonly trouble: 'already-there' }
  | { readonly trouble: 'not-there' }
  | { readonly trouble: 'not-owner' }
  | { readonly trouble: 'has-begun' }
  | { readonly trouble: 'sent-away'; readonly reason: string }
  | { readonly trouble: 'not-begun' }
  | { readonly trouble: 'goes-on' }
  | { readonly trouble: 'no-bid' }
  | { readonly trouble: 'no-stand-in' }
  | { readonly trouble: 'nothing-asked' }
  | { readonly trouble: 'already-asked' }
  | { readonly trouble: 'not-your-talk' }
  | { readonly trouble: 'silence' }
  | { readonly trouble: 'others-play' };

/** The answers, by what was asked. */
export interface OnlineAnswers {
  readonly lobby: { readonly gatherings: readonly Gathering[]; readonly games: readonly OpenGame[] };
  readonly 'leave-lobby': object;
  readonly offer: { readonly table: TableId; readonly key: string };
  readonly invitation: {
    readonly state: GatheringState;
    readonly gathering?: Gathering;
    readonly card?: TableCard;
    readonly mine: readonly string[];
  };
  readonly join: { readonly state: GatheringState };
  readonly 'stand-up': object;
  readonly start: object;
  readonly 'call-off': object;
  readonly 'send-away': object;
  readonly 'my-tables': { readonly tables: readonly MyTable[] };
  readonly time: { readonly now: string };
  readonly rematch: { readonly table: TableId };
  readonly sit: Answers['sit'] & { readonly about: About };
  readonly reclaim: object;
  readonly 'hand-over': object;
  /** `seq`: what to name when it is asked for. */
  readonly unlearn: { readonly seq: number; readonly unlearned: Unlearned };
  /** `done`: nobody had to be asked, or all had agreed. */
  readonly 'take-back': { readonly done: boolean };
  readonly 'answer-take-back': { readonly done: boolean };
  /** `ended`: all who remain were for it. */
  readonly 'vote-end': { readonly ended: boolean };
  readonly orders: OrdersKept;
  readonly 'leave-orders': OrdersKept;
  readonly mute: object;
  readonly say: { readonly n: number };
  readonly chat: { readonly lines: readonly ChatLine[] };
  readonly note: object;
  readonly notes: { readonly text: string };
  readonly block: object;
  readonly blocks: { readonly players: readonly Person[] };
  readonly report: object;
}

/** What the open house sends unasked. */
export type OnlineNews =
  /** The first message on a socket: who the house takes the page for, nobody without a session; and what time it is. */
  | { readonly news: 'welcome'; readonly me: Person | undefined; readonly now: string }
  /** Gatherings that are new or changed, and those no longer to be joined; `whole`: `put` is all there is. */
  | {
      readonly news: 'lobby';
      readonly put: readonly Gathering[];
      readonly gone: readonly TableId[];
      readonly whole?: boolean;
      /** Games that are new or went on, and those that are over or were overtaken by livelier ones. */
      readonly games?: { readonly put: readonly OpenGame[]; readonly gone: readonly TableId[] };
    }
  | {
      readonly news: 'gathering';
      readonly table: TableId;
      readonly state: GatheringState;
      readonly gathering?: Gathering;
    }
  | { readonly news: 'about'; readonly about: About }
  | { readonly news: 'chat'; readonly line: ChatLine }
  /** The list of one's own tables changed: a turn came, a table began, ended or went. */
  | { readonly news: 'my-tables'; readonly table: TableId };

/** Asks of the worker's host that the open house takes as well; files are read by the page's own host. */
export type TableAsk = Exclude<Ask, { ask: 'sit' | 'tables' | 'open' | 'import' | 'remove' | 'verify' | 'pace' }>;
export type SocketAsk = OnlineAsk | TableAsk;
export type SocketRequest = SocketAsk & { readonly id: number };
export type SocketAnswers = Omit<Answers, keyof OnlineAnswers> & OnlineAnswers;
export type SocketTrouble = Trouble | OnlineTrouble;
export type SocketReply =
  | { readonly id: number; readonly answer: SocketAnswers[keyof SocketAnswers] }
  | { readonly id: number; readonly trouble: SocketTrouble };
export type FromSocket = SocketReply | News | OnlineNews | FromHost;

/** Why the house closed a socket: 1001 it stops, 1009 a frame was too large; the rest are its own. */
export const CLOSED = {
  stops: 1001,
  tooLarge: 1009,
  notJson: 4000,
  tooFast: 4008,
  tooSlow: 4009,
  tooMany: 4029,
  sessionEnded: 4401,
} as const;
/** The longest frame a page may send, in bytes. */
export const MOST_FRAME = 65_536;
