// All that lies and stands on the map. It is drawn anew when what it shows has changed, not when a hand passes over it.
import { CoatShapes, useScale, useSteadyBoard, useTurn } from '@rose/board';
import { garrisonOf, isAreaName, isPlaceName, isSeaName, P, type PlaceName, roomOf } from '@rose/kingmaker/ids';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { aboutIn } from './about.ts';
import { touchOf } from './answering.ts';
import { COATS } from './coats.ts';
import { Counters } from './counters.tsx';
import { FACES_TURN, Faces } from './faces.tsx';
import { KingmakerMap } from './map.tsx';
import type { Ground } from './map-reach.tsx';
import { Holdings, Stops, stopBox, Ways } from './marks.tsx';
import { bordersOf, labelFor, type Props, saidOnce } from './said.ts';
import { boxAt, type Counter, placed } from './standing.ts';
import { isMarch, stopsFor } from './ways.ts';
import { boardWords } from './words.ts';

const isGroundName = (place: string): place is Ground => isAreaName(place) || isSeaName(place);
const statesOf = ({ view, spoken, refused }: Props): ReadonlyMap<Ground, string> => {
  const states = new Map<Ground, string>(aboutIn(view).map((area) => [area, 'about']));
  for (const place of spoken) if (isGroundName(place)) states.set(place, 'spoken');
  if (refused !== undefined && isGroundName(refused)) states.set(refused, 'target');
  return states;
};
const NOBODY: readonly never[] = [];
const noteFor = (place: PlaceName): string | undefined => {
  const garrison = garrisonOf(P[place]);
  return garrison > 0 ? boardWords().garrison(garrison, roomOf(P[place])) : undefined;
};
/** Tab enters where something can be done. */
const entranceOf = ({ open, picked }: Props, all: readonly Counter[]): string =>
  [...picked, ...open].find((place) => all.some((one) => touchOf({ open, picked }, one) === place)) ??
  open.find(isGroundName) ??
  'london';

/** The map, its names, twice some areas for the hand, and what stands on them. */
export const FIELD_TURNS = FACES_TURN + 1;
interface FieldProps {
  readonly board: Props;
  readonly all: readonly Counter[];
}
const Field = ({ board, all, read }: FieldProps & { read(place: string): void }) => {
  const [layer, scale] = useScale();
  const turn = useTurn();
  const standing = useMemo(() => placed(all, scale), [all, scale]);
  const { view, words, open, picked, offered } = board;
  const entrance = entranceOf(board, all);
  const reach = useMemo(() => open.filter(isGroundName), [open.join()]);
  const wordFor = useMemo(() => {
    const say = boardWords();
    return (id: string): string => say.lettering[id] ?? say.nameOf(words.place(view, id));
  }, [words]);
  const label = useMemo(
    () =>
      (id: string): string =>
        labelFor(board, id),
    [board],
  );
  const describe = useMemo(() => saidOnce((id) => bordersOf({ words, view }, id)), [words]);
  const asked = useMemo(
    () => [...picked, ...(reach.length < 8 ? reach : NOBODY)].filter((id) => isPlaceName(id) || isGroundName(id)),
    [picked.join(), reach],
  );
  const stops = useMemo(() => stopsFor(board), [view, picked.join(), reach, offered]);
  const avoid = useMemo(
    () => [...standing.map((one) => boxAt(one, scale)), ...stops.map((stop) => stopBox(stop, scale))],
    [standing, stops, scale],
  );
  return (
    <g ref={layer}>
      <defs>{turn > 1 && <CoatShapes coats={COATS} />}</defs>
      <KingmakerMap
        wordFor={wordFor}
        noteFor={noteFor}
        reach={reach}
        states={statesOf(board)}
        asked={asked}
        avoid={avoid}
        over={(now) => <Holdings view={view} scale={now} />}
      />
      {turn > 2 && (
        <Faces
          open={open}
          picked={picked}
          entrance={entrance}
          scale={scale}
          labelFor={label}
          describeFor={describe}
          touch={board.touch}
          rest={board.rest}
          read={read}
        />
      )}
      {turn > FACES_TURN && <Stops stops={stops} scale={scale} />}
      {turn > FACES_TURN && <Counters board={board} placed={standing} scale={scale} entrance={entrance} />}
    </g>
  );
};
export const useField = ({ board, all }: FieldProps): readonly VNode[] => {
  const steady = useSteadyBoard(board);
  const { preview, view } = board;
  const field = useMemo(
    () => <Field key="field" board={steady} all={all} read={(place) => steady.rest(place)} />,
    [steady, all],
  );
  const marches = isMarch(preview) ? [preview] : NOBODY;
  return [field, <Ways key="ways" view={view} marches={marches} />];
};
