// The table of the game as a view shows it: map, counters, ways, and the scene under way. It knows no rule: what may be
// touched and what it would do is handed in.
import { AimedFrame, type Box, type Dot, NamesFor, useNames, useResting } from '@rose/board';
import { useMemo } from 'preact/hooks';
import { boxesOf } from './boxes.ts';
import { FIELD_TURNS, useField } from './field.tsx';
import { CORE, LAND_BOX } from './frame-box.ts';
import { Outline } from './outline.tsx';
import { usePaper } from './paper.tsx';
import type { Props } from './said.ts';
import { isScene, Scenes } from './scenes/index.tsx';
import { shipsOf } from './ships.ts';
import { stacksOf } from './stacks.ts';
import { counters } from './standing.ts';
import './style.css';

/** What the question is about: what answers it and what is in hand. Where no place answers, one's own counters. */
const askedOf = ({ open, picked, viewer, offered }: Props, all: ReturnType<typeof counters>): readonly Dot[] => {
  const held = boxesOf(picked, all).map((dot) => ({ ...dot, isHeld: true }));
  const asked = [...boxesOf(open, all), ...held];
  if (asked.length > 0 || offered.length === 0) return asked;
  const own = all.filter((one) => (one.kind === 'stack' ? one.stack.seat : one.ship.seat) === viewer);
  return boxesOf(
    own.map(({ id }) => id),
    all,
  );
};
export const Board = (props: Props) => {
  const { view, words, spoken } = props;
  const names = useNames();
  const resting = useResting(props.picked);
  const all = useMemo(() => counters(stacksOf(view), shipsOf(view)), [view]);
  const rest = (place: string | undefined): void => {
    resting.rest(place);
    props.rest(place);
  };
  const board: Props = { ...props, rest };
  const field = useField({ board, all });
  const news: readonly Box[] = props.offered.length > 0 ? [] : boxesOf(spoken, all).map(({ box }) => box);
  usePaper(board, resting.place);
  return (
    <NamesFor value={names}>
      <div
        ref={resting.board}
        class={isScene(board) ? 'kingmaker fighting' : 'kingmaker'}
        onPointerDown={resting.onPointerDown}
      >
        <AimedFrame
          box={CORE}
          land={LAND_BOX}
          label={words.title}
          asked={askedOf(board, all)}
          news={news}
          thing={20}
          turns={FIELD_TURNS}
          chart={() => <Outline open={board.open} />}
        >
          {field}
        </AimedFrame>
        <Scenes board={board} />
      </div>
    </NamesFor>
  );
};
