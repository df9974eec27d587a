// Whoever hears a map may ask an area what it borders on: every area of every map tells, and both sides say the same.
import { type AnyGame, begin, isMistake, legal, mustAnswer, seeded, stateOf } from '@rose/table';
import { h, render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { FACES } from '../../games/faces.ts';
import { type BareNode, type BarePage, openBarePage } from './bare-page.ts';

/** By game: how many areas tell, and what one of them says. */
const MAPS = [
  ['richard-iii', 29, 'middlesex', /^Borders on .*Kent \(river\)/],
  ['lancaster-york', 14, 'midlands', /^Borders on Northern England, Wales, South East\.$/],
  ['kingmaker', 240, 'london', /^Borders on .*\(by road\)/],
  ['without-an-enemy', 46, 'kent', /^Borders on .*Essex \(rough\).* Its coast: /],
] as const;

const nothing = (): void => {};
const within = (node: BareNode): readonly BareNode[] => [node, ...node.childNodes.flatMap(within)];
let page: BarePage;
beforeEach(() => {
  page = openBarePage();
});
/** Nothing was written for a while. */
const rested = async (): Promise<void> => {
  for (let last = -1; last !== page.writes(); ) {
    last = page.writes();
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
};
afterEach(async () => {
  render(null, page.root as never);
  await rested();
  page.close();
});
/** The board of a game that has just begun, drawn to its last turn. */
const drawBoard = async (game: AnyGame): Promise<readonly BareNode[]> => {
  const loader = FACES.get(game.meta.id);
  const [face, words] = [await loader?.face(), await loader?.words('en')];
  const course = begin(game, {}, seeded(5));
  if (!face || !words || isMistake(course)) throw new Error(`${game.meta.id} does not begin`);
  const state = stateOf(course);
  const [viewer = ''] = mustAnswer(game, state);
  const view = (game.picture ?? game.view)(state, viewer);
  const rest = { preview: undefined, last: [], spoken: [], refused: undefined, coordinates: false };
  const offered = legal(game, state, viewer);
  const props = { view, viewer, words, picked: [], open: [], offered, ...rest, touch: nothing, rest: nothing };
  render(h(face.Board, props), page.root as never);
  // on a busy machine a turn may come later than a rest
  do await rested();
  while (within(page.root).some((node) => node.attributes.has('data-drawing')));
  return within(page.root);
};
const said = (node: BareNode, key: string): string => node.attributes.get(key) ?? '';
const nameOf = (node: BareNode): string =>
  said(node, 'aria-label')
    .split(/[,;.:]/)[0]
    ?.trim() ?? '';
/** Names without what is said of the border, and without what follows the list. */
const around = (node: BareNode): readonly string[] =>
  (/^Borders on (.*?)\.(?: |$)/.exec(said(node, 'aria-description'))?.[1] ?? '')
    .split(', ')
    .map((one) => one.replace(/ \([a-z ]+\)$/, ''))
    .filter((one) => one !== '');

test.each(MAPS)('%s: %i areas', async (id, count, place, telling) => {
  const all = (await drawBoard(GAMES.get(id) as AnyGame)).filter((node) => said(node, 'aria-description') !== '');
  expect(all.length).toBeGreaterThanOrEqual(count);
  expect(said(all.find((node) => said(node, 'data-place') === place) as BareNode, 'aria-description')).toMatch(telling);
  const byName = new Map(all.map((node) => [nameOf(node), around(node)]));
  const oneSided = [...byName].flatMap(([name, others]) =>
    others.flatMap((other) => (byName.get(other)?.includes(name) ? [] : [`${name} → ${other}`])),
  );
  expect(oneSided).toEqual([]);
});
