// The desk: what the page knows of a table and its player’s touches so far, the small menu, the last refusal, the places a sentence names.
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answers, Ask, LogStep, Sight } from '@rose/protocol';
import type { Courtesy, Kind, Refusal } from '@rose/table';
import type { AnyFace, BoardPaper, Foresight, Parts, Seal } from '../../../../games/face.ts';
import type { AnyTrouble } from '../../trouble.ts';
import type { Change } from '../log/merge.ts';
import type { Following } from '../sending/follow.ts';
import { createSender } from '../sending/sender.ts';
import { beginsTheSame, createMemory, isAskedOn, reachFor, undoSeatOf } from './hand.ts';
import { createParts } from './parts.ts';
import { type Choice, type Hand, offered, open, previewOf, type Touched, touch as touched } from './picking.ts';
import { createReasons } from './reasons.ts';
import { createReversing } from './reversing.ts';

export type AskHost = <A extends Ask>(what: A) => Promise<Answers[A['ask']] | AnyTrouble>;

export interface Menu {
  readonly place: string;
  readonly choices: readonly Choice[];
}
/** A refusal on show: where the hand was, what it tried, why not. */
export interface Refusing {
  readonly place: string | undefined;
  readonly refusals: readonly Refusal<Kind>[];
}

/** An action that waits for its second touch: it cannot be taken back, or a finger has not seen yet what it would do. */
export interface Sealing {
  readonly texts: readonly string[];
  /** Of what is done together, the one that is for good. */
  readonly action: Kind['action'];
  readonly seal: Seal;
  readonly foresight?: Foresight;
  /** What is in the hand again if it is not done. */
  readonly rest: readonly string[];
}

export interface Remark {
  readonly title: string;
  readonly text?: string;
}
export interface Desk {
  readonly face: AnyFace;
  readonly sight: ReadonlySignal<Sight>;
  readonly log: ReadonlySignal<readonly LogStep[]>;
  readonly change: ReadonlySignal<Change>;
  readonly hand: ReadonlySignal<Hand>;
  readonly picked: Signal<readonly string[]>;
  /** What a board gathered in its hand beside that. */
  readonly held: Signal<readonly string[]>;
  readonly open: ReadonlySignal<readonly string[]>;
  readonly offered: ReadonlySignal<readonly Choice[]>;
  readonly preview: ReadonlySignal<Kind['action'] | undefined>;
  readonly menu: Signal<Menu | undefined>;
  readonly refusing: Signal<Refusing | undefined>;
  /** The place under pointer or focus; a choice pointed at in a menu or list. */
  readonly rested: Signal<string | undefined>;
  readonly pointed: Signal<Kind['action'] | undefined>;
  readonly spoken: Signal<readonly string[]>;
  /** The board is telling what happened: the paper of the end waits for it. */
  readonly telling: Signal<boolean>;
  /** The table as far as the board has told it; what lies beside the board shows this. */
  readonly toldSoFar: Signal<Kind['view'] | undefined>;
  /** What the board has to say beside itself; the page finds room for it. */
  readonly paper: Signal<BoardPaper | undefined>;
  readonly sealing: Signal<Sealing | undefined>;
  /** What is said in passing: the words of a small picture that was touched, a scene in two lines. */
  readonly told: Signal<Remark | undefined>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** Others look on: what one seat alone may know is not asked for. */
  readonly isShared: ReadonlySignal<boolean>;
  /** Must act, or may: somebody who is done may still change their mind. */
  readonly mayAct: ReadonlySignal<boolean>;
  /** Whether the last choice can be taken back, by the journal or by choosing again. */
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly trouble: Signal<AnyTrouble | undefined>;
  /** An answer or another seat's sight is on its way: what is lit may be over. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** What an action of an open verb could be made of; nothing until the host has said. */
  parts(): Parts<Kind> | undefined;
  touch(place: string): void;
  clear(): void;
  /** One message: all of it is done, each for itself in the journal, or nothing. */
  play(...texts: readonly string[]): void;
  /** The second touch: what waits is done. */
  confirm(): void;
  /** What waits is not done; of what was only foreseen the choice is open again. */
  goBack(): void;
  undo(): void;
  /** Passes the device to somebody who is not asked. */
  handTo(seat: string): void;
  manner(manner: Courtesy, seat?: string): void;
  stop(): void;
}

const UNSEALED: Seal = { follows: '' };
/** `isCareful`: what cannot be taken back waits for a second touch. `refused`: why something is not possible will be shown.
 * `isBlind`: a touch is the first that is seen of what it does. */
export const createDesk = (
  face: AnyFace,
  following: Following,
  ask: AskHost,
  isCareful: () => boolean = () => false,
  refused: (game: string) => void = () => undefined,
  isBlind: () => boolean = () => false,
): Desk => {
  const sight = computed(() => following.sight.value as Sight);
  const { hand, fetch } = createReasons(face, sight, ask);
  const picked = signal<readonly string[]>([]);
  const held = signal<readonly string[]>([]);
  const menu = signal<Menu | undefined>(undefined);
  const refusing = signal<Refusing | undefined>(undefined);
  const rested = signal<string | undefined>(undefined);
  const pointed = signal<Kind['action'] | undefined>(undefined);
  const spoken = signal<readonly string[]>([]);
  const telling = signal(false);
  const toldSoFar = signal<Kind['view'] | undefined>(undefined);
  const trouble = signal<AnyTrouble | undefined>(undefined);
  const paper = signal<BoardPaper | undefined>(undefined);
  const sealing = signal<Sealing | undefined>(undefined);
  const told = signal<Remark | undefined>(undefined);
  const isMyTurn = computed(() => sight.value.active.includes(sight.value.viewer));
  const mayAct = computed(() => isMyTurn.value || sight.value.may.length > 0);
  /** The seat this device would undo for, if anything can be taken back. */
  const undoSeat = computed(() => undoSeatOf(sight.value, following.log.value));
  const reversing = createReversing(face, sight);
  const memory = createMemory();
  const { send, wonder, isSending } = createSender(ask, following, refusing, trouble);

  const clear = (): void =>
    batch(() => {
      picked.value = [];
      menu.value = undefined;
      refusing.value = undefined;
      pointed.value = undefined;
      sealing.value = undefined;
      told.value = undefined;
    });
  const sealOf = (texts: readonly string[], rest: readonly string[]): Sealing | undefined => {
    const actions = texts.flatMap((text) => face.read(text) ?? []);
    for (const [at, action] of actions.entries()) {
      const seal = face.seals?.(sight.peek().view, action, actions.slice(0, at));
      if (seal) return { texts, action, seal, rest };
    }
    return undefined;
  };
  const foreseen = (text: string, rest: readonly string[]): Sealing | undefined => {
    const action = face.read(text);
    const foresight = action && face.foresees?.(sight.peek().view, action);
    return action && foresight && { texts: [text], action, seal: UNSEALED, foresight, rest };
  };
  /** What a second touch would do was told as the table stood then: it waits only as long as the same would be told. */
  const isToldTheSame = (waiting: Sealing | undefined): boolean => {
    if (!waiting) return true;
    const { texts, rest, seal, foresight } = waiting;
    const now = foresight ? foreseen(texts[0] ?? '', rest) : sealOf(texts, rest);
    const isSame = now?.seal.ask === seal.ask && now?.seal.follows === seal.follows;
    return now !== undefined && isSame && now.foresight?.explain === foresight?.explain;
  };
  let seen: { readonly sight: Sight; readonly hand: Hand } | undefined;
  /** What was said stays until this player acts, what is picked as long as it means the same. */
  const forget = effect(() => {
    const now = { sight: sight.value, hand: hand.peek() };
    memory.note(now.sight.phase, now.hand);
    const before = seen && isAskedOn(seen.sight, now.sight, following.change.peek()) ? seen : undefined;
    seen = now;
    if (before && beginsTheSame(before.hand, now.hand, picked.peek()) && isToldTheSame(sealing.peek())) return;
    const said = before && { refusing: refusing.peek(), told: told.peek() };
    clear();
    refusing.value = said?.refusing;
    told.value = said?.told;
  });

  const sendTexts = async ([action, ...more]: readonly string[]): Promise<boolean> => {
    if (action === undefined) return false;
    const { table, seq, viewer } = sight.value;
    return send({ ask: 'play', table, seq, seat: viewer, action, ...(more.length > 0 ? { more } : {}) });
  };
  const sendPlay = async (texts: readonly string[]): Promise<boolean> => {
    const before = sight.value;
    const isTaken = await sendTexts(texts);
    if (isTaken) for (const text of texts) reversing.note(before, text);
    return isTaken;
  };
  const waitFor = (waiting: Sealing, touches: readonly string[]): void =>
    batch(() => {
      picked.value = touches;
      sealing.value = waiting;
    });
  /** What cannot be taken back is asked about first; `touches` stay in the hand meanwhile. */
  const play = (texts: readonly string[], touches: readonly string[], rest = touches): void => {
    clear();
    const waiting = isCareful() ? sealOf(texts, rest) : undefined;
    if (waiting) waitFor(waiting, touches);
    else void sendPlay(texts);
  };
  /** So is what was touched unseen. Whoever plays fast is asked about neither: such an act can be taken back. */
  const playTouched = (text: string, touches: readonly string[], rest: readonly string[]): void => {
    const isAsked = isCareful() && isBlind() && !sealOf([text], rest);
    const waiting = isAsked ? foreseen(text, rest) : undefined;
    if (waiting) waitFor(waiting, touches);
    else play([text], touches, rest);
  };

  const refuse = (place: string, choices: readonly Choice[]): void => {
    refusing.value = { place, refusals: choices.flatMap(({ refusal }) => refusal ?? []) };
  };
  const answer = (result: Touched, touches: readonly string[], before: readonly string[]): void => {
    clear();
    switch (result.means) {
      case 'play':
        playTouched(result.choice.text, touches, before);
        return;
      case 'pick':
        picked.value = result.picked;
        return;
      case 'menu':
        picked.value = result.picked;
        menu.value = { place: result.picked.at(-1) ?? '', choices: result.choices };
        return;
      case 'refuse':
        refuse(result.place, result.choices);
        return;
      case 'ask':
        void wonder(sight.value, result.place, result.choices);
        return;
      case 'nothing':
        void wonder(sight.value, result.place, reachFor(face, sight.value.view, [], result.place));
        return;
      case 'wonder':
      case 'clear':
        return;
    }
  };
  /** Where a hand that holds something finds nothing open, the game may know what it tried. */
  const tried = (result: Touched, before: readonly string[], place: string): Touched => {
    if (result.means !== 'clear' || before.length === 0 || before.includes(place)) return result;
    const choices = reachFor(face, sight.value.view, before, place);
    return choices.length > 0 ? { means: 'ask', place, choices } : result;
  };
  /** A refusal keeps what was picked, so that the next touch may try elsewhere. */
  const touch = (place: string): void => {
    const { outcome } = sight.value;
    trouble.value = undefined;
    if (!mayAct.value) {
      const why = outcome ? 'game-is-over' : 'not-your-turn';
      refusing.value = { place, refusals: [{ rule: undefined, because: { why } }] };
      return;
    }
    const isOther = sealing.value && picked.value.at(-1) !== place;
    // the goal that was touched and seen, touched again, is meant
    if (sealing.value?.foresight && !isOther) {
      confirm();
      return;
    }
    // a touch elsewhere is another thought: what waited to be done is in the hand no more
    const before = (isOther && sealing.value?.rest) || picked.value;
    const result = tried(touched(hand.value, before, place, memory.all), before, place);
    batch(() => {
      answer(result, [...before.filter((other) => other !== place), place], before);
      if (result.means === 'refuse' || result.means === 'ask' || result.means === 'wonder') picked.value = before;
    });
    if (result.means === 'wonder') void touchAgain(place, before);
  };
  /** The same touch once the reasons are here, unless the hand has moved on. */
  const touchAgain = async (place: string, before: readonly string[]): Promise<void> => {
    const then = sight.value;
    if (!(await fetch()) || picked.value.join() !== before.join()) return;
    memory.note(sight.value.phase, hand.value);
    // nobody meant to play what became possible after the touch
    const isOther = sight.value !== then && touched(hand.value, before, place).means === 'play';
    if (!isOther) touch(place);
  };
  const confirm = (): void => {
    const waiting = sealing.value;
    clear();
    if (waiting) void sendPlay(waiting.texts);
  };

  return {
    face,
    sight,
    log: following.log,
    change: following.change,
    hand,
    picked,
    held,
    open: computed(() => open(hand.value, sealing.value?.foresight ? sealing.value.rest : picked.value)),
    offered: computed(() => offered(hand.value, picked.value)),
    preview: computed(() => {
      const seen = pointed.value ?? sealing.value?.action;
      if (seen) return seen;
      const place = rested.value;
      return place === undefined ? undefined : previewOf(hand.value, picked.value, place)?.action;
    }),
    menu,
    paper,
    sealing,
    told,
    refusing,
    rested,
    pointed,
    spoken,
    telling,
    toldSoFar,
    isMyTurn,
    isShared: following.isShared,
    mayAct,
    mayUndo: computed(() => undoSeat.value !== undefined || (mayAct.value && reversing.isPossible.value)),
    trouble,
    isBusy: computed(() => isSending.value || following.isPassing.value),
    parts: createParts(face, sight, ask, refused),
    touch,
    clear,
    play: (...texts) => play(texts, picked.peek()),
    confirm,
    goBack() {
      const rest = sealing.value?.foresight ? sealing.value.rest : [];
      batch(() => {
        clear();
        picked.value = rest;
      });
    },
    undo() {
      const seat = undoSeat.value;
      const { table, seq, noUndo } = sight.value;
      clear();
      if (seat !== undefined) {
        reversing.forget();
        void send({ ask: 'undo', table, seq, seat });
      } else if (mayAct.value && reversing.isPossible.value) void sendTexts(reversing.take());
      else trouble.value = { trouble: 'no-undo', reason: noUndo ?? 'nothing-to-undo' };
    },
    handTo(seat) {
      clear();
      following.handTo(seat);
    },
    manner(manner, seat = sight.value.viewer) {
      clear();
      const { table, seq } = sight.value;
      void send({ ask: 'manner', table, seq, seat, manner });
    },
    stop() {
      reversing.stop();
      forget();
    },
  };
};
