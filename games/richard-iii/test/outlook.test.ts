// What an adviser's numbers are worth saying, in both languages.
import type { Expected } from '@rose/table/text';
import { plain } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { outlook } from '../src/mind/outlook.ts';
import { B } from '../src/rules/data/blocks.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { acts } from './scene.ts';

const NOW = {
  campaign: 1,
  throne: 1,
  lords: 12,
  enemyLords: 9,
  heirs: 5,
  enemyHeirs: 5,
  strength: 40,
  enemyStrength: 30,
};
const said = (expected: Expected): readonly (readonly string[])[] =>
  [en, fr].map((words) => (words.outlook?.(expected, 'lancaster') ?? []).map(plain));

describe('what is expected', () => {
  test('lords and strength that change, on both sides', () => {
    const [english, french] = said({ now: NOW, after: { ...NOW, lords: 12.64, enemyStrength: 27 } });
    expect(english).toEqual([
      'Lords on the map when the turn ends: yours 12.6 (now 12), York 9 (now 9).',
      'Strength on the map: yours 40 (now 40), York 27 (now 30).',
    ]);
    expect(french?.[0]).toContain('à vous 12,6 (12 à présent), à York 9 (9)');
  });
  test('heirs in danger', () => {
    const [english, french] = said({ now: NOW, after: { ...NOW, heirs: 4.8, enemyHeirs: 4.4 } });
    expect(english).toEqual(['Heirs lost, on average: 0.2 of yours, 0.6 of York’s.']);
    expect(french).toEqual(['Héritiers perdus, en moyenne : 0,2 chez vous, 0,6 chez York.']);
  });
  test('when the campaign ends, the throne alone', () => {
    const [english, french] = said({ now: NOW, after: { ...NOW, campaign: 2, throne: 0.625, lords: 3 } });
    expect(english).toEqual(['Games in which you hold the throne when the campaign ends: most.']);
    expect(french?.[0]).toMatch(/^Parties où vous tenez le trône à la fin de la campagne.: la plupart\.$/);
  });
  test('what speaks for the advice beside the next best', () => {
    const [english, french] = said({ now: NOW, after: NOW, instead: { ...NOW, enemyLords: 9.8, strength: 39.5 } });
    expect(english).toEqual(['Compared with the next best: 0.8 fewer lords for York.']);
    expect(french).toEqual(['Par rapport au suivant : 0,8 seigneur de moins pour York.']);
    const [one, un] = said({ now: NOW, after: { ...NOW, lords: 14 }, instead: { ...NOW, lords: 13 } });
    expect(one?.at(-1)).toBe('Compared with the next best: 1 more lord for you.');
    expect(un?.at(-1)).toContain('1 seigneur de plus pour vous.');
    const [, deux] = said({ now: NOW, after: { ...NOW, lords: 14 }, instead: { ...NOW, lords: 12 } });
    expect(deux?.at(-1)).toContain('2 seigneurs de plus');
  });
  test('nothing where nothing changes', () => expect(said({ now: NOW, after: NOW, instead: NOW })).toEqual([[], []]));
});

test('the numbers of a position: supporters with one for London, heirs, strength on the map', () => {
  const { state } = acts('york', 2, { at: { middlesex: 'l-henry-vi:2 l-somerset', calais: 'y-york y-merc-calais' } });
  const [own, theirs] = [outlook(state, 'lancaster'), outlook(state, 'york')];
  expect(own).toMatchObject({ lords: 3, enemyLords: 0, throne: 1 });
  expect(theirs).toMatchObject({ lords: 0, enemyLords: 3, throne: 0 });
  expect(own['enemyStrength']).toBe(theirs['strength']);
  expect(own['strength']).toBe(2 + (state.steps[B['l-somerset']] as number));
});
