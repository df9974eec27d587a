// The table of the game as a view shows it: map, counters, ways, and the scene under way. It knows no rule: what may be
// touched and what it would do is handed in.
import { AimedFrame, type Dot, NamesFor, smallMap, useNames, useResting } from '@rose/board';
import { useMemo, useRef, useState } from 'preact/hooks';
import { askedOf, isGoalChosen, newsOf } from './aims.ts';
import { goalUnder, touchOf } from './answering.ts';
import { FIELD_TURNS, useField } from './field.tsx';
import { CORE, LAND_BOX } from './frame-box.ts';
import { Outline } from './outline.tsx';
import { usePaper } from './paper.tsx';
import type { Props } from './said.ts';
import { isScene, Scenes } from './scenes/index.tsx';
import { shipsOf } from './ships.ts';
import { stacksOf } from './stacks.ts';
import { counters } from './standing.ts';
import { marchTo } from './ways.ts';
import './style.css';

export const Board = (props: Props) => {
  const { view, viewer, words } = props;
  const names = useNames();
  const isAsked = view.asked.some((seat) => seat === viewer);
  // F6: what a finger was told about is put away with an order of its own, and when another question is put
  const resting = useResting(props.picked, String(isScene(props)), isAsked ? view : undefined);
  const all = useMemo(() => counters(stacksOf(view), shipsOf(view)), [view]);
  const [goal, setGoal] = useState<string>();
  // who rests on somebody who stands on a goal is shown the way to it, and told of him
  const rest = (place: string | undefined): void => {
    resting.rest(place);
    const counter = all.find((one) => touchOf(props, one) === place);
    const meant = (counter && goalUnder(props, counter)) ?? place;
    setGoal(meant);
    props.rest(meant);
  };
  const board: Props = { ...props, rest, preview: props.preview ?? marchTo(props, goal) };
  const before = useRef<readonly Dot[]>([]);
  const asked = isGoalChosen(props) ? before.current : askedOf(board, all);
  before.current = asked;
  const field = useField({ board, all });
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
          asked={asked}
          news={newsOf(board, all)}
          thing={20}
          turns={FIELD_TURNS}
          small={smallMap(<Outline open={board.open} />)}
        >
          {field}
        </AimedFrame>
        <Scenes board={board} />
      </div>
    </NamesFor>
  );
};
