// Odds for what a hand is about to do: asked when it has rested a moment, one ask after the other, kept while the table
// stands as it is. An answer that comes after the table changed is dropped. On a busy machine few fights are played out in
// the time there is: such an estimate is asked for again, and both count.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Gesture } from '@rose/board';
import type { Kind, Odds } from '@rose/table';
import { createContext } from 'preact';
import type { AskHost, Desk } from '../picking/desk.ts';
import { isPoor, together, toldOdds } from './odds-sum.ts';

/** Odds on show, and the actions they are for; none: the fight as it stands. */
export interface Weighed {
  readonly odds: Odds;
  readonly actions: readonly string[];
  /** They go with the hand: no fight is under way. */
  readonly isPassing: boolean;
}
export interface OddsDesk {
  readonly shown: ReadonlySignal<Weighed | undefined>;
  /** What is known of an action in the fight under way, or of that fight; what is not known is asked for. */
  of(action?: Kind['action']): Odds | undefined;
  /** The same of actions that go together, a fight under way or not; of none: of that fight, else of what the hand means. */
  asked(...actions: readonly Kind['action'][]): Odds | undefined;
  /** A board says what its hand means, where that is more than the page can know. */
  means(actions: readonly Kind['action'][]): void;
  stop(): void;
}
export const OddsFor = createContext<OddsDesk | undefined>(undefined);

/** A hand that only passes by is not answered. */
const REST = 120;
const keyOf = (actions: readonly string[]): string => actions.join('\n');
const FIGHT = keyOf([]);
/** A machine that is still too slow after so many asks is left in peace. */
const ASKS = 6;

/** What the hand would do now: what is previewed, or what it holds to the place under the pointer, by the first way. */
export const meantBy = ({ face, hand, picked, rested, preview }: Desk): readonly string[] => {
  const told = (text: string): readonly string[] => {
    const action = face.read(text);
    return action && face.isFight?.(action) === false ? [] : [text];
  };
  if (preview.value) return told(face.write(preview.value));
  const [thing, ...others] = picked.value;
  const place = rested.value;
  if (thing === undefined || place === undefined || others.length > 0) return [];
  const isMeant = ([first, second, ...more]: Gesture): boolean =>
    first === thing && second === place && more.length === 0;
  const going = hand.value.may.find(({ gestures }) => gestures.some(isMeant));
  return going ? told(going.text) : [];
};

export const createOdds = (desk: Desk, ask: AskHost): OddsDesk => {
  const answers = signal<ReadonlyMap<string, Odds | undefined>>(new Map());
  const moment = computed(() => {
    const { table, seq, viewer, outcome } = desk.sight.value;
    return desk.isMyTurn.value && !outcome ? `${table} ${seq} ${viewer}` : undefined;
  });
  const told = signal(FIGHT);
  const meant = computed(() => (desk.pointed.value || told.value === FIGHT ? keyOf(meantBy(desk)) : told.value));
  let wanted: string[] = [];
  let sought: string[] = [];
  let asks = new Map<string, number>();
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isToImprove = (key: string): boolean => {
    const odds = answers.peek().get(key);
    return odds !== undefined && isPoor(odds) && (asks.get(key) ?? 0) < ASKS;
  };
  /** The fight first, then what the hand means, what the board asks for, the list; then those again that are only guessed at. */
  const nextKey = (): string | undefined => {
    const isOpen = (key: string): boolean => !answers.peek().has(key);
    if (isOpen(FIGHT)) return FIGHT;
    if (isOpen(meant.peek())) return meant.peek();
    const listed = answers.peek().get(FIGHT) ? wanted.find(isOpen) : undefined;
    return sought.find(isOpen) ?? listed ?? [FIGHT, meant.peek(), ...sought, ...wanted].find(isToImprove);
  };
  const note = (key: string, odds: Odds | undefined): void => {
    const before = answers.peek().get(key);
    asks.set(key, (asks.get(key) ?? 0) + 1);
    answers.value = new Map(answers.peek()).set(key, before && odds ? together(before, odds) : (odds ?? before));
  };
  const pump = async (): Promise<void> => {
    const now = moment.peek();
    const key = now === undefined || isAsking ? undefined : nextKey();
    if (key === undefined) return;
    isAsking = true;
    const { table, viewer } = desk.sight.peek();
    const actions = key === FIGHT ? {} : { actions: key.split('\n') };
    const answer = await ask({ ask: 'odds', table, seat: viewer, ...actions });
    isAsking = false;
    if (moment.peek() === now) note(key, 'trouble' in answer ? undefined : answer.odds);
    void pump();
  };
  const rest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void pump(), REST);
  };

  const want = (list: string[], key: string): void => {
    if (answers.value.has(key) || list.includes(key)) return;
    list.push(key);
    rest();
  };

  const forget = effect(() => {
    void moment.value;
    answers.value = new Map();
    asks = new Map();
    told.value = FIGHT;
    wanted = [];
    sought = [];
    rest();
  });
  const follow = effect(() => {
    void meant.value;
    rest();
  });

  return {
    shown: computed(() => {
      if (moment.value === undefined) return undefined;
      for (const key of [meant.value, FIGHT]) {
        const odds = answers.value.get(key);
        if (!odds) continue;
        const isPassing = answers.value.get(FIGHT) === undefined;
        return { odds: toldOdds(odds), actions: key === FIGHT ? [] : key.split('\n'), isPassing };
      }
      return undefined;
    }),
    of(action) {
      const key = action ? desk.face.write(action) : FIGHT;
      want(wanted, key);
      const odds = answers.value.get(FIGHT) && answers.value.get(key);
      return odds && toldOdds(odds);
    },
    asked(...actions) {
      const key = keyOf(actions.map((action) => desk.face.write(action)));
      want(sought, key);
      const odds = answers.value.get(key) ?? (key === FIGHT ? answers.value.get(meant.value) : undefined);
      return odds && toldOdds(odds);
    },
    means(actions) {
      told.value = keyOf(actions.map((action) => desk.face.write(action)));
    },
    stop() {
      clearTimeout(timer);
      wanted = [];
      sought = [];
      forget();
      follow();
    },
  };
};
