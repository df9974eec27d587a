// Everything a page and a house say to each other about people, over HTTP: guests, accounts, sessions, preferences,
// profiles. Types only. Each ask is JSON, sent with the cookie of the house from a page of the house.

/** A guest has a name and a cookie; an account also a password, and a name that nobody else has. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
}
export type Language = 'fr' | 'en';

export interface Me {
  /** Nobody yet: the first ask for a guest's name or an account changes that. */
  readonly player?: Player;
  /** Tables at which this player sits, by state. */
  readonly tables?: { readonly gathering: number; readonly running: number; readonly over: number };
  /** What this house offers. */
  readonly house: {
    readonly mail: boolean;
    /** The public key that a browser's push subscription must be made for (VAPID, base64url). */
    readonly pushKey: string;
  };
}

export interface SessionCard {
  readonly id: string;
  /** The one that asks. */
  readonly here: boolean;
  readonly created: string;
  readonly seen: string;
  /** What the browser called itself, cut short: show it as text only. */
  readonly agent: string;
}

/** What goes when a player goes; finished and running games stay for the others, with the name replaced. */
export interface Removal {
  readonly player: Player;
  /** An account is removed with its password only. */
  readonly needsPassword: boolean;
  readonly removes: {
    readonly sessions: number;
    readonly email: boolean;
    readonly channels: number;
    readonly ratings: number;
    readonly notes: number;
    readonly chat: number;
    /** Own tables that were still filling. */
    readonly gatherings: number;
    /** Seats given up at tables that are still filling or running. */
    readonly seats: number;
  };
  /** `reported`: lines of talk that somebody complained of stay with the complaint. */
  readonly keeps: { readonly games: number; readonly reported: number };
}

/** Hours that do not count for slow clocks, on the clock of that zone: '23:00' to '07:30' in 'Europe/Paris'. */
export interface Night {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}
/** Days that do not count for slow clocks, first and last: '2026-08-01'. */
export interface Vacation {
  readonly from: string;
  readonly until: string;
}
/** Where notices go. A push subscription is what the browser gave; a webhook an https address. */
export type ChannelTarget =
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    }
  | { readonly kind: 'mail' }
  | { readonly kind: 'webhook'; readonly address: string };
/** What a push service brings to the page's own service worker. */
export interface PushNotice {
  readonly title: string;
  readonly text: string;
  /** Where a touch leads in the page: `#/table/…`. A newer notice of the same place takes the older one's. */
  readonly path: string;
}
/** A channel as its owner may see it again: where it leads, never the keys. */
export interface ChannelCard {
  readonly id: string;
  readonly kind: ChannelTarget['kind'];
  /** The host of a push service or webhook; nothing for mail. */
  readonly host: string;
  readonly created: string;
}
export interface Preferences {
  readonly email: { readonly address: string; readonly proven: boolean } | null;
  readonly channels: readonly ChannelCard[];
  readonly night: Night | null;
  readonly vacation: Vacation | null;
  /** Days off of one year, and how many of this one are left beside the vacation that stands. */
  readonly daysOff: { readonly most: number; readonly left: number };
  readonly language: Language;
}
/** Only what is named changes; `null` takes away. */
export interface PreferencesChange {
  readonly email?: string | null;
  /** Whoever changes the address shows that they know it. */
  readonly password?: string;
  /** With a new address: ends all sessions but this one. */
  readonly endOthers?: boolean;
  readonly night?: Night | null;
  readonly vacation?: Vacation | null;
  readonly language?: Language;
}

export interface RatingCard {
  readonly game: string;
  readonly rating: number;
  /** The true strength lies within twice this, nineteen times in twenty. */
  readonly deviation: number;
  readonly games: number;
}
export interface ResultCard {
  readonly game: string;
  readonly side: string;
  readonly played: number;
  readonly won: number;
  /** First place shared, nobody won. */
  readonly drawn: number;
  readonly lost: number;
  /** Ended by a vote of the table, or finished by a stand-in: neither won nor lost. */
  readonly early: number;
}
export interface FinishedCard {
  readonly table: string;
  readonly game: string;
  readonly at: string;
  readonly seat: string;
  readonly side: string;
  readonly place: number;
  readonly won: boolean;
  readonly ending: string;
  /** `name` is missing for a bot. */
  readonly others: readonly { readonly seat: string; readonly side: string; readonly name?: string }[];
}
export interface Profile {
  readonly name: string;
  readonly since: string;
  readonly finished: number;
  readonly running: number;
  readonly ratings: readonly RatingCard[];
  readonly results: readonly ResultCard[];
  /** Of the finished games, those that this player neither left nor lost by the clock; missing without games. */
  readonly reliability?: { readonly kept: number; readonly games: number };
  /** Newest first; link tables are shown to the player alone. */
  readonly games: readonly FinishedCard[];
  /** Ask again with `?before=` this for older games. */
  readonly before?: string;
}

/** What is asked with POST, by path. */
export interface PeopleAsks {
  readonly '/api/guest': { readonly name: string; readonly language?: Language };
  readonly '/api/register': {
    readonly name: string;
    readonly password: string;
    readonly email?: string;
    readonly language?: Language;
  };
  /** A guest with games is warned first; `leave` says that those games may be left behind. */
  readonly '/api/login': { readonly name: string; readonly password: string; readonly leave?: boolean };
  readonly '/api/logout': { readonly leave?: boolean };
  readonly '/api/password': { readonly old: string; readonly new: string };
  readonly '/api/reset/ask': { readonly name: string };
  readonly '/api/reset': { readonly token: string; readonly password: string };
  readonly '/api/email/prove': { readonly token: string };
  readonly '/api/sessions/end': { readonly id: string };
  readonly '/api/remove': { readonly password?: string };
  readonly '/api/preferences': PreferencesChange;
  readonly '/api/channels': ChannelTarget;
  readonly '/api/channels/end': { readonly id: string };
}
/** What comes back, by path; with anything but status 200 it is a `PeopleTrouble`. */
export interface PeopleAnswers {
  readonly '/api/me': Me;
  readonly '/api/guest': Me;
  readonly '/api/register': Me;
  readonly '/api/login': Me;
  readonly '/api/logout': Me;
  readonly '/api/password': { readonly ended: number };
  /** The same whether or not somebody has that name, and an address. */
  readonly '/api/reset/ask': object;
  readonly '/api/reset': Me;
  readonly '/api/email/prove': object;
  readonly '/api/sessions': { readonly sessions: readonly SessionCard[] };
  readonly '/api/sessions/end': object;
  readonly '/api/removal': Removal;
  readonly '/api/remove': object;
  readonly '/api/preferences': Preferences;
  readonly '/api/channels': Preferences;
  readonly '/api/channels/end': Preferences;
  /** `/api/players/:name`, the name as in `encodeURIComponent`. */
  readonly '/api/players': Profile;
}

/** Why an ask could not be done: the page words it and says what to do next. */
export type PeopleTrouble =
  | { readonly trouble: 'bad-request'; readonly field: string }
  /** The ask came from a page of another address than the house's own. */
  | { readonly trouble: 'foreign-origin'; readonly house?: string }
  | { readonly trouble: 'not-json' }
  | { readonly trouble: 'too-large'; readonly most: number }
  /** Seconds to wait. */
  | { readonly trouble: 'too-fast'; readonly after: number }
  | { readonly trouble: 'not-found' }
  | { readonly trouble: 'signed-out' }
  | { readonly trouble: 'no-account' }
  | { readonly trouble: 'already-account'; readonly name: string }
  | { readonly trouble: 'guest-has-games'; readonly tables: number }
  | { readonly trouble: 'name-too-short'; readonly least: number }
  | { readonly trouble: 'name-too-long'; readonly most: number }
  | { readonly trouble: 'name-has-strange-character'; readonly character: string }
  | { readonly trouble: 'name-begins-oddly' }
  | { readonly trouble: 'name-mixes-scripts' }
  | { readonly trouble: 'name-reserved' }
  | { readonly trouble: 'name-taken' }
  | { readonly trouble: 'password-too-short'; readonly least: number }
  | { readonly trouble: 'password-too-long'; readonly most: number }
  | { readonly trouble: 'password-too-common' }
  | { readonly trouble: 'wrong-password' }
  | { readonly trouble: 'wrong-name-or-password' }
  | { readonly trouble: 'email-malformed' }
  | { readonly trouble: 'no-mail' }
  /** Used already, replaced by a newer one, or too old. */
  | { readonly trouble: 'token-spent' }
  | { readonly trouble: 'too-many-channels'; readonly most: number }
  | { readonly trouble: 'too-much-vacation'; readonly year: number; readonly most: number; readonly over: number }
  | { readonly trouble: 'busy' }
  /** Nothing can be kept now: the disk is full, or the database does not answer. */
  | { readonly trouble: 'storage' }
  | { readonly trouble: 'stopping' }
  | { readonly trouble: 'internal' };
