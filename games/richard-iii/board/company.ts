// Several blocks in one hand. The page knows one touch after another; here blocks that could go to the same place are
// gathered, and a touch on that place sends each of them there by the way that uses the least of its borders.
import { type Action, isAreaName, isBlockName, type View, write } from '@rose/richard-iii/ids';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gestures, isWayPoint } from './gestures.ts';
import { piecesOf } from './pieces.ts';
import type { Props } from './said.ts';
import { type Move, together } from './ways.ts';

/** Every action of this view: what was offered while nothing was in hand. */
const useAllOffered = ({ view, picked, offered }: Props): readonly Action[] => {
  const kept = useRef<{ readonly view: View; readonly all: readonly Action[] }>({ view, all: offered });
  if (picked.length === 0 || kept.current.view !== view) kept.current = { view, all: offered };
  return kept.current.all;
};

/** The last gesture of a move names its way, so that no menu asks. What is in hand is put back first. */
const send = ({ picked, touch }: Props, move: Move): void => {
  const [block, ...way] = gestures(move).at(-1) ?? [];
  if (block === undefined) return;
  if (picked.length > 1) touch(block);
  const isInHand = picked.length === 1 && picked[0] === block;
  for (const place of isInHand ? way : [block, ...way]) touch(place);
};

/** Who is in hand after a touch on a block: one more, one less, or somebody else alone. */
export const gathered = (
  view: View,
  all: readonly Action[],
  company: readonly string[],
  block: string,
): readonly string[] | undefined => {
  if (company.includes(block)) return company.filter((other) => other !== block);
  if (company.length === 0) return undefined;
  const joint = together(view, all, [...company, block]);
  return joint?.open.some(isAreaName) ? [...company, block] : undefined;
};

/** A finger rests nowhere before it touches: an attack is shown with its odds first, and a second touch makes it. */
export const isFinger = (): boolean => matchMedia('(hover: none)').matches;
const isEnemyIn = ({ view, viewer }: Props, area: string): boolean =>
  piecesOf(view).some((piece) => piece.area === area && piece.seat !== viewer && !piece.isPrisoner);

export interface Company {
  /** The board as it looks with the whole company in hand. */
  readonly board: Props;
  readonly size: number;
  /** Where an attack waits for its second touch. */
  readonly attack: string | undefined;
  /** What a touch on this place would make everybody do. */
  movesTo(place: string | undefined): readonly Move[];
}

export const useCompany = (props: Props): Company => {
  const { view, picked, open } = props;
  const all = useAllOffered(props);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [attack, setAttack] = useState<string>();
  const waiting = useRef<readonly Move[]>([]);
  const leader = picked.find(isBlockName);
  const company = leader === undefined ? [] : [leader, ...others.filter((block) => block !== leader)];
  // Who was gathered goes with the one in hand.
  useEffect(() => {
    if (leader === undefined) setOthers([]);
    setAttack(undefined);
  }, [leader]);
  useEffect(() => props.holds?.(company.slice(1)), [company.join()]);
  // Each new view lets the next of the company go, as long as he still may.
  useEffect(() => {
    const [next, ...rest] = waiting.current;
    waiting.current = [];
    if (!next || !all.some((action) => write(action) === write(next))) return;
    waiting.current = rest;
    send(props, next);
  }, [view]);

  const hand = [...company, ...picked.filter(isWayPoint)];
  const movesTo = (place: string | undefined): readonly Move[] =>
    place !== undefined && isAreaName(place) && company.length > 0
      ? (together(view, all, [...hand, place])?.plays ?? [])
      : [];
  const joint = company.length > 1 ? together(view, all, hand) : undefined;
  const touch = (place: string): void => {
    const isSure = attack === place || !isFinger() || !isEnemyIn(props, place);
    if (!isSure && movesTo(place).length > 0) {
      setAttack(place);
      return;
    }
    setAttack(undefined);
    const next = isBlockName(place) ? gathered(view, all, company, place) : undefined;
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
    setOthers([]);
    waiting.current = rest;
    if (first) send(props, first);
    else props.touch(place);
  };
  const board: Props = { ...props, touch, picked: [...picked, ...company.slice(1)], open: joint ? joint.open : open };
  return { board, size: company.length, attack, movesTo };
};
