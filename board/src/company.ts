// Several pieces in one hand. The page knows one touch after another; here pieces that could go to the same place are
// gathered, and a touch on that place sends all of them there at once.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isFinger } from './finger.ts';

/** What the hook needs of a board. */
export interface HandBoard<A> {
  readonly view: unknown;
  readonly picked: readonly string[];
  readonly open: readonly string[];
  readonly offered: readonly A[];
  readonly holds?: ((more: readonly string[]) => void) | undefined;
  touch(place: string): void;
  readonly play?: ((...actions: readonly A[]) => void) | undefined;
}
/** What several touches mean together: moves to be made as one, and the places that may still join. */
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
  /** Whether a finger, which rests nowhere before it touches, is to touch this place twice. */
  isGrave(place: string): boolean;
}

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

const NOBODY: readonly never[] = [];
/** A hand and what it may do: what the page says is picked and open, and who was gathered beside that. */
export interface Held<A> {
  readonly all: readonly A[];
  readonly picked: readonly string[];
  readonly open: readonly string[];
  readonly others: readonly string[];
}
const companyIn = <A, M extends A>({ isPiece }: CompanyGame<A, M>, { picked, others }: Held<A>): readonly string[] => {
  const leader = picked.find(isPiece);
  return leader === undefined ? NOBODY : [leader, ...others.filter((piece) => piece !== leader)];
};
/** What a touch on this place would make everybody do. */
const movesOf = <A, M extends A>(
  game: CompanyGame<A, M>,
  held: Held<A>,
  company: readonly string[],
  place: string | undefined,
): readonly M[] => {
  if (place === undefined || !game.isGoal(place) || company.length === 0) return [];
  return game.together(held.all, [...company, ...held.picked.filter(game.isOnWay), place])?.plays ?? [];
};

/** What comes of a touch: all of them go as one, or the hand changes, by touches of the page and by who is gathered. */
export type Reached<M> =
  | { readonly plays: readonly M[] }
  | { readonly touches: readonly string[]; readonly others: readonly string[] };
export const reached = <A, M extends A>(game: CompanyGame<A, M>, held: Held<A>, place: string): Reached<M> => {
  const company = companyIn(game, held);
  const [leader] = company;
  if (game.companions && place === leader && company.length > 1) return { touches: NOBODY, others: NOBODY };
  const next = game.isPiece(place) ? gathered(game, held.all, company, place) : undefined;
  if (next && leader !== undefined && next.includes(leader)) return { touches: [], others: next.slice(1) };
  // The first of them put back: the second leads.
  const [second, ...after] = next ?? [];
  if (second !== undefined) return { touches: [place, second], others: after };
  const plays = movesOf(game, held, company, place);
  if (plays.length > 0) return { plays };
  // Where not all of them can go, nobody goes alone by mistake.
  if (company.length > 1 && held.open.includes(place)) return { touches: [], others: held.others };
  const isTakenUp = game.isPiece(place) && !company.includes(place);
  return { touches: [place], others: isTakenUp ? (game.companions?.(held.all, place) ?? NOBODY) : NOBODY };
};

/** Every action of this view: what was offered while nothing was in hand. */
const useAllOffered = <A>({ view, picked, offered }: HandBoard<A>): readonly A[] => {
  const kept = useRef<{ readonly view: unknown; readonly all: readonly A[] }>({ view, all: offered });
  if (picked.length === 0 || kept.current.view !== view) kept.current = { view, all: offered };
  return kept.current.all;
};

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
  const { picked, open } = props;
  const all = useAllOffered(props);
  const [others, setOthers] = useState<readonly string[]>(NOBODY);
  const [attack, setAttack] = useState<string>();
  const held: Held<A> = { all, picked, open, others };
  const company = companyIn(game, held);
  const [leader] = company;
  // Who was gathered goes with the one in hand.
  useEffect(() => {
    if (leader === undefined) setOthers(NOBODY);
    setAttack(undefined);
  }, [leader]);
  useEffect(() => props.holds?.(company.slice(1)), [company.join()]);

  const movesTo = (place: string | undefined): readonly M[] => movesOf(game, held, company, place);
  const joint = company.length > 1 ? game.together(all, [...company, ...picked.filter(game.isOnWay)]) : undefined;
  const touch = (place: string): void => {
    const isSure = attack === place || !isFinger() || !game.isGrave(place);
    if (!isSure && movesTo(place).length > 0) {
      setAttack(place);
      return;
    }
    setAttack(undefined);
    const found = reached(game, held, place);
    if ('plays' in found) {
      // Who was gathered stays in the hand until the page has emptied it.
      props.play?.(...found.plays);
      return;
    }
    found.touches.forEach(props.touch);
    setOthers(found.others);
  };
  const board: B = { ...props, touch, picked: [...picked, ...company.slice(1)], open: joint ? joint.open : open };
  const joins = company.length > 0 ? (game.mayJoin?.(all, company) ?? NOBODY) : NOBODY;
  return { board, size: company.length, joins, attack, movesTo };
};
