// What a touch redraws: only what looks different afterwards. A board has hundreds of places, and a slow phone draws each of
// them in a millisecond.
import {
  type AnyGame,
  act,
  begin,
  drawn,
  isMistake,
  type Kind,
  legal,
  mustAnswer,
  outcomeOf,
  seeded,
  stateOf,
} from '@rose/table';
import { h, options, render, type VNode } from 'preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import type { AnyFace, BoardProps } from '../../games/face.ts';
import { FACES, type FaceLoader } from '../../games/faces.ts';
import { handOf } from '../src/table/picking/hand.ts';
import { offered, open } from '../src/table/picking/picking.ts';
import { type BareNode, type BarePage, openBarePage } from './bare-page.ts';

const nothing = (): void => {};
/** Effects, and what they set, have come to rest: nothing was written for a while. */
const rested = async (): Promise<void> => {
  for (let [still, last] = [0, page.writes()]; still < 6; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    still = page.writes() === last ? still + 1 : 0;
    last = page.writes();
  }
};

type Drawn = Omit<BoardProps<Kind>, 'words'>;
/** The board as its seat sees it with these touches in hand. */
const shownTo = (game: AnyGame, face: AnyFace, state: Kind['state'], seat: string) => {
  const view = (game.picture ?? game.view)(state, seat);
  const hand = handOf(face, { may: legal(game, state, seat).map(game.write), view }, undefined);
  const rest = { view, viewer: seat, preview: undefined, last: [], spoken: [], refused: undefined };
  return (picked: readonly string[]): Drawn => ({
    ...rest,
    picked,
    open: open(hand, picked),
    offered: offered(hand, picked).map(({ action }) => action),
    coordinates: false,
    touch: nothing,
    rest: nothing,
  });
};

/** Every question of a random game. */
function* questions(game: AnyGame, seed: number) {
  const random = seeded(seed);
  const course = begin(game, {}, random);
  if (isMistake(course)) throw new Error(`${game.meta.id} does not begin`);
  for (let n = 0; n < 400 && !outcomeOf(game, course); n++) {
    const state = stateOf(course);
    const seat = mustAnswer(game, state).find((one) => legal(game, state, one).length > 0);
    const action = seat === undefined ? undefined : drawn(game, state, seat, random);
    if (seat === undefined || action === undefined) return;
    yield { state, seat };
    act(game, course, seat, action, random);
  }
}

const placeOf = (node: BareNode): string | undefined => node.attributes.get('data-place');
const within = (node: BareNode): readonly BareNode[] => [node, ...node.childNodes.flatMap(within)];

interface Redrawn {
  /** Elements that were compared with what they were. */
  readonly elements: number;
  /** Places that were, though nothing of them changed. */
  readonly inVain: readonly string[];
}
const redrawnBy = async (page: BarePage, does: () => void): Promise<Redrawn> => {
  const drawnAnew: BareNode[] = [];
  const before = options.diffed ?? nothing;
  options.diffed = (vnode: VNode) => {
    before(vnode);
    if (typeof vnode.type === 'string') drawnAnew.push((vnode as unknown as { __e: BareNode }).__e);
  };
  page.written();
  does();
  await rested();
  options.diffed = before;
  const written = page.written();
  const isChanged = (node: BareNode): boolean => within(node).some((one) => written.has(one));
  const inVain = new Set(drawnAnew.flatMap((node) => (isChanged(node) ? [] : (placeOf(node) ?? []))));
  return { elements: drawnAnew.length, inVain: [...inVain] };
};

let page: BarePage;
beforeEach(() => {
  page = openBarePage();
});
afterEach(async () => {
  render(null, page.root as never);
  await rested();
  page.close();
});

/** The first question of which a piece on the board is a part of the answer, drawn; and what picking that redraws. */
const pickFirst = async (game: AnyGame, loader: FaceLoader): Promise<Redrawn & { readonly all: number }> => {
  const [face, words] = [await loader.face(), await loader.words('en')];
  const draw = (drawn: Drawn): void => render(h(face.Board, { ...drawn, words }), page.root as never);
  const tried = new Set<string>();
  for (const { state, seat } of questions(game, 7)) {
    if (tried.has(state.phase.name)) continue;
    const board = shownTo(game, face, state, seat);
    const first = board([]).open.filter((place) => board([place]).open.length > 0);
    if (first.length === 0) continue;
    tried.add(state.phase.name);
    draw(board([]));
    await rested();
    const all = within(page.root);
    const place = all.map(placeOf).find((one) => one !== undefined && first.includes(one));
    if (place !== undefined) return { ...(await redrawnBy(page, () => draw(board([place])))), all: all.length };
    render(null, page.root as never);
  }
  throw new Error(`no piece of ${game.meta.id} was ever to be picked`);
};

describe('picking a piece draws anew only the places that change', () => {
  test.each([...FACES])('%s', async (id, loader) => {
    const { inVain, elements, all } = await pickFirst(GAMES.get(id) as AnyGame, loader);
    expect(inVain).toEqual([]);
    expect(elements).toBeLessThan(all / 2);
  });
});
