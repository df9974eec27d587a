// Several pieces in one hand. The page knows one touch after another; here pieces that could go to the same place are
// gathered, and a touch on that place sends each of them there, one after the other.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Gesture } from './touches.ts';

/** What the hook needs of a board. */
export interface HandBoard<A> {
  readonly view: unknown;
  readonly picked: readonly string[];
  readonly open: readonly string[];
  readonly offered: readonly A[];
  readonly holds?: ((more: readonly string[]) => void) | undefined;
  touch(place: string): void;
}
/** What several touches mean together: moves to be made one after the other, and the places that may still join. */
export interface Together<M> {
  readonly plays: readonly M[];
  readonly open: readonly string[];
}
/** What only a game knows. */
export interface CompanyGame<A, M extends A> {
  /** What can be taken up, where it can be sent, and what on the way there names the way. */
  isPiece(place: string): boolean;
  isGoal(place: string): boolean;
  isOnWay(place: string): boolean;
  /** Who else is taken up with the first: a whole army. Touched again, the first is alone. */
  companions?(all: readonly A[], piece: string): readonly string[];
  /** Who may still be taken up with those in hand. */
  mayJoin?(all: readonly A[], hand: readonly string[]): readonly string[];
  /** Nothing where they cannot go together. */
  together(all: readonly A[], hand: readonly string[]): Together<M> | undefined;
  /** The gesture that names a move's way, so that no menu asks. */
  gesture(move: M): Gesture;
  write(action: A): string;
  /** Whether a finger, which rests nowhere before it touches, is to touch this place twice. */
  isGrave(place: string): boolean;
}

export const isFinger = (): boolean => matchMedia('(hover: none)').matches;

/** Who is in hand after a touch on a piece: one more, one less, or somebody else alone. */
export const gathered = <A, M extends A>(
  { together, isGoal }: Pick<CompanyGame<A, M>, 'together' | 'isGoal'>,
  all: readonly A[],
  company: readonly string[],
  piece: string,
): readonly string[] | undefined => {
  if (company.includes(piece)) return company.filter((other) => other !== piece);
  if (company.length === 0) return undefined;
  return together(all, [...company, piece])?.open.some(isGoal) ? [...company, piece] : undefined;
};

/** Every action of this view: what was offered while nothing was in hand. */
const useAllOffered = <A>({ view, picked, offered }: HandBoard<A>): readonly A[] => {
  const kept = useRef<{ readonly view: unknown; readonly all: readonly A[] }>({ view, all: offered });
  if (picked.length === 0 || kept.current.view !== view) kept.current = { view, all: offered };
  return kept.current.all;
};
/** What is in hand is put back first. */
const send = ({ picked, touch }: Pick<HandBoard<unknown>, 'picked' | 'touch'>, [piece, ...way]: Gesture): void => {
  if (piece === undefined) return;
  if (picked.length > 1) touch(piece);
  const isInHand = picked.length === 1 && picked[0] === piece;
  for (const place of isInHand ? way : [piece, ...way]) touch(place);
};

const NOBODY: readonly never[] = [];

export interface Company<B, M> {
  /** The board as it looks with the whole company in hand. */
  readonly board: B;
  readonly size: number;
  readonly joins: readonly string[];
  /** Where an attack waits for its second touch. */
  readonly attack: string | undefined;
  /** What a touch on this place would make everybody do. */
  movesTo(place: string | undefined): readonly M[];
}
export const useCompany = <A, M extends A, B extends HandBoard<A>>(
  props: B,
  game: CompanyGame<A, M>,
): Company<B, M> => {
  const { view, picked, open } = props;
  const all = useAllOffered(props);
  const [others, setOthers] = useState<readonly string[]>(NOBODY);
  const [attack, setAttack] = useState<string>();
  const waiting = useRef<readonly M[]>([]);
  const leader = picked.find(game.isPiece);
  const company = leader === undefined ? [] : [leader, ...others.filter((piece) => piece !== leader)];
  // Who was gathered goes with the one in hand.
  useEffect(() => {
    if (leader === undefined) setOthers(NOBODY);
    setAttack(undefined);
  }, [leader]);
  useEffect(() => props.holds?.(company.slice(1)), [company.join()]);
  // Each new view lets the next of the company go, as long as he still may.
  useEffect(() => {
    const [next, ...rest] = waiting.current;
    waiting.current = [];
    if (!next || !all.some((action) => game.write(action) === game.write(next))) return;
    waiting.current = rest;
    send(props, game.gesture(next));
  }, [view]);

  const hand = [...company, ...picked.filter(game.isOnWay)];
  const movesTo = (place: string | undefined): readonly M[] =>
    place !== undefined && game.isGoal(place) && company.length > 0
      ? (game.together(all, [...hand, place])?.plays ?? [])
      : [];
  const joint = company.length > 1 ? game.together(all, hand) : undefined;
  const touch = (place: string): void => {
    const isSure = attack === place || !isFinger() || !game.isGrave(place);
    if (!isSure && movesTo(place).length > 0) {
      setAttack(place);
      return;
    }
    setAttack(undefined);
    if (game.companions && place === leader && company.length > 1) {
      setOthers(NOBODY);
      return;
    }
    const next = game.isPiece(place) ? gathered(game, all, company, place) : undefined;
    if (next && leader !== undefined && next.includes(leader)) {
      setOthers(next.slice(1));
      return;
    }
    // The first of them put back: the second leads.
    const [second, ...after] = next ?? [];
    if (second !== undefined) {
      props.touch(place);
      props.touch(second);
      setOthers(after);
      return;
    }
    const [first, ...rest] = movesTo(place);
    // Where not all of them can go, nobody goes alone by mistake.
    if (!first && company.length > 1 && open.includes(place)) return;
    setOthers(game.isPiece(place) && !company.includes(place) ? (game.companions?.(all, place) ?? NOBODY) : NOBODY);
    waiting.current = rest;
    if (first) send(props, game.gesture(first));
    else props.touch(place);
  };
  const board: B = { ...props, touch, picked: [...picked, ...company.slice(1)], open: joint ? joint.open : open };
  const joins = company.length > 0 ? (game.mayJoin?.(all, company) ?? NOBODY) : NOBODY;
  return { board, size: company.length, joins, attack, movesTo };
};
