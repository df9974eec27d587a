// Where the map looks: whoever only may do something watches what others do; whoever is asked sees what answers.
import { legal } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { askedOf, newsOf } from '../board/aims.ts';
import { handOf } from '../board/answering.ts';
import { shipsOf } from '../board/ships.ts';
import { stacksOf } from '../board/stacks.ts';
import { counters } from '../board/standing.ts';
import type { Seat } from '../src/ids.ts';
import { kingmaker } from '../src/index.ts';
import { board } from './scene.ts';

const waiting = board({
  phase: 'movement',
  red: 'neville york',
  green: 'scrope in:masham; clifford in:skipton',
  hands: { green: 'percy' },
});
const lookOf = (viewer: Seat, picked: readonly string[] = []) => {
  const view = kingmaker.view(waiting.state, viewer);
  const all = counters(stacksOf(view), shipsOf(view));
  const offered = legal(kingmaker, waiting.state, viewer);
  const open = [...handOf(view, viewer), ...all.map(({ id }) => id)];
  const given = { view, viewer, picked, open, offered, spoken: ['york'] };
  return { asked: askedOf(given, all), news: newsOf(given, all), offered };
};
describe('where the map looks', () => {
  test('with a card in the hand in the turn of another: at what is done', () => {
    const { asked, news, offered } = lookOf('green');
    expect(offered.length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    expect(news).toHaveLength(1);
  });
  test('once the card is taken up: at where it may go', () => {
    const { asked, news } = lookOf('green', ['percy']);
    expect(asked.length).toBeGreaterThan(0);
    expect(news).toEqual([]);
  });
  test('whoever is asked: at what answers, and at nothing else', () => {
    const { asked, news } = lookOf('red');
    expect(asked.length).toBeGreaterThan(0);
    expect(news).toEqual([]);
  });
});
