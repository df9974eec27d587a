// The board on its ground, joined to the desk: touches go in, what is open, picked and previewed comes out.
import { FrameSays } from '@rose/board';
import type { Kind } from '@rose/table';
import type { ComponentType } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardPaper, BoardProps } from '../../../../games/face.ts';
import { coordinates } from '../../prefs.ts';
import type { TableContext } from '../context.ts';
import { personsOf } from '../handover.ts';
import { lastSteps } from '../log/merge.ts';
import { OddsFor } from '../odds/odds.ts';
import type { Desk } from '../picking/desk.ts';
import { isArrow, spotsOf, spotTowards } from '../picking/keys.ts';
import { deskWords } from '../words/words.ts';
import { placeElement } from './focus.ts';

const NOWHERE: readonly string[] = [];

/** Arrow keys walk from place to place; the board itself answers Enter and Space. */
const walk = (board: HTMLElement, event: KeyboardEvent): void => {
  if (event.defaultPrevented || !isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const here = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
  const next = here && spotTowards(spotsOf(board), here.dataset['place'] ?? '', event.key);
  if (!next) return;
  event.preventDefault();
  placeElement(next, board)?.focus();
};

/** How a face answers: the same functions as long as the desk is. */
const useHands = (desk: Desk) => {
  /** What this part of it has shown. */
  const shown = useRef<BoardPaper | undefined>(undefined);
  return useMemo(
    () => ({
      holds: (more: readonly string[]) => {
        desk.held.value = more;
      },
      telling: (isTelling: boolean, told?: Kind['view']) => {
        desk.telling.value = isTelling;
        desk.toldSoFar.value = told;
      },
      shows: (paper: BoardPaper | undefined) => {
        // a part that has nothing to say leaves what another says: a hand may come from one to the other in one leap
        if (paper === undefined && desk.paper.peek() !== shown.current) return;
        shown.current = paper;
        desk.paper.value = paper;
      },
      rest: (place: string | undefined) => {
        desk.rested.value = place;
      },
      handTo: (seat: string) => {
        const { seating, viewer } = desk.sight.peek();
        return seat !== viewer && personsOf(seating).includes(seat) ? () => desk.handTo(seat) : undefined;
      },
      play: (...actions: readonly Kind['action'][]) => desk.play(...actions.map(desk.face.write)),
    }),
    [desk],
  );
};
/** What a face is handed to draw from, and how it answers. What has not changed is handed on as it was. */
const useBoardProps = (context: TableContext, light: readonly string[], isNamed: boolean): BoardProps<Kind> => {
  const { desk, words } = context;
  const { view, viewer } = desk.sight.value;
  const odds = useContext(OddsFor);
  const hands = useHands(desk);
  const steps = desk.log.value;
  const story = useMemo(() => steps.map(({ told }) => told.map(({ entry }) => entry)), [steps]);
  const change = desk.change.value;
  // What a seat did in one message is one step to be marked, and its pieces travel together.
  const last = useMemo(() => story.slice(-lastSteps(steps, change).length).flat(), [story, change]);
  const choices = desk.offered.value;
  const offered = useMemo(() => choices.map(({ action }) => action), [choices]);
  return {
    view,
    viewer,
    words,
    picked: desk.picked.value,
    open: desk.open.value,
    offered,
    preview: desk.preview.value,
    last,
    story,
    spoken: desk.spoken.value.length > 0 ? desk.spoken.value : light,
    refused: desk.refusing.value?.place,
    coordinates: isNamed || coordinates.value,
    odds: odds?.asked,
    parts: desk.parts,
    means: odds?.means,
    touch: desk.touch,
    ...hands,
  };
};

type PartName = 'Clock' | 'Tally' | 'Hand' | 'Asked' | 'Own';
/** A part of the game that lies beside its board; the page has a place for each. */
export const Part = ({ context, name }: { readonly context: TableContext; readonly name: PartName }) => {
  const One: ComponentType<BoardProps<Kind>> | undefined = context.desk.face[name];
  const props = useBoardProps(context, NOWHERE, false);
  return One ? <One {...props} view={context.desk.toldSoFar.value ?? props.view} /> : null;
};

interface StageProps {
  readonly context: TableContext;
  /** Places that are spoken of while no sentence names others. */
  readonly light?: readonly string[] | undefined;
  /** Names every place, whatever the guest prefers: for words that speak of them. */
  readonly isNamed?: boolean;
}

/** Whoever looks at the stage may ask it what would answer the question, and what is in the hand. */
const useAnswers = ({ desk }: TableContext, box: { readonly current: HTMLDivElement | null }): void =>
  useEffect(() => {
    if (!box.current) return;
    Object.assign(box.current, {
      ways: () => desk.hand.value.may.map(({ gestures }) => gestures),
      held: () => desk.picked.value,
    });
  }, [desk]);

export const Stage = ({ context, light = NOWHERE, isNamed = false }: StageProps) => {
  const { face } = context.desk;
  const props = useBoardProps(context, light, isNamed);
  const box = useRef<HTMLDivElement>(null);
  useAnswers(context, box);
  useEffect(() => {
    const board = box.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (board) walk(board, event);
    };
    board?.addEventListener('keydown', onKeyDown);
    return () => board?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div class="stage" data-zone="stage" ref={box}>
      <h2 class="unseen">{deskWords().board}</h2>
      <FrameSays.Provider value={deskWords().zoom}>
        <face.Board {...props} />
      </FrameSays.Provider>
    </div>
  );
};
