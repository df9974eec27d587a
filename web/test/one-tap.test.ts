// Nothing is lost by one tap: over random games of every table, what one touch alone would show to somebody, without dice or
// cards that were asked for, is asked about first.
import {
  type AnyGame,
  isMistake,
  isRefusal,
  type Kind,
  legal,
  mustAnswer,
  open,
  pick,
  play,
  readOptions,
  seeded,
} from '@rose/table';
import { expect, test, vi } from 'vitest';
import { DOORS } from '../../games/doors.ts';
import type { AnyFace } from '../../games/face.ts';
import { FACES } from '../../games/faces.ts';

/** What is asked is said in the language of the page. */
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const SEEDS = [1, 2, 3, 4, 5, 6];
/** Long games are looked at for so many steps. */
const MOST = 600;

/** The verbs by which one tap alone gave something away. */
const givenAway = (game: AnyGame, face: AnyFace, seed: number): ReadonlySet<string> => {
  const options = readOptions<Kind['options']>(game.meta.options, {});
  if (isMistake(options)) throw new Error(options.reason);
  const random = seeded(seed);
  const verbs = new Set<string>();
  let { state } = open(game, options, random);
  for (let n = 0; n < MOST && !game.outcome(state); n++) {
    const seat = pick(mustAnswer(game, state), random);
    const may = legal(game, state, seat);
    const kinds = [...new Set(may.map(({ do: verb }) => verb))];
    const verb = pick(kinds, random);
    const action = pick(
      may.filter((one) => one.do === verb),
      random,
    );
    const view = game.view(state, seat);
    const played = play(game, state, seat, action, random);
    if (isRefusal(played)) throw new Error(`${game.write(action)} is refused`);
    const isOneTap = face.gestures(action, view).some(({ length }) => length === 1);
    if (isOneTap && played.sealed === 'reveal' && !face.seals?.(view, action)) {
      const { phase } = view as { readonly phase: { readonly name: string; readonly step?: string } };
      verbs.add([verb, phase.name, phase.step ?? ''].join(' '));
    }
    state = played.state;
  }
  return verbs;
};

test.for([...FACES.keys()])('%s', { timeout: 60_000 }, async (id) => {
  const [game, face] = [await DOORS.get(id)?.(), await FACES.get(id)?.face()];
  await FACES.get(id)?.words('en');
  if (!game || !face) throw new Error(`no ${id}`);
  const found = new Set(SEEDS.flatMap((seed) => [...givenAway(game, face, seed)]));
  expect([...found].toSorted()).toEqual([]);
});
