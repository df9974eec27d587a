// The law about drawing: every face of every die is tried, and exactly what is legal is drawn.
import { askedSeats, type Kind, phaseOf, type Random } from '@rose/table';
import { choicesAt, type Law, type Moment } from './law.ts';

/** More ways for the dice to fall are not tried. */
const MOST = 50_000;
/** What comes of every way the dice can fall: the last die that has a face left shows its next one. */
function* everyFall<T>(throwIt: (random: Random) => T): Iterable<T> {
  const fallen: { face: number; sides: number }[] = [];
  for (let n = 0; n < MOST; n++) {
    let thrown = 0;
    yield throwIt((sides) => {
      fallen[thrown] ??= { face: 1, sides };
      return (fallen[thrown++] as { face: number }).face;
    });
    while (fallen.length > 0 && fallen.at(-1)?.face === fallen.at(-1)?.sides) fallen.pop();
    const last = fallen.at(-1);
    if (!last) return;
    last.face++;
  }
  throw new Error(`its dice fall in more than ${MOST} ways`);
}

const drawnAreTheLegal = (moment: Moment): string | undefined => {
  const { game, state } = moment;
  const phase = phaseOf(game, state);
  if (!phase.drawer || game.outcome(state)) return undefined;
  for (const seat of askedSeats(game, state)) {
    const legal = new Set(choicesAt(moment, seat).may.map((action) => game.write(action)));
    const drawn = new Set<string>();
    const draw = phase.drawer(state as never, seat) as (random: Random) => Kind['action'] | undefined;
    for (const action of everyFall(draw)) if (action) drawn.add(game.write(action));
    const extra = [...drawn].find((text) => !legal.has(text));
    if (extra !== undefined) return `${seat} draws ${extra}, which is not legal`;
    const missing = [...legal].find((text) => !drawn.has(text));
    if (missing !== undefined) return `${seat} never draws ${missing}`;
  }
  return undefined;
};

export const DRAWING: readonly Law<Moment>[] = [['drawn-are-the-legal', drawnAreTheLegal]];
