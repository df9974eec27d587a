// What a field of a state knows about itself. From one description of a state come its type, an empty value, the words
// of its document, strict reading of those words, the check of its ranges, and the text of its copier.
//
//   // rules/state.ts: what is kept, in columns of small numbers. The comment of a member is the comment of the type.
//   const AREA = one(A, 'an area');                 // A: { derby: 0, … }; ids keep their own type (AreaId)
//   const SEAT = one(SEATS);                        // a list of names; ids are plain numbers
//   export const STATE = record({
//     rules: whole(1, 9),                           // a number
//     options: shared<Options>(),                   // never changes: handed on, not copied; read elsewhere
//     turn: or(whole(1, 7), 1),                     // 1 where nothing else is said
//     toMove: word(SEATS),                          // one of some words, kept as that word
//     prisoner: flag,                               // true or false; `bit` keeps the same as 1 or 0
//     king: maybe(BLOCK, NO_BLOCK),                 // an id, or null in words
//     money: column(SEAT, whole(0, 99)),            // by seat: { lancaster: 3, york: 0 }
//     troops: column(AREA, whole(0, 20), { rest: 0 }), // by area; what is 0 goes without saying
//     scores: column(SEAT, whole(0, 99), { some: true }), // by seat, for as many seats as play
//     hands: column(SEAT, list(CARD)),              // by seat: a list of cards each
//     moved: marks(BLOCK),                          // by block, 1 or 0; in words the list of those with 1
//     bribed: bits(PERSON),                         // the same as the bits of one number
//     deck: covered(list(CARD)),                    // in documents, not in `STATE.show`: a view says of it what it may
//     held: apart(column(AREA, whole(0, 63))),      // kept, but not in words of its own: counted anew, or said by hand
//     seen: row(66, whole(0, 31)),                  // the same, where no names stand for the numbers
//     phase: choice({                               // one of several; each has its `name`
//       draft: { step: word(['show', 'pick']), picked: whole(0, 20) },
//       planning: { locked: column(SEAT, bit) },
//     }),
//   });
//   export type State = Of<typeof STATE>;           // readonly, all the way down
//
//   // papers/document.ts: what a document leaves out stays as it is in the value that stands there already.
//   export const toPosition = (state: State) => ({ ...STATE.write(state), blocks: … what `apart` left out … });
//   const page = plainReader();                                          // notes the first fault
//   const given = page.fields(document ?? null, '', [...STATE.keys, 'blocks']);
//   const state = bareTable(options, rules);                             // { ...STATE.blank(), rules, options, … }
//   STATE.fill(page, state, given);                                      // all that has words; or only the members named
//   readBlocks(page, state, given['blocks']);                            // what is said in other words is read by hand
//   state.phase = STATE.members.phase.read(page, given['phase'], 'phase', state.phase);
//   return page.fault() ?? state;                                        // { field: 'phase.picked', reason: '…' }
//
//   // assert: faultIn(STATE, state) names the first field out of its range, then come the game's own laws.
//   // A value that is said differently: worded(field, words, say, hear); words may be `text`. What no part here can do
//   // is an object of this shape.
//   // view: STATE.show(state) says what all may see, all but what is `covered` or `apart`; Shown<typeof STATE> is its type.
//
//   // copying: the kernel copies any plain data. A game whose bots search has copy.gen.ts beside state.ts: make an empty
//   // file and this test, then `npx vitest run -u games/x/test/copy.test.ts` fills it, and again after each change. What
//   // `blank` and `read` make goes through that copier once, so that all states are of one shape, which engines like.
//   expect(copierText({ copy: { of: STATE, from: 'State', to: 'Writable' } })).toMatchFileSnapshot('…/copy.gen.ts');
import type { Fault, PlainReader } from '../reading.ts';

/** The same plain data, read-only. */
export type Still<T> = T extends string | number | boolean
  ? T
  : T extends object
    ? { readonly [P in keyof T]: Still<T[P]> }
    : T;

export type Wrong = PlainReader['wrong'];
export interface Field<T, W = unknown> {
  /** The least that fits: where nothing is said, and nothing stands. */
  blank(): T;
  /** In words, as a document has it. */
  write(value: Still<T>): W;
  /** From words; where none are given, what stands there. A fault is noted, and something harmless returned. */
  read(page: PlainReader, given: unknown, at: string, standing?: T): T;
  /** What is out of its range first, and where inside. */
  fault(value: Still<T>): Fault | undefined;
  /** The least and the most of whole numbers, where these are all that fits: lists of them are checked at once. */
  readonly range?: Range;
  /** The text of an expression that copies the value of this one. */
  copied(value: string, depth: number): string;
  /** No words of its own. */
  readonly apart?: true;
  /** Not for every eye. */
  readonly covered?: true;
}
export type Range = readonly [least: number, most: number];
export type AnyField = Field<unknown>;
export type ValueOf<F extends AnyField> = ReturnType<F['blank']>;
export type Written<F extends AnyField> = ReturnType<F['write']>;
/** The type that a description describes. */
export type Of<F extends AnyField> = Still<ValueOf<F>>;

export const faultIn = <T>(field: Field<T>, value: Still<T>): Fault | undefined => field.fault(value);

export const itself = (value: string): string => value;
export const under = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
/** A fault of a part, seen from the whole; places are put together only once there is one. */
export const within = (place: string, { field, reason }: Fault): Fault => ({
  field: field === '' || field.startsWith('[') ? `${place}${field}` : `${place}.${field}`,
  reason,
});
